import { findCategory } from '../tools/categories';
import type { ToolListing } from '../tools/tool';
import { charactersWithin } from '../values/characters';
import { type CalendarDate, daysBetween } from '../values/days';
import { type Cents, centsToInputText, parsePriceToCents } from '../values/money';
import { oneOf } from '../values/query';

/** The words in the address for the sort entries of §2. */
export const toolSorts = ['relevance', 'price-asc', 'price-desc', 'rating', 'distance'] as const;
export type ToolSort = (typeof toolSorts)[number];

export const toolViews = ['grid', 'list'] as const;
export type ToolView = (typeof toolViews)[number];

/** When a tool has to be free: both dates or neither, and by how many days the whole period may shift. */
export interface WantedDays {
  /** The day it is picked up. */
  from: CalendarDate | null;
  /** The day it is handed back, 1 to 365 days later (D21). */
  to: CalendarDate | null;
  flex: number;
}

/** The filters of a search (§7). Prices are øre per day, the distance is whole kilometres. */
export interface ToolFilters extends WantedDays {
  searchTerm: string;
  /** A place name or postcode that distances are measured from; '' for the account's place or the service's (D12). */
  near: string;
  /** Names or codes, as an address may hold either (§2). */
  categories: readonly string[];
  priceCentsMin: Cents;
  priceCentsMax: Cents;
  distanceMax: number;
  /** 1 to 5, or null for any. */
  ratingMin: number | null;
}

/** The whole state of the browse screen, all of it in the address (D10). */
export interface ToolSearch extends ToolFilters {
  view: ToolView;
  sort: ToolSort;
}

/** §5 and §9: the bounds of the filters. The service takes a search term of 200 characters at most, and a place of 120. */
export const searchLimits = {
  searchTerm: 200,
  near: 120,
  distance: { min: 1, max: 50 },
  rating: { min: 1, max: 5 },
  days: { min: 1, max: 365 },
  flex: { min: 1, max: 2 },
  priceCents: 100_000_000,
} as const;

/** No dates are required. */
export const noDays: WantedDays = { from: null, to: null, flex: 0 };

/** The filters of an address without a query: 0 to 500 kr. a day within 25 km (§9). */
export const noFilters: ToolFilters = {
  ...noDays,
  searchTerm: '',
  near: '',
  categories: [],
  priceCentsMin: 0,
  priceCentsMax: 500_00,
  distanceMax: 25,
  ratingMin: null,
};

/** The state of an address without a query. */
export const defaultToolSearch: ToolSearch = {
  ...noFilters,
  view: 'grid',
  sort: 'relevance',
};

/**
 * What `Ryd alt` and `Nulstil filtre` set in the letter. Edge: the price becomes 0 to 50 kr. and not the default's
 * 0 to 500, as §9 has it.
 */
export const resetFilters: ToolFilters = { ...noFilters, priceCentsMax: 50_00 };

/** A lowest price, capped by the highest (§5). */
export function cappedPriceMin(priceCentsMin: Cents, { priceCentsMax }: ToolFilters): Cents {
  return Math.min(Math.max(0, priceCentsMin), priceCentsMax);
}

/** A highest price, floored by the lowest (§5). */
export function flooredPriceMax(priceCentsMax: Cents, { priceCentsMin }: ToolFilters): Cents {
  return Math.min(Math.max(priceCentsMax, priceCentsMin), searchLimits.priceCents);
}

