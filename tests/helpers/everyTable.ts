import { createHash } from 'node:crypto';
import type pg from 'pg';
import { backedUpTables, plainText } from '../../server/backup/backedUpTables';

/**
 * Text that tests the escaping in a copy: quotes, escapes, line breaks, words that look like null, characters beyond
 * the BMP.
 */
const odd = `E'Æøå "citat" ''x'' \\\\N \\\\ {a,"b"} NULL\\t\\r\\n🪚\\u2028 =1+1'`;
const hash = (name: string) => `'${createHash('sha256').update(name).digest('hex')}'`;
const someone = '(select min(id) from users)';
const other = '(select max(id) from users)';
const tool = '(select min(id) from tools)';
const booking = '(select min(id) from bookings)';
const at = "'2026-03-29 01:59:59.999999+00'";

/** Rows for the tables that `bookingLives` leaves empty; referenced tables come first. */
const rows: Record<string, string> = {
  contact_messages: `(name, email, subject, message) values (${odd}, 'a@b.dk', ${odd}, ${odd})`,
  contact_replies: `(message_id, text, created_at) values ((select min(id) from contact_messages), ${odd}, ${at})`,
  newsletter_subscriptions: `values ('a@b.dk', ${at})`,
  push_keys: `(public_key, private_key) values (repeat('B', 87), repeat('k', 43))`,
  identity_salts: `(salt) values (repeat('s', 43))`,
  push_subscriptions: `(member_id, endpoint, p256dh, auth, server_key, token_id, created_at)
    values (${someone}, 'https://push.example/a', repeat('B', 87), repeat('a', 22), repeat('B', 87), 't', ${at})`,
  blocked_members: `values (${someone}, ${other}, ${at})`,
  calendar_feeds: `values (${someone}, gen_random_uuid(), ${hash('feed')}, ${at})`,
  passkeys: `(member_id, credential_id, public_key, counter, transports, name, synced, created_at)
    values (${someone}, 'c', '\\x00ff27225c0a', 9007199254740991, array['usb', 'a"b,{}', ''], ${odd}, true, ${at})`,
  second_factors: `values (${someone}, gen_random_uuid(), 'key', 59000000, ${at})`,
  recovery_codes: `values (${someone}, ${hash('code')}, null), (${someone}, ${hash('used')}, ${at})`,
  security_events: `(member_id, kind, at) values (${someone}, 'passwordChanged', ${at})`,
  webhooks: `(member_id, url, topics, secret, created_at)
    values (${someone}, 'https://hooks.example/' || ${odd}, '{BOOKINGS,PAYOUTS}', 'whsec_' || repeat('A', 43) || '=', ${at})`,
  webhook_deliveries: `(webhook_id, message_id, event_key, type, payload, status, failure, created_at)
    values ((select min(id) from webhooks), 'msg_1', ${odd}, 'ping', ${odd}, 500, 'STATUS', ${at})`,
  payouts: `(key, owner_id, ore, provider, created_at) values ('payout', ${someone}, 100, 'test', ${at})`,
  test_provider_accounts: `values ('acct_1', jsonb_build_object('text', ${odd}))`,
  test_provider_payouts: `values ('po_1', 'there', 'payout', 'paid', 100, ${at})`,
  pictures: `(sha256, width, height, created_by, swept_at) values (${hash('picture')}, 9, 9, ${someone}, '-infinity')`,
  picture_uploads: `values (${someone}, ${hash('picture')}, ${at})`,
  reports: `(reporter_id, kind, subject_id, about_id, reason, text, context)
    values (${someone}, 'tool', 1, ${other}, 'other', ${odd}, jsonb_build_object('name', ${odd}, 'nothing', null, 'number', 1e20))`,
  saved_searches: `(member_id, filters, created_at, looked_at, known, known_from)
    values (${someone}, '{"searchTerm": "\\"sav\\""}', ${at}, ${at}, '{}', 0)`,
  day_watches: `(member_id, tool_id, start_date, end_date, units, created_at)
    values (${someone}, ${tool}, '2027-02-27', '2027-03-01', 2, ${at})`,
  blocks: `(tool_id, start_date, end_date, units, note) values (${tool}, '2027-05-01', '2027-05-09', '{1}', ${odd})`,
  booking_changes: `(booking_id, proposed_by, state, until, start_date, end_date, units, price_per_day_cents, rental_cents,
      service_fee_cents, deposit_cents, more_rental_cents, more_fee_cents, made_at, ended_at)
    values (${booking}, 'owner', 'declined', ${at}, '2027-06-01', '2027-06-02', 1, 100, 200, 24, 0, -100, -12, ${at}, ${at})`,
  handover_codes: `values (${booking}, 'confirmPickup', 'owner', '000042', 1, ${at})`,
  booking_items: `values (${booking}, 99, ${odd}) on conflict do nothing`,
  booking_ticks: `values (${booking}, 'pickUp', 99, 'owner', ${at})`,
  booking_pictures: `(booking_id, moment, added_by, sha256, at)
    values (${booking}, 'return', 'borrower', ${hash('picture')}, ${at})`,
  cover_claims: `(booking_id, asked_cents, made_at) values (${booking}, 100, ${at})`,
  conversation_reads: `values ((select min(id) from conversations), ${someone}, 1)`,
  tool_imports: `(member_id, created_at) values (${someone}, ${at})`,
  favourites: `(user_id, tool_id) values (${someone}, ${tool})`,
  idempotency_keys: `(user_id, key, arguments_hash, tool_id) values (${someone}, '~ key "', ${hash('arguments')}, ${tool})`,
  reviews: `(tool_id, author_id, booking_id, rating, comment, published_at)
    values (${tool}, ${someone}, ${booking}, 4, ${odd}, ${at})`,
  staff: `(name, email, role, created_at) values (${odd}, 'a@b.dk', 'lead', ${at})`,
  site_notices: `(kind, text_da, text_en, from_at, until_at, created_by)
    values ('announcement', ${odd}, ${odd}, ${at}, '2026-03-29 02:59:59+00', (select min(id) from staff))`,
  goodwill: `(key, member_id, booking_id, ore, reason, state, given_by, given_at)
    values ('key', ${someone}, ${booking}, 100, ${odd}, 'waiting', (select min(id) from staff), ${at})`,
  reconciliations: `values (1, ${at}, 3, 2, 1, jsonb_build_array(jsonb_build_object('id', ${odd})))`,
  staff_passkeys: `(staff_id, credential_id, public_key, counter, transports, created_at)
    values ((select min(id) from staff), 'c', '\\x00ff27225c0a', 1, array['usb', 'a"b,{}', ''], ${at})`,
  staff_second_factors: `values ((select min(id) from staff), gen_random_uuid(), 'key', 59000000, ${at})`,
  staff_cases: `(kind, subject_id, opened_at, due_at) values ('contact', 1, ${at}, ${at})`,
  staff_reads: `(staff_id, member_id, case_id, what, at)
    values ((select min(id) from staff), ${someone}, (select min(id) from staff_cases), 'contact', ${at})`,
  contact_recordings: `values ((select min(id) from contact_messages), ${someone}, ${odd})`,
  measures: `(kind, member_id, rule, facts, case_id, taken_by, taken_at, last_day, appeal_text, appealed_at)
    values ('limit', ${someone}, 'your-account', ${odd}, (select min(id) from staff_cases), (select min(id) from staff),
      ${at}, '2026-11-01', ${odd}, ${at})`,
  staff_log: `(staff_id, action, subject, subject_id, reason, before, after, at)
    values ((select min(id) from staff), 'role', 'staff', 1, ${odd}, '{}', jsonb_build_object('text', ${odd}), ${at})`,
  support_log: `(action, member_id, reason, at) values ('end-sessions', ${someone}, ${odd}, ${at})`,
  tool_categories: `select id, 2 from tools`,
  tool_views: `values (${tool}, '2026-11-01', 3)`,
  search_misses: `values ('2026-11-01', 'trækølle "stor"', 2, 1)`,
};

/** Fills the tables that `bookingLives` leaves empty. */
export async function fillEveryTable(pool: pg.Pool): Promise<void> {
  for (const [name, insert] of Object.entries(rows)) {
    await pool.query(`insert into ${name} ${insert}`);
  }
}

/** The tables without rows: for them the comparison would prove nothing. */
export async function emptyTables(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const empty: string[] = [];
    for (const { name } of await backedUpTables(client)) {
      const { rowCount } = await client.query(`select from ${name} limit 1`);
      if (!rowCount) empty.push(name);
    }
    return empty;
  } finally {
    client.release();
  }
}

/**
 * A checksum of each table in a backup, computed by the database over whole rows, including generated columns. It
 * differs on purpose from the checksums that backup and restore compare.
 */
export async function sumsOfTables(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const sums: Record<string, string> = {};
  try {
    await client.query('begin');
    await client.query(plainText);
    for (const { name } of await backedUpTables(client)) {
      const { rows: found } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(row, '' order by row), '')) as sum
        from (select md5(each::text) collate "C" as row from ${name} as each) as rows`,
      );
      sums[name] = found[0]?.sum ?? '';
    }
    await client.query('rollback');
    return sums;
  } finally {
    client.release();
  }
}
