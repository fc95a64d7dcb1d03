import { countedTo, formatCount, priceBands } from './facets';
import { searchLimits } from './toolSearch';

describe('facet count', () => {
  it.each([
    [0, '0', '0'],
    [12, '12', '12'],
    [999, '999', '999'],
    [countedTo, '1.000', '1,000'],
    [countedTo + 1, '1.000+', '1,000+'],
    [50_000, '1.000+', '1,000+'],
  ])('shows %d as %s', (count, danish, english) => {
    expect(formatCount(count, 'da')).toBe(danish);
    expect(formatCount(count, 'en')).toBe(english);
  });
});

test('the price bands cover every price', () => {
  expect(priceBands[0]?.priceCentsMin).toBe(0);
  expect(priceBands.at(-1)?.priceCentsMax).toBe(searchLimits.priceCents);
  for (const [index, { priceCentsMin }] of priceBands.entries()) {
    if (index > 0) expect(priceBands[index - 1]?.priceCentsMax).toBe(priceCentsMin);
  }
});
