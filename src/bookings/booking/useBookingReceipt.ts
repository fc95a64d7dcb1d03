import { getRefund } from '../../../domain/payments/refund';
import { getReturnedDeposit } from '../../../domain/payments/returnedDeposit';
import type { Cents } from '../../../domain/values/money';
import { type Receipt, useReceiptQuery } from '../../payments/api/receiptsApi';
import type { BookingDetails } from '../api/bookingsApi';

/** The receipt of a booking that is paid for: null for another booking, undefined until it has loaded. */
export function useBookingReceipt({ id: bookingId, paid }: BookingDetails): {
  receipt: Receipt | null | undefined;
  isFailed: boolean;
} {
  const skip = !paid;
  const { currentData, isError } = useReceiptQuery(
    { bookingId },
    { skip, refetchOnMountOrArgChange: true },
  );
  const isFailed = isError && !currentData;
  return { receipt: skip || isFailed ? null : currentData, isFailed };
}

/** The borrower's refund after the end of a booking; null before the refund, and for the owner. */
export function getRefundOfEnd(
  { state, history }: Pick<BookingDetails, 'state' | 'history'>,
  { role, receiptLines }: Pick<Receipt, 'role' | 'receiptLines'>,
): ReturnType<typeof getRefund> {
  const end = history.find((happening) => happening.state === state);
  return role === 'OWNER' ? null : getRefund(receiptLines, end?.at ?? '');
}

/** Whether the money of an ended booking has moved: the borrower has the refund, and the owner's part is released. */
export function isRefunded(booking: BookingDetails, receipt: Receipt): boolean {
  return booking.role === 'OWNER'
    ? receipt.heldCents === (booking.noShowHeldCents ?? 0)
    : getRefundOfEnd(booking, receipt) !== null;
}

/** The part of the deposit that the borrower has back after the booking; null for none. */
export function getReturnedCents(
  { role, state, depositCents }: BookingDetails,
  { depositLines, depositCents: heldCents }: Receipt,
): Cents | null {
  if (role === 'OWNER' || (state !== 'COMPLETED' && state !== 'CANCELLED')) return null;
  const lines = depositLines.map(({ amountCents: cents }) => ({ cents }));
  return getReturnedDeposit(lines, { agreedCents: depositCents, heldCents });
}
