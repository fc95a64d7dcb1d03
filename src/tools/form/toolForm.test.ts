import { firstProblem } from '../../ui/form/firstProblem';
import {
  changesFromForm,
  createdTool,
  createToolInput,
  saysTheSame,
  type ToolFormValues,
  toolFormMessages,
  toolFormSchema,
  toolFormStart,
  toolToFormValues,
} from './toolForm';
import { readPrice, unreadableNumber } from './typedNumbers';

const filled: ToolFormValues = {
  ...toolFormStart,
  name: ' Hækkeklipper ',
  description: 'Klipper pænt.',
  pricePerDay: '119.95',
  location: 'Valby',
  categories: ['Garden & Lawn'],
  specifications: [
    { key: ' Længde ', value: ' 60 cm ' },
    { key: 'Vægt', value: '  ' },
    { key: '', value: '4 kg' },
    { key: '', value: '' },
  ],
  whatsIncluded: ['Batteri', '  ', ' Lader '],
  usageInstructions: ' Hold den med to hænder. ',
  imageUrl: '',
};
const categories = [
  { id: 1, name: 'Power Tools' },
  { id: 2, name: 'Garden & Lawn' },
];

function getMessages(changes: Partial<ToolFormValues>): string | null {
  const problem = firstProblem(toolFormSchema, { ...filled, ...changes }, toolFormMessages);
  return problem?.message ?? null;
}

describe('what stops a tool from being sent (§5)', () => {
  it('is nothing when all that is required is there', () => {
    expect(getMessages({})).toBeNull();
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['description', ''],
    ['description', '\n'],
    ['pricePerDay', ''],
    ['pricePerDay', ' '],
    ['location', ''],
  ])('is a missing %s (%j)', (field, value) => {
    expect(getMessages({ [field]: value })).toBe('Please fill in all required fields');
  });

  it('is having no category', () => {
    expect(getMessages({ categories: [] })).toBe('Please select at least one category');
  });

  it.each(['0', '0.00', '-1', unreadableNumber, '19.955', '1.234', 'Infinity', '21474836.48'])(
    'is the price %j',
    (pricePerDay) => {
      expect(getMessages({ pricePerDay })).toBe('Please enter a valid price');
    },
  );

  it('is said one at a time, in the order of the rules', () => {
    const nothing = { ...toolFormStart, pricePerDay: 'abc' };
    expect(getMessages(nothing)).toBe('Please fill in all required fields');
    expect(getMessages({ categories: [], pricePerDay: 'abc' })).toBe(
      'Please select at least one category',
    );
    expect(toolFormMessages).toEqual([
      'Please fill in all required fields',
      'Please select at least one category',
      'Please enter a valid price',
    ]);
  });

  it('is nothing else: specifications, items, instructions and a picture may be left out', () => {
    expect(
      getMessages({
        specifications: [{ key: '', value: '' }],
        whatsIncluded: [''],
        usageInstructions: '',
      }),
    ).toBeNull();
  });
});

