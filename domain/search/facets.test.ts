import { countedTo, formatCount, priceBands } from './facets';
import { searchLimits } from './toolSearch';

describe('facet count', () => {
  it.each([
    [0, false, '0', '0'],
    [12, false, '12', '12'],
    [999, false, '999', '999'],
    [countedTo, false, '1.000', '1,000'],
    [countedTo + 1, false, '1.000+', '1,000+'],
    [50_000, false, '1.000+', '1,000+'],
    [0, true, '', ''],
    [12, true, '12+', '12+'],
    [countedTo, true, '1.000+', '1,000+'],
    [countedTo + 1, true, '1.000+', '1,000+'],
  ])('shows %d (more: %s) as %s', (count, hasMore, danish, english) => {
    expect(formatCount(count, hasMore, 'da')).toBe(danish);
    expect(formatCount(count, hasMore, 'en')).toBe(english);
  });
});

test('the price bands cover every price', () => {
  expect(priceBands[0]?.priceCentsMin).toBe(0);
  expect(priceBands.at(-1)?.priceCentsMax).toBe(searchLimits.priceCents);
  for (const [index, { priceCentsMin }] of priceBands.entries()) {
    if (index > 0) expect(priceBands[index - 1]?.priceCentsMax).toBe(priceCentsMin);
  }
});
