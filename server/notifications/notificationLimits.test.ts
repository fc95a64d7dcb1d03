import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import * as documents from '../../tests/helpers/service/documents';
import { type MailServer, startMailServer } from '../../tests/helpers/service/startMailServer';
import {
  declarePrivate,
  startTestService,
  type TestService,
} from '../../tests/helpers/service/startTestService';
import { createSchema } from '../api/graphql/createSchema';
import { limits } from '../config/limits';

const minute = 60_000;
const noon = new Date('2031-03-03T12:00:00Z');
let clock = noon;
let smtp: MailServer;
let service: TestService;
const owner = { id: 0, token: '', email: 'mette.holm@skuret.example' };
const borrower = { id: 0, token: '', email: 'jonas@skuret.example' };
let toolId = '';

async function work(minutes = 0): Promise<void> {
  clock = new Date(clock.getTime() + minutes * minute);
  service.outbox.wake();
  await service.outbox.settled();
}

async function signUp(person: typeof owner, name: string): Promise<void> {
  const account = { name, email: person.email, password: 'et-godt-kodeord' };
  const { data } = await service.graphql(documents.signUp, account);
  person.token = data.signUpUser.token ?? '';
  await declarePrivate(service.executor, person.email);
  const me = await service.graphql(documents.currentUser, {}, person.token);
  person.id = Number(me.data.currentUser.id);
}

const confirm = (person: typeof owner) =>
  service.executor
    .updateTable('users')
    .set({ email_confirmed_at: noon })
    .where('id', '=', person.id)
    .execute();

beforeAll(async () => {
  smtp = await startMailServer();
  service = await startTestService({
    now: () => clock,
    smtp: { url: smtp.url, from: 'Skuret <hej@skuret.example>' },
    publicUrl: 'https://skuret.example',
    logLevel: 'silent',
    rateLimits: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 0,
      written: 0,
      links: 0,
      conversationsFromAddress: 2,
      mutations: 100,
    },
  });
  await signUp(owner, 'Mette Holm');
  await signUp(borrower, 'Jonas Kjeldsen');
  await confirm(owner);
  const made = await service.graphql(
    documents.createTool,
    { input: { ...documents.newTool, name: 'Slagbor' } },
    owner.token,
  );
  toolId = made.data.createTool.tool.id;
  await work();
});
afterAll(async () => {
  await service.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.mails.splice(0);
  await sql`delete from attempts`.execute(service.executor);
});

const begin = () =>
  service.graphql(
    documents.startConversation,
    { memberId: String(owner.id), toolId },
    borrower.token,
  );

const request = () => {
  const today = getCopenhagenDate(clock);
  const days = { startDate: addDays(today, 3), endDate: addDays(today, 5), units: 1 };
  return service.graphql(documents.requestBooking, { toolId, ...days }, borrower.token);
};

/** Requests the tool and withdraws the request. Returns the code of the error that ended it, if any. */
async function requestAndWithdraw(): Promise<unknown> {
  const { data, errors } = await request();
  if (errors[0]) return errors[0].extensions?.['code'];
  expect(data.requestBooking.errors).toEqual([]);
  await service.outbox.settled();
  return withdraw(data.requestBooking.booking?.id);
}

/** Withdraws a request. Returns the code of the error, if any. */
async function withdraw(id: string | undefined): Promise<unknown> {
  const { errors } = await service.graphql(
    documents.takeBookingStep,
    { id, step: 'WITHDRAW' },
    borrower.token,
  );
  await service.outbox.settled();
  return errors[0]?.extensions?.['code'];
}

const mailsToOwner = () => smtp.mails.filter(({ to }) => to === owner.email);

test('every mutation has a limit or a reason for none, and every limit has a mutation', () => {
  const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
  expect(mutations.sort()).toEqual(Object.keys(limits.mutations).sort());
});

/** Files that send notifications or mails or publish events of bookings, and the limit on what causes them. */
const senders: Record<string, string> = {
  'members/auth/createMailLinks.ts': 'limits.rateLimits.links',
  'members/auth/noteSecurity.ts': 'to the member themselves, by the mutations of their account',
  'bookings/charges.ts': 'once per deposit',
  'bookings/endOffer.ts': 'limits.mutations.proposeChange, answerChange and withdrawChange',
  'bookings/followAmendments.ts': 'once per change',
  'bookings/moveBooking.ts': 'limits.mutations.takeBookingStep',
  'bookings/notePayments.ts': 'once per payment of a booking',
  'bookings/publishEvent.ts': 'stores what the others publish',
  'bookings/remind.ts': 'once per booking and reminder, by the clock',
  'bookings/reviews.ts': 'limits.mutations.reviewBooking and answerReview; once per booking',
  'bookings/settleDeposit.ts': 'once per deposit',
  'bookings/settleMoney.ts': 'once per debt of a booking',
  'bookings/takeSideStep.ts': 'limits.mutations.takeBookingStep',
  'bookings/warnNextBorrowers.ts': 'once per booking, by the clock',
  'payments/coverClaims.ts': 'once per decision of staff',
  'payments/payoutNews.ts': 'once per change by the payment provider',
  'payments/refundNews.ts': 'once per failed refund and its settlement',
  'notifications/messageNotifications.ts': 'limits.rateLimits.written',
  'notifications/noteRefusedAddress.ts': 'once per address of a member',
  'notifications/notify.ts': 'stores what the others send',
  'notifications/notifyOfBooking.ts': 'stores what the events of bookings say',
  'notifications/notifyOfFoundTools.ts': 'once a day per member',
  'notifications/notifyOfFreeDays.ts': 'once per watch of days',
  'notifications/webhooks/deliverWebhook.ts': 'once per webhook that is switched off',
  'office/measureNews.ts': 'staff decide',
};

