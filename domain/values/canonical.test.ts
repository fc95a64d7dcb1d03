import { canonicalSearch } from './canonical';

test.each([
  ['nothing', '', ''],
  ['defaults and the view', '?view=list&sort=relevance&min=0&max=500&distance=25', ''],
  ['a term with surrounding spaces', '?q=%20motorsav%20', '?q=motorsav'],
  ['foreign parameters', '?utm_source=x&q=sav&fbclid=1', '?q=sav'],
  ['parameters in another order', '?rating=4&q=sav', '?q=sav&rating=4'],
  [
    'categories in another order with a duplicate',
    '?category=power-tools&category=garden-tools&category=power-tools',
    '?category=garden-tools&category=power-tools',
  ],
  ['invalid values', '?rating=9&min=abc&from=2026-02-30&to=2026-03-01', ''],
  ['days', '?flex=1&to=2026-10-18&from=2026-10-12', '?from=2026-10-12&to=2026-10-18&flex=1'],
])('canonical form: %s', (_what, query, expected) => {
  expect(canonicalSearch(query)).toBe(expected);
  expect(canonicalSearch(expected)).toBe(expected);
});
