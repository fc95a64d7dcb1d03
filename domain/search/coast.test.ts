import { decodeCoast, encodeCoast } from './coast';

const coast = [
  [561_000, 328_000, 561_010, 327_990, 560_900, 328_200],
  [10, 10, 9, 10, 9, 9, 10, 9],
  [0, 0, 1_048_576, 0, 0, 1_048_576],
];

test('decodes the encoded coast', () => {
  expect(decodeCoast(encodeCoast(coast))).toEqual(coast);
});

test('encodes close points with one byte per coordinate', () => {
  expect(encodeCoast([[5, 5, 6, 4, 5, 5]])).toHaveLength(7);
});

test('decodes truncated bytes without inventing points', () => {
  expect(decodeCoast(new Uint8Array())).toEqual([]);
  expect(decodeCoast(encodeCoast(coast).slice(0, 12))).toHaveLength(0);
});
