import * as documents from '../../../tests/helpers/service/documents';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { lastMailTo } from '../../../tests/helpers/service/links';
import { prepareBookingPair } from '../../../tests/helpers/service/prepareBookingPair';

const { service, pair, clock } = prepareBookingPair('kalender', {
  publicUrl: 'https://skuret.example',
});

const make = async (token: string) =>
  (await service.graphql(documents.makeCalendarFeed, {}, token)).data.makeCalendarFeed.feed.address;
const present = async (token: string) =>
  (await service.graphql(documents.calendarFeed, {}, token)).data.calendarFeed;
async function read(address: string) {
  const response = await fetch(`${service.url}${address}`);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
/** The fields of each event, by name. */
async function listEvents(address: string) {
  const { text } = await read(address);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const [name = '', ...value] = line.split(':');
    const event = events.at(-1);
    if (event && !/^(?:BEGIN|END)$/.test(name)) event[name] = value.join(':');
  }
  return events;
}

test('shows changes to both sides of a booking, in their languages', async () => {
  await service.graphql(
    documents.saveSettings,
    { input: { language: 'ENGLISH' } },
    pair.tokens.borrower,
  );
  const [lent, borrowed] = [await make(pair.tokens.owner), await make(pair.tokens.borrower)];
  expect(await listEvents(lent)).toEqual([]);
  const id = Number((await pair.request()).booking?.id);
  const [asked] = await listEvents(lent);
  expect(asked).toMatchObject({
    UID: `skuret-booking-${id}@skuret.example`,
    STATUS: 'TENTATIVE',
    SUMMARY: 'Karla Test spørger om Havefræser',
    'DTSTART;VALUE=DATE': '20260803',
    'DTEND;VALUE=DATE': '20260806',
    URL: `https://skuret.example/booking/${id}`,
  });
  expect(asked).not.toHaveProperty('LOCATION');
  expect((await listEvents(borrowed))[0]?.['SUMMARY']).toBe(
    'You have asked Karla Test for Havefræser',
  );

  await pair.press('ACCEPT', id, 'owner');
  const [accepted] = await listEvents(borrowed);
  expect(accepted).toMatchObject({
    UID: `skuret-booking-${id}@skuret.example`,
    STATUS: 'CONFIRMED',
    SUMMARY: 'Borrowing: Havefræser from Karla Test',
    LOCATION: 'Bagvej 3',
  });
  expect(Number(accepted?.['SEQUENCE'])).toBeGreaterThan(Number(asked?.['SEQUENCE']));
  expect((await listEvents(lent))[0]?.['SUMMARY']).toBe('Udlån: Havefræser til Karla Test');
  // A second read returns the same text.
  expect((await read(borrowed)).text).toBe((await read(borrowed)).text);

  await pair.press('CANCEL', id, 'borrower');
  const [cancelled] = await listEvents(borrowed);
  expect(cancelled).toMatchObject({
    UID: `skuret-booking-${id}@skuret.example`,
    STATUS: 'CANCELLED',
    SUMMARY: 'Cancelled: Borrowing: Havefræser from Karla Test',
  });
  expect((await listEvents(lent))[0]?.['SUMMARY']).toBe('Aflyst: Udlån: Havefræser til Karla Test');
  expect(cancelled).not.toHaveProperty('LOCATION');
  expect(Number(cancelled?.['SEQUENCE'])).toBeGreaterThan(Number(accepted?.['SEQUENCE']));
});

test('omits unpaid bookings, requests that came to nothing and those that ended over a year ago', async () => {
  const { toolId, borrowerId } = pair;
  const days = { startDate: '2026-08-03', endDate: '2026-08-05' };
  for (const state of ['awaitingPayment', 'lapsed', 'declined', 'withdrawn', 'expired'] as const) {
    await insertBookingRow(service.executor, { toolId, borrowerId, ...days, state });
  }
  const old = { toolId, borrowerId, state: 'completed' } as const;
  await insertBookingRow(service.executor, {
    ...old,
    startDate: '2025-07-01',
    endDate: '2025-07-14',
  });
  const kept = await insertBookingRow(service.executor, {
    ...old,
    startDate: '2025-07-14',
    endDate: '2025-07-15',
  });
  const events = await listEvents(await make(pair.tokens.owner));
  expect(events.map((event) => event['UID'])).toEqual([`skuret-booking-${kept}@skuret.example`]);
});

