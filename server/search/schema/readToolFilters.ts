import { daysBetween, getCopenhagenDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import type { RequestContext } from '../../context/context';
import type { QuerySearchFacetsArgs } from '../../context/resolvers.generated';
import { cleanLine, countCharacters } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import type { FreeDays, SearchFilters } from '../records/searchTools';
import { readSearchLocation } from './readSearchLocation';

/** A given number; null when there is none. Throws `BAD_USER_INPUT` when it is out of bounds. */
export function bounded(
  name: string,
  value: number | null | undefined,
  bound: { min: number; max: number },
) {
  if (value === null || value === undefined) return null;
  if (value < bound.min || value > bound.max) {
    throw badInput(`${name} must be ${bound.min} to ${bound.max}.`);
  }
  return value;
}

/** The days on which a tool has to be free (D21: with the day it is handed back). */
function readFreeDays(args: QuerySearchFacetsArgs, context: RequestContext): FreeDays | null {
  const { freeDays: bounds } = limits.search;
  const { availableFrom: startDate, availableTo: endDate } = args;
  const flexDays = bounded('flexDays', args.flexDays, limits.search.flexDays) ?? 0;
  if (!startDate && !endDate) return null;
  if (!startDate || !endDate) throw badInput('availableFrom and availableTo go together.');
  const days = daysBetween(startDate, endDate);
  // For a date that does not exist, `days` is NaN, which is within no bounds.
  if (!(days >= bounds.min && days <= bounds.max)) {
    throw badInput(`availableTo must be ${bounds.min} to ${bounds.max} days after availableFrom.`);
  }
  return { startDate, endDate, flexDays, today: getCopenhagenDate(context.now()) };
}

/**
 * The filters of a search, validated. Null when distances are to be measured from an unknown place: then nothing is
 * found. `measured`: whether distances matter even without `distanceMax`.
 */
export async function readToolFilters(
  args: QuerySearchFacetsArgs,
  context: RequestContext,
  measured: boolean,
): Promise<SearchFilters | null> {
  const { search: bounds } = limits;
  const term = args.searchTerm ? cleanLine(args.searchTerm) : '';
  if (countCharacters(term) > bounds.term.max) {
    throw badInput(`searchTerm may be at most ${bounds.term.max} characters.`);
  }
  const categoryIds = args.categoryIds ?? [];
  if (categoryIds.length > bounds.categories.max) {
    throw badInput(`categoryIds may be at most ${bounds.categories.max}.`);
  }
  const distanceKmMax = bounded('distanceMax', args.distanceMax, bounds.distanceKm);
  const ratingMin = bounded('ratingMin', args.ratingMin, bounds.rating);
  const free = readFreeDays(args, context);
  const origin = await readSearchLocation(args.near, context, measured || distanceKmMax !== null);
  if (!origin) return null;
  return {
    term,
    categoryIds,
    priceCentsMin: args.priceCentsMin ?? null,
    priceCentsMax: args.priceCentsMax ?? null,
    distanceKmMax,
    ratingMin,
    free,
    origin,
  };
}
