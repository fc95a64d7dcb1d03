import { appendFile, cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrationsFolder } from '../../server/database/migrate';
import { ask, createTool, newTool, signUp } from './ask';
import { createDatabase, createFolder, startProcess } from './resources';

export interface MigrationResult {
  /** How often the migration of each round has run. */
  runs: number[];
  /** Confirmed listings, and those that a process of either version does not find afterwards. */
  confirmed: number;
  lost: string[];
  /** Responses of the older version without the requested data. */
  unexpected: string[];
}

const newerProcess = fileURLToPath(new URL('./newerProcess.ts', import.meta.url));

/** A migration that takes the strongest locks on the most used table. */
const migrationSql = (round: number) => `
  create table trial_${round} (tool_id bigint references tools (id));
  alter table tools add column trial_${round} integer not null default 0;
  create index on tools (trial_${round});
  insert into trial_runs (round) values (${round});`;

/** Clients that list and search until they are stopped. */
function startLoad(url: string, token: string, unexpected: string[]) {
  const ids: string[] = [];
  let responses = 0;
  let isStopped = false;
  const clients = Array.from({ length: 4 }, async (_, client) => {
    for (let turn = 0; !isStopped; turn += 1) {
      const input = newTool(`Værktøj ${client} ${turn}`);
      const made = await ask(url, createTool, { input }, token);
      const id = made.data?.['createTool']?.tool?.id;
      if (id === undefined || made.errors.length > 0) unexpected.push(JSON.stringify(made));
      else ids.push(id);
      const read = await ask(url, '{ searchTools(first: 3) { id name } }');
      if (read.status !== 200 || !read.data?.['searchTools']) unexpected.push(JSON.stringify(read));
      responses += 2;
    }
  });
  const ended = Promise.all(clients);
  // A client that throws fails `stop`.
  ended.catch(() => undefined);
  return {
    responses: () => responses,
    async stop(): Promise<string[]> {
      isStopped = true;
      await ended;
      return ids;
    },
  };
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await wait(20);
}

/**
 * Starts two processes of a newer version concurrently, while one of this version lists and searches and a long
 * transaction holds the table that the migration changes. The older process keeps answering while the migration waits,
 * and afterwards all three answer. Throws when a newer process does not start.
 */
export async function migrateUnderLoad(rounds: number): Promise<MigrationResult> {
  const database = await createDatabase();
  const files = path.join(await createFolder(), 'migrations');
  await cp(migrationsFolder, files, { recursive: true });
  const env = { DATABASE_URL: database.url };
  const older = await startProcess(env);
  const token = await signUp(older.url, 'flytter@skuret.example');
  await database.run('create table trial_runs (round integer not null)');
  const result: MigrationResult = { runs: [], confirmed: 0, lost: [], unexpected: [] };

  for (let round = 1; round <= rounds; round += 1) {
    const name = `9${String(round).padStart(3, '0')}.sql`;
    await writeFile(path.join(files, name), migrationSql(round));
    // The search functions of the newer version are also applied while the older one uses them.
    await appendFile(path.join(files, 'search.sql'), `-- Round ${round}.\n`);
    const load = startLoad(older.url, token, result.unexpected);
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; select 1 from tools limit 1');
    const command = ['--import', 'tsx', newerProcess, files];
    const starts = [startProcess(env, command), startProcess(env, command)];
    // Waits until the migration is in the lock queue and the load goes on: the waiting lock blocks no other query.
    await until(async () => {
      const { rowCount } = await database.run(
        "select 1 from pg_locks where not granted and relation = 'tools'::regclass and mode in ('AccessExclusiveLock', 'ShareRowExclusiveLock')",
      );
      return rowCount !== 0;
    });
    const waiting = load.responses();
    await until(() => load.responses() >= waiting + 40);
    await holder.query('rollback');
    await holder.end();
    const newer = await Promise.all(starts);
    const migrated = load.responses();
    await until(() => load.responses() >= migrated + 20);
    const ids = await load.stop();
    result.confirmed += ids.length;
    const processes = [older, ...newer];
    for (const [index, id] of ids.entries()) {
      const { url } = processes[index % processes.length] ?? older;
      const { data } = await ask(url, 'query ($id: ID!) { tool(id: $id) { id } }', { id });
      if (data?.['tool']?.id !== id) result.lost.push(id);
    }
    const { rowCount } = await database.run(`select 1 from trial_runs where round = ${round}`);
    result.runs.push(rowCount ?? 0);
    for (const service of newer) await service.end('SIGTERM');
  }
  return result;
}
