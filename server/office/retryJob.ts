import { message } from '../texts/translate';
import { refuse } from './decisions';
import type { CaseParts } from './openCase';
import { reviveJob } from './records/health';
import type { StaffRecord } from './records/staff';
import { insertStaffDeed } from './records/staffLog';

/** Lets a job that was given up run again, immediately. Its case stays open, because it may fail again. */
export async function retryJob(
  { executor, bookings, now }: CaseParts,
  staff: StaffRecord,
  id: number,
): Promise<void> {
  const at = now();
  await executor.transaction().execute(async (transaction) => {
    const job = await reviveJob(transaction, id, at);
    if (!job) return refuse(message('office.health.noJob'));
    await insertStaffDeed(transaction, {
      staffId: staff.id,
      action: 'retryJob',
      subject: 'job',
      subjectId: id,
      reason: '-',
      before: { kind: job.kind, error: job.error },
      at,
    });
  });
  bookings.outbox.wake();
}
