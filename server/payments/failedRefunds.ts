import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { post } from './ledger';
import type { PaymentService } from './payments';
import { listOwedRefunds } from './records/failedRefunds';
import { getCallKey } from './references';
import { notifyOfRefund } from './refundNews';

/**
 * Stores the calls that refund a booking's failed refunds once more; call `outbox.wake()` after the commit. The caller
 * holds the lock of the case. A call without an answer is not stored twice.
 */
export async function refundAgain(
  transaction: Executor,
  payments: PaymentService,
  bookingId: number,
): Promise<void> {
  for (const owed of await listOwedRefunds(transaction, bookingId)) {
    const { paymentId, borrowerId, cents, attempts, isAsking } = owed;
    if (isAsking) continue;
    const posting = {
      kind: 'refundAgain' as const,
      entries: postings.refundAgain({ borrowerId, cents }),
    };
    const change = { paymentId, name: `refund-again:${attempts + 1}`, posting };
    await payments.enqueueChange(transaction, 'refund', change, cents);
  }
}

/** Posts that the borrower has got the amount of a booking's failed refunds another way. */
export async function settleOwedRefunds(
  transaction: Executor,
  bookingId: number,
  at: Date,
): Promise<void> {
  for (const owed of await listOwedRefunds(transaction, bookingId)) {
    const { borrowerId, chargedCents } = owed;
    const cents = owed.cents - chargedCents;
    const settle = (kind: 'refundCharged' | 'refundPaid', ore: number) => {
      const key = getCallKey(owed.paymentId, `${kind}:${at.toISOString()}`);
      const entries = postings[kind]({ borrowerId, cents: ore });
      return post(transaction, { key, kind, bookingId, entries, at });
    };
    if (chargedCents > 0) await settle('refundCharged', chargedCents);
    if (cents === 0) continue;
    await settle('refundPaid', cents);
    const once = `refund of payment ${owed.paymentId} paid ${at.toISOString()}`;
    const news = { event: 'refundPaid', borrowerId, bookingId, cents, once, at } as const;
    await notifyOfRefund(transaction, news);
  }
}
