import { addStaff, askOffice } from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { mailSamples } from '../../notifications/mail/mailSamples';
import { noteVerifiedBackup } from '../records/support';

let service: TestService;
const clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
let token = '';

beforeAll(async () => {
  service = await startTestService({ now });
});
afterAll(() => service.close());

const sampleUrl = (name: string, language: string) =>
  `${service.url}/office/mail-samples/${encodeURIComponent(name)}/${language}`;

test('without staff there is no mail sample', async () => {
  expect((await fetch(sampleUrl('newsletter', 'da'))).status).toBe(404);
  token = (
    await addStaff(service, { name: 'Eva', email: 'eva@office.example', role: 'support' }, now)
  ).token;
});

async function readHealth() {
  const { data, errors } = await askOffice(
    service,
    `{ health { jobs { kind waiting late failed givenUp } failed { id kind tries error }
      backupAt app schema postgres startedAt rejections { reason } } }`,
    {},
    token,
  );
  expect(errors).toEqual([]);
  return data.health;
}

test('counts jobs by kind, and late ones', async () => {
  const hour = 3_600_000;
  await service.executor
    .insertInto('outbox')
    .values([
      {
        once: 'late',
        kind: 'from_tomorrow',
        payload: '{}',
        due_at: new Date(clock.getTime() - hour),
      },
      {
        once: 'new',
        kind: 'from_tomorrow',
        payload: '{}',
        due_at: new Date(clock.getTime() + hour),
      },
    ])
    .execute();
  expect((await readHealth()).jobs).toContainEqual({
    kind: 'from_tomorrow',
    ...{ waiting: 2, late: 1, failed: 0, givenUp: 0 },
  });
});

test('lets a job that was given up run again, once', async () => {
  const { id } = await service.executor
    .insertInto('outbox')
    .values({
      once: 'failed',
      kind: 'from_tomorrow',
      payload: '{}',
      tries: 6,
      last_error: 'no answer',
      given_up_at: clock,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await readHealth()).failed).toEqual([
    { id: String(id), kind: 'from_tomorrow', tries: 6, error: 'no answer' },
  ]);
  const retry = async () => {
    const { data } = await askOffice(
      service,
      'mutation ($id: ID!) { retryJob(id: $id) { errors } }',
      { id: String(id) },
      token,
    );
    return data.retryJob.errors;
  };
  expect(await retry()).toEqual([]);
  expect(await retry()).toEqual(['This job does not wait for a retry any more.']);
  expect((await readHealth()).failed).toEqual([]);
  const deeds = await service.executor
    .selectFrom('staff_log')
    .select(['action', 'subject_id', 'before'])
    .where('subject', '=', 'job')
    .execute();
  expect(deeds).toEqual([
    {
      action: 'retryJob',
      subject_id: id,
      before: { kind: 'from_tomorrow', error: 'no answer' },
    },
  ]);
});

test('shows the newest verified backup and the versions', async () => {
  expect((await readHealth()).backupAt).toBeNull();
  await noteVerifiedBackup(service.executor, new Date('2026-07-14T02:00:00Z'));
  expect(await readHealth()).toMatchObject({
    backupAt: '2026-07-14T02:00:00.000Z',
    app: expect.stringMatching(/^\d+\.\d+/),
    schema: expect.stringMatching(/^00\d\d_\w+\.sql$/),
    postgres: expect.stringMatching(/^\d+/),
  });
});

test('has a sample of each kind of mail, in both languages and both versions', async () => {
  const { data } = await askOffice(service, '{ mails(language: DA) { name } }', {}, token);
  const names = data.mails.map(({ name }) => name);
  expect(names).toEqual(mailSamples().map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  for (const sample of mailSamples()) {
    const [danish, english] = [sample.render('da', ''), sample.render('en', '')];
    expect(danish.plain).not.toBe(english.plain);
    expect(`${danish.plain} ${danish.html}`).not.toMatch(/undefined|NaN|\{\w+\}/);
  }
});

test.each(['DA', 'EN'])('gives each kind of mail a label of its own, in %s', async (language) => {
  const document = 'query ($language: MailLanguage!) { mails(language: $language) { label } }';
  const { data } = await askOffice(service, document, { language }, token);
  const labels = data.mails.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain(
    language === 'DA'
      ? 'Udlåner: Ny besked fra Jonas (Slagboremaskine)'
      : 'Owner: New message from Jonas (Slagboremaskine)',
  );
});

test('shows a mail as text, and as HTML that only a page of Skuret can frame', async () => {
  const { data } = await askOffice(
    service,
    'query ($name: String!) { mail(name: $name, language: EN) { subject plain } none: mail(name: "x", language: DA) { subject } }',
    { name: 'newsletter' },
    token,
  );
  expect(data.mail.plain).toContain('Skuret');
  expect(data).toMatchObject({ none: null });
  const response = await fetch(sampleUrl('newsletter', 'en'));
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'self'; style-src 'unsafe-inline'; img-src 'self'; sandbox",
  );
  expect(await response.text()).toContain(data.mail.subject);
  expect((await fetch(sampleUrl('newsletter', 'de'))).status).toBe(404);
  expect((await fetch(sampleUrl('nothing', 'da'))).status).toBe(404);
});
