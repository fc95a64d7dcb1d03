import { getTypicalPrices } from './typicalPrices';

it.each([
  [[], null],
  [[4500, 9000], null],
  [[4500, 6000, 9000], { lowCents: 4500, highCents: 9000 }],
  [[9000, 4500, 6000], { lowCents: 4500, highCents: 9000 }],
  // One tool that is much dearer than the others moves nothing.
  [[4500, 5000, 6000, 7500, 48_500], { lowCents: 5000, highCents: 7500 }],
  // Widened to whole 5 kr.
  [[4660, 4720, 4790], { lowCents: 4500, highCents: 5000 }],
  [[5000, 5000, 5000], { lowCents: 5000, highCents: 5000 }],
])('gives the middle half of %j', (prices, range) => {
  expect(getTypicalPrices(prices)).toEqual(range);
});
