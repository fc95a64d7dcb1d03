import { to } from '../../domain/values/addresses';
import type { Executor } from '../database/openDatabase';
import { notify } from '../notifications/notify';

/** Notifies a borrower about a refund that their bank did not take. */
export function notifyOfRefund(
  transaction: Executor,
  news: {
    event: 'refundFailed' | 'refundAgain' | 'refundPaid';
    borrowerId: number;
    bookingId: number | null;
    cents: number;
    once: string;
    at: Date;
  },
): Promise<void> {
  const { event, borrowerId, bookingId, cents, once, at } = news;
  const ofBooking = bookingId === null ? null : { booking: bookingId };
  return notify(
    transaction,
    {
      memberId: borrowerId,
      kind: 'money_news',
      params: { event, cents, ...ofBooking },
      once,
      ...(bookingId !== null && { address: to.booking(String(bookingId)) }),
      from: null,
    },
    at,
  );
}
