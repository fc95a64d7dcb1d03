import { type StatementLine, statementCsv } from '../../../domain/payments/statement';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import { cleanLine } from '../../../server/validation/cleanText';
import { type PushService, startPushService } from '../startPushService';
import * as documents from './documents';
import { createListing } from './listings';
import { type MailServer, startMailServer } from './startMailServer';
import { startTestService, type TestService } from './startTestService';

/** Texts that could become scripts, formulas, lines of a calendar, or headers and lines of a mail. */
const texts = [
  '=HYPERLINK("http://ond.example","se her")',
  '+45&cmd|calc',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '＝1+1',
  '";=1+1;"',
  'x\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  'x\nBcc: ond@skuret.example',
  'x\r\n.\r\nMAIL FROM:<ond@skuret.example>',
  'a;ORGANIZER:mailto:ond@skuret.example',
  '=?utf-8?B?PHNjcmlwdD4=?=',
  '{member} {tool} %s {{x}}',
];

const minute = 60_000;
let clock = new Date('2031-03-03T12:00:00Z');
let smtp: MailServer;
let push: PushService;
let service: TestService;
const emails = { owner: 'ejer@skuret.example', borrower: 'laaner@skuret.example' };
const tokens = { owner: '', borrower: '' };
const feeds = { owner: '', borrower: '' };

async function ask(document: string, variables: object, token: string) {
  const { data, errors } = await service.graphql(document, variables, token);
  expect(errors).toEqual([]);
  return data;
}

/** Subscribes a new browser of the member to push, until its session ends. */
async function subscribe(token: string): Promise<void> {
  const { push: on } = await ask(documents.push, { endpoint: null }, token);
  const { subscription } = push.subscribe(on.key);
  await ask(documents.subscribePush, { input: subscription }, token);
}

/** The tags with the names of their attributes, in order: a member's text must not change them. */
const getSkeleton = (html: string) =>
  [...html.matchAll(/<[^>]*>?/g)].map(([tag]) => tag.replace(/"[^"]*"/g, ''));

/** The names of a calendar's lines, as a calendar program parses them. */
const getLines = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => (/^(?:BEGIN|END):/.test(line) ? line : line.split(':')[0]));

