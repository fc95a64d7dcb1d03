import { addDays, type CalendarDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { deleteOldMisses } from '../search/records/searchMisses';

/** The longest period that support can ask for, today included. */
export const keptDays = 90;

/** Deletes search misses that are older. */
export async function sweepMisses(executor: Executor, today: CalendarDate): Promise<void> {
  await deleteOldMisses(executor, addDays(today, 1 - keptDays));
}
