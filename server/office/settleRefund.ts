import { refundAgain, settleOwedRefunds } from '../payments/failedRefunds';
import { listOwedRefunds } from '../payments/records/failedRefunds';
import { message } from '../texts/translate';
import { refuse } from './decisions';
import { type Acting, type CaseParts, lockOpenCase, note } from './openCase';
import { closeCase } from './records/cases';

/** `again`: the payment provider refunds it once more. `paid`: the member has got it another way. */
export type RefundWay = 'again' | 'paid';

/**
 * Settles a booking's failed refunds. The case closes when the money is paid; with `again` that is when the provider
 * has answered, and another case opens if the bank rejects it once more.
 */
export async function settleRefund(
  { executor, bookings, now }: CaseParts,
  acting: Acting & { way: RefundWay; reason: string },
): Promise<void> {
  const { staff, way, reason } = acting;
  await executor.transaction().execute(async (transaction) => {
    const found = await lockOpenCase(transaction, acting);
    if (found.kind !== 'refund') return refuse(message('office.case.notThisKind'));
    const bookingId = found.subjectId;
    const owed = await listOwedRefunds(transaction, bookingId);
    if (owed.some(({ isAsking }) => isAsking)) refuse(message('office.refund.underWay'));
    if (owed.some(({ state }) => state === 'disputed')) refuse(message('office.refund.disputed'));
    if (way === 'again' && owed.some(({ state }) => state === 'lost')) {
      refuse(message('office.refund.lost'));
    }
    const at = now();
    if (way === 'again') await refundAgain(transaction, bookings.payments, bookingId);
    else {
      await settleOwedRefunds(transaction, bookingId, at);
      await closeCase(transaction, found.id, { staffId: staff.id, reason, at });
    }
    const cents = owed.reduce((sum, each) => sum + each.cents, 0);
    const action = way === 'again' ? 'refundAgain' : 'refundPaid';
    await note(transaction, found, acting, { action, reason, before: { cents }, after: {}, at });
  });
  bookings.outbox.wake();
}
