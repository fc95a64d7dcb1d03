import { addDays, type CalendarDate } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { deleteOldMisses } from '../records/searchMisses';

/** As long as support can ask for, today included. */
export const keptDays = 90;

/** Forgets which words were not found longer ago. */
export async function sweepMisses(executor: Executor, today: CalendarDate): Promise<void> {
  await deleteOldMisses(executor, addDays(today, 1 - keptDays));
}
