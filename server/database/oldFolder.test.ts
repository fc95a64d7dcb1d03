import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays, copenhagenDateOf } from '../../domain/days';
import { createPostgresDatabase, type OwnDatabase } from '../../testing/createPostgresDatabase';
import { createPasswords } from '../auth/passwords';
import { trialBalance } from '../money/ledger';
import * as documents from '../test/documents';
import {
  password,
  startTestService,
  type TestService,
  testDatabase,
} from '../test/startTestService';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

/** The last migration before bookings had states. The migrations up to it never change. */
const last = '0006_notices.sql';
const before = path.join(__dirname, '../test/before');

let folder: string;
let own: OwnDatabase | null = null;
let service: TestService;
let clock = new Date();
let borrower: string;
let owner: string;
const today = copenhagenDateOf(clock);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skuret-before-'));
  own = testDatabase === 'postgres' ? await createPostgresDatabase() : null;
  const migrations = path.join(folder, 'migrations');
  await mkdir(migrations);
  await cp(path.join(__dirname, 'migrations'), migrations, {
    recursive: true,
    filter: (file) => !file.endsWith('.sql') || path.basename(file) <= last,
  });
  await cp(path.join(before, 'search.sql'), path.join(migrations, 'search.sql'));
  const database = await openDatabase(
    own ? { kind: 'postgres', url: own.url } : { kind: 'folder', dataDir: folder },
    (error) => {
      throw error;
    },
  );
  const ran = await migrate(database.pool, { folder: pathToFileURL(`${migrations}/`) });
  expect(ran.at(-2)).toBe(last);
  expect(ran).toHaveLength(7);
  const rows = await readFile(path.join(before, 'rows.sql'), 'utf8');
  const hash = await createPasswords().hash(password);
  await database.pool.query(
    rows.replaceAll('$password', `'${hash}'`).replaceAll('$today', `date '${today}'`),
  );
  await database.close();

  service = await startTestService({
    now: () => clock,
    dataDir: folder,
    database: own ? { kind: 'postgres', url: own.url } : { kind: 'folder' },
  });
  owner = await service.signIn('gerda@skuret.example', password);
  borrower = await service.signIn('laust@skuret.example', password);
});
afterAll(async () => {
  await service.close();
  await own?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(document: string, variables: object, token: string) {
  const { data, errors } = await service.graphql(document, variables, token);
  expect(errors).toEqual([]);
  return data;
}
async function bookingsOf(token: string) {
  const query = `{ myBookings { id state startDate units paid possible backIfCancelledCents }
    lendBookings { id state startDate } }`;
  return ask(query, {}, token);
}
async function stateOf(id: string): Promise<string> {
  const { booking } = await ask(
    'query ($id: ID!) { booking(id: $id) { state } }',
    { id },
    borrower,
  );
  return String(booking?.['state']);
}

test('accounts, tools, favourites, reviews and messages are what they were', async () => {
  expect((await ask('{ currentUser { id name location } }', {}, owner)).currentUser).toEqual({
    id: '1001',
    name: 'Gerda Gammel',
    location: 'Odense',
  });
  const { ownTools } = await ask('{ ownTools(first: 9) { tool { id } } }', {}, owner);
  expect(ownTools.map((own: { tool: { id: string } }) => own.tool.id)).toEqual([
    '1003',
    '1002',
    '1001',
  ]);
  const { favouriteTools } = await ask('{ favouriteTools(first: 9) { id } }', {}, borrower);
  expect(favouriteTools).toEqual([{ id: '1002' }, { id: '1001' }]);
  const { tool } = await ask(
    '{ tool(id: "1001") { name categories { id } reviews { rating comment } } }',
    {},
    '',
  );
  expect(tool).toMatchObject({
    name: 'Brolægningsvibrator',
    categories: [{ id: 2 }, { id: 7 }],
    reviews: [{ rating: 5, comment: 'Den rystede som den skulle.' }],
  });
  const { conversation } = await ask(
    '{ conversation(id: "1001") { messages { content } } }',
    {},
    owner,
  );
  expect(conversation.messages).toEqual([{ content: 'Kan den hentes om aftenen?' }]);
});

test('what is listed is found by the words of today', async () => {
  const find = async (searchTerm: string) =>
    (
      await ask(
        'query ($searchTerm: String) { searchTools(searchTerm: $searchTerm) { id } }',
        { searchTerm },
        '',
      )
    ).searchTools;
  expect(await find('brolægningsvibrator')).toEqual([{ id: '1001' }]);
  expect(await find('jordbr')).toEqual([{ id: '1002' }]);
  expect(await find('kladde')).toEqual([]);
});

test('old reservations are bookings of the same days, units and ends, and say nothing of money that was never paid', async () => {
  const { myBookings } = await bookingsOf(borrower);
  const byId = new Map(myBookings.map((booking: { id: string }) => [booking.id, booking]));
  expect(byId.get('1001')).toEqual({
    id: '1001',
    state: 'ACCEPTED',
    startDate: addDays(today, 10),
    units: 2,
    paid: false,
    possible: ['CANCEL'],
    backIfCancelledCents: 0,
  });
  expect(byId.get('1003')).toMatchObject({ state: 'PICKED_UP', units: 1 });
  expect(byId.get('1004')).toMatchObject({ state: 'COMPLETED' });
  expect(byId.get('1005')).toMatchObject({ state: 'CANCELLED' });
  expect([...byId.keys()]).toHaveLength(5);
  expect((await bookingsOf(owner)).lendBookings).toHaveLength(5);
});

const requestBooking = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
  requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) { booking { id state } errors } }`;

test('the days of old reservations are taken, others are booked, paid, handed over and given back', async () => {
  const wanted = { toolId: '1001', startDate: addDays(today, 10), endDate: addDays(today, 11) };
  const taken = await ask(requestBooking, { ...wanted, units: 2 }, borrower);
  expect(taken.requestBooking.booking).toBeNull();
  expect(taken.requestBooking.errors).toHaveLength(1);

  const free = { toolId: '1001', startDate: today, endDate: addDays(today, 1), units: 1 };
  const { booking, errors } = (await ask(requestBooking, free, borrower)).requestBooking;
  expect(errors).toEqual([]);
  expect(Number(booking?.id)).toBe(1007);
  const id = String(booking?.id);
  for (const [step, token] of [
    ['acceptBooking', owner],
    ['confirmPickup', owner],
    ['confirmPickup', borrower],
    ['returnBooking', borrower],
    ['confirmReturn', owner],
  ] as const) {
    const data = await ask(documents.bookingSteps[step] ?? '', { id }, token);
    const answer = new Map(Object.entries(data)).get(step) as { errors: string[] };
    expect([step, answer.errors]).toEqual([step, []]);
    await service.outbox.settled();
  }
  expect(await stateOf(id)).toBe('COMPLETED');
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
});

test('an old agreement that is called off, and an old rental that comes back, move no money', async () => {
  const before = await service.database.pool.query('select count(*) from ledger_transactions');
  await ask(documents.bookingSteps['cancelBooking'] ?? '', { id: '1001' }, borrower);
  await ask(documents.bookingSteps['returnBooking'] ?? '', { id: '1003' }, borrower);
  await ask(documents.bookingSteps['confirmReturn'] ?? '', { id: '1003' }, owner);
  await service.runDueWork();
  expect([await stateOf('1001'), await stateOf('1003')]).toEqual(['CANCELLED', 'COMPLETED']);
  const after = await service.database.pool.query('select count(*) from ledger_transactions');
  expect(after.rows).toEqual(before.rows);
});

test('an old agreement for which nobody comes is over by itself, so that nobody is held by it', async () => {
  await service.runDueWork();
  expect(await stateOf('1006')).toBe('ACCEPTED');
  clock = new Date(clock.getTime() + 5 * 86_400_000);
  await service.runDueWork();
  borrower = await service.signIn('laust@skuret.example', password);
  expect(await stateOf('1006')).toBe('NO_SHOW');
});
