import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnService } from '../tests/helpers/spawnService';

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
    'PostgreSQL at DATABASE_URL does not respond.',
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
