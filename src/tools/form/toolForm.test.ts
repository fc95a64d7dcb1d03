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

describe('validation of the tool form (§5)', () => {
  it('passes when every required field is filled', () => {
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
  ])('rejects a missing %s (%j)', (field, value) => {
    expect(getMessages({ [field]: value })).toBe('Please fill in all required fields');
  });

  it('rejects an empty list of categories', () => {
    expect(getMessages({ categories: [] })).toBe('Please select at least one category');
  });

  it.each(['0', '0.00', '-1', unreadableNumber, '19.955', '1.234', 'Infinity', '21474836.48'])(
    'rejects the price %j',
    (pricePerDay) => {
      expect(getMessages({ pricePerDay })).toBe('Please enter a valid price');
    },
  );

  it('reports one error at a time, in the order of the rules', () => {
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

  it('allows empty specifications, items, instructions and picture', () => {
    expect(
      getMessages({
        specifications: [{ key: '', value: '' }],
        whatsIncluded: [''],
        usageInstructions: '',
      }),
    ).toBeNull();
  });
});

describe('parsing a price (§5)', () => {
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

describe('the input of a new tool (§3, D20)', () => {
  it('is trimmed, in øre, with category ids and without blank rows', () => {
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

  it('keeps a given image URL and includes the picture as a file', () => {
    const picture = { data: 'AAAA', filename: 'a.webp', contentType: 'image/webp' };
    const input = createToolInput(
      { ...filled, imageUrl: '/images/tools/drill.svg' },
      categories,
      Object.assign({ thumbnailUrl: 'data:' }, picture),
    );
    expect(input.imageUrl).toBe('/images/tools/drill.svg');
    expect(input.mainImage).toEqual(picture);
  });

  it('becomes the stored tool, with the text as returned by the service (D6)', () => {
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

describe('the input of a changed tool (§5, §7)', () => {
  it('contains the form’s fields, the price as a number, and the cleaned lists', () => {
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

describe('the form values of a tool', () => {
  const tool = createdTool(filled, { id: '77', name: 'Sav', description: 'Skarp' }, null);

  it('contain the price as typed and the rows', () => {
    expect(toolToFormValues(tool)).toMatchObject({
      name: 'Sav',
      pricePerDay: '119.95',
      specifications: [{ key: 'Længde', value: '60 cm' }],
      whatsIncluded: ['Batteri', 'Lader'],
    });
    expect(toolToFormValues({ ...tool, pricePerDayCents: 7500 }).pricePerDay).toBe('75');
  });

  it('contain an empty row when the tool has none', () => {
    expect(toolToFormValues({ ...tool, specifications: [], includedItems: [] })).toMatchObject({
      specifications: [{ key: '', value: '' }],
      whatsIncluded: [''],
    });
  });
});

describe('detection of unsaved changes', () => {
  it.each<[string, Partial<ToolFormValues>, boolean]>([
    ['nothing changed', {}, true],
    ['a blank row more', { whatsIncluded: ['', ''] }, true],
    ['half a row', { specifications: [{ key: 'Vægt', value: '' }] }, false],
    ['a space', { name: ' ' }, false],
    ['a category', { categories: ['Kitchen'] }, false],
  ])('%s', (_case, changes, same) => {
    expect(saysTheSame({ ...toolFormStart, ...changes }, toolFormStart)).toBe(same);
  });

  it('ignores the order of the categories', () => {
    expect(
      saysTheSame(
        { ...filled, categories: ['Kitchen', 'Outdoor'] },
        { ...filled, categories: ['Outdoor', 'Kitchen'] },
      ),
    ).toBe(true);
  });
});
