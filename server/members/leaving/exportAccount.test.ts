import { unzipSync } from 'fflate';
import sharp from 'sharp';
import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { lastMailTo } from '../../../tests/helpers/service/links';
import { prepareBookingPair } from '../../../tests/helpers/service/prepareBookingPair';
import { insertContactMessage } from '../../pages/records/contact';

const { service, pair, clock } = prepareBookingPair('data');

const ask = async (token: string) =>
  (await service.graphql(documents.exportEverything, {}, token)).data.exportEverything;
const fetchFile = (address: string | null, init?: RequestInit) =>
  fetch(`${service.url}${address}`, init);

interface Everything {
  member: number;
  profile: Record<string, unknown>;
  [part: string]: unknown;
}
async function readExport(token: string) {
  const { address, errors } = await ask(token);
  expect(errors).toEqual([]);
  const response = await fetchFile(address);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = Buffer.from(files['skuret.json'] ?? []).toString('utf8');
  return { response, files, text, data: JSON.parse(text) as Everything };
}
const list = (data: Everything, part: string) => data[part] as Record<string, unknown>[];

/**
 * Every table, with the part of the export that holds its rows, or the reason why it is left out. A new table fails the
 * test below until it is added here.
 */
const tables: Record<string, string | { not: string }> = {
  users: 'profile',
  newsletter_subscriptions: 'profile',
  calendar_feeds: 'profile',
  provider_customers: 'profile',
  tools: 'tools',
  tool_categories: 'tools',
  categories: 'tools',
  blocks: 'tools',
  tool_views: 'tools',
  tool_imports: 'toolImports',
  support_log: 'tools',
  site_notices: { not: 'for everybody' },
  staff: { not: 'no member' },
  staff_links: { not: 'no member' },
  staff_passkeys: { not: 'no member' },
  staff_challenges: { not: 'no member' },
  staff_second_factors: { not: 'no member' },
  staff_sessions: { not: 'no member' },
  staff_reads: 'dataReads',
  measures: 'measures',
  goodwill: 'goodwill',
  reconciliations: { not: 'sums and ids' },
  staff_cases: { not: 'what waits for staff, by ids' },
  staff_log: { not: 'what staff did, by ids' },
  favourites: 'favourites',
  saved_searches: 'savedSearches',
  day_watches: 'daysWaitedFor',
  bookings: 'bookings',
  booking_history: 'bookings',
  booking_changes: 'bookings',
  booking_items: 'bookings',
  booking_ticks: 'bookings',
  booking_pictures: 'bookings',
  cover_claims: 'bookings',
  reservations: 'bookings',
  payments: 'payments',
  payouts: 'payouts',
  ledger_transactions: 'ledger',
  ledger_entries: 'ledger',
  conversations: 'conversations',
  conversation_reads: 'conversations',
  messages: 'messages',
  notices: 'notifications',
  reviews: 'reviewsWritten',
  reports: 'reportsMade',
  blocked_members: 'blockedMembers',
  sessions: 'sessions',
  security_events: 'securityEvents',
  mail_links: 'linksByMail',
  api_tokens: 'apiTokens',
  webhooks: 'webhooks',
  webhook_deliveries: 'webhookDeliveries',
  passkeys: { not: 'what signs in; that it was added is in its events' },
  passkey_challenges: { not: 'five minutes long' },
  identity_checks: { not: 'ten minutes long' },
  identity_salts: { not: 'of the installation' },
  second_factors: { not: 'what makes codes; its events are there' },
  recovery_codes: { not: 'hashes of what signs in' },
  push_subscriptions: 'pushedTo',
  contact_messages: 'contactMessages',
  contact_recordings: 'recordings',
  contact_replies: 'contactMessages',
  pictures: 'pictures',
  picture_uploads: 'pictures',
  handover_codes: { not: 'six digits that hand a tool over' },
  account_tickets: { not: 'lets somebody fetch this file' },
  kept_mails: { not: 'of a service without a mail server; may hold links that let somebody in' },
  idempotency_keys: { not: 'for a day, against things done twice' },
  outbox: { not: 'what is still to be done, by ids' },
  provider_calls: { not: 'how a payment was asked for; the payment is there' },
  provider_events: { not: 'what the payment provider said of a payment; the payment is there' },
  test_provider_methods: { not: 'kept by the payment provider' },
  test_provider_payments: { not: 'kept by the payment provider' },
  test_provider_payouts: { not: 'kept by the payment provider' },
  test_provider_accounts: { not: 'kept by the payment provider' },
  test_provider_calls: { not: 'kept by the payment provider' },
  test_provider_events: { not: 'kept by the payment provider' },
  revoked_tokens: { not: 'names nobody' },
  tool_viewers: { not: 'hashes that nobody can tell anything from, for a day' },
  attempts: { not: 'hashes, for an hour' },
  live_people: { not: 'who has a page open right now' },
  live_processes: { not: 'of the installation' },
  view_salts: { not: 'of the installation' },
  signing_keys: { not: 'of the installation' },
  push_keys: { not: 'of the installation' },
  sweeps: { not: 'of the installation' },
  schema_migrations: { not: 'of the installation' },
  tool_news: { not: 'which tools have changed, for two days' },
  search_misses: { not: 'words of all searches, without who it was' },
  search_words: { not: 'words of all tools' },
  tool_points: { not: 'places of all tools' },
};

