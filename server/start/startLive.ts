import type { Database } from '../database/openDatabase';
import { createLive, type Live } from '../events/createLive';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

/** The SSE streams of members, joined between processes through PostgreSQL. */
export async function startLive(
  { log, now, onStop }: Start,
  { executor, pool }: Database,
  { database: place }: Pick<StartOptions, 'database'>,
): Promise<Live> {
  const notify =
    place.kind === 'postgres' ? { pool, listenUrl: place.listenUrl ?? place.url } : null;
  const live = await createLive({ executor, notify, log, now });
  onStop(() => live.close());
  return live;
}
