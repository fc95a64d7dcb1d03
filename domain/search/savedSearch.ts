import { allCategories } from '../tools/categories';
import { addDays, type CalendarDate } from '../values/days';
import { defaultToolSearch, noFilters, type ToolFilters, toolSearchParams } from './toolSearch';

/**
 * The filters of a saved search, with the argument names of the service's search. Stored as JSON, so a field that was
 * added later may be missing.
 */
export interface SavedFilters {
  searchTerm: string;
  categoryIds: readonly number[];
  priceCentsMin: number | null;
  priceCentsMax: number | null;
  distanceMax: number | null;
  /** Where the distance is measured from: a place, or '' for the member's own place. */
  near: string;
  ratingMin: number | null;
  /** Both dates or none, as in `WantedDays`. */
  availableFrom: CalendarDate | null;
  availableTo: CalendarDate | null;
  flexDays: number;
}

/** The most saved searches and availability alerts of one member. */
export const mostSavedSearches = 20;
export const mostAvailabilityAlerts = 50;

/** Whether the search can find nothing any more: its last possible first day has passed. */
export function isSearchOver(
  { availableFrom, flexDays }: Pick<SavedFilters, 'availableFrom' | 'flexDays'>,
  today: CalendarDate,
): boolean {
  return availableFrom !== null && addDays(availableFrom, flexDays) < today;
}

/** Price range and distance, each null if it is the default of every search. */
function chosenBounds({
  priceCentsMin,
  priceCentsMax,
  distanceMax,
}: Pick<SavedFilters, 'priceCentsMin' | 'priceCentsMax' | 'distanceMax'>) {
  const isPriced =
    (priceCentsMin ?? noFilters.priceCentsMin) !== noFilters.priceCentsMin ||
    (priceCentsMax ?? noFilters.priceCentsMax) !== noFilters.priceCentsMax;
  return {
    priceCentsMin: isPriced ? priceCentsMin : null,
    priceCentsMax: isPriced ? priceCentsMax : null,
    distanceMax: distanceMax === noFilters.distanceMax ? null : distanceMax,
  };
}

/** The filters of the browse screen as they are saved: null for what was not chosen. */
export function savedFilters(
  categoryIds: readonly number[],
  filters: ToolFilters,
): Required<SavedFilters> {
  return {
    searchTerm: filters.searchTerm.trim(),
    categoryIds,
    ...chosenBounds(filters),
    near: filters.near,
    ratingMin: filters.ratingMin,
    availableFrom: filters.from,
    availableTo: filters.to,
    flexDays: filters.from === null ? 0 : filters.flex,
  };
}

/** The query of the browse screen for the same search. Edge: a missing bound becomes the default. */
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

/**
 * Whether two searches are equal. The order of their categories does not count, nor whether the bounds of every search
 * were saved, as they used to be.
 */
export function isSameSearch(one: SavedFilters, other: SavedFilters): boolean {
  const normalised = (filters: SavedFilters) => {
    const { priceCentsMin, priceCentsMax, distanceMax } = chosenBounds(filters);
    return JSON.stringify([
      filters.searchTerm,
      filters.near,
      filters.categoryIds.toSorted((a, b) => a - b),
      ...[priceCentsMin, priceCentsMax, distanceMax, filters.ratingMin],
      ...[filters.availableFrom, filters.availableTo, filters.flexDays],
    ]);
  };
  return normalised(one) === normalised(other);
}
