import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { auditBookings } from '../../tests/helpers/bookingLives';
import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { type MailServer, startMailServer } from '../../tests/helpers/service/startMailServer';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

/**
 * The program at the mail server's address: silence, another program, a server that dies during a mail, or a good one.
 */
type Mode = 'silent' | 'somebody else' | 'dies over it' | 'well';

let mode: Mode = 'well';
let smtp: MailServer;
const sockets = new Set<Socket>();
const mailServer = createServer((client) => {
  sockets.add(client);
  client.on('error', () => undefined).once('close', () => sockets.delete(client));
  if (mode === 'silent') return;
  if (mode === 'somebody else') {
    client.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi');
    return;
  }
  const server = connect(Number(new URL(smtp.url).port), '127.0.0.1');
  server.on('error', () => undefined).once('close', () => client.destroy());
  client.once('close', () => server.destroy());
  client.on('data', (part) => {
    if (mode === 'dies over it' && part.includes('Subject:')) client.destroy();
    else server.write(part);
  });
  server.on('data', (part) => client.write(part));
});
const closeSockets = () => {
  for (const socket of sockets) socket.destroy();
};

let service: TestService;
let clock = new Date('2026-07-15T10:00:00Z');
const move = (to: Date) => {
  clock = to;
};
const minute = 60_000;
let pair: BookingPair;
let tests = 0;

beforeAll(async () => {
  smtp = await startMailServer();
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()));
  service = await startTestService({
    now: () => clock,
    smtp: {
      url: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
      from: 'Skuret <hej@skuret.example>',
    },
    publicUrl: 'https://skuret.example',
    logLevel: 'silent',
  });
});
afterAll(async () => {
  closeSockets();
  await service.database.pool.query(
    'alter table users alter column email_confirmed_at drop default',
  );
  await service.close();
  mailServer.close();
  await smtp.close();
});
beforeEach(async () => {
  tests += 1;
  mode = 'well';
  await service.executor.deleteFrom('outbox').execute();
  // With a mail server, listing and requesting need a confirmed e-mail.
  await service.database.pool.query(
    `alter table users alter column email_confirmed_at set default '2026-01-01'`,
  );
  pair = await makeBookingPair(service, move, `ude${tests}`);
  await service.runDueWork();
  smtp.mails.splice(0);
});

const mailJobs = async () =>
  service.executor
    .selectFrom('outbox')
    .select(['done_at', 'given_up_at', 'last_error'])
    .where('kind', '=', 'notice_mail')
    .where('done_at', 'is', null)
    .execute();

test('an unresponsive mail server does not delay payments', async () => {
  mode = 'silent';
  closeSockets();
  const { booking } = await pair.request();
  const id = Number(booking?.id);
  const accepted = service.graphql(
    'mutation ($id: ID!) { takeBookingStep(id: $id, step: ACCEPT) { errors } }',
    { id: String(id) },
    pair.tokens.owner,
  );
  expect((await accepted).errors).toEqual([]);
  const paidAt = async () =>
    (
      await service.executor
        .selectFrom('bookings')
        .select('paid_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).paid_at;
  while ((await paidAt()) === null) await new Promise((resolve) => setImmediate(resolve));
  // The mails are still being sent: none of their jobs has failed yet.
  const waiting = await mailJobs();
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.map(({ last_error: error }) => error)).toEqual(waiting.map(() => null));
  mode = 'well';
  closeSockets();
  await service.outbox.settled();
});

test.each<Mode>(['somebody else', 'dies over it'])(
  'with a faulty mail server (%s), no mail is lost or duplicated',
  async (kind) => {
    mode = kind;
    closeSockets();
    const { booking } = await pair.request();
    await service.outbox.settled();
    expect(smtp.mails).toEqual([]);
    const waiting = await mailJobs();
    expect(waiting.length).toBeGreaterThan(0);
    for (const job of waiting) expect(job).toMatchObject({ given_up_at: null, done_at: null });
    mode = 'well';
    closeSockets();
    clock = new Date(clock.getTime() + 2 * minute);
    await service.runDueWork();
    expect(await mailJobs()).toEqual([]);
    expect(smtp.mails.map(({ to }) => to).sort()).toEqual(Object.values(pair.emails).sort());
    expect(booking).not.toBeNull();
  },
);

test('completes a booking with its money when the clock jumps back and forth', async () => {
  const jump = async (hours: number) => {
    clock = new Date(clock.getTime() + hours * 3_600_000);
    await service.runDueWork();
  };
  const { booking } = await pair.request();
  const id = Number(booking?.id);
  await jump(-1);
  await pair.press('ACCEPT', id, 'owner');
  await jump(-2);
  await pair.moveClockTo('2026-08-03T08:00:00Z');
  await pair.press('CONFIRM_PICKUP', id, 'owner');
  await jump(-3);
  await pair.press('CONFIRM_PICKUP', id, 'borrower');
  await jump(5);
  await jump(-4);
  expect(await pair.press('MARK_RETURNED', id, 'borrower')).toMatchObject({ state: 'RETURNED' });
  await jump(-2);
  expect(await pair.press('CONFIRM_RETURN', id, 'owner')).toMatchObject({ state: 'COMPLETED' });
  await jump(24);
  await jump(-24);
  const { wrong } = await auditBookings(service.executor);
  expect(
    wrong.filter((each) => each.startsWith(`booking ${id} `) || /ledger|overlap/.test(each)),
  ).toEqual([]);
  expect((await pair.seen(id, 'owner'))?.['lateFeeCents']).toBe(0);
});
