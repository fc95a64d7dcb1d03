import { postings } from '../../domain/payments/postings';
import { post } from '../payments/ledger';
import { message } from '../texts/translate';
import { refuse } from './decisions';
import type { StaffRecord } from './records/staff';
import { insertStaffDeed } from './records/staffLog';
import type { SiteNoticeParts } from './siteNotices';

/**
 * Books money that was put into the payment provider's account, so that payouts that wait can leave. Leads only. The
 * same key again books nothing.
 */
export async function topUp(
  { executor, now }: SiteNoticeParts,
  staff: StaffRecord,
  { key, cents, reason }: { key: string; cents: number; reason: string },
): Promise<void> {
  if (staff.role !== 'lead') refuse(message('office.money.topUpNeedsLead'));
  if (cents <= 0) refuse(message('office.money.amount'));
  const at = now();
  await executor.transaction().execute(async (transaction) => {
    const entries = postings.topUp({ cents });
    const isNew = await post(transaction, {
      key: `top-up:${key}`,
      kind: 'topUp',
      bookingId: null,
      entries,
      at,
    });
    if (!isNew) return;
    await insertStaffDeed(transaction, {
      staffId: staff.id,
      action: 'topUp',
      subject: 'staff',
      subjectId: staff.id,
      reason,
      after: { cents },
      at,
    });
  });
}
