import * as documents from '../../tests/helpers/service/documents';
import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

let service: TestService;
let pair: BookingPair;
let clock = new Date('2026-07-15T10:00:00Z');

beforeAll(async () => {
  service = await startTestService({ now: () => clock, ownerCommissionPercent: 10 });
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    'commission',
  );
});
afterAll(() => service.close());

test('shows the owner’s earnings after the commission', async () => {
  const id = await pair.handedOver();
  const document = 'query ($id: ID!) { booking(id: $id) { rentalCents ownerEarnsCents } }';
  const { data } = await service.graphql(document, { id: String(id) }, pair.tokens.owner);
  expect(data.booking).toEqual({ rentalCents: 25_000, ownerEarnsCents: 22_500 });
  const terms = {
    startDate: '2026-08-03',
    endDate: '2026-08-06',
    units: 1,
    pricePerDayCents: 12_500,
  };
  const quoted = await service.graphql(
    documents.quoteChange,
    { id: String(id), ...terms },
    pair.tokens.owner,
  );
  expect(quoted.data).toMatchObject({
    quoteChange: { quote: { moreCents: 13_750, moreRentalCents: 11_250 } },
  });
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'borrower');
  await pair.press('CONFIRM_RETURN', id, 'owner');
  await service.runDueWork();
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-22_500);
});
