import { plainTable } from './plainTable';

test('fits columns to their content', () => {
  const rows = [
    ['Boremaskine', 7, null],
    ['Sav', 1200, 'Slid\n\u001b[31mog ælde'],
  ];
  expect(plainTable(['Tool', 'Id', 'Reason'], rows)).toBe(
    [
      'Tool         Id    Reason',
      'Boremaskine  7     -',
      'Sav          1200  Slid [31mog ælde',
    ].join('\n'),
  );
});

test('prints a line for an empty table', () => {
  expect(plainTable(['Tool'], [])).toBe('None.');
});
