import { defaultRentalRules } from '../bookings/rentalRules';
import { type ImportedRow, readToolRows } from './readToolRows';
import { csvColumnNames, csvColumns } from './toolsCsv';

const danish: Record<string, string> = {
  Name: 'Navn',
  Description: 'Beskrivelse',
  'Price per day (kr.)': 'Pris pr. dag (kr.)',
  Location: 'Sted',
  Categories: 'Kategorier',
  Published: 'Udgivet',
  Draft: 'Kladde',
  'Hand Tools': 'Håndværktøj',
  Yes: 'Ja',
};
const languages = [(text: string) => text, (text: string) => danish[text] ?? text];
const head = ['Name', 'Description', 'Price per day', 'Location', 'Categories'];
const saw = ['Sav', 'Skarp', '75', 'Odense', 'Hand Tools'];

const read = (...table: string[][]) => readToolRows(table, languages);
function readOne(...table: string[][]): ImportedRow {
  const file = read(...table);
  if (file.problem !== null || file.rows.length !== 1) throw new Error(JSON.stringify(file));
  return file.rows[0] as ImportedRow;
}
/** Reads one further cell of a valid row. */
const withCell = (column: string, cell: string) => readOne([...head, column], [...saw, cell]);
const texts = (row: ImportedRow) =>
  row.problems.map(({ column, message }) => [column, message.text]);

it('gives missing cells the defaults of the form', () => {
  expect(readOne(head, saw)).toEqual({
    line: 2,
    problems: [],
    tool: {
      name: 'Sav',
      description: 'Skarp',
      pricePerDayCents: 7500,
      pricePerWeekCents: null,
      depositCents: 0,
      declaredValueCents: null,
      maxAvailableCount: 1,
      location: 'Odense',
      pickupAddress: null,
      pickupHours: null,
      categoryIds: [3],
      includedItems: [],
      specifications: [],
      usageInstructions: '',
      rules: defaultRentalRules,
      state: 'PUBLISHED',
    },
  });
});

it('reads heads and choices of each language, in any order and case', () => {
  const row = readOne(
    ['kategorier', 'STED', 'Pris pr. dag', 'Beskrivelse', ' Navn ', 'State', 'Instant booking'],
    ['håndværktøj, Kitchen', 'Odense', '75', 'Skarp', 'Sav', 'kladde', 'ja'],
  );
  expect(row.problems).toEqual([]);
  expect(row.tool).toMatchObject({ categoryIds: [3, 4], state: 'DRAFT' });
  expect(row.tool.rules.instantBooking).toBe(true);
});

it.each([
  ['Price per week (kr.)', 'billig', 'pricePerWeekCents', 'is not an amount'],
  ['Deposit (kr.)', '-5', 'depositCents', 'is not an amount'],
  ['Units', '2,5', 'maxAvailableCount', 'is not a whole number'],
  ['Days ahead', 'mange', 'horizonDays', 'is not a whole number'],
  ['State', 'solgt', 'state', 'is not one of'],
  ['Instant booking', 'måske', 'instantBooking', 'is not one of'],
  ['Specifications', 'Længde 60 cm', 'specifications', 'needs a colon'],
])('reports %s “%s”', (name, cell, column, text) => {
  expect(texts(withCell(name, cell))).toEqual([[column, expect.stringContaining(text)]]);
});

it('reports each unknown category and keeps the others', () => {
  const row = readOne(head, ['Sav', 'Skarp', '75', 'Odense', 'Hand Tools, Rumfart; Dans']);
  expect(row.tool.categoryIds).toEqual([3]);
  expect(row.problems.map(({ message }) => message.values?.['cell'])).toEqual(['Rumfart', 'Dans']);
});

it('reports cells beyond the head', () => {
  expect(texts(readOne(head, [...saw, '', 'x']))).toEqual([
    ['name', 'The row has more cells than the head of the table.'],
  ]);
  expect(texts(readOne(head, [...saw, '', ' ']))).toEqual([]);
});

it('splits lists into lines and specifications at the first colon', () => {
  expect(withCell("What's included", 'Blad\r\n\n Olie ').tool.includedItems).toEqual([
    'Blad',
    'Olie',
  ]);
  expect(withCell('Specifications', 'Mål: 2:3: x\nVægt:1 kg').tool.specifications).toEqual([
    { key: 'Mål', value: '2:3: x' },
    { key: 'Vægt', value: '1 kg' },
  ]);
});

it('leaves blank rows out and counts them in the numbers of rows', () => {
  expect(readOne(['', ''], head, ['', ''], saw).line).toBe(4);
});

it('names the columns that it ignores, but not the views of an export', () => {
  expect(read([...head, 'Farve', 'Views', ''], saw)).toMatchObject({ ignoredColumns: ['Farve'] });
});

it('knows every column of an export', () => {
  expect(
    read(
      csvColumnNames.map((name) => csvColumns[name]),
      saw,
    ),
  ).toMatchObject({
    problem: null,
    ignoredColumns: [],
  });
});

it.each<[string, string[][], string]>([
  ['an empty file', [], 'The first row of the file must name the columns.'],
  ['a missing column', [head.slice(1), saw], 'The first row of the file must name the columns.'],
  ['a column twice', [[...head, 'Navn'], saw], 'Two columns are named'],
  ['a head alone', [head, ['']], 'The file has no tools below its head.'],
  ['201 tools', [head, ...Array.from({ length: 201 }, () => saw)], 'The file has more than'],
])('rejects %s', (_what, table, text) => {
  expect(read(...table).problem?.text).toContain(text);
});

it('reads 200 tools', () => {
  expect(read(head, ...Array.from({ length: 200 }, () => saw)).problem).toBeNull();
});
