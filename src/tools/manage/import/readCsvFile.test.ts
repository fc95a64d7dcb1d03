import { toolsCsv } from '../../../../domain/tools/toolsCsv';
import { buildOwnTool } from '../../../../tests/helpers/app/builders';
import { readCsvFile } from './readCsvFile';

const languages = [(text: string) => text];
const head = 'Name;Description;Price per day;Location;Categories';
const saw = 'Sav;Skærer;19,95;Århus;Hand Tools';

const read = (content: BlobPart, name = 'tools.csv') =>
  readCsvFile(new File([content], name), languages);
async function readNames(content: BlobPart) {
  const file = await read(content);
  return file.problem === null ? file.rows.map(({ tool }) => tool.name) : file.problem.text;
}
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8]),
  ]);

it.each<[string, BlobPart, boolean]>([
  ['UTF-8', `${head}\n${saw}`, false],
  ['UTF-8 with a byte order mark', `\ufeff${head}\r\n${saw}\r\n`, false],
  ['UTF-16 with tabs', utf16(`${head}\n${saw}`.replaceAll(';', '\t')), false],
  ['Windows-1252', bytesOf(`${head}\n${saw}`), true],
  ['commas and quotes', `${head}\n${saw.replace('19,95', '"19,95"')}`.replaceAll(';', ','), false],
])('reads %s', async (_what, content, isGuessed) => {
  const file = await read(content);
  expect(file).toMatchObject({
    problem: null,
    isGuessed,
    rows: [
      { problems: [], tool: { description: 'Skærer', location: 'Århus', pricePerDayCents: 1995 } },
    ],
  });
});

it('reads cells with line breaks and quotes', async () => {
  expect(await readNames(`${head}\n"Sav; ""stor""\nog skarp";Skærer;75;Odense;Hand Tools`)).toEqual(
    ['Sav; "stor"\nog skarp'],
  );
});

it.each<[string, BlobPart, string]>([
  [
    'a file of more than 1 MB',
    `${head}\n${'x'.repeat(1_000_000)}`,
    'The file is larger than 1 MB.',
  ],
  ['100,000 rows', `${head}\n${';\n'.repeat(100_000)}`, 'The file has more than {most} tools.'],
  ['201 tools', `${head}\n${`${saw}\n`.repeat(201)}`, 'The file has more than {most} tools.'],
  ['a workbook', 'PK\u0003\u0004…', 'This is a workbook.'],
  ['bytes that are no text', Uint8Array.from([65, 0, 66]), 'We cannot read this file.'],
  ['a quote that never ends', `${head}\n"Sav;Skærer`, 'Row {row}: a quotation mark'],
  ['an empty file', '', 'The first row of the file must name the columns.'],
])('rejects %s', async (_what, content, text) => {
  expect(await readNames(content)).toEqual(expect.stringContaining(text));
});

it('reads an export back as it was', async () => {
  const own = buildOwnTool({
    state: 'PAUSED',
    pickupAddress: '@SUM(A1)',
    declaredValueCents: 123_450,
    tool: {
      name: '=1+1',
      description: "'-3\n;+4,@x",
      location: 'Odense',
      pricePerDayCents: 1995,
      pricePerWeekCents: 10_000,
      depositCents: 50_000,
      maxAvailableCount: 3,
      categories: [
        { id: 2, name: 'Garden & Lawn', code: 'garden-tools' },
        { id: 3, name: 'Hand Tools', code: 'hand-tools' },
      ],
      includedItems: ['-Blad', 'Olie; "god"'],
      specifications: [{ key: 'Længde', value: '60 cm: mindst' }],
      usageInstructions: '+Hold fast',
      pickupHours: 'Kl. 16-19',
      rules: {
        shortestDays: 2,
        longestDays: 14,
        noticeDays: 1,
        bufferDays: 3,
        horizonDays: 90,
        instantBooking: true,
        checkedBorrowers: false,
      },
    },
  });
  const file = await read(toolsCsv([own], (text) => text));
  const { id, imageUrl, imageUrls, categories, ...tool } = own.tool;
  expect(file).toMatchObject({ problem: null, ignoredColumns: [] });
  expect(file.problem === null && file.rows).toEqual([
    {
      line: 2,
      problems: [],
      tool: {
        ...tool,
        categoryIds: [2, 3],
        state: 'PAUSED',
        pickupAddress: '@SUM(A1)',
        declaredValueCents: 123_450,
      },
    },
  ]);
});
