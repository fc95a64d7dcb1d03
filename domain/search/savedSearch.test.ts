import { queryWith } from '../values/query';
import {
  isSameSearch,
  isSearchOver,
  type SavedFilters,
  savedFilters,
  savedSearchParams,
} from './savedSearch';
import { defaultToolSearch, readToolSearch } from './toolSearch';

test.each([
  ['never without days', null, 0, false],
  ['not on its first day', '2026-07-15', 0, false],
  ['on the day after', '2026-07-14', 0, true],
  ['not while flexible days remain', '2026-07-14', 1, false],
])('a saved search ends: %s', (_when, availableFrom, flexDays, over) => {
  expect(isSearchOver({ availableFrom, flexDays }, '2026-07-15')).toBe(over);
});

test('opens a saved search with the same filters', () => {
  const asked = readToolSearch(
    'q=motorsav&category=garden-tools&min=10&max=300&distance=10&near=Aarhus&rating=4&from=2026-10-12&to=2026-10-18&flex=1',
  );
  const saved = savedFilters([2], asked);
  const query = queryWith('', savedSearchParams(saved));
  expect(readToolSearch(query)).toEqual(asked);
});

test('saves chosen filters only', () => {
  expect(savedFilters([], { ...defaultToolSearch, searchTerm: ' sav ', flex: 2 })).toEqual({
    searchTerm: 'sav',
    categoryIds: [],
    priceCentsMin: null,
    priceCentsMax: null,
    near: '',
    distanceMax: null,
    ratingMin: null,
    availableFrom: null,
    availableTo: null,
    flexDays: 0,
  });
  expect(
    savedFilters([], { ...defaultToolSearch, priceCentsMin: 100_00, distanceMax: 10 }),
  ).toMatchObject({ priceCentsMin: 100_00, priceCentsMax: 500_00, distanceMax: 10 });
});

test('compares searches regardless of the order of categories', () => {
  const one: SavedFilters = savedFilters([2, 1], defaultToolSearch);
  expect(isSameSearch(one, { ...one, categoryIds: [1, 2] })).toBe(true);
  expect(isSameSearch(one, { ...one, distanceMax: 10 })).toBe(false);
  const asFormerly = { priceCentsMin: 0, priceCentsMax: 500_00, distanceMax: 25 };
  expect(isSameSearch(one, { ...one, ...asFormerly })).toBe(true);
  expect(isSameSearch(one, { ...one, priceCentsMax: 50_00 })).toBe(false);
  expect(isSameSearch(one, { ...one, flexDays: 1 })).toBe(false);
  expect(isSameSearch(one, { ...one, near: 'Aarhus' })).toBe(false);
});
