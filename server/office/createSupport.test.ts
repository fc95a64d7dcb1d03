import { execFile } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { postings } from '../../domain/payments/postings';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { createPostgresDatabase } from '../../tests/helpers/createPostgresDatabase';
import * as documents from '../../tests/helpers/service/documents';
import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import {
  startTestService,
  type TestService,
  testDatabase,
} from '../../tests/helpers/service/startTestService';
import { askControl } from '../backup/openControl';
import { openDatabase } from '../database/openDatabase';
import { post } from '../payments/ledger';
import { createSupport, type Support } from './createSupport';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');

let service: TestService;
let databaseUrl = '';
/** The support command's own connection, which it opens on PostgreSQL. */
let supportConnection: Support | null = null;
const cleanups: (() => Promise<void>)[] = [];
let pair: BookingPair;
let people = 0;

// With the real clock, because the command is a process of its own.
beforeAll(async () => {
  const fresh = testDatabase === 'postgres' ? await createPostgresDatabase() : null;
  if (fresh) cleanups.push(fresh.drop);
  databaseUrl = fresh?.url ?? '';
  service = await startTestService({
    database: fresh ? { kind: 'postgres', url: fresh.url } : { kind: 'folder' },
  });
  cleanups.push(service.close);
  if (fresh) {
    const database = await openDatabase({ kind: 'postgres', url: fresh.url }, (error) =>
      console.error(error.message),
    );
    cleanups.push(database.close);
    const { executor } = database;
    supportConnection = createSupport({ executor, now: () => new Date() });
  }
});
afterAll(async () => {
  for (const step of cleanups.reverse()) await step();
});
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(service, () => undefined, `support${people}`);
});

