import { plainTable } from './plainTable';

test('columns are as wide as what stands in them', () => {
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

test('nothing is said in a line', () => {
  expect(plainTable(['Tool'], [])).toBe('None.');
});
