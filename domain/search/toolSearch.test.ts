import { allCategories } from '../tools/categories';
import { queryWith } from '../values/query';
import {
  activeFilters,
  cappedPriceMin,
  chosenCategories,
  defaultToolSearch,
  flooredPriceMax,
  readToolSearch,
  resetFilters,
  searchVariables,
  sortTools,
  type ToolSearch,
  toolSearchParams,
  toolSorts,
  withCategoryToggled,
} from './toolSearch';

const getSearch = (changes: Partial<ToolSearch>): ToolSearch => ({
  ...defaultToolSearch,
  ...changes,
});

const toolSearchQuery = (search: ToolSearch) =>
  queryWith('', toolSearchParams(search), toolSearchParams(defaultToolSearch));

describe('search state in the URL (D10)', () => {
  it('defaults to 0 to 500 kr. a day, 25 km and any rating (§9)', () => {
    expect(readToolSearch('')).toEqual({
      searchTerm: '',
      near: '',
      categories: [],
      priceCentsMin: 0,
      priceCentsMax: 50_000,
      distanceMax: 25,
      ratingMin: null,
      view: 'grid',
      sort: 'relevance',
      from: null,
      to: null,
      flex: 0,
    });
  });

  it.each<[string, Partial<ToolSearch>]>([
    ['?q=b%C3%A6k', { searchTerm: 'bæk' }],
    ['?category=power-tools', { categories: ['power-tools'] }],
    ['?category=Garden%20%26%20Lawn', { categories: ['Garden & Lawn'] }],
    ['?category=power-tools&category=Kitchen', { categories: ['power-tools', 'Kitchen'] }],
    ['?near=%C3%98sterbro', { near: 'Østerbro' }],
    ['?near=2100', { near: '2100' }],
    ['?min=20', { priceCentsMin: 2_000 }],
    ['?min=19.50', { priceCentsMin: 1_950 }],
    ['?max=50', { priceCentsMax: 5_000 }],
    ['?distance=1', { distanceMax: 1 }],
    ['?distance=50', { distanceMax: 50 }],
    ['?rating=1', { ratingMin: 1 }],
    ['?rating=5', { ratingMin: 5 }],
    ['?view=list', { view: 'list' }],
    ['?sort=price-asc', { sort: 'price-asc' }],
    ['?sort=distance', { sort: 'distance' }],
    ['?from=2026-11-28&to=2026-11-29', { from: '2026-11-28', to: '2026-11-29' }],
    ['?from=2026-11-28&to=2027-11-28', { from: '2026-11-28', to: '2027-11-28' }],
    ['?from=2026-11-28&to=2026-11-29&flex=1', { from: '2026-11-28', to: '2026-11-29', flex: 1 }],
    ['?from=2026-11-28&to=2026-11-29&flex=2', { from: '2026-11-28', to: '2026-11-29', flex: 2 }],
  ])('round-trips %s', (query, changes) => {
    const search = getSearch(changes);
    expect(readToolSearch(query)).toEqual(search);
    expect(readToolSearch(toolSearchQuery(search))).toEqual(search);
  });

  it.each([
    '?min=abc',
    '?min=-5',
    '?max=',
    '?max=1000001',
    '?distance=0',
    '?distance=51',
    '?distance=2.5',
    '?rating=0',
    '?rating=6',
    '?view=map',
    '?sort=name',
    '?category=%20',
    '?from=2026-11-28',
    '?to=2026-11-28',
    '?from=2026-11-28&to=2026-11-28',
    '?from=2026-11-28&to=2026-11-27',
    '?from=2026-11-28&to=2027-11-29',
    '?from=2026-02-28&to=2026-02-29',
    '?from=tomorrow&to=2026-11-29',
    '?flex=2',
    '?near=%20',
    '?unknown=1',
  ])('ignores the invalid %s', (query) => {
    expect(readToolSearch(query)).toEqual(defaultToolSearch);
  });

  it('caps the lowest price at the highest, and removes duplicate categories', () => {
    expect(readToolSearch('?min=90&max=50')).toMatchObject({
      priceCentsMin: 5_000,
      priceCentsMax: 5_000,
    });
    expect(readToolSearch('?category=Kitchen&category=Kitchen').categories).toEqual(['Kitchen']);
  });

  it('cuts a text at 200 characters without splitting one', () => {
    const long = '🔨'.repeat(201);
    expect(readToolSearch(`?q=${encodeURIComponent(long)}`).searchTerm).toBe('🔨'.repeat(200));
  });

  it('omits defaults and writes each change once', () => {
    expect(toolSearchQuery(defaultToolSearch)).toBe('');
    const everything = getSearch({
      searchTerm: 'bor & sav',
      categories: ['hand-tools', 'Kitchen'],
      priceCentsMin: 1_000,
      priceCentsMax: 20_050,
      distanceMax: 10,
      ratingMin: 4,
      view: 'list',
      sort: 'price-desc',
    });
    expect(toolSearchQuery(everything)).toBe(
      '?q=bor%20%26%20sav&category=hand-tools&category=Kitchen&min=10&max=200.50&distance=10&rating=4&view=list&sort=price-desc',
    );
    expect(readToolSearch(toolSearchQuery(everything))).toEqual(everything);
  });

  it('has the five sort options of §2', () => {
    expect(toolSorts).toHaveLength(5);
  });
});

