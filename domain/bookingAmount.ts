import type { Cents } from './money';
import type { ReceiptSums, Side } from './receipt';

export type BookingSums = Pick<
  ReceiptSums,
  'plusCents' | 'minusCents' | 'totalCents' | 'heldCents'
>;

/** What an amount in a list of bookings is. */
export type AmountMeaning = 'price' | 'paid' | 'partBack' | 'allBack' | 'held' | 'earned';

/**
 * The one amount that a list shows of a booking, and what it is: what was paid or earned, else what waits for the owner,
 * else, without any money yet (`sums` null), what it was booked at. Of what all came back, how much that was.
 */
export function bookingAmount(
  bookedCents: Cents,
  sums: BookingSums | null,
  side: Side,
): { cents: Cents; meaning: AmountMeaning } {
  if (sums === null) return { cents: bookedCents, meaning: 'price' };
  const { plusCents, minusCents, totalCents, heldCents } = sums;
  if (side === 'OWNER') {
    return plusCents === 0 && heldCents > 0
      ? { cents: heldCents, meaning: 'held' }
      : { cents: totalCents, meaning: 'earned' };
  }
  // A deposit on hold is no payment.
  if (plusCents === 0) return { cents: bookedCents, meaning: 'price' };
  if (minusCents === 0) return { cents: totalCents, meaning: 'paid' };
  if (totalCents === 0) return { cents: plusCents, meaning: 'allBack' };
  return { cents: totalCents, meaning: 'partBack' };
}
