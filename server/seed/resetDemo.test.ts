import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { builtCommand } from '../../tests/helpers/builtCommand';
import * as documents from '../../tests/helpers/service/documents';
import { lowPasswordCost } from '../../tests/helpers/service/lowPasswordCost';
import {
  startTestService,
  type TestService,
  testDatabase,
} from '../../tests/helpers/service/startTestService';
import { createPasswords } from '../members/auth/passwords';
import { folderPictureStore } from '../tools/pictures/folderPictureStore';
import { demoMembers, demoSignIns } from './demoMembers';
import { demoReservations } from './demoReservations';
import { demoReviews } from './demoReviews';
import { demoTools } from './demoTools';
import { ResetRefused, resetDemo } from './resetDemo';
import { makeDemo } from './seedDemo';

const run = promisify(execFile);
const [first] = demoSignIns;
const today = getCopenhagenDate(new Date());
const later = addDays(today, 40);

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ seed: 'demo' });
});
afterAll(() => service.close());
afterEach(() => reset(true, today));

async function reset(everything = false, day = later, at = service) {
  const pictures = await folderPictureStore(path.join(at.dataDir, 'pictures'));
  const demo = await makeDemo(createPasswords({ cost: lowPasswordCost }), day);
  return resetDemo(at.executor, pictures, demo, { everything });
}

const tables = ['users', 'tools', 'bookings', 'reviews', 'favourites', 'pictures'] as const;
async function counts(at = service) {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await at.database.pool.query(`select count(*)::int as n from ${table}`);
    found[table] = rows[0].n;
  }
  return found;
}
const fresh = {
  users: demoMembers.length,
  tools: demoTools.length,
  bookings: demoReservations.length,
  reviews: demoReviews.length,
  favourites: 0,
  pictures: 0,
};

const signIn = () => service.signIn(first?.email ?? '', first?.password ?? '');
const listBookings = async (token: string) =>
  (await service.graphql('{ myBookings { id status startDate } }', {}, token)).data.myBookings;

/** Does what a person who tries the demo does: lists a tool with a picture, books one, saves two, changes the name. */
async function tryTheDemo(): Promise<string> {
  const token = await signIn();
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const mainImage = {
    data: picture.toString('base64'),
    filename: 'a.png',
    contentType: 'image/png',
  };
  const made = await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, mainImage } },
    token,
  );
  expect(made.data.createTool.errors).toEqual([]);
  const booked = await service.graphql(
    documents.requestBooking,
    { toolId: '1', startDate: addDays(today, 60), endDate: addDays(today, 61), units: 1 },
    token,
  );
  expect(booked.data.requestBooking.errors).toEqual([]);
  await service.graphql(documents.saveFavourites, { toolIds: ['1', '2'] }, token);
  await service.graphql(documents.updateProfile, { input: { name: 'En anden' } }, token);
  return token;
}

test('deletes changes by demo sign-ins and restores the demo as of today', async () => {
  const token = await tryTheDemo();
  const made = await reset();
  expect(made).toEqual({ accounts: 0, messages: 0, subscriptions: 0, tools: 1, bookings: 1 });
  expect(await counts()).toEqual(fresh);
  expect(
    await readdir(path.join(service.dataDir, 'pictures'), { recursive: true }),
  ).not.toContainEqual(expect.stringMatching(/\.(webp|avif)$/));
  // The dates count from the new day, so the booking that was overdue is overdue again.
  const [overdue] = await listBookings(token);
  const [row] = demoReservations;
  expect(overdue).toMatchObject({ id: '1', startDate: addDays(later, row?.startsInDays ?? 0) });
  const me = await service.graphql(documents.currentUser, {}, await signIn());
  expect(me.data.currentUser.name).toBe(first?.name);
  // The search finds tools, so its words are stored again.
  const found = await service.graphql(documents.searchTools, { searchTerm: 'boremaskine' });
  expect(found.data.searchTools.length).toBeGreaterThan(0);
});

test('shifts the demo’s dates, with the same statuses after a week', async () => {
  await reset(false, addDays(today, -7));
  const aged = (await listBookings(await signIn())).map(({ status }) => status);
  // What was lent a week ago is late now.
  expect(aged.filter((status) => status === 'overdue')).toHaveLength(2);
  await reset(false, today);
  const statuses = (await listBookings(await signIn())).map(({ status }) => status);
  expect(statuses.slice(0, 4)).toEqual(['overdue', 'active', 'upcoming', 'upcoming']);
});

test.each([
  ['an account', (): Promise<unknown> => service.signUp(), '1 account of its own'],
  ['a message', () => service.graphql(documents.sendContactMessage), '1 message'],
  ['a subscription', () => service.graphql(documents.subscribeNewsletter), '1 newsletter address'],
])('refuses to delete %s without the flag', async (_what, leave, named) => {
  await leave();
  const before = await counts();
  await expect(reset()).rejects.toThrow(ResetRefused);
  await expect(reset()).rejects.toThrow(`${named}. Nothing was changed.`);
  expect(await counts()).toEqual(before);
});

test('deletes everything with the flag, and never reuses member ids', async () => {
  const token = await service.signUp();
  await service.graphql(documents.createTool, { input: documents.newTool }, token);
  const before = await service.graphql('{ currentUser { id } }', {}, token);
  expect(await reset(true)).toMatchObject({ accounts: 1, tools: 1 });
  expect(await counts()).toEqual(fresh);
  const gone = await service.graphql('{ currentUser { id } }', {}, token);
  expect(gone.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  const next = await service.graphql('{ currentUser { id } }', {}, await service.signUp());
  expect(Number(next.data.currentUser.id)).toBeGreaterThan(Number(before.data.currentUser.id));
});

test('refuses a database without a demo', async () => {
  const empty = await startTestService();
  await expect(reset(false, today, empty)).rejects.toThrow(
    'There is no demo in this database, so nothing was changed.',
  );
  await expect(reset(true, today, empty)).rejects.toThrow(ResetRefused);
  expect(await counts(empty)).toMatchObject({ users: 0, tools: 0 });
  await empty.close();
});

test('two concurrent resets leave one demo', async () => {
  await Promise.all([reset(), reset()]);
  expect(await counts()).toEqual(fresh);
});

/** The command as a person runs it. */
function command(env: Record<string, string>, ...flags: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  return run(process.execPath, builtCommand('demoReset', ...flags), {
    env: { PATH, HOME, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({
      code: error.code,
      output: error.stderr.trim(),
    }),
  );
}

test('the command resets a stopped service and prints what it deleted', async () => {
  if (testDatabase === 'postgres') return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'skuret-reset-'));
  const open = () => startTestService({ seed: 'demo', dataDir, database: { kind: 'folder' } });
  const running = await open();
  const env = { DATA_DIR: dataDir };
  expect(await command(env)).toEqual({
    code: 1,
    output: 'The service is running on this data. Stop it first.',
  });
  expect(await command(env, '--all')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/--all/),
  });
  await running.close();
  const done = await command(env);
  expect(done).toEqual({
    code: 0,
    output: expect.stringMatching(`^The demo was reset as of ${today}`),
  });
  const again = await open();
  expect(await counts(again)).toEqual(fresh);
  await again.close();
  await rm(dataDir, { recursive: true });
});
