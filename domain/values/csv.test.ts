import { readCsvAmount, readCsvText, toCsv } from './csv';

it('begins with a byte order mark and ends every row with a line break', () => {
  expect(
    toCsv([
      ['Dato', 'Beløb'],
      ['2026-07-04', { cents: 123_450 }],
    ]),
  ).toBe('\ufeffDato;Beløb\r\n2026-07-04;1234,50\r\n');
});

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+45 12345678', "'+45 12345678"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', `"'\t'=1"`],
  ['a,=1', `"a,'=1"`],
  ['a\t@sum', `"a\t'@sum"`],
  ['a\n-1', `"a\n'-1"`],
  ['a\r\n+1', `"a\r\n'+1"`],
  ['a; -1', '"a; -1"'],
  ['1-2', '1-2'],
  ['＝1', "'＝1"],
  ['Bor; "stor"', '"Bor; ""stor"""'],
  ['to\nlinjer', '"to\nlinjer"'],
  ['æøå', 'æøå'],
  ['', ''],
])('quotes %j and escapes formulas', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\ufeff${cell}\r\n`);
});

it.each([
  [-150, '-1,50'],
  [0, '0,00'],
  [7, '0,07'],
  [99_999_999_999, '999999999,99'],
])('writes %d øre as %s', (cents, cell) => {
  expect(toCsv([[{ cents }]])).toBe(`\ufeff${cell}\r\n`);
});

it.each([
  '=1+1',
  "'=1+1",
  "''@sum",
  '\t=1',
  "'\t'=1",
  "a,'=1;\n-2\r\n+3",
  "it's",
  "'",
  '- Blad\n- Olie',
  '＝1',
])('reads %j back as it was', (text) => {
  const cell = toCsv([[text]]).slice(1, -2);
  const unquoted = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  expect(readCsvText(unquoted)).toBe(text);
});

it.each([
  ['75', 7500],
  ['0', 0],
  ['19,95', 1995],
  ['19.95', 1995],
  ['19,9', 1990],
  [' 75,00 kr. ', 7500],
  ['75,-', 7500],
  ['1.234', 123_400],
  ['1.234,50', 123_450],
  ['1 234,50', 123_450],
  ['1\u00a0234,50\u00a0kr.', 123_450],
  ['1,234.50', 123_450],
  ['1,234', null],
  ['1,2345', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
  ['gratis', null],
  ['1.23.4', null],
])('reads %j as %s øre', (text, cents) => {
  expect(readCsvAmount(text)).toBe(cents);
});
