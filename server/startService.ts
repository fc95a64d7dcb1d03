import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DestinationStream, pino } from 'pino';
import { copenhagenDateOf } from '../domain/days';
import { createAttempts } from './auth/createAttempts';
import { createPasswords } from './auth/passwords';
import { createTokens, readSigningKeys } from './auth/tokens';
import { openControl } from './backup/openControl';
import type { Services } from './context';
import { lockFolder } from './database/lockFolder';
import { migrate } from './database/migrate';
import { type Database, type Executor, openDatabase } from './database/openDatabase';
import { type Env, isLoopback, openDemo, WrongEnvironment } from './env';
import { createHttpService, type HttpOptions } from './http/createHttpService';
import { keepForSeconds } from './keepForSeconds';
import { createMetrics } from './observe/createMetrics';
import { createReadyCheck } from './observe/createReadyCheck';
import { createSecurityLog } from './observe/createSecurityLog';
import { openPages, type Pages } from './pages/openPages';
import { createPictures } from './pictures/createPictures';
import { findDrawings } from './pictures/findDrawings';
import { openPictureStore } from './pictures/openPictureStore';
import { allCategories, countTools } from './records/categories';
import { insertPicture } from './records/pictures';
import { createSchema } from './schema/createSchema';
import { demoSignIns } from './seed/demoMembers';
import { seedDemo } from './seed/seedDemo';
import { startSweeps } from './sweeps/startSweeps';
import { sweepPictures } from './sweeps/sweepPictures';
import { sweepViewers } from './sweeps/sweepViewers';
import { createViews } from './views/createViews';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Without what a database error repeats of the row, which may hold a person's e-mail or hash. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, constraint, table } = error as {
    code?: string;
    constraint?: string;
    table?: string;
  };
  return { name, message, stack, code, constraint, table };
}

/** Data from an earlier start with SEED=demo has the same known passwords. */
async function refuseDemo(executor: Executor): Promise<void> {
  const emails = demoSignIns.map(({ email }) => email);
  const known = await executor
    .selectFrom('users')
    .where('email', 'in', emails)
    .limit(1)
    .select('id')
    .execute();
  if (known.length > 0) throw new WrongEnvironment(openDemo);
}

export interface RunningService {
  url: string;
  database: Database;
  /** Lets requests under way finish, for so long at most, then puts everything away. */
  stop(graceMs?: number): Promise<void>;
}

export interface StartOptions
  extends Omit<Env, 'databaseUrl' | 'databaseReadUrl' | 'dataDir'>,
    Pick<HttpOptions, 'timeouts' | 'streams' | 'addRoutes'> {
  dataDir: string;
  database:
    | { kind: 'postgres'; url: string; readUrl?: string | undefined }
    | { kind: 'folder' }
    | { kind: 'memory'; template?: string };
  /** Hears of an embedded database that died: the process cannot go on. */
  onDeath(error: Error): void;
  now?: () => Date;
  /** Where the migrations lie: tests add some of their own. */
  migrations?: URL;
  logTo?: DestinationStream;
}

