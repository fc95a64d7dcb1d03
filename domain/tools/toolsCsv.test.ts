import { defaultRentalRules } from '../bookings/rentalRules';
import type { OwnTool } from './tool';
import { toolsCsv } from './toolsCsv';

const saw: OwnTool = {
  tool: {
    id: '1',
    name: 'Sav',
    description: 'Skarp',
    location: 'Odense',
    imageUrl: '/images/tools/saw.svg',
    imageUrls: ['/images/tools/saw.svg'],
    pricePerDayCents: 1995,
    pricePerWeekCents: null,
    depositCents: 50_000,
    categories: [
      { id: 3, name: 'Hand Tools', code: 'hand-tools' },
      { id: 2, name: 'Garden & Lawn', code: 'garden-tools' },
    ],
    usageInstructions: null,
    pickupHours: null,
    includedItems: [],
    specifications: [],
    maxAvailableCount: 2,
    rules: defaultRentalRules,
  },
  state: 'PUBLISHED',
  hiddenReason: null,
  pickupAddress: null,
  declaredValueCents: null,
  viewCount: 12,
  version: 1,
};

/** Keeps the text as given. */
const say = (text: string) => text;

/** The cells of the only tool of a table. */
const getCells = (tool: OwnTool) => toolsCsv([tool], say).split('\r\n')[1]?.split(';');

it('has only the header row without tools', () => {
  expect(toolsCsv([], say)).toBe(
    "\ufeffName;State;Price per day (kr.);Price per week (kr.);Deposit (kr.);Units;Location;Pick-up address;Pick-up hours;Categories;Views;Description;What's included;Specifications;Usage instructions;Tool value (kr.);Shortest loan;Longest loan;Days of notice;Days between two loans;Days ahead;Instant booking\r\n",
  );
});

it('writes missing values as empty cells', () => {
  expect(getCells(saw)).toEqual([
    ...['Sav', 'Published', '19,95', '', '500,00', '2', 'Odense', '', ''],
    ...['"Hand Tools, Garden & Lawn"', '12', 'Skarp', '', '', ''],
    ...['', '1', '30', '0', '0', '365', 'No'],
  ]);
});

it.each<[string, Partial<OwnTool>, Partial<OwnTool['tool']>, number, string]>([
  ['a formula in a name', {}, { name: '=1+1' }, 0, "'=1+1"],
  ['a formula in an address', { pickupAddress: '@SUM(A1)' }, {}, 7, "'@SUM(A1)"],
  ['pick-up hours', {}, { pickupHours: 'Kl. 16-19' }, 8, 'Kl. 16-19'],
  ['a draft', { state: 'DRAFT' }, {}, 1, 'Draft'],
  ['a paused tool', { state: 'PAUSED' }, {}, 1, 'Paused'],
  ['a week price', {}, { pricePerWeekCents: 100_000 }, 3, '1000,00'],
  ['lists as lines', {}, { includedItems: ['Blad', 'Olie'] }, 12, '"Blad\nOlie"'],
  [
    'specifications as lines',
    {},
    {
      specifications: [
        { key: 'Længde', value: '60 cm' },
        { key: 'Vægt', value: '1 kg' },
      ],
    },
    13,
    '"Længde: 60 cm\nVægt: 1 kg"',
  ],
])('writes %s', (_what, own, tool, column, cell) => {
  expect(getCells({ ...saw, ...own, tool: { ...saw.tool, ...tool } })?.[column]).toBe(cell);
});

it('quotes a text with semicolons and quotes', () => {
  const described = { ...saw, tool: { ...saw.tool, description: 'Bor; "stor"' } };
  expect(toolsCsv([described], say)).toContain(';"Bor; ""stor""";');
});
