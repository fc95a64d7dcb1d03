import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import * as documents from '../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
  testDatabase,
} from '../../tests/helpers/service/startTestService';

let dataDir: string;
let url: string | null = null;
let drop = async () => {};
/** Two services on one database if it is PostgreSQL; a single one on the embedded database. */
let services: TestService[];
let token: string;

const start = () =>
  startTestService({ dataDir, database: url ? { kind: 'postgres', url } : { kind: 'folder' } });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'skuret-keys-'));
  if (testDatabase === 'postgres') ({ url, drop } = await createPostgresDatabase());
  services = [await start(), ...(url ? [await start()] : [])];
  token = await serviceAt(0).signUp('karla@skuret.example');
});
afterAll(async () => {
  for (const service of services) await service.close();
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

function serviceAt(index: number): TestService {
  const service = services[index % services.length];
  if (!service) throw new Error('No service was started');
  return service;
}

interface Sending {
  key?: string;
  input?: object;
  token?: string;
  service?: TestService;
}

async function send({ key, input = documents.newTool, ...more }: Sending) {
  const { data, errors } = await (more.service ?? serviceAt(0)).graphql(
    documents.createTool,
    { input },
    more.token ?? token,
    key === undefined ? {} : { 'idempotency-key': key },
  );
  const created = data?.createTool as { tool: { id: string } | null; errors: string[] } | undefined;
  return {
    id: created?.tool?.id,
    inForm: created?.errors,
    refused: errors.map(({ message, extensions }) => [extensions?.['code'], message]),
  };
}

async function countTools(): Promise<number> {
  return (await serviceAt(0).executor.selectFrom('tools').select('id').execute()).length;
}

test('a listing repeated with its key creates one tool', async () => {
  const before = await countTools();
  const first = await send({ key: 'svaret-gik-tabt' });
  const again = await send({ key: 'svaret-gik-tabt', service: serviceAt(1) });
  expect(first).toEqual({ id: expect.any(String), inForm: [], refused: [] });
  expect(again).toEqual(first);
  expect(await countTools()).toBe(before + 1);
});

test('without a key or with another key, a listing is created again', async () => {
  const ids = [await send({}), await send({}), await send({ key: 'a' }), await send({ key: 'b' })];
  expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
});

test('twenty concurrent listings with one key create one tool', async () => {
  const before = await countTools();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send({ key: 'tyve', service: serviceAt(index) })),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, () => answers[0]));
  expect(answers[0]?.id).toEqual(expect.any(String));
  expect(await countTools()).toBe(before + 1);
});

test('rejects a key reused with other arguments', async () => {
  const first = await send({ key: 'genbrugt' });
  const before = await countTools();
  for (const more of [{ name: 'Kædesav' }, { pricePerDayCents: 1 }, { usageInstructions: null }]) {
    expect(await send({ key: 'genbrugt', input: { ...documents.newTool, ...more } })).toMatchObject(
      {
        id: undefined,
        refused: [
          [
            'BAD_USER_INPUT',
            'This Idempotency-Key was used for another tool. Please send a new key.',
          ],
        ],
      },
    );
  }
  expect(await countTools()).toBe(before);
  const turned = Object.fromEntries(Object.entries(documents.newTool).reverse());
  expect((await send({ key: 'genbrugt', input: turned })).id).toBe(first.id);
});

test('of two different concurrent requests with one key one is executed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send({
        key: 'uenige',
        input: { ...documents.newTool, name: `Sav ${index}` },
        service: serviceAt(index),
      }),
    ),
  );
  expect(answers.filter(({ id }) => id !== undefined)).toHaveLength(1);
  expect(answers.filter(({ refused }) => refused[0]?.[0] === 'BAD_USER_INPUT')).toHaveLength(9);
});

test('keys of different members are independent', async () => {
  const other = await serviceAt(0).signUp('jens@skuret.example');
  const mine = await send({ key: 'delt' });
  const theirs = await send({ key: 'delt', token: other });
  expect(theirs.id).toEqual(expect.any(String));
  expect(theirs.id).not.toBe(mine.id);
  expect((await send({ key: 'delt', token: other })).id).toBe(theirs.id);
});

test('frees the key of a rejected listing', async () => {
  const wrong = await send({ key: 'rettes', input: { ...documents.newTool, name: ' ' } });
  expect(wrong).toEqual({ id: undefined, inForm: ['Name is required.'], refused: [] });
  expect((await send({ key: 'rettes' })).id).toEqual(expect.any(String));
});

test('a repeated listing with a picture creates one tool', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const mainImage = {
    data: picture.toString('base64'),
    filename: 'a.png',
    contentType: 'image/png',
  };
  const input = { ...documents.newTool, mainImage };
  const first = await send({ key: 'med-billede', input });
  expect((await send({ key: 'med-billede', input })).id).toBe(first.id);
  const other = { ...input, mainImage: { ...mainImage, filename: 'b.png' } };
  expect((await send({ key: 'med-billede', input: other })).refused).toHaveLength(1);
});

test.each([
  ['an empty text', ''],
  ['101 characters', 'a'.repeat(101)],
  ['a non-ASCII letter', 'nøgle'],
  ['a tab', 'a\tb'],
])('rejects %s as a key and stores nothing', async (_case, key) => {
  const before = await countTools();
  const { id, refused } = await send({ key });
  expect(id).toBeUndefined();
  expect(refused).toEqual([
    ['BAD_USER_INPUT', 'Idempotency-Key: 1 to 100 printable ASCII characters, please.'],
  ]);
  expect(await countTools()).toBe(before);
});

test('accepts a key of 100 characters with spaces and signs', async () => {
  const key = `~ "'${'a'.repeat(96)}`;
  const { id } = await send({ key });
  expect(id).toEqual(expect.any(String));
  expect((await send({ key })).id).toBe(id);
});

test('requires sign-in with or without a key', async () => {
  expect((await send({ key: 'gaest', token: '' })).refused[0]?.[0]).toBe('UNAUTHENTICATED');
});

test('forgets keys after 24 hours', async () => {
  const { executor } = serviceAt(0);
  const keys = () => executor.selectFrom('idempotency_keys').select(['key', 'tool_id']).execute();
  const first = await send({ key: 'i-gaar' });
  await send({ key: 'i-forgaars' });
  await sql`update idempotency_keys set created_at = now() - interval '24 hours 1 second'`.execute(
    executor,
  );
  const again = await send({ key: 'i-gaar', input: { ...documents.newTool, name: 'Kædesav' } });
  expect(again.id).toEqual(expect.any(String));
  expect(again.id).not.toBe(first.id);
  expect(await keys()).toEqual([{ key: 'i-gaar', tool_id: Number(again.id) }]);
});

test('keeps keys across a restart', async () => {
  const { id } = await send({ key: 'genstart' });
  for (const service of services) await service.close();
  services = [await start()];
  expect((await send({ key: 'genstart' })).id).toBe(id);
});
