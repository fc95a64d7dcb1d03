/** In ms. After a restart all readers are back within ten seconds. */
const delayBounds = { first: 500, longest: 8_000 };

/** In ms: a stream that ends sooner counts as a failure, however well it began. */
const stableAfterMs = 5_000;

/** How many tries in a row have failed, after a stream that lasted so many ms. */
export function failuresAfter(failures: number, lasted: number): number {
  return lasted > stableAfterMs ? 0 : failures + 1;
}

/**
 * How long to wait before the next try, in ms, after so many that failed: half a second, doubled each time, at most
 * eight. A part of it is by chance (`random` from 0 to 1), so that not all readers come back in the same moment.
 */
export function reconnectDelay(failures: number, random: number): number {
  const whole = Math.min(delayBounds.longest, delayBounds.first * 2 ** failures);
  return whole * (0.5 + random / 2);
}
