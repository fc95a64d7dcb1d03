import { addStaff, askOffice } from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { readSigningKeys } from '../../members/auth/tokens';
import { createContactLinks, createNewsletterLinks } from '../../notifications/mail/signedLinks';

let service: TestService;
let token: string;
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;

beforeAll(async () => {
  service = await startTestService({ now });
});
afterAll(() => service.close());
beforeEach(async () => {
  clock = new Date('2026-07-15T10:00:00Z');
  await service.executor.deleteFrom('kept_mails').execute();
  const email = `eva${Math.random()}@office.example`;
  token = (await addStaff(service, { name: 'Eva', email, role: 'support' }, now)).token;
});

const office = async (document: string, variables: object = {}) => {
  const { data, errors } = await askOffice(service, document, variables, token);
  expect(errors).toEqual([]);
  return data;
};
const caseFields =
  '{ id closedAt closedBy { name } contact { replies { by text mail } } deeds { action reason } }';
const caseDocument = `query ($id: ID!) { case(id: $id) ${caseFields} }`;
const answerDocument = `mutation ($id: ID!, $text: String!) {
  answerContact(id: $id, text: $text) { errors case ${caseFields} } }`;
const answer = async (id: string, text = 'Vi svarer fra kl. 9.\n\nHilsen Eva') =>
  (await office(answerDocument, { id, text })).answerContact;
const readCase = async (id: string) => (await office(caseDocument, { id })).case;

/** Sends a contact message. Returns the id of its case. */
async function write(email = 'ane@example.dk', language = 'en'): Promise<string> {
  await service.executor
    .insertInto('contact_messages')
    .values({ name: 'Ane', email, subject: 'Åbningstider', message: 'Hvornår <svarer> I?' })
    .execute();
  await service.executor
    .updateTable('contact_messages')
    .set({ language: language === 'en' ? 'en' : 'da' })
    .execute();
  const { queue } = await office('{ queue(kind: CONTACT) { cases { id } } }');
  return String(queue.cases.at(-1)?.id);
}

/** The path of the link in the mail of an answer. */
async function linkOfMail(): Promise<string> {
  await service.runDueWork();
  const { plain, recipient } = await service.executor
    .selectFrom('kept_mails')
    .select(['plain', 'recipient'])
    .where('subject', 'like', '%Åbningstider')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(recipient).toBe('ane@example.dk');
  expect(plain).toContain('Vi svarer fra kl. 9.');
  return /\/answer\/\S+/.exec(plain)?.[0] ?? '';
}

async function get(link: string) {
  const response = await fetch(service.url + link, { headers: { 'accept-language': 'en' } });
  return { status: response.status, text: await response.text() };
}
const reply = (link: string, text: string) =>
  fetch(service.url + link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'accept-language': 'en' },
    body: new URLSearchParams({ text }),
  });

test('an answer is mailed and closes the case, and a reply opens the same case again', async () => {
  const id = await write();
  const answered = await answer(id);
  expect(answered).toMatchObject({
    errors: [],
    case: {
      closedBy: { name: 'Eva' },
      contact: { replies: [{ by: 'Eva', mail: expect.stringMatching(/WAITING|KEPT/) }] },
      deeds: [{ action: 'answer', reason: '-' }],
    },
  });
  const link = await linkOfMail();
  // The service of the test has no mail server, so nothing is said to be sent.
  expect((await readCase(id)).contact.replies).toMatchObject([{ mail: 'KEPT' }]);

  const page = await get(link);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Hvornår &lt;svarer&gt; I?');
  expect(page.text).toContain('Hilsen Eva');
  expect(page.text).toContain('Eva, Skuret');

  clock = new Date('2026-07-16T10:00:00Z');
  const email = 'night@office.example';
  token = (await addStaff(service, { name: 'Nat', email, role: 'support' }, now)).token;
  for (const _twice of [1, 2]) {
    const sent = await reply(link, 'Også om søndagen?');
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe(link);
  }
  expect((await get(link)).text).toContain('We have received your message');
  const opened = await readCase(id);
  expect(opened).toMatchObject({ id, closedAt: null, closedBy: null });
  expect(opened.contact.replies).toEqual([
    { by: 'Eva', text: 'Vi svarer fra kl. 9.\n\nHilsen Eva', mail: 'KEPT' },
    { by: null, text: 'Også om søndagen?', mail: null },
  ]);
  const { queue } = await office('{ queue(kind: CONTACT) { cases { id openedAt isOverdue } } }');
  expect(queue.cases).toEqual([{ id, openedAt: clock.toISOString(), isOverdue: false }]);
  expect((await answer(id, 'Nej.')).errors).toEqual([]);
});

test('refuses links that are forged, of another kind, of a deleted message or too old', async () => {
  const id = await write();
  await answer(id);
  const link = await linkOfMail();
  const keys = await readSigningKeys(service.executor, undefined);
  const other = `/answer/${await createNewsletterLinks(keys).sign(1)}`;
  const withoutTime = `/answer/${await createContactLinks(keys).sign(1)}`;
  const forged = link.replace(/.{20}$/, 'A'.repeat(20));
  for (const [wrong, status, title] of [
    [forged, 404, 'This link does not work'],
    [other, 404, 'This link does not work'],
    ['/answer/x', 404, 'This link does not work'],
    [withoutTime, 410, 'This link is too old'],
  ] as const) {
    const page = await get(wrong);
    expect([page.status, page.text.includes(title)]).toEqual([status, true]);
    expect(page.text).toContain('Write a new message to us');
    expect((await reply(wrong, 'Hej')).status).toBe(status);
  }
  clock = new Date('2026-10-13T09:59:00Z');
  expect((await get(link)).status).toBe(200);
  clock = new Date('2026-10-13T10:01:00Z');
  expect((await get(link)).text).toContain('This link is too old');
  expect((await reply(link, 'Hej')).status).toBe(410);
  clock = new Date('2026-07-15T10:00:00Z');
  expect((await readCase(id)).closedAt).not.toBeNull();
  await service.executor.deleteFrom('contact_messages').execute();
  expect((await get(link)).status).toBe(404);
});

test('refuses an empty answer or reply, a second answer, and an answer to another kind of case', async () => {
  const id = await write();
  expect((await answer(id, ' ')).errors).toEqual(['Write an answer.']);
  expect((await answer(id, 'x'.repeat(5_001))).errors).toEqual([
    'The answer may have at most 5,000 characters.',
  ]);
  expect((await answer(id)).errors).toEqual([]);
  expect((await answer(id)).errors[0]).toMatch(/^Eva closed this case/);
  const link = await linkOfMail();
  const empty = await reply(link, ' ');
  expect(empty.status).toBe(400);
  expect(await empty.text()).toContain('Message is required.');
  const { id: other } = await service.executor
    .insertInto('staff_cases')
    .values({ kind: 'job', subject_id: 1, opened_at: now(), due_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await answer(String(other))).errors).toEqual(['This case is not a contact message.']);
});

test('the answer to a Danish message is framed in Danish', async () => {
  await answer(await write('ane@example.dk', 'da'));
  await linkOfMail();
  const mail = await service.executor
    .selectFrom('kept_mails')
    .select(['subject', 'plain'])
    .where('subject', 'like', 'Svar:%')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Svar: Åbningstider');
  expect(mail.plain).toContain('Den virker i 90 dage');
});