/** The cells of a CSV file, as a spreadsheet parses them. */
function getCells(csv: string): string[] {
  return [...csv.slice(1).matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^";\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** A line of a yearly statement in which the member and the tool have this name. */
const getLine = (name: string): StatementLine => ({
  bookingId: '7',
  number: 'SK-20453',
  role: 'OWNER',
  tool: { name },
  member: { name },
  startDate: '2031-03-03',
  endDate: '2031-03-05',
  line: { kind: 'RENTAL', at: '2031-03-03T12:00:00Z', amountCents: 100 },
});

/** Does what is due, and lets an hour pass: what one member causes for another within an hour goes out as one mail. */
async function workForAnHour(): Promise<void> {
  await service.runDueWork();
  clock = new Date(clock.getTime() + 61 * minute);
  await service.runDueWork();
}

/**
 * Everything that the service sends out when two members with this name have a booking of a tool with this name: it is
 * requested, accepted, written about and cancelled.
 */
async function readOut(text: string) {
  smtp.mails.splice(0);
  push.pushed.splice(0);
  clock = new Date(clock.getTime() + 86_400_000);
  await service.executor.deleteFrom('push_subscriptions').execute();
  for (const who of ['owner', 'borrower'] as const) {
    tokens[who] = await service.signIn(emails[who], 'et-godt-kodeord');
    await subscribe(tokens[who]);
    const input = { name: text, about: text };
    await ask(documents.updateProfile, { input }, tokens[who]);
  }
  const listed = await createListing(service, tokens.owner, {
    name: text,
    description: `${text} ${text}`,
    includedItems: [text],
    pickupAddress: text,
    pickupHours: text,
  });
  expect(listed.errors).toEqual([]);
  const toolId = listed.tool?.id ?? '';
  const today = getCopenhagenDate(clock);
  const days = { startDate: addDays(today, 3), endDate: addDays(today, 5), units: 1 };
  const { requestBooking } = await ask(
    documents.requestBooking,
    { toolId, ...days },
    tokens.borrower,
  );
  expect(requestBooking.errors).toEqual([]);
  const id = requestBooking.booking?.id ?? '';
  await workForAnHour();
  await ask(documents.takeBookingStep, { id, step: 'ACCEPT' }, tokens.owner);
  await workForAnHour();
  const { booking } = await ask(
    'query ($id: ID!) { booking(id: $id) { conversationId } }',
    { id },
    tokens.borrower,
  );
  const conversationId = booking?.['conversationId'];
  const message = { conversationId, content: text, pictures: [] };
  await ask(documents.sendMessage, message, tokens.borrower);
  await workForAnHour();
  const calendars = await Promise.all(
    Object.values(feeds).map(async (feed) => (await fetch(`${service.url}${feed}`)).text()),
  );
  await ask(documents.takeBookingStep, { id, step: 'CANCEL' }, tokens.borrower);
  await workForAnHour();
  const { receipt } = await ask(documents.receipt, { bookingId: id, id }, tokens.borrower);
  const mails = [...smtp.mails];
  // Move the booking to the past, so that calendars no longer hold it for the next text.
  await service.executor
    .updateTable('bookings')
    .set({ end_date: '2026-01-02', start_date: '2026-01-01' })
    .execute();
  return { calendars, mails, pushed: [...push.pushed], receipt };
}

/**
 * Tests that member and tool names which could become formulas, lines of a calendar or headers of a mail stay texts, and so
 * do these payloads.
 */
export function testUserTexts(payloads: readonly { text: string }[]): void {
  const all = [...payloads.map(({ text }) => text), ...texts];
  beforeAll(async () => {
    [smtp, push] = await Promise.all([startMailServer(), startPushService()]);
    service = await startTestService({
      now: () => clock,
      smtp: { url: smtp.url, from: 'Skuret <hej@skuret.example>' },
      push: { keys: undefined, endpoints: 'any' },
      publicUrl: 'https://skuret.example',
    });
    for (const who of ['owner', 'borrower'] as const) {
      tokens[who] = await service.signUp(emails[who]);
      const { makeCalendarFeed } = await ask(documents.makeCalendarFeed, {}, tokens[who]);
      feeds[who] = makeCalendarFeed.feed.address;
    }
    await service.executor.updateTable('users').set({ email_confirmed_at: clock }).execute();
    await service.runDueWork();
  });
  afterAll(async () => {
    await service.close();
    await Promise.all([smtp.close(), push.close()]);
  });

  test(`${all.length} texts in every name stay texts in mails, pushes, calendars, receipts and files`, async () => {
    const plain = await readOut('Bor');
    expect(plain.mails.length).toBeGreaterThan(4);
    expect(plain.pushed.length).toBeGreaterThan(3);
    const kinds = (mails: typeof plain.mails) =>
      mails
        .map(({ html = '', headers }) =>
          JSON.stringify([getSkeleton(html), headers.map(({ key }) => key)]),
        )
        .sort();
    const plainCells = getCells(statementCsv([getLine('Bor'), getLine('Bor')], (said) => said));
    for (const text of all) {
      const shown = cleanLine(text);
      const got = await readOut(text);
      // Mails: the same elements and headers as with a plain name, to the same people only.
      expect([text, kinds(got.mails)]).toEqual([text, kinds(plain.mails)]);
      expect(new Set(got.mails.map(({ to }) => to))).toEqual(
        new Set(plain.mails.map(({ to }) => to)),
      );
      for (const { subject = '' } of got.mails) expect(subject).not.toMatch(/[\r\n]/);
      expect(got.mails.some(({ subject = '' }) => subject.includes(shown))).toBe(true);
      // Pushes: a title and a body, which a browser shows as they are.
      expect(got.pushed.map(({ message }) => Object.keys(message))).toEqual(
        plain.pushed.map(({ message }) => Object.keys(message)),
      );
      for (const { message } of got.pushed) expect(message.address).toMatch(/^\/[a-z]+[\w\-/?=]*$/);
      // Calendars: the same lines.
      expect([text, got.calendars.map(getLines)]).toEqual([text, plain.calendars.map(getLines)]);
      // The receipt has the text as written; the page shows it as text.
      expect(JSON.stringify(got.receipt)).toContain(JSON.stringify(shown).slice(1, -1));
      // Files for spreadsheets: one cell each, and none of them a formula.
      const cells = getCells(statementCsv([getLine(text), getLine(shown)], (said) => said));
      // As many cells as with plain names, sums included.
      expect([text, cells.length]).toEqual([text, plainCells.length]);
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    }
  });
}
