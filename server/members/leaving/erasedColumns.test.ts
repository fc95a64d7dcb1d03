import { sql } from 'kysely';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { type BookingPair, makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { ownParts, readOwnPart } from '../records/ownData';
import { eraseAccount } from './eraseAccount';

/** The start of the member's e-mail address, which is put into each of their texts. */
const mark = 'rita-owner';
/** Replaces the mark in the column that is looked for in the export. As long as the mark. */
const otherMark = 'rita-other';

/** The fate of each text of a member who has left: it is erased, or it stays for a reason. */
const texts: Record<string, 'erased' | { stays: string }> = {
  'api_tokens.name': 'erased',
  'blocks.note': 'erased',
  'booking_history.note': { stays: 'belongs to the other side of the booking too' },
  'booking_items.name': { stays: 'what a booking included' },
  'bookings.claim_text': { stays: 'a claim belongs to both sides' },
  'bookings.method_id': 'erased',
  'bookings.request_message': 'erased',
  'contact_messages.email': 'erased',
  'contact_messages.message': 'erased',
  'contact_messages.name': 'erased',
  'contact_messages.subject': 'erased',
  'contact_recordings.recording': 'erased',
  'contact_replies.text': 'erased',
  'cover_claims.reason': { stays: 'written by staff' },
  'idempotency_keys.key': 'erased',
  'kept_mails.html': 'erased',
  'kept_mails.plain': 'erased',
  'kept_mails.recipient': 'erased',
  'kept_mails.subject': 'erased',
  'mail_links.email': 'erased',
  'measures.appeal_text': 'erased',
  'measures.decided_reason': { stays: 'written by staff' },
  'measures.facts': { stays: 'written by staff' },
  'measures.lifted_reason': { stays: 'written by staff' },
  'messages.content': { stays: 'a conversation belongs to both members' },
  'messages.hidden_reason': { stays: 'written by support' },
  'messages.line_values': { stays: 'a conversation belongs to both members' },
  'messages.pictures': { stays: 'a conversation belongs to both members' },
  'newsletter_subscriptions.email': 'erased',
  'notices.params': 'erased',
  'passkeys.credential_id': 'erased',
  'passkeys.name': 'erased',
  'payments.method_brand': 'erased',
  'payments.method_last4': 'erased',
  'provider_customers.customer_id': 'erased',
  'provider_customers.payout_account': 'erased',
  'provider_customers.payout_facts': 'erased',
  'push_subscriptions.endpoint': 'erased',
  'reports.closed_reason': { stays: 'written by support' },
  'reports.context': 'erased',
  'reports.reporter_email': 'erased',
  'reports.text': { stays: 'what the member reported about another' },
  'reviews.answer': { stays: 'a review belongs to both members' },
  'reviews.comment': { stays: 'a review belongs to both members' },
  'reviews.hidden_reason': { stays: 'written by support' },
  'saved_searches.filters': 'erased',
  'security_events.browser': 'erased',
  'security_events.email': 'erased',
  'security_events.system': 'erased',
  'sessions.browser': 'erased',
  'sessions.system': 'erased',
  'support_log.reason': { stays: 'written by support' },
  'test_provider_methods.customer': 'erased',
  'tools.brand_name': 'erased',
  'tools.condition': 'erased',
  'tools.description': { stays: 'replaced by the name' },
  'tools.further_image_urls': 'erased',
  'tools.hidden_reason': { stays: 'written by support' },
  'tools.image_url': 'erased',
  'tools.included_items': 'erased',
  'tools.location': 'erased',
  'tools.model': 'erased',
  'tools.name': { stays: 'bookings name the tool' },
  'tools.pickup_address': 'erased',
  'tools.pickup_hours': 'erased',
  'tools.power_description': 'erased',
  'tools.specifications': 'erased',
  'tools.usage_instructions': 'erased',
  'users.about': 'erased',
  'users.avatar_image_url': 'erased',
  'users.email': 'erased',
  'users.location': 'erased',
  'users.name': 'erased',
  'users.password_hash': 'erased',
  'users.refused_email': 'erased',
  'users.trader': 'erased',
  'webhook_deliveries.event_key': 'erased',
  'webhook_deliveries.payload': 'erased',
  'webhooks.url': 'erased',
};

/** Texts of `texts` that are not in the export, with the reason. */
const notExported: Record<string, string> = {
  'bookings.request_message':
    'kept until the payment is authorised, then a message of the conversation',
  'bookings.method_id': 'an id of the payment provider',
  'contact_messages.email': 'the address in the profile, by which the messages are found',
  'idempotency_keys.key': 'a random id',
  'kept_mails.html': 'may hold links that sign a member in',
  'kept_mails.plain': 'may hold links that sign a member in',
  'kept_mails.recipient': 'may hold links that sign a member in',
  'kept_mails.subject': 'may hold links that sign a member in',
  'newsletter_subscriptions.email': 'the address in the profile, by which they are found',
  'passkeys.credential_id': 'signs a member in',
  'passkeys.name': 'belongs to what signs a member in',
  'provider_customers.customer_id': 'an id of the payment provider',
  'provider_customers.payout_account': 'an id of the payment provider',
  'provider_customers.payout_facts': 'states and names of fields',
  'push_subscriptions.endpoint': 'lets others send to the browser',
  'reports.closed_reason': 'written by support',
  'reports.context': 'what another member reported',
  'reports.reporter_email': 'of a visitor without an account, deleted when the outcome is mailed',
  'reviews.answer': 'written by the other member; own answers are in the reviews received',
  'support_log.reason': 'written by support; of tools it is in the export',
  'test_provider_methods.customer': 'an id of the payment provider',
  'users.password_hash': 'signs a member in',
  'webhook_deliveries.event_key': 'tells events apart; the event is in what was sent',
};

/** Columns without a text that a member wrote or that describes them, by table. */
const withoutMemberText: Record<string, { columns: string; because: string }> = {
  account_tickets: { columns: 'purpose token_hash', because: 'hashes and fixed words' },
  api_tokens: { columns: 'scopes token_hash', because: 'a hash and fixed words' },
  attempts: { columns: 'key', because: 'hashes' },
  booking_changes: { columns: 'proposed_by state', because: 'fixed words' },
  booking_history: { columns: 'actor from_state step to_state', because: 'fixed words' },
  booking_pictures: { columns: 'added_by moment sha256', because: 'hashes and fixed words' },
  booking_ticks: { columns: 'moment ticked_by', because: 'fixed words' },
  bookings: {
    columns: 'ended_as no_show returned_by state statement statement_stage',
    because: 'fixed words',
  },
  calendar_feeds: { columns: 'token_hash', because: 'a hash' },
  categories: { columns: 'code description name', because: 'of the product' },
  contact_messages: { columns: 'language', because: 'a fixed word' },
  contact_replies: { columns: 'mailed', because: 'fixed words' },
  cover_claims: { columns: 'state', because: 'fixed words' },
  handover_codes: { columns: 'code shown_by step', because: 'six digits and fixed words' },
  idempotency_keys: { columns: 'arguments_hash', because: 'a hash' },
  kept_mails: { columns: 'once', because: 'ids' },
  ledger_entries: { columns: 'account', because: 'ids' },
  ledger_transactions: { columns: 'key kind', because: 'ids and fixed words' },
  mail_links: { columns: 'purpose token_hash', because: 'hashes and fixed words' },
  measures: { columns: 'kind rule subject', because: 'fixed words' },
  messages: { columns: 'client_id line', because: 'random ids and fixed words' },
  notices: { columns: 'address kind once subject', because: 'ids and fixed words' },
  outbox: { columns: 'kind last_error once payload', because: 'ids' },
  passkey_challenges: { columns: 'challenge purpose', because: 'random texts, for minutes' },
  identity_checks: {
    columns: 'browser_hash code_verifier nonce state_hash token_id',
    because: 'hashes and random texts, for minutes',
  },
  identity_salts: { columns: 'salt', because: 'of the installation' },
  passkeys: { columns: 'transports', because: 'fixed words' },
  payments: {
    columns: 'failure key provider provider_id purpose state step_url',
    because: 'ids of the payment provider and fixed words',
  },
  payouts: {
    columns: 'failure key provider provider_id state',
    because: 'ids of the payment provider and fixed words',
  },
  picture_uploads: { columns: 'sha256', because: 'hashes' },
  pictures: { columns: 'sha256', because: 'hashes' },
  provider_calls: {
    columns: 'action failure key posting request state',
    because: 'ids and amounts, for bookkeeping',
  },
  provider_customers: { columns: 'provider', because: 'a fixed word' },
  provider_events: { columns: 'event_id kind object_id provider', because: 'ids' },
  push_keys: { columns: 'private_key public_key', because: 'of the installation' },
  push_subscriptions: { columns: 'auth p256dh server_key token_id', because: 'keys' },
  recovery_codes: { columns: 'code_hash', because: 'hashes' },
  reports: {
    columns: 'kind reason receipt_hash reporter_language',
    because: 'hashes and fixed words',
  },
  reviews: { columns: 'side', because: 'a fixed word' },
  revoked_tokens: { columns: 'token_id', because: 'ids' },
  schema_migrations: { columns: 'checksum name', because: 'of the installation' },
  search_misses: { columns: 'term', because: 'not linked to a member' },
  search_words: { columns: 'lexeme word', because: 'words of all tools' },
  second_factors: { columns: 'key_id', because: 'an id' },
  security_events: { columns: 'kind', because: 'fixed words' },
  sessions: { columns: 'token_id', because: 'random ids' },
  signing_keys: { columns: 'id', because: 'of the installation' },
  staff: { columns: 'email name password_hash role', because: 'staff are no members' },
  goodwill: { columns: 'key reason state', because: 'written by staff' },
  reconciliations: { columns: 'differences', because: 'sums and ids' },
  site_notices: { columns: 'kind text_da text_en', because: 'written by staff' },
  staff_cases: {
    columns: 'closed_reason kind proposal proposal_reason',
    because: 'written by staff',
  },
  staff_challenges: { columns: 'challenge purpose', because: 'random texts, for minutes' },
  staff_links: { columns: 'key_id token_hash', because: 'hashes and ids' },
  staff_log: { columns: 'action after before reason subject', because: 'written by staff' },
  staff_passkeys: { columns: 'credential_id transports', because: 'staff are no members' },
  staff_second_factors: { columns: 'key_id', because: 'an id' },
  staff_sessions: { columns: 'browser system token_id', because: 'staff are no members' },
  staff_reads: { columns: 'what', because: 'fixed words' },
  support_log: { columns: 'action', because: 'fixed words' },
  sweeps: { columns: 'name', because: 'of the installation' },
  test_provider_accounts: { columns: 'facts id', because: 'of the provider' },
  test_provider_calls: { columns: 'answer arguments_hash key', because: 'of the provider' },
  test_provider_events: { columns: 'id kind object_id', because: 'of the provider' },
  test_provider_methods: { columns: 'card id', because: 'of the provider' },
  test_provider_payments: {
    columns: 'card customer failure id kind reference return_url state',
    because: 'of the provider',
  },
  test_provider_payouts: { columns: 'destination id reference state', because: 'of the provider' },
  tool_viewers: { columns: 'viewer', because: 'hashes' },
  tools: { columns: 'changed_in hidden_from state', because: 'numbers and fixed words' },
  users: {
    columns: 'identity_hash language lender_kind muted_mails muted_pushes sessions_kept',
    because: 'choices, an id, and a hash that is erased',
  },
  webhook_deliveries: { columns: 'failure message_id state type', because: 'ids and fixed words' },
  webhooks: { columns: 'off_because secret topics', because: 'a key and fixed words' },
};

let service: TestService;
let clock = new Date('2026-07-15T10:00:00Z');
beforeAll(async () => {
  service = await startTestService({ now: () => clock });
});
afterAll(() => service.close());

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await service.database.pool.query<Row>(text, values)).rows;
}

