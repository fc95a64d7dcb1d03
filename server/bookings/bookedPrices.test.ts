import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');

beforeAll(async () => {
  service = await startTestService({ now: () => clock });
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    'prices',
  );
});
afterAll(() => service.close());

const setWeek = (cents: number | null) =>
  service.executor
    .updateTable('tools')
    .set({ price_per_week_cents: cents })
    .where('id', '=', pair.toolId)
    .execute();

test('prices a change at the quoted week price, also after the tool’s price changed', async () => {
  const week = { startDate: '2026-08-03', endDate: '2026-08-10', units: 1 };
  const asked = { toolId: String(pair.toolId), ...week };
  await setWeek(50_000);
  const quoted = await service.graphql(
    `query ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
      quote(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) { quote { token totalCents } } }`,
    asked,
    pair.tokens.borrower,
  );
  const { token, totalCents } = quoted.data.quote.quote ?? { token: '', totalCents: 0 };
  expect(totalCents).toBe(50_000 + 5_000 + 500);
  // The owner raises the price between the quote and the request, and again after it.
  await setWeek(87_500);
  const requested = await service.graphql(
    `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!, $token: String) {
      requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units, quoteToken: $token) {
        booking { id } errors } }`,
    { ...asked, token },
    pair.tokens.borrower,
  );
  const id = Number(requested.data.requestBooking.booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  await service.runDueWork();
  await setWeek(null);
  const readQuote = async (startDate: string, endDate: string) => {
    const document = `query ($id: ID!, $startDate: Date!, $endDate: Date!) {
      quoteChange(id: $id, startDate: $startDate, endDate: $endDate, units: 1, pricePerDayCents: 12500) { quote { totalCents moreCents } errors } }`;
    const { data } = await service.graphql(
      document,
      { id: String(id), startDate, endDate },
      pair.tokens.borrower,
    );
    return data;
  };
  expect(await readQuote('2026-08-10', '2026-08-17')).toMatchObject({
    quoteChange: { errors: [], quote: { totalCents, moreCents: 0 } },
  });
  expect(await readQuote('2026-08-03', '2026-08-17')).toMatchObject({
    quoteChange: { errors: [], quote: { totalCents: 100_000 + 10_000 + 500, moreCents: 55_000 } },
  });
});
