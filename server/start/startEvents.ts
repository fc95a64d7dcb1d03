import type { Database } from '../database/openDatabase';
import { createEvents, type Events } from '../events/createEvents';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

/** The SSE streams of members, joined between processes through PostgreSQL. */
export async function startEvents(
  { log, now, onStop }: Start,
  { executor, pool }: Database,
  { database: place }: Pick<StartOptions, 'database'>,
): Promise<Events> {
  const notify =
    place.kind === 'postgres' ? { pool, listenUrl: place.listenUrl ?? place.url } : null;
  const events = await createEvents({ executor, notify, log, now });
  onStop(() => events.close());
  return events;
}