/** The columns of all tables that can hold text, but for those that the database computes. */
const textColumns = () =>
  query<{ table: string; column: string; type: string }>(`
    select table_name as "table", column_name as "column", udt_name as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and udt_name in ('text', 'varchar', 'bpchar', '_text', 'json', 'jsonb')`);

/** The columns in which a text of the member stands. */
async function markedColumns(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns()) {
    const rows = await query(
      `select from "${table}" where "${column}"::text ilike '%${mark}%' limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

/** Those of the columns whose text of the member is in their export. */
async function exportedColumns(memberId: number, marked: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, type } of await textColumns()) {
    if (!marked.includes(`${table}.${column}`)) continue;
    const transaction = await service.executor.startTransaction().execute();
    try {
      // Only this column has the other mark.
      const [name, typeName] = [sql.ref(column), sql.raw(type)];
      await sql`
        update ${sql.table(table)} set ${name} = replace(${name}::text, ${mark}, ${otherMark})::${typeName}
        where ${name}::text like ${`%${mark}%`}
      `.execute(transaction);
      for (const part of ownParts) {
        const rows = await readOwnPart(transaction, part, { memberId, after: null, most: 100 });
        if (rows.some(({ value }) => value.includes(otherMark))) found.push(`${table}.${column}`);
      }
    } finally {
      await transaction.rollback().execute();
    }
  }
  return found;
}

/** Puts a text of the owner into every column of `texts`. */
async function fill({ ownerId, borrowerId, toolId, tokens, emails }: BookingPair): Promise<void> {
  const made = await service.graphql(
    documents.createTool,
    { input: documents.newTool },
    tokens.borrower,
  );
  const days = { startDate: '2026-06-01', endDate: '2026-06-03', state: 'completed' } as const;
  const lent = await insertBookingRow(service.executor, { ...days, toolId, borrowerId });
  const borrowed = await insertBookingRow(service.executor, {
    ...days,
    toolId: made.data.createTool.tool.id,
    borrowerId: ownerId,
  });
  const [low, high] = [Math.min(ownerId, borrowerId), Math.max(ownerId, borrowerId)];
  const statements = [
    `update users set name = '${mark}', about = '${mark}', avatar_image_url = '${mark}', location = '${mark}',
       password_hash = '${mark}', refused_email = '${mark}', lender_kind = 'trader', trader = '{"businessName": "${mark}"}', email_confirmed_at = now() where id = ${ownerId}`,
    `update tools set name = '${mark}', description = '${mark}', location = '${mark}', image_url = '${mark}',
       further_image_urls = '{${mark}}', brand_name = '${mark}', model = '${mark}', power_description = '${mark}',
       condition = '${mark}', usage_instructions = '${mark}', included_items = '{${mark}}',
       specifications = '[{"key": "${mark}", "value": "${mark}"}]', pickup_address = '${mark}', pickup_hours = '${mark}', state = 'paused',
       hidden_reason = '${mark}', hidden_from = 'published' where id = ${toolId}`,
    `insert into blocks (tool_id, start_date, end_date, note) values (${toolId}, '2026-09-01', '2026-09-02', '${mark}')`,
    `update bookings set claim_text = '${mark}' where id = ${lent}`,
    `update bookings set method_id = '${mark}', request_message = '${mark}' where id = ${borrowed}`,
    `insert into booking_history (booking_id, step, actor, to_state, note, at)
       values (${lent}, 'claim', 'owner', 'completed', '${mark}', now())`,
    `insert into booking_items (booking_id, place, name) values (${lent}, 0, '${mark}')`,
    `insert into cover_claims (booking_id, asked_cents, state, reason, made_at, decided_at)
       values (${lent}, 1, 'rejected', '${mark}', now(), now())`,
    `insert into idempotency_keys (user_id, key, arguments_hash, tool_id)
       values (${ownerId}, '${mark}', '${'a'.repeat(64)}', ${toolId})`,
    `insert into contact_messages (name, email, subject, message)
       values ('${mark}', '${emails.owner}', '${mark}', '${mark}')`,
    `insert into contact_recordings (message_id, member_id, recording)
       select max(id), ${ownerId}, '${mark}' from contact_messages`,
    `insert into contact_replies (message_id, text, created_at)
       select max(id), '${mark}', now() from contact_messages`,
    `insert into reports (receipt_hash, reporter_email, reporter_language, kind, subject_id, reason, text, context, created_at)
       values (repeat('a', 64), '${emails.owner}', 'da', 'member', ${borrowerId}, 'other', 'x', '{}', now())`,
    `insert into newsletter_subscriptions (email) values ('${emails.owner}')`,
    `insert into kept_mails (once, recipient, subject, html, plain, created_at)
       values ('x', '${emails.owner}', '${mark}', '${mark}', '${mark}', now())`,
    `insert into conversations (low_id, high_id, tool_id) values (${low}, ${high}, ${toolId})`,
    `insert into messages (conversation_id, sender_id, content, pictures, hidden_reason)
       select max(id), ${ownerId}, '${mark}', '{${mark}}', '${mark}' from conversations`,
    `insert into messages (conversation_id, sender_id, line, line_values)
       select max(id), ${ownerId}, 'booked', '{"tool": "${mark}"}' from conversations`,
    `insert into notices (member_id, kind, subject, once, params)
       values (${ownerId}, 'tool_shown', 's', 'o1', '{"tool": "${mark}"}')`,
    // A notification of the other member that names this one.
    `insert into notices (member_id, kind, subject, once, params, address)
       values (${borrowerId}, 'booking', 's', 'o2', '{"member": "${mark}"}', '/booking/${lent}')`,
    `insert into staff (name, email, role, created_at)
       values ('Eva', 'eva@office.example', 'lead', now()), ('Lea', 'lea@office.example', 'lead', now())`,
    `insert into staff_cases (kind, subject_id, opened_at, due_at) values ('contact', 1, now(), now())`,
    `insert into measures (kind, member_id, rule, facts, case_id, taken_by, taken_at, lifted_at, lifted_by, lifted_reason,
       appeal_text, appealed_at, decided_at, decided_by, decided_reason, is_upheld)
       select 'warning', ${ownerId}, 'your-account', '${mark}', max(staff_cases.id), min(staff.id), now(), now(),
         max(staff.id), '${mark}', '${mark}', now(), now(), max(staff.id), '${mark}', true
       from staff, staff_cases`,
    `insert into api_tokens (member_id, name, scopes, token_hash, created_at, expires_at)
       values (${ownerId}, '${mark}', '{READ_OWN}', repeat('0', 64), now(), now() + interval '1 day')`,
    `insert into webhooks (member_id, url, topics, secret, created_at)
       values (${ownerId}, 'https://${mark}.example/', '{BOOKINGS}', 'whsec_' || repeat('A', 43) || '=', now())`,
    `insert into webhook_deliveries (webhook_id, message_id, event_key, type, payload, created_at)
       select max(id), 'm', '${mark}', 'ping', '${mark}', now() from webhooks`,
    `insert into passkeys (member_id, credential_id, public_key, counter, transports, name, synced, created_at)
       values (${ownerId}, '${mark}', '', 0, '{}', '${mark}', false, now())`,
    `insert into payments (key, payer_id, purpose, provider, ore, state, method_brand, method_last4, created_at)
       values ('k', ${ownerId}, 'booking', 'test', 1, 'cancelled', '${mark}', '${mark}', now())`,
    `insert into provider_customers (user_id, provider, customer_id, payout_account, payout_facts)
       values (${ownerId}, 'test', '${mark}', '${mark}', '{"currentlyDue": ["${mark}"]}')`,
    `insert into test_provider_methods (id, customer, card, created_at) values ('m', '${mark}', 'visa', now())`,
    `insert into push_subscriptions (member_id, endpoint, p256dh, auth, server_key, token_id, created_at)
       values (${ownerId}, '${mark}', '${'p'.repeat(87)}', '${'a'.repeat(22)}', 's', 't', now())`,
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, context, closed_at, closed_reason)
       values (${borrowerId}, 'tool', ${toolId}, ${ownerId}, 'fraud', '{"name": "${mark}"}', now(), '${mark}')`,
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, text, context)
       values (${ownerId}, 'member', ${borrowerId}, ${borrowerId}, 'fraud', '${mark}', '{}')`,
    `insert into reviews (tool_id, author_id, booking_id, side, rating, comment, answer, answered_at, hidden_reason)
       values (${toolId}, ${ownerId}, ${lent}, 'owner', 5, '${mark}', '${mark}', now(), '${mark}')`,
    `insert into saved_searches (member_id, filters, created_at, looked_at, known, known_from)
       values (${ownerId}, '{"text": "${mark}"}', now(), now(), '{}', 0)`,
    `insert into security_events (member_id, kind, browser, system, email, at)
       values (${ownerId}, 'emailChanged', '${mark}', '${mark}', '${mark}', now())`,
    `insert into sessions (token_id, member_id, browser, system, created_at, used_at, proved_at, expires_at)
       values ('t', ${ownerId}, '${mark}', '${mark}', now(), now(), now(), now())`,
    `insert into support_log (action, member_id, reason, at) values ('end-sessions', ${ownerId}, '${mark}', now())`,
  ];
  for (const statement of statements) await query(statement);
}

describe('erased member', () => {
  const columns = { before: [] as string[], exported: [] as string[], after: [] as string[] };

  beforeAll(async () => {
    const move = (to: Date) => {
      clock = to;
    };
    const pair = await makeBookingPair(service, move, 'rita');
    await service.graphql(documents.deleteAccount, {}, pair.tokens.owner);
    await fill(pair);
    columns.before = await markedColumns();
    columns.exported = await exportedColumns(pair.ownerId, columns.before);
    // The job alone: the scheduled jobs, which delete expired rows of everybody, do not run here.
    const erase = eraseAccount({
      executor: service.executor,
      now: () => new Date('2026-07-29T10:00:00Z'),
      left: () => undefined,
    });
    await erase({ memberId: pair.ownerId }, { once: 'x', isLastTry: false });
    columns.after = await markedColumns();
  });

  test('`texts` or `withoutMemberText` of this file has every column that can hold text', async () => {
    const named = Object.entries(withoutMemberText).flatMap(([table, { columns: names }]) =>
      names.split(' ').map((column) => `${table}.${column}`),
    );
    const all = (await textColumns()).map(({ table, column }) => `${table}.${column}`);
    expect([...Object.keys(texts), ...named].sort()).toEqual(all.sort());
  });

  test('had a text in each of these columns', () => {
    expect(columns.before).toEqual(Object.keys(texts).sort());
  });

  test('received each text in the export, except for listed reasons', () => {
    const missing = columns.before.filter((column) => !columns.exported.includes(column));
    expect(missing).toEqual(Object.keys(notExported).sort());
  });

  test.each(Object.entries(texts).filter(([, fate]) => fate === 'erased'))(
    'keeps no text in %s',
    (column) => {
      expect(columns.after).not.toContain(column);
    },
  );

  test('keeps only shared records', () => {
    const stays = Object.entries(texts).filter(([, fate]) => fate !== 'erased');
    expect(columns.after).toEqual(stays.map(([column]) => column).sort());
  });
});