describe('filter reset (§9)', () => {
  it('sets the price to 0 to 50 kr., clears the other filters, and is kept in the URL', () => {
    const search = getSearch({
      ...getSearch({ searchTerm: 'bor', categories: ['Kitchen'], distanceMax: 3, ratingMin: 2 }),
      ...resetFilters,
    });
    expect(search).toEqual(getSearch({ priceCentsMax: 5_000 }));
    expect(toolSearchQuery(search)).toBe('?max=50');
  });
});

describe('price range (§5)', () => {
  it.each([
    [30, 50, 30],
    [50, 50, 50],
    [51, 50, 50],
    [-1, 50, 0],
  ])('corrects the lowest price %d with a highest of %d to %d', (min, max, expected) => {
    expect(cappedPriceMin(min, getSearch({ priceCentsMax: max }))).toBe(expected);
  });

  it.each([
    [70, 50, 70],
    [50, 50, 50],
    [49, 50, 50],
    [0, 0, 0],
  ])('corrects the highest price %d with a lowest of %d to %d', (max, min, expected) => {
    expect(flooredPriceMax(max, getSearch({ priceCentsMin: min }))).toBe(expected);
  });
});

describe('category filter by name or code', () => {
  it('ignores case, keeps the list’s order and drops unknown categories', () => {
    const search = getSearch({ categories: ['KITCHEN', 'power-tools', 'Sailing'] });
    expect(chosenCategories(allCategories, search).map(({ name }) => name)).toEqual([
      'Power Tools',
      'Kitchen',
    ]);
  });

  it('toggles a category, and writes codes afterwards', () => {
    const [power, garden] = allCategories;
    if (!power || !garden) throw new Error('The table of categories is too short');
    const search = getSearch({ categories: ['Power Tools'] });
    expect(withCategoryToggled(allCategories, search, garden)).toEqual([
      'power-tools',
      'garden-tools',
    ]);
    expect(withCategoryToggled(allCategories, search, power)).toEqual([]);
  });
});

describe('variables of searchTools (§7, D11)', () => {
  it('include the defaults', () => {
    expect(searchVariables(allCategories, defaultToolSearch)).toEqual({
      searchTerm: '',
      categoryIds: [],
      priceCentsMin: 0,
      priceCentsMax: 50_000,
      distanceMax: 25,
      ratingMin: null,
    });
  });

  it('convert names and codes to ids and kroner to øre', () => {
    const search = readToolSearch(
      '?q=%20bor%20&category=Kitchen&category=power-tools&min=19.95&max=300&distance=7&rating=3&sort=price-asc',
    );
    expect(searchVariables(allCategories, search, false)).toEqual({
      searchTerm: 'bor',
      categoryIds: [1, 4],
      priceCentsMin: 1_995,
      priceCentsMax: 30_000,
      distanceMax: 7,
      ratingMin: 3,
    });
  });

  it.each([
    ['relevance', {}],
    ['price-asc', { orderBy: 'PRICE' }],
    ['price-desc', { orderBy: 'PRICE', orderDirection: 'DESC' }],
    ['rating', { orderBy: 'RATING' }],
    ['distance', { orderBy: 'DISTANCE' }],
  ])('include the order %s in the real source only', (sort, order) => {
    const search = readToolSearch(`?sort=${sort}`);
    const plain = searchVariables(allCategories, defaultToolSearch);
    expect(searchVariables(allCategories, search)).toEqual({ ...plain, ...order });
    expect(searchVariables(allCategories, search, false)).toEqual(plain);
  });
});

describe('unknown category', () => {
  const search = readToolSearch('?category=power-tools&category=rumskibe');

  it('matches nothing in the real source, and is dropped in the sample', () => {
    expect(searchVariables(allCategories, search).categoryIds).toEqual([1, 0]);
    expect(searchVariables(allCategories, search, false).categoryIds).toEqual([1]);
  });

  it('is a removable filter in the real source', () => {
    const [first, ...others] = activeFilters(allCategories, search);
    expect(first).toMatchObject({ kind: 'unknownCategory', name: 'rumskibe' });
    expect(toolSearchQuery({ ...search, ...first?.without })).toBe('?category=power-tools');
    expect(activeFilters(allCategories, search, false)).toEqual(others);
  });
});