describe('a price (§5)', () => {
  it.each([
    ['75', 7500],
    ['19.95', 1995],
    ['0.01', 1],
    ['1e3', 100000],
    ['21474836.47', 2_147_483_647],
  ])('%j is %i øre', (text, cents) => {
    expect(readPrice(text)).toBe(cents);
  });

  it('is exact for each of the 100,000 prices from 0.00 to 999.99', () => {
    const wrong: string[] = [];
    for (let cents = 0; cents < 100_000; cents += 1) {
      const text = `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`;
      const values = { ...filled, pricePerDay: text };
      const { pricePerDayCents } = createToolInput(values, categories, null);
      const { pricePerDay } = changesFromForm(values);
      // The store converts the kroner back to øre.
      if (pricePerDayCents !== cents || Math.round(pricePerDay * 100) !== cents) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what is sent to add a tool (§3, D20)', () => {
  it('is trimmed, in øre, with ids for names and without blank rows', () => {
    expect(createToolInput(filled, categories, null)).toEqual({
      name: 'Hækkeklipper',
      description: 'Klipper pænt.',
      location: 'Valby',
      pricePerDayCents: 11995,
      imageUrl: '/images/tools/default.svg',
      categoryIds: [2],
      specifications: [{ key: 'Længde', value: '60 cm' }],
      includedItems: ['Batteri', 'Lader'],
      usageInstructions: 'Hold den med to hænder.',
    });
  });

  it('keeps an image address that was given, and takes a picture along as a file', () => {
    const picture = { data: 'AAAA', filename: 'a.webp', contentType: 'image/webp' };
    const input = createToolInput(
      { ...filled, imageUrl: '/images/tools/drill.svg' },
      categories,
      Object.assign({ thumbnailUrl: 'data:' }, picture),
    );
    expect(input.imageUrl).toBe('/images/tools/drill.svg');
    expect(input.mainImage).toEqual(picture);
  });

  it('becomes the tool of the store, in the words the service has made of it (D6)', () => {
    const made = { id: '77', name: 'Hækkeklipper', description: 'Klipper pænt.' };
    expect(createdTool(filled, made, null)).toEqual({
      ...made,
      location: 'Valby',
      pricePerDayCents: 11995,
      categories: [{ id: 2, name: 'Garden & Lawn', code: 'garden-tools' }],
      imageUrl: '/images/tools/default.svg',
      availability: 'available',
      specifications: [{ key: 'Længde', value: '60 cm' }],
      includedItems: ['Batteri', 'Lader'],
      usageInstructions: 'Hold den med to hænder.',
    });
    expect(createdTool(filled, made, 'data:image/webp;base64,AA').imageUrl).toBe(
      'data:image/webp;base64,AA',
    );
  });
});

describe('what is sent to change a tool (§5, §7)', () => {
  it('is the fields of the form, the price as a number, and the cleaned lists', () => {
    expect(changesFromForm({ ...filled, imageUrl: '/images/tools/drill.svg' })).toEqual({
      name: 'Hækkeklipper',
      description: 'Klipper pænt.',
      pricePerDay: 119.95,
      location: 'Valby',
      categories: ['Garden & Lawn'],
      imageUrl: '/images/tools/drill.svg',
      specifications: [{ key: 'Længde', value: '60 cm' }],
      whatsIncluded: ['Batteri', 'Lader'],
      usageInstructions: 'Hold den med to hænder.',
    });
  });
});

describe('a tool in the form', () => {
  const tool = createdTool(filled, { id: '77', name: 'Sav', description: 'Skarp' }, null);

  it('shows its price as it was typed, and its rows', () => {
    expect(toolToFormValues(tool)).toMatchObject({
      name: 'Sav',
      pricePerDay: '119.95',
      specifications: [{ key: 'Længde', value: '60 cm' }],
      whatsIncluded: ['Batteri', 'Lader'],
    });
    expect(toolToFormValues({ ...tool, pricePerDayCents: 7500 }).pricePerDay).toBe('75');
  });

  it('has a row to type in where it has none', () => {
    expect(toolToFormValues({ ...tool, specifications: [], includedItems: [] })).toMatchObject({
      specifications: [{ key: '', value: '' }],
      whatsIncluded: [''],
    });
  });
});

describe('whether something is unsaved', () => {
  it.each<[string, Partial<ToolFormValues>, boolean]>([
    ['nothing changed', {}, true],
    ['a blank row more', { whatsIncluded: ['', ''] }, true],
    ['half a row', { specifications: [{ key: 'Vægt', value: '' }] }, false],
    ['a space', { name: ' ' }, false],
    ['a category', { categories: ['Kitchen'] }, false],
  ])('%s', (_case, changes, same) => {
    expect(saysTheSame({ ...toolFormStart, ...changes }, toolFormStart)).toBe(same);
  });

  it('does not depend on the order in which categories were chosen', () => {
    expect(
      saysTheSame(
        { ...filled, categories: ['Kitchen', 'Outdoor'] },
        { ...filled, categories: ['Outdoor', 'Kitchen'] },
      ),
    ).toBe(true);
  });
});
