import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import * as documents from '../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
  testDatabase,
} from '../../tests/helpers/service/startTestService';
import { spawnService } from '../../tests/helpers/spawnService';

let dataDir: string;
let url: string | null = null;
let drop = async () => {};
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'skuret-data-'));
  if (testDatabase === 'postgres') ({ url, drop } = await createPostgresDatabase());
});
afterAll(async () => {
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<TestService> =>
  startTestService({ dataDir, database: url ? { kind: 'postgres', url } : { kind: 'folder' } });

const environment = () => ({
  DATA_DIR: dataDir,
  SEED: 'none',
  ...(url ? { DATABASE_URL: url } : {}),
});

test('keeps tool, picture, account and token across a restart', async () => {
  const first = await start();
  const token = await first.signUp('karla@skuret.example');
  const ended = await first.signIn('karla@skuret.example', password);
  await first.graphql(documents.signOut, {}, ended);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const input = {
    ...documents.newTool,
    mainImage: { data: picture.toString('base64'), filename: 'a.png', contentType: 'image/png' },
  };
  const created = await first.graphql(documents.createToolWithPicture, { input }, token);
  const { id, imageUrl } = created.data.createTool.tool;
  await first.close();

  const second = await start();
  const mine = await second.graphql(documents.guarded['myTools'] ?? '', {}, token);
  expect(mine.data.myTools).toMatchObject([{ id, imageUrl }]);
  const found = await second.graphql(documents.searchTools, { searchTerm: 'havefraeser' });
  expect(found.data.searchTools).toMatchObject([{ id }]);
  expect((await fetch(`${second.url}${imageUrl}`)).status).toBe(200);
  await expect(second.signIn('karla@skuret.example', password)).resolves.toEqual(
    expect.any(String),
  );
  const refused = await second.graphql(documents.guarded['myTools'] ?? '', {}, ended);
  expect(refused.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  await second.close();
});

test('keeps confirmed writes after a kill, without manual repair', async () => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'skuret-killed-'));
  const first = await spawnService({ ...environment(), TMPDIR: temporary });
  const send = async (service: { url: string | null }, document: string, variables: object) => {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
    return (await response.json()) as { data: Record<string, { errors: string[] }> };
  };
  const account = { name: 'Ebbe', email: 'ebbe@skuret.example', password };
  const answer = await send(first, documents.signUp, account);
  expect(answer.data['signUpUser']?.errors).toEqual([]);
  expect((await first.end('SIGKILL')).signal).toBe('SIGKILL');
  expect((await readdir(temporary)).filter((name) => name.startsWith('skuret'))).toEqual([]);
  await rm(temporary, { recursive: true, force: true });

  const second = await spawnService(environment());
  expect(second.output()).toContain('Skuret is open at');
  const again = await send(second, documents.signIn, account);
  expect(again.data['signInUser']?.errors).toEqual([]);
  expect(await second.end('SIGTERM')).toEqual({ code: 0, signal: null });
});

test('two processes starting together on one database both run, or one explains why not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-two-'));
  const fresh = testDatabase === 'postgres' ? await createPostgresDatabase() : null;
  const env = {
    DATA_DIR: folder,
    SEED: 'demo',
    ...(fresh ? { DATABASE_URL: fresh.url } : {}),
  };
  const services = await Promise.all([spawnService(env), spawnService(env)]);
  const open = services.filter((service) => service.url !== null);
  if (fresh) {
    expect(open).toHaveLength(2);
  } else {
    expect(open).toHaveLength(1);
    const refused = services.find((service) => service.url === null);
    expect(refused?.output().trim()).toBe(
      `${folder} is in use by another Skuret process. Stop it first, or set another DATA_DIR.`,
    );
    expect((await refused?.end('SIGTERM'))?.code).toBe(1);
  }
  for (const { url: address } of open) {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ tool(id: "1") { id reviews { id } } categories { id } }' }),
    });
    const { data } = (await response.json()) as { data: { tool: { id: string }; categories: [] } };
    expect(data.tool.id).toBe('1');
    expect(data.categories).toHaveLength(11);
  }
  for (const service of open) expect((await service.end('SIGTERM')).code).toBe(0);
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

test('processes accept each other’s tokens and revocations', async () => {
  if (!url) return;
  const [first, second] = await Promise.all([start(), start()]);
  const token = await first.signUp('to-steder@skuret.example');
  const mine = documents.guarded['myTools'] ?? '';
  expect((await second.graphql(mine, {}, token)).errors).toEqual([]);
  await second.graphql(documents.signOut, {}, token);
  expect((await first.graphql(mine, {}, token)).errors).toHaveLength(1);
  await Promise.all([first.close(), second.close()]);
});