test('every file that sends notifications or mails has a stated limit', () => {
  const folder = path.resolve(__dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(?:\.test|\.d)\.ts$|^test\//.test(file),
  );
  const sending = files.filter((file) =>
    /\b(?:notify|publishEvent)\(|kind: '(?:notification|link|security)_mail'/.test(
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  expect(sending.sort()).toEqual(Object.keys(senders).sort());
});

test('the first message to a stranger waits for a confirmed e-mail', async () => {
  const refused = await begin();
  expect(refused.data.startConversation).toMatchObject({
    conversation: null,
    errors: [expect.stringContaining('confirm your email first')],
  });
  await confirm(borrower);
  const begun = await begin();
  expect(begun.data.startConversation.errors).toEqual([]);
  const id = begun.data.startConversation.conversation?.id;
  await service.executor
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', borrower.id)
    .execute();
  const write = (token: string) =>
    service.graphql(
      documents.sendMessage,
      { conversationId: id, content: 'Hej', clientId: crypto.randomUUID(), pictures: [] },
      token,
    );
  expect((await write(borrower.token)).data.sendMessage.message).toBeNull();
  // Once the other has written, they are no strangers.
  expect((await write(owner.token)).data.sendMessage.errors).toEqual([]);
  expect((await write(borrower.token)).data.sendMessage.errors).toEqual([]);
  await confirm(borrower);
});

test('new conversations have a limit per IP address, whoever starts them', async () => {
  const codes: string[][] = [];
  for (const [index, name] of ['Ane', 'Bo', 'Cille'].entries()) {
    const person = { id: 0, token: '', email: `caller${index}@skuret.example` };
    await signUp(person, name);
    await confirm(person);
    const { data } = await service.graphql(
      documents.startConversation,
      { memberId: String(owner.id) },
      person.token,
    );
    codes.push(data.startConversation.errors);
  }
  expect(codes).toEqual([[], [], [expect.stringContaining('many conversations')]]);
});

test('one member causes another one mail in an hour, which gathers the rest', async () => {
  await work(120);
  smtp.mails.splice(0);
  for (let round = 0; round < 3; round += 1) expect(await requestAndWithdraw()).toBeUndefined();
  expect(mailsToOwner().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Jonas Kjeldsen vil låne Slagbor \(SK-\d+\)$/),
  ]);
  await work(59);
  expect(mailsToOwner()).toHaveLength(1);
  await work(1);
  expect(mailsToOwner()).toHaveLength(2);
  const gathered = mailsToOwner()[1];
  expect(gathered?.subject).toBe('5 nyheder om dine bookinger og beskeder');
  expect(gathered?.text).toContain('har trukket sin forespørgsel på Slagbor');
  const { unreadNotifications } = (
    await service.graphql(documents.unreadNotifications, {}, owner.token)
  ).data;
  expect(unreadNotifications).toBeGreaterThanOrEqual(6);
});

test('mails about money go out without the switch, with the amount and the receipt', async () => {
  await work(120);
  smtp.mails.splice(0);
  await service.graphql(
    documents.saveSettings,
    { input: { emailNotifications: false } },
    owner.token,
  );
  const { data } = await request();
  await work();
  const [mail] = mailsToOwner();
  expect(mail?.text).toMatch(/Siger du ja, får du [\d.,]+\skr\./);
  expect(mail?.text).toContain(`https://skuret.example/receipt/${data.requestBooking.booking?.id}`);
  expect(mail?.text).not.toContain('/unsubscribe/');
  expect(await withdraw(data.requestBooking.booking?.id)).toBeUndefined();
});

test('calls that concern one member end at their limit', async () => {
  const codes: unknown[] = [];
  for (let round = 0; round <= limits.mutations.requestBooking.toOneAnHour; round += 1) {
    codes.push(await requestAndWithdraw());
  }
  expect(codes.at(-2)).toBeUndefined();
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
});

test.each([
  ['makeCalendarFeed', 'mutation { makeCalendarFeed { errors } }'],
  ['addPaymentMethod', 'mutation { addPaymentMethod { errors } }'],
] as const)('%s ends at its limit', async (name, document) => {
  const codes: unknown[] = [];
  for (let call = 0; call <= limits.mutations[name].anHour; call += 1) {
    const { errors } = await service.graphql(document, {}, borrower.token);
    codes.push(errors[0]?.extensions?.['code']);
  }
  expect(codes.slice(0, -1)).not.toContain('TOO_MANY_REQUESTS');
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
});
