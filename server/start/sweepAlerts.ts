import { addDays, type CalendarDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { deleteOldWatches, toolsWaitedFor } from '../search/records/dayWatches';
import { deleteOldNews } from '../search/records/savedSearches';

/** How long past days are kept. */
const keptDays = 30;

/**
 * Deletes what has passed, and checks every tool that a member waits for: days can become free without any event, for
 * example when they come within the period that the owner lends ahead.
 */
export async function sweepAlerts(
  executor: Executor,
  today: CalendarDate,
  look: (toolId: number) => Promise<void>,
): Promise<void> {
  await deleteOldNews(executor);
  await deleteOldWatches(executor, addDays(today, -keptDays));
  for (const toolId of await toolsWaitedFor(executor, today)) await look(toolId);
}
