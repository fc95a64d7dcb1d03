import type { SavedFilters } from '../../../domain/search/savedSearch';
import { daysBetween } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import type { SavedSearchInput } from '../../context/resolvers.generated';
import { cleanLine, countCharacters } from '../../validation/cleanText';

const { search: bounds } = limits;

/** The filters of a search in a canonical form, so that equal searches are equal rows; or what is wrong with them. */
export function readSavedFilters(
  input: SavedSearchInput,
  categories: readonly number[],
): SavedFilters | { error: string } {
  const searchTerm = cleanLine(input.searchTerm ?? '');
  if (countCharacters(searchTerm) > bounds.term.max) {
    return { error: `searchTerm may be at most ${bounds.term.max} characters.` };
  }
  const near = cleanLine(input.near ?? '');
  if (countCharacters(near) > bounds.near.max) {
    return { error: `near may be at most ${bounds.near.max} characters.` };
  }
  const categoryIds = [...new Set(input.categoryIds ?? [])].sort((one, other) => one - other);
  if (categoryIds.some((id) => !categories.includes(id))) {
    return { error: 'categoryIds has one that there is not.' };
  }
  const within = (value: number | null | undefined, { min, max }: { min: number; max: number }) =>
    value === null || value === undefined || (value >= min && value <= max);
  const price = { min: 0, max: limits.tool.pricePerDayCents.max };
  const checks = [
    ['priceCentsMin', within(input.priceCentsMin, price)],
    ['priceCentsMax', within(input.priceCentsMax, price)],
    ['distanceMax', within(input.distanceMax, bounds.distanceKm)],
    ['ratingMin', within(input.ratingMin, bounds.rating)],
    ['flexDays', within(input.flexDays, bounds.flexDays)],
  ] as const;
  const wrong = checks.find(([, isRight]) => !isRight);
  if (wrong) return { error: `${wrong[0]} is out of its bounds.` };
  const { availableFrom = null, availableTo = null } = input;
  if ((availableFrom === null) !== (availableTo === null)) {
    return { error: 'availableFrom and availableTo go together.' };
  }
  const { min, max } = bounds.freeDays;
  if (availableFrom !== null && availableTo !== null) {
    const days = daysBetween(availableFrom, availableTo);
    if (!(days >= min && days <= max)) {
      return { error: `availableTo must be ${min} to ${max} days after availableFrom.` };
    }
  }
  return {
    searchTerm,
    categoryIds,
    near,
    availableFrom,
    availableTo,
    priceCentsMin: input.priceCentsMin ?? null,
    priceCentsMax: input.priceCentsMax ?? null,
    distanceMax: input.distanceMax ?? null,
    ratingMin: input.ratingMin ?? null,
    flexDays: availableFrom === null ? 0 : (input.flexDays ?? 0),
  };
}