function wholeWithin(text: string | null, { min, max }: { min: number; max: number }) {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

function getDays(given: URLSearchParams): WantedDays {
  const [from, to] = [given.get('from') ?? '', given.get('to') ?? ''];
  const days = daysBetween(from, to);
  // A date that does not exist gives NaN, which fails both comparisons.
  const isSpan = days >= searchLimits.days.min && days <= searchLimits.days.max;
  return isSpan
    ? { from, to, flex: wholeWithin(given.get('flex'), searchLimits.flex) ?? 0 }
    : noDays;
}

function getPrice(text: string | null): Cents | null {
  const cents = text === null ? null : parsePriceToCents(text);
  return cents !== null && cents <= searchLimits.priceCents ? cents : null;
}

/**
 * Reads the query of an address. Edge: invalid values (`rating=9`, `min=abc`) count as not given, a lowest price above
 * the highest is capped, and a repeated category counts once.
 */
export function readToolSearch(query: string | URLSearchParams): ToolSearch {
  const given = new URLSearchParams(query);
  const none = defaultToolSearch;
  const priceCentsMax = getPrice(given.get('max')) ?? none.priceCentsMax;
  return {
    ...getDays(given),
    searchTerm: charactersWithin(given.get('q') ?? '', searchLimits.searchTerm),
    near: charactersWithin(given.get('near') ?? '', searchLimits.near).trim(),
    categories: [...new Set(given.getAll('category').filter((category) => category.trim() !== ''))],
    priceCentsMin: Math.min(getPrice(given.get('min')) ?? none.priceCentsMin, priceCentsMax),
    priceCentsMax,
    distanceMax: wholeWithin(given.get('distance'), searchLimits.distance) ?? none.distanceMax,
    ratingMin: wholeWithin(given.get('rating'), searchLimits.rating),
    view: oneOf(toolViews, given.get('view')),
    sort: oneOf(toolSorts, given.get('sort')),
  };
}

/** The parameters of the address for a search; `readToolSearch` reads them back. */
export function toolSearchParams(search: ToolSearch) {
  return {
    q: search.searchTerm,
    category: search.categories,
    min: centsToInputText(search.priceCentsMin),
    max: centsToInputText(search.priceCentsMax),
    distance: search.distanceMax,
    rating: search.ratingMin,
    view: search.view,
    sort: search.sort,
    from: search.from,
    to: search.to,
    flex: search.flex,
    near: search.near,
  };
}

interface SearchCategory {
  id: number;
  name: string;
  code: string;
}

/** The chosen categories, in the order of the list. Edge: unknown names and codes are ignored. */
export function chosenCategories<C extends SearchCategory>(
  categories: readonly C[],
  filters: ToolFilters,
): C[] {
  const chosen = new Set(filters.categories.map((given) => findCategory(categories, given)));
  return categories.filter((category) => chosen.has(category));
}

/** The names in the filters that match none of these categories. */
function unknownCategories(categories: readonly SearchCategory[], filters: ToolFilters): string[] {
  return filters.categories.filter((given) => !findCategory(categories, given));
}

/** The filters' categories with one added or removed, all of them as codes. */
export function withCategoryToggled(
  categories: readonly SearchCategory[],
  filters: ToolFilters,
  toggled: SearchCategory,
): string[] {
  const codes = chosenCategories(categories, filters).map((category) => category.code);
  return codes.includes(toggled.code)
    ? codes.filter((code) => code !== toggled.code)
    : [...codes, toggled.code];
}

/**
 * The service's order for each sort. A missing direction means the order's default; a missing order means relevance.
 */
const orders = {
  relevance: {},
  'price-asc': { orderBy: 'PRICE' },
  'price-desc': { orderBy: 'PRICE', orderDirection: 'DESC' },
  rating: { orderBy: 'RATING' },
  distance: { orderBy: 'DISTANCE' },
} as const;

/** An id that no category has: a search with an unknown category finds nothing in it. */
const noCategory = 0;

/**
 * The variables of §7: ids for names, øre for kroner, the rest as entered, defaults included (D11). In a full search the
 * service also sorts and filters by free days. In the letter sorting is not connected (§2), and an unknown category is
 * ignored.
 */
export function searchVariables(
  categories: readonly SearchCategory[],
  filters: ToolSearch,
  isFull = true,
) {
  const isUnknown = isFull && unknownCategories(categories, filters).length > 0;
  return {
    ...(isFull && orders[filters.sort]),
    ...(isFull &&
      filters.from !== null && {
        availableFrom: filters.from,
        availableTo: filters.to,
        flexDays: filters.flex,
      }),
    ...(isFull && filters.near && { near: filters.near }),
    searchTerm: filters.searchTerm.trim(),
    categoryIds: [
      ...chosenCategories(categories, filters).map((category) => category.id),
      ...(isUnknown ? [noCategory] : []),
    ],
    priceCentsMin: filters.priceCentsMin,
    priceCentsMax: filters.priceCentsMax,
    distanceMax: filters.distanceMax,
    ratingMin: filters.ratingMin,
  };
}

/** A filter that differs from the default, and the values that remove it. */
export type ActiveFilter = { without: Partial<ToolFilters> } & (
  | { kind: 'days'; from: CalendarDate; to: CalendarDate; flex: number }
  | { kind: 'near'; near: string }
  | { kind: 'unknownCategory'; name: string }
  | { kind: 'category'; category: SearchCategory }
  | { kind: 'price'; priceCentsMin: Cents; priceCentsMax: Cents }
  | { kind: 'distance'; distanceMax: number }
  | { kind: 'rating'; ratingMin: number }
);

/**
 * The active filters, in the order of the sidebar; a price range is one filter. The search text is not among them,
 * because its field shows it. Days, a place and an unknown category are filters in a full search only. Edge: the range that a
 * reset sets (§9) counts as an active filter.
 */
export function activeFilters(
  categories: readonly SearchCategory[],
  filters: ToolFilters,
  isFull = true,
): ActiveFilter[] {
  const { from, to, flex, near, priceCentsMin, priceCentsMax, distanceMax, ratingMin } = filters;
  const none = defaultToolSearch;
  const active: ActiveFilter[] = chosenCategories(categories, filters).map((category) => ({
    kind: 'category',
    category,
    without: { categories: withCategoryToggled(categories, filters, category) },
  }));
  if (isFull) {
    for (const name of unknownCategories(categories, filters)) {
      const without = { categories: filters.categories.filter((given) => given !== name) };
      active.unshift({ kind: 'unknownCategory', name, without });
    }
    if (near) active.unshift({ kind: 'near', near, without: { near: '' } });
    if (from !== null && to !== null) {
      active.unshift({ kind: 'days', from, to, flex, without: noDays });
    }
  }
  if (priceCentsMin !== none.priceCentsMin || priceCentsMax !== none.priceCentsMax) {
    const { priceCentsMin: min, priceCentsMax: max } = none;
    const without = { priceCentsMin: min, priceCentsMax: max };
    active.push({ kind: 'price', priceCentsMin, priceCentsMax, without });
  }
  if (distanceMax !== none.distanceMax) {
    active.push({ kind: 'distance', distanceMax, without: { distanceMax: none.distanceMax } });
  }
  if (ratingMin !== null) {
    active.push({ kind: 'rating', ratingMin, without: { ratingMin: null } });
  }
  return active;
}

/**
 * Sorts the shown tools (D13); equal ones keep the service's order. Edge: listings have no rating and no distance to
 * sort by, so those sorts keep the service's order. In a full search prices arrive sorted.
 */
export function sortTools<T extends Pick<ToolListing, 'pricePerDayCents'>>(
  tools: readonly T[],
  sort: ToolSort,
): readonly T[] {
  const direction = sort === 'price-asc' ? 1 : -1;
  if (!sort.startsWith('price')) return tools;
  return tools.toSorted((a, b) => direction * (a.pricePerDayCents - b.pricePerDayCents));
}
