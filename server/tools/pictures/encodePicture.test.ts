import { boundSize } from './encodePicture';

test.each([
  ['a landscape', 4000, 3000, 1600, 1600, 2133],
  ['an upright photograph', 3000, 4000, 1600, 1600, 2133],
  ['a screenshot of a long page', 300, 9000, 1600, 300, 9000],
  ['the same in a list', 300, 9000, 640, 135, 4047],
  ['a taller one with more pixels', 1000, 12_000, 1600, 533, 6399],
  ['a screenshot of a phone', 1080, 2400, 1600, 1080, 2400],
  ['a column of single pixels', 1, 12_000, 640, 1, 12_000],
])('bounds %s of %i by %i for %i to %i by %i', (_what, width, height, wanted, atMost, tall) => {
  const bound = boundSize(wanted, { width, height });
  expect(bound).toEqual({ width: atMost, height: tall });
});