describe('available days filter', () => {
  const days = '?from=2026-11-28&to=2026-11-29&flex=2';

  it('is sent in the real source only', () => {
    const search = readToolSearch(days);
    const plain = searchVariables(allCategories, defaultToolSearch);
    expect(searchVariables(allCategories, search)).toEqual({
      ...plain,
      availableFrom: '2026-11-28',
      availableTo: '2026-11-29',
      flexDays: 2,
    });
    expect(searchVariables(allCategories, search, false)).toEqual(
      searchVariables(allCategories, defaultToolSearch, false),
    );
  });

  it('is the first filter in the real source, and absent in the sample', () => {
    const search = readToolSearch(`${days}&category=Kitchen`);
    const [first, ...others] = activeFilters(allCategories, search);
    expect(first).toMatchObject({ kind: 'days', from: '2026-11-28', to: '2026-11-29', flex: 2 });
    expect(toolSearchQuery({ ...search, ...first?.without })).toBe('?category=Kitchen');
    expect(activeFilters(allCategories, search, false)).toEqual(others);
  });

  it('clears the flexibility when the days change', () => {
    expect(readToolSearch('?from=2026-11-28&to=2026-11-29&flex=3').flex).toBe(0);
    expect(toolSearchQuery({ ...readToolSearch(days), ...resetFilters })).toBe('?max=50');
  });
});

describe('search origin', () => {
  const search = readToolSearch('?near=%20Aarhus%20C%20&category=Kitchen');

  it('is sent in the real source only, and only when the URL names it', () => {
    expect(searchVariables(allCategories, search)).toMatchObject({ near: 'Aarhus C' });
    expect(searchVariables(allCategories, search, false)).not.toHaveProperty('near');
    expect(searchVariables(allCategories, defaultToolSearch)).not.toHaveProperty('near');
  });

  it('is a removable filter in the real source, cleared by a reset', () => {
    const [first, ...others] = activeFilters(allCategories, search);
    expect(first).toMatchObject({ kind: 'near', near: 'Aarhus C' });
    expect(toolSearchQuery({ ...search, ...first?.without })).toBe('?category=Kitchen');
    expect(activeFilters(allCategories, search, false)).toEqual(others);
    expect(toolSearchQuery({ ...search, ...resetFilters })).toBe('?max=50');
  });

  it('is cut at 120 characters', () => {
    expect(readToolSearch(`?near=${'a'.repeat(121)}`).near).toHaveLength(120);
  });
});

describe('active filters', () => {
  const active = (query: string) => activeFilters(allCategories, readToolSearch(query));

  it('are empty by default, and exclude text, view and sort order', () => {
    expect(active('?q=bor&view=list&sort=rating')).toEqual([]);
  });

  it('include each category, the price range, the distance and the rating', () => {
    const filters = active(
      '?category=Kitchen&category=hand-tools&min=10&max=90&distance=5&rating=4',
    );
    expect(filters.map((filter) => filter.kind)).toEqual([
      'category',
      'category',
      'price',
      'distance',
      'rating',
    ]);
  });

  it('can be removed one by one', () => {
    const query = '?category=Kitchen&category=hand-tools&min=10&max=90&distance=5&rating=4';
    const search = readToolSearch(query);
    const without = activeFilters(allCategories, search).map((filter) =>
      toolSearchQuery({ ...search, ...filter.without }),
    );
    expect(without).toEqual([
      '?category=kitchen-tools&min=10&max=90&distance=5&rating=4',
      '?category=hand-tools&min=10&max=90&distance=5&rating=4',
      '?category=Kitchen&category=hand-tools&distance=5&rating=4',
      '?category=Kitchen&category=hand-tools&min=10&max=90&rating=4',
      '?category=Kitchen&category=hand-tools&min=10&max=90&distance=5',
    ]);
  });

  it('include the price range of the reset', () => {
    const [filter] = activeFilters(allCategories, getSearch(resetFilters));
    expect(filter).toMatchObject({ kind: 'price', priceCentsMin: 0, priceCentsMax: 5_000 });
  });
});

describe('sorting in the browser (D13)', () => {
  const tools = [
    { id: 'a', pricePerDayCents: 200 },
    { id: 'b', pricePerDayCents: 100 },
    { id: 'c', pricePerDayCents: 200 },
    { id: 'd', pricePerDayCents: 50 },
  ];
  it.each([
    ['relevance', 'abcd'],
    ['price-asc', 'dbac'],
    ['price-desc', 'acbd'],
    ['rating', 'abcd'],
    ['distance', 'abcd'],
  ] as const)('by %s gives %s, and keeps the service’s order for ties', (sort, order) => {
    expect(
      sortTools(tools, sort)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order);
    expect(tools.map(({ id }) => id).join('')).toBe('abcd');
  });
});
