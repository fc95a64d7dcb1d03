import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { trialBalance } from '../payments/records/ledger';

let service: TestService;
let pair: BookingPair;
let people = 0;
let clock = new Date('2026-07-15T10:00:00Z');

beforeAll(async () => {
  service = await startTestService({ now: () => clock });
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    `hold${people}`,
  );
});
afterEach(async () => {
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
});

const text = 'Kablet er skåret over';

const findDeposit = async (id: number) => {
  const document = `query ($id: ID!) { booking(id: $id) { state depositSecured depositCharged } }`;
  const { data } = await service.graphql(document, { id: String(id) }, pair.tokens.borrower);
  return data.booking;
};
/** Lets days pass one by one, as a running service sees them. */
async function passDays(...days: string[]): Promise<void> {
  for (const day of days) {
    await pair.moveClockTo(`${day}T08:00:00Z`);
    await service.runDueWork();
  }
}

test('charges the deposit before the bank releases it while a claim is open', async () => {
  const id = await pair.handedOver();
  await passDays('2026-08-05');
  await pair.press('MARK_RETURNED', id, 'owner');
  await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 15_000, text });
  await passDays('2026-08-08');
  expect(await findDeposit(id)).toMatchObject({ depositSecured: true, depositCharged: false });
  await passDays('2026-08-09', '2026-08-10', '2026-08-11');
  expect(await findDeposit(id)).toMatchObject({ depositSecured: true, depositCharged: true });
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('depositTaken');
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  await passDays('2026-08-12');
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-25_000 - 15_000);
  expect(await pair.sum(`deposit:${id}`)).toBe(0);
  // The borrower has paid the claim, and got the rest of the deposit back.
  const { captured_ore: captured, refunded_ore: refunded } = await service.executor
    .selectFrom('payments')
    .select(['captured_ore', 'refunded_ore'])
    .where('booking_id', '=', id)
    .where('purpose', '=', 'deposit')
    .executeTakeFirstOrThrow();
  expect([captured, refunded]).toEqual([30_000, 15_000]);
});

test('charges the deposit before the bank releases it while the tool is late', async () => {
  const id = await pair.handedOver();
  await passDays('2026-08-06', '2026-08-09', '2026-08-10');
  expect(await findDeposit(id)).toEqual({
    state: 'PICKED_UP',
    depositSecured: true,
    depositCharged: true,
  });
});

test('charges the card again when the bank has released the deposit', async () => {
  const id = await pair.handedOver();
  await passDays('2026-08-05');
  await pair.press('MARK_RETURNED', id, 'owner');
  await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 15_000, text });
  // The service did not run for a week.
  await passDays('2026-08-20');
  await service.runDueWork();
  expect(await findDeposit(id)).toMatchObject({ depositSecured: true, depositCharged: true });
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  await passDays('2026-08-21');
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-25_000 - 15_000);
  expect(await pair.sum(`borrower:${pair.borrowerId}:debt`)).toBe(0);
});

test('reports a released deposit as unsecured, and makes the claim a debt of the borrower', async () => {
  const id = await pair.handedOver();
  await passDays('2026-08-05');
  await pair.press('MARK_RETURNED', id, 'owner');
  await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 15_000, text });
  await pair.setCard('insufficientFunds');
  await passDays('2026-08-20');
  await service.runDueWork();
  expect(await findDeposit(id)).toEqual({
    state: 'IN_DISPUTE',
    depositSecured: false,
    depositCharged: false,
  });
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('depositLost');
  await pair.press('ACCEPT_CLAIM', id, 'borrower');
  await passDays('2026-08-21');
  expect(await pair.sum(`owner:${pair.ownerId}:due`)).toBe(-25_000);
  expect(await pair.sum(`borrower:${pair.borrowerId}:debt`)).toBe(15_000);
  expect(await pair.sum('insurance')).toBeLessThan(0);
  expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('owes');
});
