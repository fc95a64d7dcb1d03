import { allCategories } from './categories';
import { addDays, type CalendarDate } from './days';
import { defaultToolSearch, type ToolFilters, toolSearchParams } from './toolSearch';

/** What a saved search looks for, by the names of the service's search. Kept as JSON: a part that comes later may be missing. */
export interface SavedFilters {
  searchTerm: string;
  categoryIds: readonly number[];
  priceCentsMin: number | null;
  priceCentsMax: number | null;
  distanceMax: number | null;
  /** Where it is measured from: a place, or '' for where the member lives. */
  near: string;
  ratingMin: number | null;
  /** Both or none, as `WantedDays`. */
  availableFrom: CalendarDate | null;
  availableTo: CalendarDate | null;
  flexDays: number;
}

/** So many of one member. */
export const mostSavedSearches = 20;
export const mostDayWatches = 50;

/** Whether nothing can be found any more: the last day on which it could begin has passed. */
export function isSearchOver(
  { availableFrom, flexDays }: Pick<SavedFilters, 'availableFrom' | 'flexDays'>,
  today: CalendarDate,
): boolean {
  return availableFrom !== null && addDays(availableFrom, flexDays) < today;
}

/** The filters of the browse screen as they are saved. */
export function savedFilters(
  categoryIds: readonly number[],
  filters: ToolFilters,
): Required<SavedFilters> {
  return {
    searchTerm: filters.searchTerm.trim(),
    categoryIds,
    priceCentsMin: filters.priceCentsMin,
    priceCentsMax: filters.priceCentsMax,
    distanceMax: filters.distanceMax,
    near: filters.near,
    ratingMin: filters.ratingMin,
    availableFrom: filters.from,
    availableTo: filters.to,
    flexDays: filters.from === null ? 0 : filters.flex,
  };
}

/** The query of the browse screen that asks the same. Edge: a bound that is not there is the default's. */
export function savedSearchParams(saved: SavedFilters) {
  const none = defaultToolSearch;
  return toolSearchParams({
    ...none,
    searchTerm: saved.searchTerm,
    categories: allCategories.filter(({ id }) => saved.categoryIds.includes(id)).map((c) => c.code),
    priceCentsMin: saved.priceCentsMin ?? none.priceCentsMin,
    priceCentsMax: saved.priceCentsMax ?? none.priceCentsMax,
    distanceMax: saved.distanceMax ?? none.distanceMax,
    near: saved.near,
    ratingMin: saved.ratingMin,
    from: saved.availableFrom,
    to: saved.availableTo,
    flex: saved.flexDays,
  });
}

/** Whether two look for the same, in whatever order their categories are. */
export function isSameSearch(one: SavedFilters, other: SavedFilters): boolean {
  const inOneForm = (filters: SavedFilters) =>
    JSON.stringify([
      filters.searchTerm,
      filters.near,
      filters.categoryIds.toSorted((a, b) => a - b),
      ...[filters.priceCentsMin, filters.priceCentsMax, filters.distanceMax, filters.ratingMin],
      ...[filters.availableFrom, filters.availableTo, filters.flexDays],
    ]);
  return inOneForm(one) === inOneForm(other);
}
