import type { Cents } from './money';

/**
 * A whole percentage of an amount in whole øre, half an øre rounded up. Every line of a quote is rounded once, here.
 * Throws for an amount below 0, which is a mistake of the caller.
 */
export function percentOf(cents: Cents, percent: number): Cents {
  if (!(cents >= 0)) throw new RangeError(`No percentage of ${cents} øre`);
  return Math.floor((cents * percent + 50) / 100);
}