/** Runs the command as a person does. It asks the service with the embedded database, or opens PostgreSQL itself. */
async function supportProcess(...args: string[]): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATA_DIR: service.dataDir, DATABASE_URL: databaseUrl };
  return run(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts/support.ts'), ...args],
    { cwd: root, env },
  ).then(
    ({ stdout }) => ({ code: 0, output: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({
      code: error.code,
      output: error.stderr.trim(),
    }),
  );
}

/** The same without a process, because each process takes seconds of CPU time. */
async function support(...args: string[]): Promise<{ code: number; output: string }> {
  try {
    if (supportConnection) {
      return { code: 0, output: (await supportConnection(args)).trim() };
    }
    const asked = Readable.from([JSON.stringify(args)]);
    let said = '';
    for await (const line of askControl(service.dataDir, '/support', asked)) {
      said += (JSON.parse(line) as { said: string }).said;
    }
    return { code: 0, output: said.trim() };
  } catch (error) {
    return { code: 1, output: (error as Error).message };
  }
}

const today = () => getCopenhagenDate(new Date());

/** A returned booking that started today, with a disputed claim of 200 kr. */
async function disputed(): Promise<number> {
  const days = { startDate: today(), endDate: addDays(today(), 2) };
  const { booking, errors } = await pair.request(days);
  expect(errors).toEqual([]);
  const id = Number(booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  await service.runDueWork();
  await pair.press('CONFIRM_PICKUP', id, 'owner');
  await pair.press('CONFIRM_PICKUP', id, 'borrower');
  await pair.press('MARK_RETURNED', id, 'borrower');
  const problem = { claimCents: 20_000, text: 'Kablet er skåret over' };
  expect(await pair.press('REPORT_PROBLEM', id, 'owner', problem)).toMatchObject({
    state: 'IN_DISPUTE',
  });
  return id;
}

test('shows a booking with its money, checklist, photographs and steps', async () => {
  const id = await disputed();
  await service.executor
    .insertInto('booking_items')
    .values({ booking_id: id, place: 90, name: 'Ekstra klinge' })
    .execute();
  await service.executor
    .insertInto('booking_ticks')
    .values({
      booking_id: id,
      place: 90,
      moment: 'return',
      ticked_by: 'owner',
      at: new Date('2026-08-05T10:00:00Z'),
    })
    .execute();
  await service.executor
    .insertInto('pictures')
    .values({ sha256: 'ab'.repeat(32), width: 9, height: 9, created_by: pair.borrowerId })
    .execute();
  await service.executor
    .insertInto('booking_pictures')
    .values({
      booking_id: id,
      moment: 'pickUp',
      added_by: 'borrower',
      sha256: 'ab'.repeat(32),
      at: new Date('2026-08-03T10:00:00Z'),
    })
    .execute();
  const shown = await support('booking', String(id));
  expect(shown.output).toMatch(/^Ekstra klinge +- +- +2026-08-05 12:00 +-$/m);
  expect(shown.output).toMatch(
    /^2026-08-03 12:00 +pick-up +borrower +\/pictures\/(ab){32}-960\.webp$/m,
  );
  expect(shown.output).toContain('Kablet er skåret over');
  expect(shown.output).toContain(pair.emails.owner);
  const asData = await supportProcess('booking', String(id), '--json');
  expect(JSON.parse(asData.output)).toMatchObject({
    booking: { id, state: 'inDispute', claimCents: 20_000 },
  });
});

test.each([
  [['nonsense'], 'There is no command "nonsense".'],
  [['booking', '999999'], 'There is no booking 999999.'],
  [['member', 'ingen@skuret.example'], 'There is no member "ingen@skuret.example".'],
  [['hide-tool', '7', '--reason', 'x'], 'There is no command "hide-tool".'],
])('rejects %j with a message', async (args, sentence) => {
  const { code, output } = await support(...args);
  expect({ code, sentence: output.split('\n')[0] }).toEqual({ code: 1, sentence });
});

test('shows the held money of the dashboard, without debts of borrowers', async () => {
  const { ownerId, borrowerId } = pair;
  const entries = postings.debt({ ownerId, borrowerId, cents: 700 });
  const posting = { key: 'support debt', kind: 'debt', bookingId: null, at: new Date() } as const;
  await post(service.executor, { ...posting, entries });
  expect((await support('member', String(ownerId))).output).toMatch(/Held for them +0.00\u00a0kr./);
  expect((await support('member', String(borrowerId))).output).toMatch(/Owes +7.00\u00a0kr./);
});

test('shows a deleted account with the deadline for coming back', async () => {
  expect((await support('leaving')).output).toBe('Nobody is leaving.');
  await service.graphql(documents.deleteAccount, {}, pair.tokens.owner);
  expect((await support('leaving')).output).toContain(pair.emails.owner);
  const seen = (await support('member', pair.emails.owner)).output;
  expect(seen).toMatch(/Deleted their account +\S/);
  expect(seen).toMatch(/Can come back until +\S/);
});

test('lists failed searches with their counts for a number of days', async () => {
  expect((await support('misses')).output).toMatch(
    /^Every search since 20\d\d-\d\d-\d\d has found/,
  );
  await service.executor
    .insertInto('search_misses')
    .values([
      { day: today(), term: 'trækølle', misses: 3, narrowed: 1 },
      { day: addDays(today(), -9), term: 'trækølle', misses: 2, narrowed: 0 },
      { day: addDays(today(), -10), term: 'ladcykel', misses: 9, narrowed: 0 },
    ])
    .execute();
  const { output } = await support('misses');
  expect(output).toMatch(/^ladcykel +9 +0 +\S+\ntrækølle +5 +1 +20\d\d-\d\d-\d\d$/m);
  const lately = await support('misses', '--days', '10', '--json');
  expect(JSON.parse(lately.output)).toEqual([
    { term: 'trækølle', misses: 5, narrowed: 1, lastOn: today() },
  ]);
  expect(await support('misses', '--days', '91')).toEqual({
    code: 1,
    output: '--days "91" is not a number of days from 1 to 90.',
  });
});

test('counts jobs by kind, and late ones', async () => {
  await service.executor
    .insertInto('outbox')
    .values([
      {
        once: 'late',
        kind: 'from_tomorrow',
        payload: '{}',
        due_at: new Date(Date.now() - 3_600_000),
      },
      {
        once: 'new',
        kind: 'from_tomorrow',
        payload: '{}',
        due_at: new Date(Date.now() + 3_600_000),
      },
    ])
    .execute();
  const { output } = await support('jobs', '--json');
  const { jobs } = JSON.parse(output) as { jobs: { kind: string }[] };
  expect(jobs.find(({ kind }) => kind === 'from_tomorrow')).toMatchObject({
    waiting: 2,
    late: 1,
    failed: 0,
    givenUp: 0,
  });
  expect((await support('jobs')).output).toMatch(/^from_tomorrow +2 +1 +0 +0 +-$/m);
});
