import { addDays, getCopenhagenDate } from '../../domain/values/days';
import type { AnsweredFields } from '../../tests/helpers/service/answer';
import * as documents from '../../tests/helpers/service/documents';
import { type MailServer, startMailServer } from '../../tests/helpers/service/startMailServer';
import {
  declarePrivate,
  startTestService,
  type TestService,
} from '../../tests/helpers/service/startTestService';
import { type NotificationInput, notify } from './notify';

const minute = 60_000;
const noon = new Date('2031-03-03T12:00:00Z');
let clock = noon;
const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * minute);
};

let smtp: MailServer;
let service: TestService;
const owner = { id: 0, token: '', email: 'mette.holm@skuret.example' };
const borrower = { id: 0, token: '', email: 'jonas@skuret.example' };

async function signUp(person: typeof owner, name: string): Promise<void> {
  const { data } = await service.graphql(documents.signUp, {
    name,
    email: person.email,
    password: 'et-godt-kodeord',
  });
  person.token = data.signUpUser.token ?? '';
  await declarePrivate(service.executor, person.email);
  const me = await service.graphql(documents.currentUser, {}, person.token);
  person.id = Number(me.data.currentUser.id);
}

beforeAll(async () => {
  smtp = await startMailServer();
  service = await startTestService({
    now: () => clock,
    smtp: { url: smtp.url, from: 'Skuret <hej@skuret.example>' },
    publicUrl: 'https://skuret.example',
    logLevel: 'silent',
  });
  await signUp(owner, 'Mette Holm');
  await signUp(borrower, 'Jonas Kjeldsen');
  // Send the sign-up mails and confirm the addresses: with a mail server, booking needs a confirmed e-mail.
  await work();
  smtp.mails.splice(0);
  await service.executor.updateTable('users').set({ email_confirmed_at: noon }).execute();
});
afterAll(async () => {
  await service.close();
  await smtp.close();
});
beforeEach(() => {
  clock = noon;
});
afterEach(async () => {
  smtp.mails.splice(0);
  smtp.refuse.clear();
  await service.executor.deleteFrom('outbox').execute();
  await service.executor.deleteFrom('notices').execute();
  await service.executor
    .updateTable('users')
    .set({ language: 'asGiven', email_notices: true, muted_mails: [], refused_email: null })
    .execute();
});

async function work(): Promise<void> {
  service.outbox.wake();
  await service.outbox.settled();
}

async function told(person: typeof owner, more = {}): Promise<AnsweredFields['notifications']> {
  const answer = await service.graphql(documents.notifications, more, person.token);
  expect(answer.errors).toEqual([]);
  return answer.data.notifications;
}

async function unread(person: typeof owner): Promise<number> {
  return (await service.graphql(documents.unreadNotifications, {}, person.token)).data
    .unreadNotifications;
}

const read = (person: typeof owner, which: { ids?: string[]; upTo?: string }) =>
  service.graphql(documents.readNotifications, which, person.token);

/** A message from the borrower to the owner. */
const message = (number: number): NotificationInput => ({
  memberId: owner.id,
  kind: 'message_received',
  params: { member: 'Jonas Kjeldsen', tool: 'Slagbor' },
  once: `message ${number}`,
  subject: 'conversation 1',
  address: '/conversation/1',
  from: borrower.id,
});

const tell = (what: NotificationInput) =>
  service.executor.transaction().execute((transaction) => notify(transaction, what, clock));

async function book(name = 'Slagbor <b>& bits'): Promise<void> {
  const input = { ...documents.newTool, name };
  const made = await service.graphql(documents.createTool, { input }, owner.token);
  const today = getCopenhagenDate(clock);
  const { data } = await service.graphql(
    documents.requestBooking,
    {
      toolId: made.data.createTool.tool.id,
      startDate: addDays(today, 3),
      endDate: addDays(today, 5),
      units: 1,
    },
    borrower.token,
  );
  expect(data.requestBooking.errors).toEqual([]);
  await service.outbox.settled();
}

