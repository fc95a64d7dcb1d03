import { type RawBuilder, sql } from 'kysely';
import * as documents from '../../tests/helpers/service/documents';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { deleteOldAccountRows, deleteOldAlerts } from './deleteExpiredRows';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const token = await service.signUp();
  await service.graphql(documents.createTool, { input: documents.newTool }, token);
});
afterAll(() => service.close());

/** Long before the rows that the service itself stores in these tests. */
const start = new Date('2020-01-31T12:00:00Z');
const addDays = (days: number, ms = 0) => new Date(start.getTime() + days * 86_400_000 + ms);

const member = sql`(select min(id) from users)`;
const hash = sql`md5(random()::text) || md5(random()::text)`;

async function count(rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql`select from ${rows}`.execute(service.executor);
  return found.length;
}

const accountRows: [
  name: string,
  days: number,
  insert: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
][] = [
  [
    'links in mails',
    30,
    sql`mail_links (purpose, email, seed, token_hash, created_at, expires_at)
      values ('resetPassword', 'a@b.dk', gen_random_uuid(), ${hash}, ${start}, ${start})`,
    sql`mail_links where created_at = ${start}`,
  ],
  [
    'passkey challenges',
    0,
    sql`passkey_challenges (challenge, purpose, expires_at) values (${hash}, 'signIn', ${start})`,
    sql`passkey_challenges where expires_at = ${start}`,
  ],
  [
    'tickets',
    1,
    sql`account_tickets (token_hash, member_id, purpose, created_at, expires_at)
      values (${hash}, ${member}, 'export', ${start}, ${start})`,
    sql`account_tickets where expires_at = ${start}`,
  ],
  [
    'sessions',
    30,
    sql`sessions (token_id, member_id, created_at, used_at, proved_at, expires_at)
      values (${hash}, ${member}, ${start}, ${start}, ${start}, ${start})`,
    sql`sessions where expires_at = ${start}`,
  ],
  [
    'security events',
    365,
    sql`security_events (member_id, kind, at) values (${member}, 'passwordChanged', ${start})`,
    sql`security_events where at = ${start}`,
  ],
  [
    'unconfirmed newsletters',
    7,
    sql`newsletter_subscriptions (email, created_at) values ('a@b.dk', ${start})`,
    sql`newsletter_subscriptions where email = 'a@b.dk'`,
  ],
];

test.each(accountRows)(
  'deletes %s after %i days, not before',
  async (_name, days, insert, rows) => {
    const { executor } = service;
    await sql`insert into ${insert}`.execute(executor);
    await deleteOldAccountRows(executor, addDays(days));
    expect(await count(rows)).toBe(1);
    await deleteOldAccountRows(executor, addDays(days, 1));
    expect(await count(rows)).toBe(0);
  },
);

test('keeps confirmed newsletters', async () => {
  const { executor } = service;
  await sql`
    insert into newsletter_subscriptions (email, created_at, confirmed_at) values ('b@c.dk', ${start}, ${start})
  `.execute(executor);
  await deleteOldAccountRows(executor, addDays(1_000));
  expect(await count(sql`newsletter_subscriptions where email = 'b@c.dk'`)).toBe(1);
});

test('deletes availability alerts 30 days after their last day, not before', async () => {
  const { executor } = service;
  await sql`
    insert into day_watches (member_id, tool_id, start_date, end_date, units, created_at)
    values (${member}, (select min(id) from tools), '2020-01-08', '2020-01-10', 1, ${start})
  `.execute(executor);
  await deleteOldAlerts(executor, '2020-02-09');
  expect(await count(sql`day_watches`)).toBe(1);
  await deleteOldAlerts(executor, '2020-02-10');
  expect(await count(sql`day_watches`)).toBe(0);
});

test('deletes the changes of tools that saved searches look at after two days, not before', async () => {
  const { executor } = service;
  await executor.deleteFrom('tool_news').execute();
  await sql`
    insert into tool_news (tool_id, at)
    select 1, clock_timestamp() - interval '2 days' + moment from unnest(array[interval '1 hour', interval '-1 hour']) as moment
  `.execute(executor);
  await deleteOldAlerts(executor, '2020-01-01');
  expect(await count(sql`tool_news`)).toBe(1);
  expect(await count(sql`tool_news where at > clock_timestamp() - interval '2 days'`)).toBe(1);
});