test('`tables` of this file has every table, with its part of the export or the reason for none', async () => {
  const { rows } = await service.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  expect(Object.keys(tables).sort()).toEqual(rows.map(({ name }) => name).sort());
  const { data } = await readExport(pair.tokens.owner);
  const parts = new Set(Object.values(tables).filter((part) => typeof part === 'string'));
  for (const part of [...parts, 'debts', 'reviewsReceived']) expect(data).toHaveProperty(part);
});

test('the export has all own data in a fixed order and no secrets', async () => {
  const { tokens, toolId, ownerId, borrowerId, emails } = pair;
  const png = await sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: pair.number, g: 90, b: 60 } },
  })
    .png()
    .toBuffer();
  const uploaded = await fetch(`${service.url}/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.owner}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(png),
  });
  const { url } = (await uploaded.json()) as { url: string };
  await service.graphql(
    documents.updateProfile,
    { input: { about: 'Mangler aldrig et søm', location: 'Roskilde', avatar: url } },
    tokens.owner,
  );
  const hook = { url: 'https://hooks.example/', topics: ['BOOKINGS'] };
  await service.graphql(documents.addWebhook, { input: hook }, tokens.owner);
  const id = Number((await pair.request()).booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  const conversation = await service.graphql(
    documents.startConversation,
    { memberId: String(ownerId), toolId: String(toolId) },
    tokens.borrower,
  );
  for (const [token, content] of [
    [tokens.borrower, 'Er den stærk?'],
    [tokens.owner, 'Meget stærk.'],
  ] as const) {
    await service.graphql(
      documents.sendMessage,
      {
        conversationId: conversation.data.startConversation.conversation.id,
        content,
        pictures: [],
      },
      token,
    );
  }
  await service.graphql(documents.saveFavourites, { toolIds: [String(toolId)] }, tokens.borrower);
  await service.graphql(documents.subscribePush, { input: documents.pushTarget }, tokens.owner);
  await service.graphql(documents.makeCalendarFeed, {}, tokens.owner);
  const over = await insertBookingRow(service.executor, {
    toolId,
    borrowerId,
    state: 'completed',
    startDate: '2026-06-01',
    endDate: '2026-06-03',
  });
  const review = { tool_id: toolId, author_id: borrowerId, booking_id: over, rating: 2 };
  await service.executor
    .insertInto('reviews')
    .values({ ...review, side: 'borrower', comment: 'Ikke udgivet endnu', published_at: null })
    .execute();

  const contact = { name: 'Rita', email: 'a@b.dk', subject: 'Hej', message: 'Se her' };
  const attached = { memberId: ownerId, recording: '{"app":"Skuret"}' };
  await insertContactMessage(service.executor, { ...contact, language: 'da' }, attached);

  const { data, text, files, response } = await readExport(tokens.owner);
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'skuret.json',
    'bookinger.ics',
    expect.stringMatching(/^pictures\/[0-9a-f]{64}-1600\.webp$/),
  ]);
  const [picture] = Object.entries(files).filter(([name]) => name.startsWith('pictures/'));
  expect((await sharp(Buffer.from(picture?.[1] ?? [])).metadata()).format).toBe('webp');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="skuret-2026-07-15.zip"',
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(data.member).toBe(ownerId);
  expect(data.profile).toMatchObject({
    email: emails.owner,
    about: 'Mangler aldrig et søm',
    picture: url,
  });
  expect(list(data, 'tools')).toMatchObject([{ id: toolId, pickupAddress: 'Bagvej 3' }]);
  expect(list(data, 'bookings').map((booking) => booking['id'])).toEqual([id, over]);
  expect(list(data, 'bookings')[0]).toMatchObject({
    role: 'owner',
    with: 'Karla Test',
    state: 'accepted',
    history: [{ step: 'request' }, { step: 'reserveMoney' }, { step: 'accept' }],
  });
  expect(list(data, 'messages').map(({ text: content }) => content)).toEqual(
    expect.arrayContaining(['Er den stærk?', 'Meget stærk.']),
  );
  expect(list(data, 'ledger').length).toBeGreaterThan(0);
  expect(list(data, 'recordings')).toMatchObject([{ recording: '{"app":"Skuret"}' }]);
  expect(list(data, 'webhooks')).toMatchObject([hook]);
  expect(list(data, 'webhookDeliveries').length).toBeGreaterThan(0);
  expect(list(data, 'pushedTo')).toHaveLength(1);
  expect(list(data, 'sessions').length).toBeGreaterThan(0);
  expect(list(data, 'securityEvents').map(({ kind }) => kind)).toContain('exported');
  expect(list(data, 'reviewsReceived')).toEqual([]);
  expect(text).not.toContain('Ikke udgivet endnu');

  // Secrets that grant access, and keys of browsers and of the service.
  const { rows: secrets } = await service.database.pool.query<{ secret: string }>(`
    select password_hash as secret from users where password_hash is not null
    union select token_id from sessions union select token_hash from mail_links union select seed::text from mail_links
    union select seed::text from calendar_feeds union select token_hash from calendar_feeds
    union select token_hash from account_tickets union select endpoint from push_subscriptions
    union select secret from webhooks union select auth from push_subscriptions union select p256dh from push_subscriptions union select id from signing_keys`);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain(emails.borrower);

  // The borrower's export has the same booking, without the pickup address, which the borrower may not see yet.
  const other = await readExport(tokens.borrower);
  expect(list(other.data, 'favourites')).toMatchObject([{ toolId }]);
  expect(list(other.data, 'payments')).toMatchObject([{ bookingId: id, purpose: 'booking' }]);
  expect(list(other.data, 'reviewsWritten')).toMatchObject([{ comment: 'Ikke udgivet endnu' }]);
  expect(other.text).not.toContain('Bagvej 3');
  expect(other.text).not.toContain(emails.owner);
  expect(Object.keys(other.files)).toEqual(['README.txt', 'skuret.json', 'bookinger.ics']);
  expect(Buffer.from(other.files['bookinger.ics'] ?? []).toString()).toContain(
    `UID:skuret-booking-${id}@`,
  );

  // A second export is the same, except for the sessions' times and the events of the export itself.
  const again = await readExport(tokens.owner);
  const compared = ({
    madeAt: _at,
    sessions: _used,
    securityEvents: _events,
    ...rest
  }: Everything) => rest;
  expect(compared(again.data)).toEqual(compared(data));
});

test('exports more rows than one batch, each once', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    member_id: pair.ownerId,
    kind: 'tool_shown',
    subject: `s${index}`,
    once: `o${pair.number} ${index}`,
    params: JSON.stringify({ tool: `Værktøj ${index}` }),
  }));
  await service.executor.insertInto('notices').values(rows).execute();
  const { data } = await readExport(pair.tokens.owner);
  expect(list(data, 'notifications').map(({ about }) => (about as { tool: string }).tool)).toEqual(
    rows.map((_, index) => `Værktøj ${index}`),
  );
});

test('exports texts unchanged', async () => {
  const about = 'Anførsel "her", \\ der, 🍎, <script>alert(1)</script> og\nen ny linje';
  await service.graphql(documents.updateProfile, { input: { about } }, pair.tokens.owner);
  expect((await readExport(pair.tokens.owner)).data.profile['about']).toBe(about);
});

test('names a missing picture and exports the others', async () => {
  const sha256 = `${'c'.repeat(60)}${1000 + pair.number}`;
  await service.executor
    .insertInto('pictures')
    .values({ sha256, width: 1, height: 1, created_by: pair.ownerId })
    .execute();
  const { files } = await readExport(pair.tokens.owner);
  expect(Buffer.from(files['pictures/missing.txt'] ?? []).toString()).toBe(`${sha256}\n`);
});

describe('export ticket', () => {
  test('can be used once, also by ten concurrent requests', async () => {
    const { address } = await ask(pair.tokens.owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetchFile(address)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 404);
    expect(await refused?.text()).toContain('Du kan ikke hente filen længere');
    await Promise.all(answers.map((answer) => (answer.bodyUsed ? null : answer.arrayBuffer())));
  });

  test('expires after five minutes and on account deletion', async () => {
    const { address } = await ask(pair.tokens.owner);
    for (const minutes of [5, 1]) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
      expect((await fetchFile(address)).status).toBe(404);
    }
    const next = await ask(pair.tokens.owner);
    await service.graphql(documents.deleteAccount, {}, pair.tokens.owner);
    expect((await fetchFile(next.address)).status).toBe(404);
  });

  test('survives a HEAD request and cannot be guessed', async () => {
    const { address } = await ask(pair.tokens.owner);
    expect((await fetchFile(address, { method: 'HEAD' })).status).not.toBe(200);
    expect((await fetchFile(address)).status).toBe(200);
    for (const guess of [
      'x',
      'x'.repeat(43),
      '..%2f',
      `${address?.slice(8, -1)}A`,
      pair.tokens.owner,
    ]) {
      const { status } = await fetchFile(`/export/${guess}`);
      expect([404, 414]).toContain(status);
    }
  });

  test('is limited to three per hour, also concurrently, with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(pair.tokens.owner)));
    expect(answers.filter(({ address }) => address !== null)).toHaveLength(3);
    expect(answers.find(({ address }) => address === null)?.errors).toEqual([
      'You have asked for many files in the last hour. Please try again in 60 minutes.',
    ]);
    // The limit is per member.
    expect((await ask(pair.tokens.borrower)).address).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + 9 * 60_000);
    expect((await ask(pair.tokens.owner)).errors[0]).toContain('51 minutes');
  });

  test('requires a recent authentication and is notified by e-mail and listed', async () => {
    await ask(pair.tokens.owner);
    expect((await lastMailTo(service, pair.emails.owner)).subject).toBe('Dine data er hentet');
    clock.now = new Date(clock.now.getTime() + 11 * 60_000);
    const { errors } = await service.graphql(documents.exportEverything, {}, pair.tokens.owner);
    expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
  });
});

test('holds no database connection during a slow download', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    member_id: pair.ownerId,
    kind: 'tool_shown',
    subject: `t${index}`,
    once: `p${pair.number} ${index}`,
    params: JSON.stringify({ tool: index.toString(36).repeat(400) }),
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await service.executor
      .insertInto('notices')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const { address } = await ask(pair.tokens.owner);
  const response = await fetchFile(address);
  const reader = response.body?.getReader();
  await reader?.read();
  // Meanwhile, the single connection of an embedded database answers other requests.
  expect((await service.graphql(documents.currentUser, {}, pair.tokens.borrower)).errors).toEqual(
    [],
  );
  await reader?.cancel();
});
