import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { DatabasePlace } from '../../../server/database/openDatabase';
import { readEnv } from '../../../server/start/env';
import type { RunningService, StartOptions } from '../../../server/start/StartOptions';
import { startService } from '../../../server/start/startService';
import { lowPasswordCost } from './lowPasswordCost';
import { findTemplates } from './templates';

/** A database that is lent to one service at a time. */
export interface TestDatabase {
  place: Extract<DatabasePlace, { kind: 'postgres' | 'embedded' }>;
  /** Stores the demo's rows for the next service with this seed. */
  keepDemo(pool: pg.Pool): Promise<void>;
  giveBack(): Promise<void>;
}

export type TakeDatabase = (seed: 'none' | 'demo') => Promise<TestDatabase>;

export interface StartedService extends RunningService {
  dataDir: string;
  /** Stops the service and removes its data. */
  close(): Promise<void>;
}

/** Fills the folder of an embedded database that is new. */
async function copyTemplate(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const templates = await findTemplates();
  await cp(templates.folder, folder, { recursive: true });
}

/** Starts the real service on a free port, with a database that is empty or has the demo. */
export async function startOnDatabase(
  options: Partial<StartOptions>,
  take: TakeDatabase,
): Promise<StartedService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-test-'));
  const { seed = 'none' } = options;
  // The demo depends on the date, and a service with a clock of its own may have another.
  const isKept = seed === 'demo' && options.now === undefined;
  const own = options.database ? null : await take(isKept ? 'demo' : 'none');
  const dataDir = options.dataDir ?? folder;
  if (options.database?.kind === 'folder') await copyTemplate(path.join(dataDir, 'database'));
  const service = await startService({
    ...readEnv({}),
    port: 0,
    seed,
    // Unexpected errors show in the test's output; a test that provokes errors sets another level.
    logLevel: 'error',
    // No limits: tests try more passwords from one address, and list more tools, than the limits allow.
    rateLimits: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
      conversationsFromAddress: 0,
      written: 0,
      links: 0,
      mutations: 0,
    },
    database: own?.place ?? { kind: 'memory' },
    // No rendered pages: a build of the app may be missing or under way. A test of pages sets a folder of its own.
    appFolder: path.join(folder, 'app'),
    passwordCost: lowPasswordCost,
    // No polling: the outbox runs when it is woken and the scheduled jobs in `runDueWork`, so that no statement comes
    // at an unexpected time.
    outboxPollMs: 3_600_000,
    jobIntervalMs: 3_600_000,
    onDeath: (error) => {
      throw error;
    },
    ...options,
    dataDir,
  });
  if (isKept) await own?.keepDemo(service.database.pool);
  return {
    ...service,
    dataDir,
    async close() {
      await service.stop();
      await own?.giveBack();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
