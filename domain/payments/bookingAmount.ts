import type { Cents } from '../values/money';
import type { ReceiptSums, Side } from './receipt';

export type BookingSums = Pick<
  ReceiptSums,
  'plusCents' | 'minusCents' | 'totalCents' | 'heldCents'
>;

/** The meaning of the amount of a booking in a list. */
export type AmountMeaning = 'price' | 'paid' | 'partBack' | 'allBack' | 'held' | 'earned';

/**
 * The one amount that a list shows for a booking, and what it stands for: the amount paid or earned, or else the amount
 * held for the owner, or else the booked price (also when `sums` is null). When the borrower got everything back, the
 * amount is what they had paid.
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
  // A reserved deposit is not a payment.
  if (plusCents === 0) return { cents: bookedCents, meaning: 'price' };
  if (minusCents === 0) return { cents: totalCents, meaning: 'paid' };
  if (totalCents === 0) return { cents: plusCents, meaning: 'allBack' };
  return { cents: totalCents, meaning: 'partBack' };
}

/**
 * The total that the booking page shows: what the borrower has paid, or what the owner has earned. Null while the agreed
 * price still counts: the borrower has paid nothing, or the owner's money is held, or the booking goes on. `isOver`:
 * the booking has ended.
 */
export function settledCents(sums: BookingSums, side: Side, isOver: boolean): Cents | null {
  const { plusCents, totalCents, heldCents } = sums;
  const isSettled =
    side === 'BORROWER' ? plusCents > 0 : heldCents === 0 && (isOver || plusCents > 0);
  return isSettled ? totalCents : null;
}
