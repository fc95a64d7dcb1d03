import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnService } from '../tests/helpers/spawnService';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';

jest.setTimeout(120_000);

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'skuret-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function startWith(env: Record<string, string>) {
  const service = await spawnService({ DATA_DIR: dataDir, ...env });
  const { code } = await service.end('SIGTERM');
  return { code, output: service.output().trim() };
}

test('prints the URL and the demo sign-ins, and exits cleanly', async () => {
  const { code, output } = await startWith({});
  expect(code).toBe(0);
  expect(output).toMatch(/^Skuret is open at http:\/\/localhost:\d+$/m);
  expect(output).toContain('mette@skuret.example  laan-en-boremaskine');
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a port from 0 to 65535, not "http"'],
  [{ SEED: 'all' }, 'SEED must be demo or none, not "all"'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters, not 5'],
  [
    { HOST: '0.0.0.0' },
    'HOST is open to other machines, and the passwords of the demo members are public. Set HOST=127.0.0.1, SEED=none with an empty DATA_DIR, or PUBLIC_DEMO=on',
  ],
  // The previous start has left the demo's data there.
  [
    { HOST: '0.0.0.0', SEED: 'none' },
    'HOST is open to other machines, and the passwords of the demo members are public. Set HOST=127.0.0.1, SEED=none with an empty DATA_DIR, or PUBLIC_DEMO=on',
  ],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    'PostgreSQL at DATABASE_URL does not respond. Start it, or correct the URL.',
  ],
])('exits with one line for %j', async (env, line) => {
  expect(await startWith(env)).toEqual({ code: 1, output: line });
});

test('exits with one line of instructions when the port is in use', async () => {
  const other = createServer().unref();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  expect(await startWith({ PORT: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} is taken. Give another one: PORT=${port + 1} npm start`,
  });
  other.close();
});

const ownFolder = (name: string) => path.join(dataDir, name);

test('exits with one line for a HOST of another machine', async () => {
  const env = { HOST: '192.0.2.1', SEED: 'none', DATA_DIR: ownFolder('host') };
  expect(await startWith(env)).toEqual({
    code: 1,
    output:
      'HOST 192.0.2.1 is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.',
  });
});

test('exits with one line when DATA_DIR is a file or inside one', async () => {
  const file = ownFolder('file');
  await writeFile(file, '');
  for (const DATA_DIR of [file, path.join(file, 'data')]) {
    const { code, output } = await startWith({ DATA_DIR });
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/^.+ is (inside )?a file\. Set DATA_DIR to a folder\.$/),
    });
  }
});

test('exits with one line when the database is newer than the code', async () => {
  const DATA_DIR = ownFolder('newer');
  const database = await openDatabase({ kind: 'folder', dataDir: DATA_DIR }, (error) => {
    throw error;
  });
  await migrate(database.pool);
  await database.pool.query(
    "insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')",
  );
  await database.close();
  expect(await startWith({ DATA_DIR })).toEqual({
    code: 1,
    output:
      'Skuret could not start: The database is newer than this version: it contains migration 9999_later.sql. Start the newer version, or restore a backup from before the upgrade into an empty database',
  });
});

test('exits with one line for a missing database and a wrong user of PostgreSQL', async () => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return;
  const missing = new URL(server);
  missing.pathname = '/skuret_missing';
  const stranger = new URL(server);
  stranger.username = 'skuret_stranger';
  expect(await startWith({ DATABASE_URL: missing.href })).toEqual({
    code: 1,
    output:
      'PostgreSQL answers: database "skuret_missing" does not exist. Create it, or correct DATABASE_URL.',
  });
  expect(await startWith({ DATABASE_URL: stranger.href })).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^PostgreSQL rejects the user or the password of DATABASE_URL: .*"skuret_stranger".*\.$/,
    ),
  });
});