describe('booking notification', () => {
  test('reaches the owner in the app and by mail, and confirms to the borrower', async () => {
    await book();
    expect(await told(owner)).toMatchObject([
      {
        kind: 'BOOKING_REQUESTED',
        count: 1,
        address: expect.stringMatching(/^\/booking\/\d+$/),
        isRead: false,
        memberName: 'Jonas Kjeldsen',
        toolName: 'Slagbor <b>& bits',
        startDate: '2031-03-06',
        endDate: '2031-03-08',
        rating: null,
        email: null,
      },
    ]);
    expect(await told(borrower)).toMatchObject([
      { kind: 'BOOKING_MADE', memberName: 'Mette Holm' },
    ]);
    const byAddress = new Map(smtp.mails.map((mail) => [mail.to, mail]));
    expect([...byAddress.keys()].sort()).toEqual([borrower.email, owner.email]);
    const mail = byAddress.get(owner.email);
    expect(mail?.from).toMatchObject({ name: 'Skuret', address: 'hej@skuret.example' });
    expect(mail?.subject).toMatch(/^Jonas Kjeldsen vil låne Slagbor <b>& bits \(SK-\d+\)$/);
    expect(mail?.html).toContain(
      'Jonas Kjeldsen vil låne Slagbor &lt;b&gt;&amp; bits 6.–\u20608.\u00a0marts\u00a02031.',
    );
    expect(mail?.html).toContain('<html lang="da">');
    expect(mail?.text).toContain(
      'Jonas Kjeldsen vil låne Slagbor <b>& bits 6.–\u20608.\u00a0marts\u00a02031.',
    );
    expect(mail?.text).toMatch(/Svar:\nhttps:\/\/skuret\.example\/booking\/\d+\n/);
  });

  test('is not sent for a failed booking', async () => {
    await service.graphql(
      documents.requestBooking,
      { toolId: '999999', startDate: '2031-04-01', endDate: '2031-04-02', units: 1 },
      borrower.token,
    );
    expect(await unread(owner)).toBe(0);
    expect(await service.executor.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('is in the reader’s language, with the headers of an automatic mail', async () => {
    await service.graphql(documents.saveSettings, { input: { language: 'ENGLISH' } }, owner.token);
    await book('Slagbor');
    const mail = smtp.mails.find(({ to }) => to === owner.email);
    expect(mail?.subject).toMatch(/^Jonas Kjeldsen wants to borrow Slagbor \(SK-\d+\)$/);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    // All mails about a booking are one thread.
    expect(mail?.references).toMatch(/^<booking-\d+@skuret\.example>$/);
    expect(mail?.inReplyTo).toBe(mail?.references);
    // What changes a booking is always mailed.
    expect(headers.get('list-unsubscribe')).toBeUndefined();
    expect(mail?.messageId).toMatch(
      new RegExp(`^<mail-from-${borrower.id}-to-${owner.id}-at-[\\w.-]+@skuret\\.example>$`),
    );
  });
});

describe('grouped notifications', () => {
  test('combine several messages of a conversation into one mail after five minutes', async () => {
    for (const number of [1, 2, 3]) await tell(message(number));
    await tell(message(3));
    await work();
    expect(await told(owner)).toMatchObject([{ kind: 'MESSAGE_RECEIVED', count: 3 }]);
    expect(await unread(owner)).toBe(1);
    expect(smtp.mails).toEqual([]);
    wait(5);
    await work();
    expect(smtp.mails.map(({ subject }) => subject)).toEqual([
      '3 nye beskeder fra Jonas Kjeldsen (Slagbor)',
    ]);
    await tell(message(4));
    wait(60);
    await work();
    expect(smtp.mails).toHaveLength(1);
  });

  test('skip read messages and start again with the next', async () => {
    await tell(message(1));
    const [{ id = '' } = {}] = await told(owner);
    expect((await read(owner, { ids: [id] })).data.readNotifications.unreadNotifications).toBe(0);
    wait(5);
    await work();
    expect(smtp.mails).toEqual([]);
    await tell(message(2));
    expect(await told(owner)).toMatchObject([
      { count: 1, isRead: false },
      { count: 1, isRead: true },
    ]);
    // An hour after the mail that was not needed.
    wait(60);
    await work();
    expect(smtp.mails).toHaveLength(1);
  });

  test('do not repeat an event after it was read', async () => {
    await tell(message(1));
    const [{ id = '' } = {}] = await told(owner);
    await read(owner, { ids: [id] });
    await tell(message(1));
    expect(await unread(owner)).toBe(0);
  });
});

describe('muted mails', () => {
  const save = (input: object) => service.graphql(documents.saveSettings, { input }, owner.token);

  test('include mails that were already waiting', async () => {
    await tell(message(1));
    await save({ emailNotifications: false });
    wait(5);
    await work();
    expect(smtp.mails).toEqual([]);
    expect(await unread(owner)).toBe(1);
  });

  test('concern their topic only, not other topics or money', async () => {
    await save({ mutedMails: ['MESSAGES'] });
    await tell(message(1));
    await book();
    wait(5);
    await work();
    const subjects = smtp.mails.filter(({ to }) => to === owner.email).map((mail) => mail.subject);
    expect(subjects).toEqual([expect.stringContaining('vil låne')]);
    await save({ mutedMails: ['REVIEWS'] });
    await tell({ ...message(2), subject: 'conversation 2' });
    // What the same member causes is mailed once an hour.
    wait(65);
    await work();
    expect(smtp.mails.filter(({ to }) => to === owner.email)).toHaveLength(2);
  });

  test('can be set by the unsubscribe link without sign-in, and by one click', async () => {
    await tell(message(1));
    wait(5);
    await work();
    const mail = smtp.mails.find(({ to }) => to === owner.email);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/skuret\.example\/unsubscribe\/[\w.-]+>$/,
    );
    const [link = ''] = /https:\S+\/unsubscribe\/\S+/.exec(mail?.text ?? '') ?? [];
    const path = service.url + new URL(link).pathname;
    const settings = async () => {
      const users = service.executor.selectFrom('users').select(['email_notices', 'muted_mails']);
      return users.where('id', '=', owner.id).executeTakeFirstOrThrow();
    };
    const page = await fetch(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<button type="submit">Få ikke flere e-mails</button>');
    expect(await settings()).toEqual({ email_notices: true, muted_mails: [] });
    const stopped = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await stopped.text()).toContain('Du får ikke flere af disse e-mails');
    // Only mails about messages: the mail was about nothing else.
    expect(await settings()).toEqual({ email_notices: true, muted_mails: ['messages'] });
    expect(await (await fetch(path)).text()).toContain('Du får ikke flere af disse e-mails');
    await service.graphql(documents.saveSettings, { input: { language: 'ENGLISH' } }, owner.token);
    expect(await (await fetch(path, { method: 'POST' })).text()).toContain(
      'You will not get these emails any more',
    );
  });

  test('are not set by an incomplete link, which also does not sign in', async () => {
    await tell(message(1));
    wait(5);
    await work();
    const [link = ''] = /https:\S+\/unsubscribe\/\S+/.exec(smtp.mails[0]?.text ?? '') ?? [];
    const token = link.slice(link.lastIndexOf('/') + 1);
    const me = await service.graphql(documents.currentUser, {}, token);
    expect(me.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
    for (const wrong of [token.slice(0, -2), 'x', owner.token]) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${service.url}/unsubscribe/${wrong}`, { method });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('Linket virker ikke');
      }
    }
    const users = service.executor.selectFrom('users').select('email_notices');
    expect(await users.execute()).toEqual([{ email_notices: true }, { email_notices: true }]);
  });
});

describe('e-mail delivery', () => {
  test('stops after a permanent rejection and notifies the member in the app', async () => {
    smtp.refuse.set(owner.email, { code: 550, text: 'No such user' });
    await book();
    expect(await told(owner)).toMatchObject([
      { kind: 'EMAIL_REFUSED', email: owner.email, address: '/settings#security' },
      { kind: 'BOOKING_REQUESTED' },
    ]);
    smtp.refuse.clear();
    wait(60);
    await work();
    await book();
    expect(smtp.mails.map(({ to }) => to)).toEqual([borrower.email, borrower.email]);
    expect((await told(owner)).map(({ kind }) => kind)).toEqual([
      'BOOKING_REQUESTED',
      'EMAIL_REFUSED',
      'BOOKING_REQUESTED',
    ]);
  });

  test('retries a temporary rejection after a minute', async () => {
    smtp.refuse.set(owner.email, { code: 451, text: 'Try again' });
    await book();
    expect(await told(owner)).toHaveLength(1);
    smtp.refuse.clear();
    wait(1);
    await work();
    expect(smtp.mails.map(({ to }) => to)).toEqual([borrower.email, owner.email]);
  });
});

describe('reading notifications', () => {
  test('has pages and marks all up to the last seen one', async () => {
    for (let number = 1; number <= 5; number += 1) {
      wait(1);
      await tell({ ...message(number), subject: `conversation ${number}` });
    }
    const first = await told(owner, { first: 2 });
    const second = await told(owner, { first: 2, after: first[1]?.id });
    const third = await told(owner, { first: 2, after: second[1]?.id });
    const all = await told(owner);
    expect([...first, ...second, ...third]).toEqual(all);
    expect(all).toHaveLength(5);
    const { data } = await read(owner, { upTo: all[1]?.id ?? '' });
    expect(data.readNotifications.unreadNotifications).toBe(1);
    expect((await told(owner)).map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('cannot mark another member’s notifications', async () => {
    await tell(message(1));
    const [{ id = '' } = {}] = await told(owner);
    await read(borrower, { ids: [id] });
    await read(borrower, { upTo: id });
    expect(await unread(owner)).toBe(1);
    expect(await told(borrower, { after: id })).toEqual([]);
  });
});

describe('message notification', () => {
  const talk = async (content: string, clientId: string) => {
    const begun = await service.graphql(
      documents.startConversation,
      { memberId: String(owner.id) },
      borrower.token,
    );
    const conversationId = begun.data.startConversation.conversation.id;
    const { data } = await service.graphql(
      documents.sendMessage,
      { conversationId, content, clientId, pictures: [] },
      borrower.token,
    );
    expect(data.sendMessage.errors).toEqual([]);
    return { conversationId, messageId: data.sendMessage.message.id };
  };

  test('is sent once, and mailed when unread for five minutes', async () => {
    await talk('Er den ledig?', 'a');
    const { conversationId } = await talk('Er den ledig?', 'a');
    wait(1);
    await talk('Hallo?', 'b');
    expect(await told(owner)).toMatchObject([
      {
        kind: 'MESSAGE_RECEIVED',
        count: 2,
        memberName: 'Jonas Kjeldsen',
        address: `/conversation/${conversationId}`,
      },
    ]);
    expect(await told(borrower)).toEqual([]);
    wait(4);
    await work();
    expect(smtp.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, '2 nye beskeder fra Jonas Kjeldsen'],
    ]);
  });

  test('is marked as read with its conversation, and not mailed', async () => {
    const first = await talk('Hej', 'c');
    wait(1);
    const second = await talk('Er du der?', 'd');
    const readTo = ({ conversationId, messageId }: typeof first) =>
      service.graphql(documents.readMessages, { conversationId, upTo: messageId }, owner.token);
    await readTo(first);
    expect(await unread(owner)).toBe(1);
    await readTo(second);
    expect(await unread(owner)).toBe(0);
    wait(5);
    await work();
    expect(smtp.mails).toEqual([]);
  });
});
