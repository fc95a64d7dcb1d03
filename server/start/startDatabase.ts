import { lockFolder } from '../database/lockFolder';
import { migrate } from '../database/migrate';
import { type Database, openDatabase } from '../database/openDatabase';
import type { Start } from './createStart';
import type { StartOptions } from './StartOptions';

type Options = Pick<StartOptions, 'database' | 'dataDir' | 'migrations' | 'onDeath'>;

function addGauges({ metrics: { gauge } }: Start, { pool, replica }: Database): void {
  gauge('skuret_database_connections', 'Open connections.', () => pool.totalCount);
  gauge('skuret_database_idle_connections', 'Connections at rest.', () => pool.idleCount);
  gauge('skuret_database_waiting', 'Statements in line for one.', () => pool.waitingCount);
  if (!replica) return;
  gauge('skuret_replica_answering', '1 while reads go to the replica, else 0.', () =>
    replica.isAnswering() ? 1 : 0,
  );
  gauge(
    'skuret_replica_connections',
    'Open connections to the replica.',
    () => replica.pool.totalCount,
  );
}

/** Opens the database and runs the migrations. A data folder is locked first. */
export async function startDatabase(
  start: Start,
  { database: place, dataDir, migrations, onDeath }: Options,
): Promise<Database> {
  const { log, metrics, onStop } = start;
  if (place.kind === 'folder') onStop(await lockFolder(dataDir));
  const database = await openDatabase(
    place.kind === 'folder' ? { kind: 'folder', dataDir } : place,
    (error, kind) => {
      if (kind === 'died') onDeath(error);
      else log.warn({ err: error }, 'database connection lost');
    },
    {
      onAnsweringChange: (isAnswering, error) =>
        isAnswering
          ? log.warn('read replica available again')
          : log.warn({ err: error }, 'read replica unavailable; reading from the primary'),
      onFallback: () => metrics.replicaFallbacks.inc(),
    },
  );
  onStop(() => database.close());
  await migrate(database.pool, {
    ...(migrations && { folder: migrations }),
    onWait: (migration) => log.warn({ migration }, 'migration waiting for a table lock'),
  });
  addGauges(start, database);
  return database;
}
