import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrationsFolder } from '../../server/database/readMigrations';
import { ask, createTool, newTool, signUp } from '../../testing/ask';
import type { OwnDatabase } from '../../testing/createPostgresDatabase';
import { spawnService } from '../../testing/spawnService';
import { startOwnService, withoutBounds } from '../../testing/startOwnService';

export interface MigrationResult {
  rounds: number;
  /** Starts in which the newer version did not come up by itself. */
  failedStarts: number;
  /** Migrations that did not run exactly once. */
  notOnce: number;
  acknowledged: number;
  /** Confirmed writes that a process of either version does not find afterwards. */
  lost: number;
  /** Responses of the older version that were not the requested ones. */
  strangeAnswers: number;
}

const newer = fileURLToPath(new URL('./newerProcess.ts', import.meta.url));

/** A migration that takes the strongest locks on the most used table. */
const migrationOf = (round: number) => `
  create table trial_${round} (tool_id bigint references tools (id));
  alter table tools add column trial_${round} integer not null default 0;
  create index on tools (trial_${round});
  insert into trial_runs (round) values (${round});`;

/** Clients of a service that list and read until they are stopped. Unexpected responses are counted. */
function startLoad(url: string, token: string, result: MigrationResult) {
  const ids: string[] = [];
  let answers = 0;
  let stopped = false;
  const clients = Array.from({ length: 4 }, async (_, client) => {
    for (let turn = 0; !stopped; turn += 1) {
      const input = newTool(`Værktøj ${client} ${turn}`);
      const made = await ask(url, createTool, { input }, token);
      const id = made.data?.['createTool']?.tool?.id;
      const read = await ask(url, '{ searchTools(first: 3) { id name } }');
      if (id === undefined || made.errors.length > 0) result.strangeAnswers += 1;
      else ids.push(id);
      if (read.status !== 200 || !read.data?.['searchTools']) result.strangeAnswers += 1;
      answers += 2;
    }
  });
  return {
    answers: () => answers,
    async stop() {
      stopped = true;
      await Promise.all(clients);
      return ids;
    },
  };
}

/** Polls until the condition is true, without a timeout of its own. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Starts two processes of a newer version at once, while one of this version lists and searches and a long transaction
 * holds the table that the migration changes. The older one keeps answering while the migration waits, and afterwards
 * all three answer.
 */
export async function migrateUnderLoad(own: OwnDatabase, rounds: number): Promise<MigrationResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-migrate-'));
  const files = path.join(folder, 'migrations');
  await cp(migrationsFolder, files, { recursive: true });
  const env = { ...withoutBounds, DATA_DIR: folder, DATABASE_URL: own.url };
  const result: MigrationResult = {
    rounds,
    failedStarts: 0,
    notOnce: 0,
    acknowledged: 0,
    lost: 0,
    strangeAnswers: 0,
  };
  const older = await startOwnService({ DATABASE_URL: own.url });
  const { url } = older;
  const token = await signUp(url, 'flytter@skuret.example');
  await own.run('create table trial_runs (round integer not null)');

  for (let round = 1; round <= rounds; round += 1) {
    await writeFile(path.join(files, `9${String(round).padStart(3, '0')}.sql`), migrationOf(round));
    // The search of the newer version is also applied, while the older one uses it.
    await appendFile(path.join(files, 'search.sql'), `-- Round ${round}.\n`);
    const load = startLoad(url, token, result);
    const holder = new pg.Client({ connectionString: own.url });
    await holder.connect();
    await holder.query('begin; select 1 from tools limit 1');
    const starts = [spawnService(env, [newer, files]), spawnService(env, [newer, files])];
    // Waits until the migration is in the lock queue and the load has continued: then the waiting lock blocks nobody.
    await until(async () => {
      const { rows } = await own.run(
        "select 1 from pg_locks where not granted and relation = 'tools'::regclass and mode in ('AccessExclusiveLock', 'ShareRowExclusiveLock')",
      );
      return rows.length > 0;
    });
    const before = load.answers();
    await until(() => load.answers() >= before + 40);
    await holder.query('rollback');
    await holder.end();
    const services = await Promise.all(starts);
    const after = load.answers();
    await until(() => load.answers() >= after + 20);
    const ids = await load.stop();
    result.acknowledged += ids.length;
    const open = [older, ...services].filter((service) => service.url !== null);
    result.failedStarts += 3 - open.length;
    for (const [index, id] of ids.entries()) {
      const service = open[index % open.length] ?? older;
      const { data } = await ask(service.url ?? url, 'query ($id: ID!) { tool(id: $id) { id } }', {
        id,
      });
      if (data?.['tool']?.id !== id) result.lost += 1;
    }
    const { rows } = await own.run(`select 1 from trial_runs where round = ${round}`);
    if (rows.length !== 1) result.notOnce += 1;
    for (const service of services) await service.end('SIGTERM');
  }
  await older.end();
  await rm(folder, { recursive: true, force: true });
  return result;
}
