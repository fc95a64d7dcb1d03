import type { Cents } from '../values/money';
import { searchLimits } from './toolSearch';

/** Counts are exact up to this number; a count above it only means "more". */
export const countedTo = 1_000;

/** The lowest average ratings that can be chosen (§5). */
export const facetRatings = [1, 2, 3, 4, 5] as const;

export interface PriceBand {
  priceCentsMin: Cents;
  priceCentsMax: Cents;
}

/** The price bands per day to choose from. Both bounds belong to a band, as in the price fields that it fills. */
export const priceBands: readonly PriceBand[] = [
  { priceCentsMin: 0, priceCentsMax: 50_00 },
  { priceCentsMin: 50_00, priceCentsMax: 100_00 },
  { priceCentsMin: 100_00, priceCentsMax: 200_00 },
  { priceCentsMin: 200_00, priceCentsMax: 500_00 },
  { priceCentsMin: 500_00, priceCentsMax: searchLimits.priceCents },
];

/**
 * The text of a count: `12`, `1.000`, and `1.000+` for any higher number. `hasMore`: the count is a minimum, `12+`; empty
 * for 0, which says nothing then.
 */
export function formatCount(count: number, hasMore: boolean, language: 'da' | 'en'): string {
  if (hasMore && count === 0) return '';
  const shown = Math.min(count, countedTo).toLocaleString(language === 'da' ? 'da-DK' : 'en-GB');
  return hasMore || count > countedTo ? `${shown}+` : shown;
}
