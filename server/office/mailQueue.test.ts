import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

const officeMail = 'vagt@skuret.example';
let service: TestService;
let clock = new Date('2026-07-15T10:10:00Z');
beforeAll(async () => {
  service = await startTestService({ now: () => clock, officeMail, logLevel: 'silent' });
});
afterAll(() => service.close());

const mails = async () => {
  await service.runDueWork();
  return service.executor
    .selectFrom('kept_mails')
    .select(['subject', 'plain'])
    .where('recipient', '=', officeMail)
    .orderBy('id')
    .execute();
};
const write = (at: string) =>
  service.executor
    .insertInto('contact_messages')
    .values({
      name: 'Ane',
      email: 'ane@example.dk',
      subject: 'Hej',
      message: 'Hej',
      created_at: new Date(at),
    })
    .execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);

test('tells staff once an hour what is new or overdue, and nothing in a quiet hour', async () => {
  expect(await subjects()).toEqual([]);
  await write('2026-07-15T10:20:00Z');
  await write('2026-07-15T10:40:00Z');
  clock = new Date('2026-07-15T10:50:00Z');
  expect(await subjects()).toEqual([]);
  clock = new Date('2026-07-15T11:00:10Z');
  const first = ['Skuret: 2 new and 0 overdue in the queue'];
  expect(await subjects()).toEqual(first);
  expect((await mails())[0]?.plain).toContain('Contact messages: 2 new, 0 overdue');
  clock = new Date('2026-07-15T11:30:00Z');
  expect(await subjects()).toEqual(first);
  clock = new Date('2026-07-15T12:00:10Z');
  expect(await subjects()).toEqual(first);
  // Contact messages are due after 48 hours.
  clock = new Date('2026-07-17T11:00:10Z');
  expect(await subjects()).toEqual([...first, 'Skuret: 0 new and 2 overdue in the queue']);
});

test('tells staff of an overdue case once more a day later, and then no more', async () => {
  const before = await subjects();
  clock = new Date('2026-07-17T12:00:10Z');
  expect(await subjects()).toEqual(before);
  clock = new Date('2026-07-18T11:00:10Z');
  const again = [...before, 'Skuret: 0 new and 2 overdue in the queue'];
  expect(await subjects()).toEqual(again);
  clock = new Date('2026-07-19T12:00:10Z');
  expect(await subjects()).toEqual(again);
});

test('shows the open cases of each kind and the age of the oldest one', async () => {
  // Longer than the numbers are cached.
  clock = new Date('2026-07-19T12:20:00Z');
  const text = await (await fetch(`${service.url}/metrics`)).text();
  expect(text).toContain('skuret_office_cases{kind="contact"} 2');
  expect(text).toContain('skuret_office_cases{kind="dispute"} 0');
  expect(text).toContain('skuret_office_oldest_case_seconds 352800');
});
