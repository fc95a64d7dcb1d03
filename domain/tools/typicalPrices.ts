import type { Cents } from '../values/money';

/** Fewer prices say too little about what is usual. */
const fewestPrices = 3;
/** The prices that people choose are multiples of 5 kr. */
const stepCents = 500;

/**
 * The range of the middle half of the prices, widened to whole 5 kr.; in øre. Null for fewer than three prices.
 */
export function getTypicalPrices(
  prices: readonly Cents[],
): { lowCents: Cents; highCents: Cents } | null {
  if (prices.length < fewestPrices) return null;
  const sorted = prices.toSorted((one, other) => one - other);
  const last = sorted.length - 1;
  const low = sorted[Math.floor(last / 4)] ?? 0;
  const high = sorted[Math.ceil((last * 3) / 4)] ?? 0;
  return {
    lowCents: Math.floor(low / stepCents) * stepCents,
    highCents: Math.ceil(high / stepCents) * stepCents,
  };
}
