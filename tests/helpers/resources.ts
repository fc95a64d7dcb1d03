/** For Jest: databases, folders and processes of a test, which are removed when it has ended. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../../server/database/openDatabase';
import { createPostgresDatabase, type OwnDatabase } from './createPostgresDatabase';
import { type SpawnedService, spawnService } from './spawnService';
import { withoutBounds } from './startOwnService';

const removals: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of removals.splice(0).reverse()) await remove();
});

/** Runs at the end of the test, also of one that fails; the last registered removal runs first. */
export function removeAfterTest(remove: () => Promise<unknown>): void {
  removals.push(remove);
}

/** Creates an empty folder. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-test-'));
  removeAfterTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates an empty PostgreSQL database. */
export async function createDatabase(): Promise<OwnDatabase> {
  const database = await createPostgresDatabase();
  removeAfterTest(() => database.drop());
  return database;
}

export const databaseKinds = ['embedded', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** The environment variables that tell a service where its data are. */
export type DataEnv = { DATA_DIR: string; DATABASE_URL: string };

/** Creates an empty data folder and, for PostgreSQL, an empty database. */
export async function createData(kind: DatabaseKind): Promise<DataEnv> {
  const url = kind === 'embedded' ? '' : (await createDatabase()).url;
  return { DATA_DIR: await createFolder(), DATABASE_URL: url };
}

/** Opens data while no service uses them. */
export async function withOpenData<Result>(
  { DATA_DIR, DATABASE_URL }: DataEnv,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(
    DATABASE_URL === ''
      ? { kind: 'folder', dataDir: DATA_DIR }
      : { kind: 'postgres', url: DATABASE_URL },
    (error) => {
      throw error;
    },
  );
  return work(database).finally(() => database.close());
}

export interface TestProcess extends SpawnedService {
  url: string;
}

/**
 * Starts a service `withoutBounds` in a process of its own, by default on an embedded database in a folder of its own.
 * Throws with its output when it does not start.
 */
export async function startProcess(
  env: Record<string, string> = {},
  command?: readonly string[],
): Promise<TestProcess> {
  const folder = env['DATA_DIR'] ?? (await createFolder());
  const service = await spawnService({ ...withoutBounds, ...env, DATA_DIR: folder }, command);
  const { url } = service;
  if (url === null) throw new Error(service.output());
  removeAfterTest(() => service.end('SIGTERM'));
  return { ...service, url };
}
