import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ask, createTool, newTool, signUp } from '../../testing/ask';
import { freePort } from '../../testing/startService';

/** A PostgreSQL primary and a replica that streams from it, created for this test only. */
export interface ReplicatedDatabase {
  primaryUrl: string;
  replicaUrl: string;
  stop(which: 'primary' | 'replica'): void;
  start(which: 'primary' | 'replica'): void;
  remove(): void;
}

/** Debian does not put the programs on the PATH. */
function programFolder(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(a) - Number(b));
  return path.join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin');
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package has created. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** Needs PostgreSQL's own programs; throws when they are missing. */
export async function replicatedDatabase(): Promise<ReplicatedDatabase> {
  const programs = programFolder();
  const user = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'skuret-replicated-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(path.join(programs, program), args, { cwd: folder, stdio: 'ignore', ...user });
  const ports = { primary: await freePort(), replica: await freePort() };
  const data = (which: 'primary' | 'replica') => path.join(folder, which);
  const settings = (which: 'primary' | 'replica') =>
    appendFileSync(
      path.join(data(which), 'postgresql.conf'),
      `\nport = ${ports[which]}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\nwal_level = replica\n`,
    );
  const start = (which: 'primary' | 'replica') =>
    run('pg_ctl', ['-D', data(which), '-l', `${data(which)}.log`, '-w', 'start']);
  const stop = (which: 'primary' | 'replica') =>
    run('pg_ctl', ['-D', data(which), '-m', 'immediate', 'stop']);
  const url = (which: 'primary' | 'replica') =>
    `postgres://postgres@127.0.0.1:${ports[which]}/postgres`;

  run('initdb', ['-D', data('primary'), '-A', 'trust', '-U', 'postgres']);
  settings('primary');
  start('primary');
  const from = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'postgres'];
  run('pg_basebackup', [...from, '-D', data('replica'), '-R']);
  settings('replica');
  start('replica');
  return {
    primaryUrl: url('primary'),
    replicaUrl: url('replica'),
    start,
    stop,
    remove() {
      for (const which of ['replica', 'primary'] as const) {
        try {
          stop(which);
        } catch {
          // The server was already stopped.
        }
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const searchAll = '{ searchTools(first: 100, orderBy: NEWEST) { id name } }';

async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + 30_000; performance.now() < end; await wait(100)) {
    if (await holds().catch(() => false)) return true;
  }
  return false;
}

/**
 * Searches all the time while the replica falls behind, is killed and comes back, and while the primary is killed and
 * comes back. Counts the searches and reports everything that went wrong.
 */
export async function streamingReplica(
  database: ReplicatedDatabase,
  service: string,
): Promise<{ searches: number; failed: number; missed: string[] }> {
  const found = { searches: 0, failed: 0, missed: [] as string[] };
  let isOver = false;
  const searching = (async () => {
    while (!isOver) {
      const answer = await ask(service, searchAll).catch(() => null);
      const tools = answer?.data?.['searchTools'] as unknown as unknown[] | undefined;
      if (tools?.length) found.searches += 1;
      else found.failed += 1;
    }
  })();
  const expectThat = async (what: string, holds: () => Promise<boolean>) => {
    if (!(await until(holds))) found.missed.push(what);
  };
  const enough = async () => {
    const before = found.searches;
    return until(async () => found.searches > before + 200);
  };
  const isAnswering = async () =>
    /^skuret_replica_answering 1$/m.test(await (await fetch(`${service}/metrics`)).text());
  const lists = async (id: string) => {
    const { data } = await ask(service, searchAll);
    const tools = data?.['searchTools'] as unknown as { id: string }[] | undefined;
    return tools?.some((tool) => tool.id === id) ?? false;
  };

  const replica = new pg.Client({ connectionString: database.replicaUrl });
  // The server of this connection is killed below.
  replica.on('error', () => undefined);
  await replica.connect();
  const token = await signUp(service, `replika-${Date.now()}@skuret.example`);
  await replica.query('select pg_wal_replay_pause()');
  const made = await ask(service, createTool, { input: newTool('Replika') }, token);
  const id = made.data?.['createTool']?.tool?.id ?? '';
  const { data } = await ask(service, 'query ($id: ID!) { tool(id: $id) { id } }', { id });
  if (data?.['tool']?.id !== id) found.missed.push('a tool that the replica does not have opens');
  if (await lists(id)) found.missed.push('searches read the replica');
  await replica.query('select pg_wal_replay_resume()');
  await expectThat('the tool is found once the replica has it', () => lists(id));

  database.stop('replica');
  await expectThat('the primary answers instead', async () => !(await isAnswering()));
  await expectThat('and goes on', enough);
  database.start('replica');
  await expectThat('the replica answers again', isAnswering);
  database.stop('primary');
  await expectThat('searches go on without the primary', enough);
  database.start('primary');
  await expectThat('writing works again', async () => {
    const again = await ask(service, createTool, { input: newTool('Replika igen') }, token);
    return again.data?.['createTool']?.tool != null;
  });
  isOver = true;
  await searching;
  await replica.end().catch(() => undefined);
  return found;
}
