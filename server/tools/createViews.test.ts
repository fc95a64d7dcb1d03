import * as documents from '../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../tests/helpers/service/startTestService';
import { deleteOldViewers } from '../start/deleteExpiredRows';

let service: TestService;
let time = new Date('2026-07-15T10:00:00Z');
let owner: string;
let other: string;
beforeAll(async () => {
  service = await startTestService({ now: () => time, trustedProxies: 1 });
  [owner = '', other = ''] = await Promise.all(
    ['ejer@skuret.example', 'anden@skuret.example'].map(async (email) => {
      await service.signUp(email);
      // The tests go over several days, so the session must be a long one.
      const account = { email, password, rememberMe: true };
      return (await service.graphql(documents.signIn, account)).data.signInUser.token;
    }),
  );
});
afterAll(() => service.close());

async function list(more: object = {}): Promise<string> {
  const input = { ...documents.newTool, ...more };
  const { data } = await service.graphql(documents.createTool, { input }, owner);
  return data.createTool.tool.id;
}

async function look(toolId: string, { token = '', address = '192.0.2.1', browser = 'A' } = {}) {
  const headers = { 'x-forwarded-for': address, 'user-agent': browser };
  const { data, errors } = await service.graphql(documents.countView, { toolId }, token, headers);
  expect(errors).toEqual([]);
  return data.countView.counted;
}

async function readViews(id: string) {
  const { data } = await service.graphql(documents.ownTool, { id }, owner);
  return data.ownTool.viewCount;
}

test('counts a visitor once per tool and day by IP address and browser, and a member once', async () => {
  const [tool, another] = [await list(), await list()];
  expect(await look(tool)).toBe(true);
  expect(await look(tool)).toBe(false);
  expect(await look(another)).toBe(true);
  expect(await look(tool, { browser: 'B' })).toBe(true);
  expect(await look(tool, { address: '192.0.2.2' })).toBe(true);
  expect(await look(tool, { token: other })).toBe(true);
  expect(await look(tool, { token: other, address: '192.0.2.3', browser: 'C' })).toBe(false);
  expect(await readViews(tool)).toBe(4);
  // The next day begins at midnight in Denmark.
  time = new Date('2026-07-15T22:30:00Z');
  expect(await look(tool)).toBe(true);
  expect(await look(tool, { token: other })).toBe(true);
  expect(await readViews(tool)).toBe(6);
  expect(await readViews(another)).toBe(1);
  const { rows } = await service.database.pool.query(
    'select day, views from tool_views where tool_id = $1 order by day',
    [tool],
  );
  expect(rows).toEqual([
    { day: '2026-07-15', views: 4 },
    { day: '2026-07-16', views: 2 },
  ]);
});

test('ignores the owner’s views, and drafts, paused, deleted and unknown tools', async () => {
  const [tool, draft, paused, deleted] = [
    await list(),
    await list({ state: 'DRAFT' }),
    await list(),
    await list(),
  ];
  await service.graphql(documents.pauseTool, { id: paused, paused: true }, owner);
  await service.graphql(documents.deleteTool, { id: deleted }, owner);
  expect(await look(tool, { token: owner })).toBe(false);
  for (const id of [draft, paused, deleted, '999999', 'x', '']) expect(await look(id)).toBe(false);
  for (const id of [tool, draft, paused]) expect(await readViews(id)).toBe(0);
});

test('counts concurrent views of a visitor once', async () => {
  const tool = await list();
  const counted = await Promise.all(Array.from({ length: 10 }, () => look(tool)));
  expect(counted.filter(Boolean)).toHaveLength(1);
  expect(await readViews(tool)).toBe(1);
});

test('limits the browsers counted for an IP address', async () => {
  const tool = await list();
  for (let tried = 0; tried < 30; tried += 1) {
    await look(tool, { address: '192.0.2.9', browser: `Browser ${tried}` });
  }
  expect(await readViews(tool)).toBe(20);
  expect(await look(tool, { address: '192.0.2.10' })).toBe(true);
});

test('stores no viewer identity, and deletes the hashes after a day', async () => {
  const tool = await list();
  await look(tool, { address: '198.51.100.77', browser: 'Hemmelig/1.0' });
  await look(tool, { token: other });
  const { pool } = service.database;
  const viewers = async () => (await pool.query('select * from tool_viewers')).rows;
  const salts = async () =>
    (await pool.query<{ day: string; salt: Buffer }>('select day, salt from view_salts')).rows;
  const text = JSON.stringify(await viewers());
  expect(text).not.toMatch(/198\.51|Hemmelig|1002"/);
  // The same person has another hash for another tool.
  const [first] = await salts();
  const another = await list();
  await look(another, { address: '198.51.100.77', browser: 'Hemmelig/1.0' });
  const hashes = (await viewers()).map(({ viewer }) => viewer);
  expect(new Set(hashes).size).toBe(hashes.length);

  time = new Date('2026-07-20T10:00:00Z');
  await deleteOldViewers(service.executor, '2026-07-20');
  expect([await viewers(), await salts()]).toEqual([[], []]);
  const before = await readViews(tool);
  expect(before).toBe(2);
  expect(await look(tool, { address: '198.51.100.77', browser: 'Hemmelig/1.0' })).toBe(true);
  const [second] = await salts();
  expect(second?.salt.equals(first?.salt ?? Buffer.alloc(0))).toBe(false);
});
