import { type BookingPair, makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let pair: BookingPair;
let id: string;
let clock = new Date('2026-07-15T10:00:00Z');

beforeAll(async () => {
  service = await startTestService({ now: () => clock });
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    'fields',
  );
  id = String(await pair.handedOver());
});
afterAll(() => service.close());

const days = 'startDate: "2026-09-01", endDate: "2026-09-03"';
const changed = (values: string) => `proposeChange(id: $id, startDate: "2026-08-03", ${values})`;

test.each([
  ['startDate', 'requestBooking(toolId: $toolId, startDate: "2026-07-01", endDate: "2026-07-03")'],
  ['units', `requestBooking(toolId: $toolId, ${days}, units: 2)`],
  ['paymentMethodId', `requestBooking(toolId: $toolId, ${days}, paymentMethodId: "unknown")`],
  ['message', `requestBooking(toolId: $toolId, ${days}, message: "${'x'.repeat(5001)}")`],
  ['code', 'takeBookingStep(id: $id, step: MARK_RETURNED, input: { code: "000000" })'],
  ['text', 'takeBookingStep(id: $id, step: REPORT_FAULT, input: { text: " " })'],
  ['endDate', changed('endDate: "2026-08-02", units: 1, pricePerDayCents: 12500')],
  ['units', changed('endDate: "2026-08-07", units: 2, pricePerDayCents: 12500')],
  ['pricePerDayCents', changed('endDate: "2026-08-07", units: 1, pricePerDayCents: 1')],
  [null, 'takeBookingStep(id: $id, step: ACCEPT)'],
])('an error names the field %s: %s', async (field, call) => {
  const { data, errors } = await service.graphql(
    `mutation { outcome: ${call} { errors fieldErrors { field message } } }`
      .replace('$id', id)
      .replace('$toolId', String(pair.toolId)),
    {},
    pair.tokens.borrower,
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    outcome: {
      errors: [expect.any(String)],
      fieldErrors: [{ field, message: expect.any(String) }],
    },
  });
});
