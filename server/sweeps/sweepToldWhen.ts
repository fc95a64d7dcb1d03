import { addDays, type CalendarDate } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { deleteOldWatches, toolsWaitedFor } from '../records/dayWatches';
import { deleteOldNews } from '../records/savedSearches';

/** So long days that have passed are kept. */
const keptDays = 30;

/**
 * Forgets what has passed, and asks for every tool that somebody waits for whether it is free: days can come free without
 * anything happening, as when they move into what an owner lends ahead.
 */
export async function sweepToldWhen(
  executor: Executor,
  today: CalendarDate,
  look: (toolId: number) => Promise<void>,
): Promise<void> {
  await deleteOldNews(executor);
  await deleteOldWatches(executor, addDays(today, -keptDays));
  for (const toolId of await toolsWaitedFor(executor, today)) await look(toolId);
}
