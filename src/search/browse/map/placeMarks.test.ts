import { placeMarks } from './placeMarks';

const map = { width: 390, height: 700 };
const pin = { width: 80, height: 40 };
const place = (...pixels: { x: number; y: number }[]) =>
  placeMarks(
    pixels,
    pixels.map(() => pin),
    map,
  );

test.each([
  ['in the middle', { x: 200, y: 300 }, { x: 200, y: 300 }],
  ['at the left edge', { x: 2, y: 300 }, { x: 44, y: 300 }],
  ['at the lower right corner', { x: 389, y: 699 }, { x: 346, y: 676 }],
  ['below the buttons for the zoom', { x: 40, y: 60 }, { x: 112, y: 60 }],
])('a mark %s is whole and in sight', (_where, pixel, expected) => {
  expect(place(pixel)).toEqual([{ ...expected, isInSight: true }]);
});

test('a mark outside the map stays there, out of sight', () => {
  expect(place({ x: -5, y: 300 })).toEqual([{ x: -5, y: 300, isInSight: false }]);
});

test('moves a mark that would cover an earlier one down, or up where it is above', () => {
  expect(place({ x: 200, y: 300 }, { x: 230, y: 310 }, { x: 190, y: 290 })).toMatchObject([
    { x: 200, y: 300 },
    { x: 230, y: 344 },
    { x: 190, y: 256 },
  ]);
  expect(place({ x: 200, y: 300 }, { x: 285, y: 300 })).toMatchObject([{ y: 300 }, { y: 300 }]);
});
