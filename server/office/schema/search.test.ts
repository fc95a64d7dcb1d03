import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { type BookingPair, makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import { addStaff, askOffice, openReportCase } from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
let token = '';

beforeAll(async () => {
  service = await startTestService({ now });
  token = (
    await addStaff(service, { name: 'Eva', email: 'eva@office.example', role: 'support' }, now)
  ).token;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    'found',
  );
  await service.executor
    .updateTable('users')
    .set({ name: 'Karla 100%_Sø', location: 'Marstal' })
    .where('id', '=', pair.ownerId)
    .execute();
});
afterAll(() => service.close());

async function search(kind: string, text: string, after?: string) {
  const { data, errors } = await askOffice(
    service,
    `query ($in: SearchIn!, $text: String!, $after: ID) { search(in: $in, text: $text, after: $after) {
      lines { id number name place state cents caseId } next errors } }`,
    { in: kind, text, after },
    token,
  );
  expect(errors).toEqual([]);
  return data.search;
}
const ids = async (kind: string, text: string) =>
  (await search(kind, text)).lines.map(({ id }) => Number(id));

it.each([
  ['the name', 'RLA 100'],
  ['the name, with signs that a pattern has', '100%_s'],
  ['the place', 'arsta'],
])('finds a member by a part of %s', async (_what, text) => {
  expect(await ids('MEMBERS', text)).toEqual([pair.ownerId]);
});

it('finds a member by a part of the e-mail, without showing it', async () => {
  const part = pair.emails.owner.slice(1, 12).toUpperCase();
  expect(await ids('MEMBERS', part)).toContain(pair.ownerId);
  expect(JSON.stringify(await search('MEMBERS', part))).not.toContain(pair.emails.owner);
  expect(await ids('MEMBERS', String(pair.borrowerId))).toEqual([pair.borrowerId]);
  expect(await ids('MEMBERS', '%%%')).toEqual([]);
});

it('asks for three characters, or a number', async () => {
  expect(await search('MEMBERS', ' ab ')).toMatchObject({
    lines: [],
    errors: ['Type at least 3 characters, or a number.'],
  });
  expect(await search('TOOLS', '7')).toMatchObject({ errors: [] });
});

it('finds tools by name, place and number, hidden ones included, and drafts not', async () => {
  const { executor } = service;
  const change = (set: {
    name?: string;
    hidden_reason?: string;
    hidden_from?: 'published';
    state?: 'paused' | 'draft';
  }) => executor.updateTable('tools').set(set).where('id', '=', pair.toolId).execute();
  await change({ name: 'Rundsav X' });
  const id = await openReportCase(
    service,
    { kind: 'tool', subjectId: pair.toolId, aboutId: pair.ownerId },
    now(),
  );
  const [found] = (await search('TOOLS', 'undsav')).lines;
  expect(found).toMatchObject({ id: String(pair.toolId), state: 'published', caseId: id });
  expect(await ids('TOOLS', found?.place ?? '')).toContain(pair.toolId);
  await change({ state: 'paused', hidden_reason: 'Nej', hidden_from: 'published' });
  expect((await search('TOOLS', String(pair.toolId))).lines[0]?.state).toBe('hidden');
  await executor
    .updateTable('tools')
    .set({ state: 'draft', hidden_reason: null, hidden_from: null })
    .where('id', '=', pair.toolId)
    .execute();
  expect(await ids('TOOLS', 'undsav')).toEqual([]);
  await executor
    .updateTable('tools')
    .set({ state: 'published' })
    .where('id', '=', pair.toolId)
    .execute();
});

it('finds a booking by its number, without its members, days and money', async () => {
  const id = await insertBookingRow(service.executor, {
    toolId: pair.toolId,
    borrowerId: pair.borrowerId,
    state: 'accepted',
    startDate: '2026-08-03',
    endDate: '2026-08-05',
  });
  const { lines } = await search('BOOKINGS', bookingNumber(id).toLowerCase());
  expect(lines).toEqual([
    {
      id: String(id),
      number: bookingNumber(id),
      name: 'Rundsav X',
      place: null,
      state: null,
      cents: null,
      caseId: null,
    },
  ]);
  expect(await ids('BOOKINGS', 'SK-1')).toEqual([]);
  expect(await ids('BOOKINGS', 'Rundsav')).toEqual([]);
});

it('finds a reported message by its author, with its case', async () => {
  const about = { kind: 'message', subjectId: 1, aboutId: pair.ownerId } as const;
  const id = await openReportCase(service, about, now());
  const { lines } = await search('REPORTED', 'karla');
  expect(lines).toEqual([expect.objectContaining({ caseId: id, state: 'open' })]);
  expect(await ids('REPORTED', lines[0]?.number ?? '')).toHaveLength(1);
});

it('has pages', async () => {
  await service.executor
    .insertInto('users')
    .values(
      Array.from({ length: 26 }, (_, n) => ({
        name: `Sidst ${n}`,
        email: `sidst${n}@side.example`,
      })),
    )
    .execute();
  const first = await search('MEMBERS', 'side.example');
  expect(first.lines).toHaveLength(25);
  const second = await search('MEMBERS', 'side.example', String(first.next));
  expect(second.lines.map(({ name }) => name)).toEqual(['Sidst 25']);
  expect(second.next).toBeNull();
});

it('exports found tools as CSV, without private data', async () => {
  const ask = async (text: string) =>
    (
      await askOffice(service, 'query ($text: String!) { toolsCsv(text: $text) }', { text }, token)
    ).data.toolsCsv.split('\r\n');
  const [head, line] = await ask('rundsav');
  expect(head).toBe('\ufeffnumber;name;place;state;price per day;since');
  expect(line).toMatch(new RegExp(`^${pair.toolId};Rundsav X;.+;published;\\d+,\\d\\d;2026-`));
  expect(await ask('xx')).toHaveLength(2);
});
