import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { listTools, origin } from '../../../tests/helpers/service/searching';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

/** Searches with days, as the app asks. searchWalks.test.ts compares every rule with a plain statement. */
const now = new Date('2031-06-02T10:00:00Z');
const today = getCopenhagenDate(now);
const document = `query ($from: Date, $to: Date, $flex: Int, $term: String) {
  searchTools(searchTerm: $term, availableFrom: $from, availableTo: $to, flexDays: $flex) { name }
}`;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ origin, now: () => now });
  await service.signUp();
  await listTools(service, [{ name: 'Højtryksrenser' }, { name: 'Stige' }]);
  const { id } = await service.executor
    .selectFrom('tools')
    .select('id')
    .where('name', '=', 'Højtryksrenser')
    .executeTakeFirstOrThrow();
  const days = { startDate: addDays(today, 5), endDate: addDays(today, 7) };
  await insertBookingRow(service.executor, { toolId: id, borrowerId: 1001, ...days });
});
afterAll(() => service.close());

const ask = (from: number, to: number, more: object = {}) =>
  service.graphql(document, { from: addDays(today, from), to: addDays(today, to), ...more });
async function names(from: number, to: number, more: object = {}): Promise<string[]> {
  const { data, errors } = await ask(from, to, more);
  expect(errors).toEqual([]);
  return (data as unknown as { searchTools: { name: string }[] }).searchTools
    .map(({ name }) => name)
    .sort();
}

test.each([
  [
    'before reserved days, with the return on their first day',
    3,
    5,
    {},
    ['Højtryksrenser', 'Stige'],
  ],
  ['on a reserved day', 5, 6, {}, ['Stige']],
  ['across reserved days', 4, 9, {}, ['Stige']],
  ['from the return day on', 7, 8, {}, ['Højtryksrenser', 'Stige']],
  ['with too little flexibility', 5, 7, { flex: 1 }, ['Stige']],
  ['with enough flexibility', 5, 7, { flex: 2 }, ['Højtryksrenser', 'Stige']],
  ['with a term', 5, 6, { term: 'højtryksrenser' }, []],
  ['on days in the past', -1, 2, {}, []],
  ['above every maximum rental', 1, 32, {}, []],
])('finds available tools: %s', async (_what, from, to, more, found) => {
  expect(await names(from, to, more)).toEqual(found);
});

test.each([
  ['without a last day', { from: addDays(today, 1) }, 'availableFrom and availableTo go together.'],
  [
    'with invalid dates',
    { from: 'i morgen', to: '<script>' },
    'availableTo must be 1 to 365 days after availableFrom.',
  ],
  ['without a first day', { to: addDays(today, 1) }, 'availableFrom and availableTo go together.'],
  [
    'of an empty period',
    { from: today, to: today },
    'availableTo must be 1 to 365 days after availableFrom.',
  ],
  [
    'for longer than a year',
    { from: today, to: addDays(today, 366) },
    'availableTo must be 1 to 365 days after availableFrom.',
  ],
  [
    'with too much flexibility',
    { from: today, to: addDays(today, 1), flex: 3 },
    'flexDays must be 0 to 2.',
  ],
])('rejects available days %s', async (_what, variables, message) => {
  const { errors } = await service.graphql(document, variables);
  expect(errors).toEqual([expect.objectContaining({ message })]);
});
