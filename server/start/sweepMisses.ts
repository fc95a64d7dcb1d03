import { addDays, type CalendarDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { deleteOldMisses, keptMissDays } from '../search/records/searchMisses';

/** Deletes search misses that are older. */
export async function sweepMisses(executor: Executor, today: CalendarDate): Promise<void> {
  await deleteOldMisses(executor, addDays(today, 1 - keptMissDays));
}
