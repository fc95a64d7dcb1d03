/**
 * `npm run bench:office`: the database's time for the list pages of the office, with 1,000,000 members and 10,000 open
 * cases. Fails above 150 ms.
 */
import pg from 'pg';
import { caseKinds } from '../domain/office/cases';
import { migrate } from '../server/database/migrate';
import { openDatabase } from '../server/database/openDatabase';
import {
  countCases,
  countNewAndOverdue,
  listCases,
  syncCases,
} from '../server/office/records/cases';
import { type SearchKind, search } from '../server/office/records/search';
import { failLoudly, server } from './benchDatabase';

const most = 150;
const name = 'skuret_bench_office';
const url = new URL(server);
url.pathname = `/${name}`;
const now = new Date();

const client = new pg.Client({ connectionString: server });
await client.connect();
await client.query(`drop database if exists ${name}`);
await client.query(`create database ${name}`);
const database = await openDatabase({ kind: 'postgres', url: url.href }, failLoudly);
const { executor } = database;
await migrate(database.pool);
// The service's pool ends statements that take as long as filling does.
const filling = new pg.Client({ connectionString: url.href });
await filling.connect();
// Built again when the rows are there, which is quicker. The office uses no other index of tools.
await filling.query(`
  drop index users_parts, users_place, tools_parts, tools_document, tools_name_words;
  insert into users (name, email, location)
  select (array['Anna', 'Bo', 'Carl', 'Ditte', 'Eva'])[1 + n % 5] || ' '
      || initcap(translate(md5(n::text), '0123456789', 'ghijklmnop')),
    substr(md5((n * 7)::text), 1, 12) || n || '@mail' || n % 50 || '.example',
    (array['Aarhus', 'Odense', 'Marstal'])[1 + n % 3]
  from generate_series(1, 1000000) as n;
  set session_replication_role = replica;
  insert into tools (owner_id, name, location, description, latitude, longitude, price_per_day_cents, image_url)
  select id, (array['Boremaskine', 'Rundsav', 'Stige'])[1 + id % 3] || ' ' || substr(md5(id::text), 1, 8), location,
    'God', 56, 10, 5000, '/images/tools/default.svg'
  from users where id % 3 = 0;
  set session_replication_role = origin;
  create index users_parts on users using gin (name gin_trgm_ops, email gin_trgm_ops);
  create index users_place on users using gin (location gin_trgm_ops);
  create index tools_parts on tools using gin (name gin_trgm_ops, location gin_trgm_ops);
  insert into reports (reporter_id, kind, subject_id, about_id, reason, context, closed_at, closed_reason)
  select id, 'message', id, id - 1, 'other', '{}', now(), 'Set' from users where id % 50 = 0;
  insert into contact_messages (name, email, subject, message, created_at)
  select name, email, 'Spørgsmål', 'Hvornår svarer I?', now() - id * interval '1 second'
  from users order by id limit 10000
`);
await syncCases(executor, now);
await filling.query('vacuum analyze');
await filling.end();

const asked = { staffId: 1, email: 'eva@office.example', filter: 'all', kind: null } as const;
const [middle] = (await listCases(executor, { ...asked, after: null, most: 10_000 })).slice(5_000);
if (!middle) throw new Error('There are too few cases');
const searchFor = (kind: SearchKind, part: string) =>
  search(executor, kind, { part, id: null, after: 0, most: 26 });
const pages: Record<string, () => Promise<unknown>> = {
  'open and close cases (syncCases)': () => syncCases(executor, now),
  'queue, first page': () => listCases(executor, { ...asked, after: null, most: 26 }),
  'queue, page in the middle': () => listCases(executor, { ...asked, after: middle, most: 26 }),
  'queue, each kind': async () => {
    for (const kind of caseKinds)
      await listCases(executor, { ...asked, kind, after: null, most: 26 });
  },
  'counts of the queue': () => countCases(executor, 1, now),
  'mail of the queue': () => countNewAndOverdue(executor, { from: now, to: now, now }),
  'members by a part of the name': () => searchFor('members', 'bfghija'),
  'members by a part of the e-mail': () => searchFor('members', 'a1b2c'),
  'members by a part that many have': () => searchFor('members', 'mail7.example'),
  'members by a part that none has': () => searchFor('members', 'skuretskuret'),
  'members by a part of three letters': () => searchFor('members', 'xqz'),
  'members by a part of a late row': () => searchFor('members', '1000900@mail'),
  'members by the place': () => searchFor('members', 'arstal'),
  'tools by a part of the name': () => searchFor('tools', 'sav a1b'),
  'tools by a part that many have': () => searchFor('tools', 'boremask'),
  'tools by a part that none has': () => searchFor('tools', 'skuretskuret'),
  'reported messages by the author': () => searchFor('reported', 'a1b2c'),
  'reported messages by many authors': () => searchFor('reported', 'mail7.example'),
  'reported messages by a place': () => searchFor('reported', 'arstal'),
};
let isSlow = false;
for (const [page, work] of Object.entries(pages)) {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const median = times.sort((a, b) => a - b)[4] ?? 0;
  if (median > most) isSlow = true;
  console.log(`${page.padEnd(36)} ${median.toFixed(1).padStart(7)} ms`);
}
await database.close();
await client.query(`drop database ${name}`);
await client.end();
if (isSlow) process.exitCode = 1;
