import type { CalendarDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { forgetViewers } from '../tools/records/toolViews';

const viewersAtOnce = 10_000;

/** Deletes who viewed which tool before today; the counts stay. */
export async function sweepViewers(executor: Executor, today: CalendarDate): Promise<void> {
  while ((await forgetViewers(executor, today, viewersAtOnce)) > 0);
}