test('says in the title that nobody came for the tool', async () => {
  const { toolId, borrowerId } = pair;
  const days = { startDate: '2026-07-10', endDate: '2026-07-12' };
  await insertBookingRow(service.executor, { toolId, borrowerId, ...days, state: 'noShow' });
  const [event] = await listEvents(await make(pair.tokens.owner));
  expect(event?.['SUMMARY']).toBe('Ikke hentet: Udlån: Havefræser til Karla Test');
});

test('reads a feed URL that was pasted with an invisible character', async () => {
  const { status } = await read(`${await make(pair.tokens.owner)}%E2%80%8B`);
  expect(status).toBe(200);
});

test('escapes iCalendar syntax in member names', async () => {
  await service.graphql(
    documents.updateProfile,
    { input: { name: 'A;B,C\\ END:VEVENT' } },
    pair.tokens.borrower,
  );
  await pair.request();
  const { text } = await read(await make(pair.tokens.owner));
  expect(text.replaceAll('\r\n ', '')).toContain(
    String.raw`SUMMARY:A\;B\,C\\ END:VEVENT spørger om Havefræser`,
  );
  expect(text.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('forbids caching, indexing and framing of the feed', async () => {
  const { headers } = await read(await make(pair.tokens.owner));
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a new feed URL replaces the old one and is announced by e-mail', async () => {
  const first = await make(pair.tokens.owner);
  expect(await present(pair.tokens.owner)).toMatchObject({ address: first });
  const second = await make(pair.tokens.owner);
  expect(second).not.toBe(first);
  const [gone, never] = [await read(first), await read(`/calendar/${'x'.repeat(43)}.ics`)];
  expect(gone.status).toBe(404);
  expect([never.status, never.text]).toEqual([gone.status, gone.text]);
  expect((await read(second)).status).toBe(200);
  expect((await lastMailTo(service, pair.emails.owner)).subject).toBe(
    'Din kalender har fået en ny adresse',
  );
  const stored = await service.executor
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('member_id', '=', pair.ownerId)
    .executeTakeFirstOrThrow();
  expect(second).not.toContain(stored.seed);
  expect(second).not.toContain(stored.token_hash);
});

test('removes the feed on request and on account deletion', async () => {
  const address = await make(pair.tokens.owner);
  for (const _again of [1, 2]) {
    const { data } = await service.graphql(documents.removeCalendarFeed, {}, pair.tokens.owner);
    expect(data.removeCalendarFeed.errors).toEqual([]);
  }
  expect((await read(address)).status).toBe(404);
  expect(await present(pair.tokens.owner)).toBeNull();
  const next = await make(pair.tokens.owner);
  await service.graphql(documents.deleteAccount, {}, pair.tokens.owner);
  expect((await read(next)).status).toBe(404);
});

test('rejects access to another member’s feed and guessed URLs', async () => {
  const address = await make(pair.tokens.owner);
  expect(await present(pair.tokens.borrower)).toBeNull();
  await service.graphql(documents.removeCalendarFeed, {}, pair.tokens.borrower);
  expect(await make(pair.tokens.borrower)).not.toBe(address);
  expect((await read(address)).status).toBe(200);
  for (const guess of [
    ...['', 'x', `${'x'.repeat(43)}.ics`, `${'x'.repeat(200)}.ics`, '%00.ics', '..%2f..%2fetc.ics'],
    address.slice('/calendar/'.length, -4),
    `${address.slice('/calendar/'.length)}x`,
  ]) {
    expect((await read(`/calendar/${guess}`)).text).not.toContain('BEGIN');
  }
});

test('requires a recent authentication to create a feed', async () => {
  clock.now = new Date(clock.now.getTime() + 11 * 60_000);
  const { errors } = await service.graphql(documents.makeCalendarFeed, {}, pair.tokens.owner);
  expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
});
