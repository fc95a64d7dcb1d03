import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';

/** What staff must hear of at once. Amounts in øre. */
export type OfficeAlarm =
  /** More was asked of the insurance account today than it pays on one day. */
  | { alarm: 'coverAsked'; cents: number }
  /** A cover claim could not be approved, because the limit of the day is reached. */
  | { alarm: 'coverDayFull'; cents: number }
  /** A payout waits, because the provider's balance does not cover it. */
  | { alarm: 'payoutStopped'; cents: number; balanceCents: number }
  /** A borrower's bank has taken a payment back. */
  | { alarm: 'chargeback'; cents: number; bookingId: number | null };

/**
 * Stores the job that raises an alarm, in the transaction of its cause. Of the same kind at most one is raised in an
 * hour, by whichever process comes first.
 */
export async function raiseAlarm(executor: Executor, alarm: OfficeAlarm, now: Date): Promise<void> {
  await enqueue(executor, {
    once: `alarm ${alarm.alarm} ${now.toISOString().slice(0, 13)}`,
    kind: 'office_alarm',
    payload: alarm,
  });
}