/** Opens, migrates, seeds and listens, in this order; what was opened is closed again when a later step fails. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const { dataDir, now = () => new Date() } = options;
  const log = pino(
    {
      level: options.logLevel,
      redact: ['*.password', '*.token', '*.authorization'],
      serializers: { err: describeError },
    },
    options.logTo ?? pino.destination(2),
  );
  const toPutAway: (() => Promise<void>)[] = [];
  const putAway = async () => {
    for (const step of toPutAway.splice(0).reverse()) await step();
  };

  const metrics = createMetrics();

  try {
    if (options.database.kind === 'folder') toPutAway.push(await lockFolder(dataDir));
    const database = await openDatabase(
      options.database.kind === 'folder' ? { kind: 'folder', dataDir } : options.database,
      (error, kind) => {
        if (kind === 'died') options.onDeath(error);
        else log.warn({ err: error }, 'a database connection broke');
      },
      {
        onTurn: (isAnswering, error) =>
          isAnswering
            ? log.warn('the read replica answers again')
            : log.warn({ err: error }, 'the read replica does not answer; the primary does'),
        onFallback: () => metrics.replicaFallbacks.inc(),
      },
    );
    toPutAway.push(() => database.close());
    await migrate(database.pool, {
      ...(options.migrations ? { folder: options.migrations } : {}),
      onWait: (migration) => log.warn({ migration }, 'a migration waits for a table'),
    });
    const passwords = createPasswords();
    if (options.seed === 'demo') {
      await seedDemo(database.executor, passwords, copenhagenDateOf(now()));
    }
    if (!options.publicDemo && !isLoopback(options.host)) await refuseDemo(database.executor);

    const pictures = await openPictureStore(
      { folder: path.join(dataDir, 'pictures'), s3: options.picturesS3 },
      (error) => {
        metrics.pictureStoreFailures.inc();
        log.error({ err: error }, 'the picture store is away');
      },
    );
    const { pool, replica } = database;
    const { gauge } = metrics;
    gauge('skuret_database_connections', 'Open connections.', () => pool.totalCount);
    gauge('skuret_database_idle_connections', 'Connections at rest.', () => pool.idleCount);
    gauge('skuret_database_waiting', 'Statements in line for one.', () => pool.waitingCount);
    if (replica) {
      gauge('skuret_replica_answering', '1 while reads go to the replica, else 0.', () =>
        replica.isAnswering() ? 1 : 0,
      );
      gauge('skuret_replica_connections', 'Open connections to the replica.', () => {
        return replica.pool.totalCount;
      });
    }
    gauge('skuret_password_checks', 'Password checks under way or in line.', passwords.underWay);

    let stopping = false;
    let pages: Pages | null = null;
    const schema = createSchema();
    const services: Services = {
      executor: database.executor,
      reader: database.reader,
      tokens: createTokens(await readSigningKeys(database.executor, options.jwtSecret), now),
      passwords,
      attempts: createAttempts(database.executor, options.attempts),
      pictures: createPictures(pictures, await findDrawings(path.join(root, 'public')), (picture) =>
        insertPicture(database.executor, picture),
      ),
      categories: await allCategories(database.executor),
      toolCounts: keepForSeconds(
        async () =>
          new Map(
            (await countTools(database.reader)).map(({ categoryId, tools }) => [categoryId, tools]),
          ),
        10,
        now,
      ),
      views: createViews(database.executor, now),
      origin: options.origin,
      log,
      metrics,
      security: createSecurityLog(log),
      now,
      pagesChanged: () => pages?.forget(),
    };
    pages = await openPages({
      appFolder: options.appFolder,
      schema,
      services,
      rendering: options.pageRendering,
      source: options.source,
    });
    toPutAway.push(async () => pages?.stop());
    const isOnDisk = options.database.kind !== 'postgres' || options.picturesS3 === undefined;
    const canWrite = createReadyCheck(database.executor, isOnDisk ? dataDir : null);
    const http = createHttpService({
      ...options,
      schema,
      services,
      pages,
      async checkReady() {
        if (stopping) throw new Error('Stopping');
        await canWrite();
      },
    });
    toPutAway.push(
      startSweeps(
        [
          () => sweepPictures(database.executor, pictures),
          () => sweepViewers(database.executor, copenhagenDateOf(now())),
        ],
        (error) => log.warn({ err: error }, 'a sweep was given up until the next'),
      ),
    );
    if (options.database.kind === 'folder') {
      toPutAway.push(await openControl(dataDir, pool, pictures));
    }
    const { port } = await http.listen(options.port, options.host);
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    return {
      url: `http://${host}:${port}`,
      database,
      async stop(graceMs = 10_000) {
        stopping = true;
        await http.close(graceMs);
        await putAway();
      },
    };
  } catch (error) {
    await putAway();
    throw error;
  }
}
