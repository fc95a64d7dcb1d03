import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { OfficeAlarm } from '../jobs/jobs';

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
