import { coverLimits } from '../../domain/payments/coverClaims';
import { type BookingPair, makeBookingPair } from '../../tests/helpers/service/makeBookingPair';
import { addStaff } from '../../tests/helpers/service/office';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { readSigningKeys } from '../members/auth/tokens';
import { type Decision, makeDecision } from '../office/decisions';
import { topUp } from '../office/topUp';
import { openProvider } from './openProvider';
import { createPayments } from './payments';
import { payableBalance, readBalance, trialBalance } from './records/ledger';

let service: TestService;
let pair: BookingPair;
let people = 0;
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
let payments: ReturnType<typeof createPayments>;
let bank: NonNullable<Awaited<ReturnType<typeof openProvider>>['test']>;
/** Makes a decision as staff do. Returns the text of a refusal, if any. */
let decide: (bookingId: number, decision: Decision, reason?: string) => Promise<string | null>;

beforeAll(async () => {
  // Alarms are errors in the log, which the test does not show.
  service = await startTestService({
    now,
    logLevel: 'silent',
    officeMail: 'vagt@skuret.example',
  });
  const { executor } = service;
  const signingKeys = await readSigningKeys(executor, undefined);
  const opened = await openProvider({ kind: 'test' }, { executor, signingKeys, now });
  if (!opened.test) throw new Error('This is about the test provider');
  bank = opened.test;
  const log = { warn: () => undefined, error: () => undefined };
  payments = createPayments({ executor, provider: bank, now, log });
  const events = { announce: () => undefined };
  const { outbox } = service;
  const bookings = { executor, payments, outbox, events, commissionPercent: 0, now, log };
  decide = async (bookingId, decision, reason = 'x') => {
    const refused = await makeDecision(bookings, { bookingId, decision, reason }).then(
      () => null,
      (error: Error) => error.message,
    );
    await outbox.settled();
    return refused;
  };
});
afterAll(() => service.close());
beforeEach(async () => {
  people += 1;
  pair = await makeBookingPair(
    service,
    (to) => {
      clock = to;
    },
    `cover${people}`,
  );
});
afterEach(async () => {
  expect(await trialBalance(service.executor)).toMatchObject({ ore: 0, unbalanced: 0 });
});

async function declareValue(cents: number | null): Promise<void> {
  await service.executor
    .updateTable('tools')
    .set({ declared_value_cents: cents })
    .where('id', '=', pair.toolId)
    .execute();
}

const insurancePaid = async (): Promise<number> => {
  const rows = await service.executor
    .selectFrom('ledger_entries')
    .select('ore')
    .where('account', '=', 'insurance')
    .where('ore', '>', 0)
    .execute();
  return rows.reduce((sum, { ore }) => sum + ore, 0);
};
const cover = (cents: number): Decision => ({ kind: 'coverClaim', cents });
const due = () => pair.sum(`owner:${pair.ownerId}:due`);
const text = 'Den er gået i stykker';
const rental = 25_000;

/** A booking with a deposit of 300 kr. whose owner claims an amount, and whose borrower accepts it. */
async function settled(claimCents: number): Promise<number> {
  const id = await pair.handedOver();
  await pair.moveClockTo('2026-08-05T08:00:00Z');
  await pair.press('MARK_RETURNED', id, 'owner');
  expect((await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents, text })).errors).toEqual(
    [],
  );
  expect(await pair.press('ACCEPT_CLAIM', id, 'borrower')).toEqual({
    state: 'COMPLETED',
    errors: [],
  });
  await service.runDueWork();
  await service.runDueWork();
  return id;
}

const findCover = async (id: number, as: 'owner' | 'borrower' = 'owner') => {
  const document = `query ($id: ID!) { booking(id: $id) {
    settledClaimCents claimMostCents cover { askedCents state paidCents } } }`;
  return (await service.graphql(document, { id: String(id) }, pair.tokens[as])).data.booking;
};

describe('reportProblem', () => {
  test.each([
    [null, 130_000],
    [400_000, 430_000],
    [2_000_000, 530_000],
  ])('rejects a claim above the deposit and the cover of a tool worth %p', async (value, most) => {
    await declareValue(value);
    const id = await pair.handedOver();
    // Raising the value after the request raises no claim.
    await declareValue(100_000_000);
    await pair.moveClockTo('2026-08-05T08:00:00Z');
    await pair.press('MARK_RETURNED', id, 'owner');
    expect(await findCover(id)).toMatchObject({ claimMostCents: most });
    const report = (claimCents: number) =>
      pair.press('REPORT_PROBLEM', id, 'owner', { claimCents, text });
    const refused = await report(most + 1);
    expect(refused.state).toBe('RETURNED');
    expect(refused.errors?.[0]).toMatch(
      new RegExp(`^You can ask for at most ${(most / 100).toLocaleString('en-GB')}\\skr\\.`),
    );
    expect(await report(most)).toEqual({ state: 'IN_DISPUTE', errors: [] });
    const proposed = await pair.press('PROPOSE_SETTLEMENT', id, 'borrower', {
      claimCents: most + 1,
    });
    expect(proposed.errors).toHaveLength(1);
  });
});

describe('a settled claim above the deposit', () => {
  test('takes the deposit and creates a cover claim for the rest', async () => {
    await declareValue(400_000);
    const paidBefore = await insurancePaid();
    const id = await settled(430_000);
    expect(await due()).toBe(-rental - 30_000);
    expect(await insurancePaid()).toBe(paidBefore);
    expect(await findCover(id, 'borrower')).toEqual({
      settledClaimCents: 430_000,
      claimMostCents: 430_000,
      cover: { askedCents: 400_000, state: 'WAITING', paidCents: null },
    });
    expect(await decide(id, cover(400_001))).toBe(
      `At most 4,000.00\u00a0kr. can be approved for booking ${id} now: what was asked for.`,
    );
    const reason = 'Billeder og regning passer';
    expect(await decide(id, cover(250_000), reason)).toBeNull();
    expect(await due()).toBe(-rental - 30_000 - 250_000);
    expect(await insurancePaid()).toBe(paidBefore + 250_000);
    expect(await decide(id, cover(1_000))).toBe(
      `The cover claim of booking ${id} is decided already.`,
    );
    expect(await findCover(id)).toMatchObject({ cover: { state: 'APPROVED', paidCents: 250_000 } });
    expect((await pair.seen(id, 'owner'))?.['history']).toContainEqual({
      step: 'approveCover',
      actor: 'support',
      state: 'COMPLETED',
      note: reason,
    });
    expect(await pair.getNotificationKinds(pair.ownerId)).toContain('approveCover');
    expect(await pair.getNotificationKinds(pair.borrowerId)).toContain('approveCover');
    const { data } = await service.graphql(
      'query ($id: ID!) { receipt(bookingId: $id) { totalCents receiptLines { kind amountCents } } }',
      { id: String(id) },
      pair.tokens.owner,
    );
    expect(JSON.stringify(data)).toContain('{"kind":"CLAIM","amountCents":250000}');
  });

  test('is rejected with a reason and without a payment', async () => {
    const id = await settled(130_000);
    const paidBefore = await insurancePaid();
    expect(await decide(id, cover(0), 'Ingen billeder')).toBeNull();
    expect(await findCover(id)).toMatchObject({ cover: { state: 'REJECTED', paidCents: null } });
    expect(await insurancePaid()).toBe(paidBefore);
    expect(await due()).toBe(-rental - 30_000);
    expect(await decide(id, cover(100))).toMatch(/is decided already/);
  });

  test('creates a cover claim after a decision by support too', async () => {
    const id = await pair.handedOver();
    await pair.moveClockTo('2026-08-05T08:00:00Z');
    await pair.press('MARK_RETURNED', id, 'owner');
    await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 130_000, text });
    await pair.press('ASK_SUPPORT', id, 'borrower');
    const paidBefore = await insurancePaid();
    const claim = (claimCents: number): Decision => ({
      kind: 'dispute',
      claimCents,
      lateCents: null,
    });
    expect(await decide(id, claim(130_001))).toMatch(/^At most 1,300\.00\skr\./);
    expect(await decide(id, claim(130_000))).toBeNull();
    await service.runDueWork();
    expect(await insurancePaid()).toBe(paidBefore);
    expect(await due()).toBe(-rental - 30_000);
    expect(await findCover(id)).toMatchObject({ cover: { state: 'WAITING', askedCents: 100_000 } });
  });

  test('waits when a charge of the borrower fails', async () => {
    const id = await pair.handedOver();
    await pair.setCard('insufficientFunds');
    await pair.moveClockTo('2026-08-07T08:00:00Z');
    await pair.press('MARK_RETURNED', id, 'owner');
    await service.runDueWork();
    await pair.press('REPORT_PROBLEM', id, 'owner', { claimCents: 40_000, text });
    const paidBefore = await insurancePaid();
    await pair.press('ACCEPT_CLAIM', id, 'borrower');
    await service.runDueWork();
    await service.runDueWork();
    // The claim takes the whole deposit. So the late fee of two days is a debt, and the insurance is asked for 100 kr.
    expect(await due()).toBe(-rental - 30_000);
    expect(await pair.sum(`borrower:${pair.borrowerId}:debt`)).toBe(25_000);
    expect(await insurancePaid()).toBe(paidBefore);
    expect(await findCover(id)).toMatchObject({ cover: { state: 'WAITING', askedCents: 10_000 } });
  });

  test('is not approved above the daily limit, which raises an alarm', async () => {
    await declareValue(500_000);
    const id = await settled(530_000);
    const other = await settledBefore(coverLimits.dayCents - 100_000 - (await insurancePaid()));
    expect(await decide(id, cover(100_001))).toBe(
      `At most 1,000.00\u00a0kr. can be approved for booking ${id} now: the limit of the insurance account on one day.`,
    );
    await service.runDueWork();
    const mails = await service.executor
      .selectFrom('kept_mails')
      .select('subject')
      .where('recipient', '=', 'vagt@skuret.example')
      .execute();
    expect(mails).toContainEqual({
      subject: 'Skuret: Cover claim postponed by the daily limit of the insurance account',
    });
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('skuret_alarms_total{alarm="coverDayFull"} 1');
    expect(metrics).toMatch(/skuret_cover_claims_waiting [1-9]/);
    await pair.moveClockTo('2026-08-06T08:00:00Z');
    expect(await decide(id, cover(100_001))).toBeNull();
    await service.executor.deleteFrom('cover_claims').where('booking_id', '=', other).execute();
  });

  /** Stores an approved cover claim of today for a booking of two other members; returns the booking. */
  async function settledBefore(paidCents: number): Promise<number> {
    const own = pair;
    people += 1;
    pair = await makeBookingPair(service, () => undefined, `cover${people}`);
    const { booking } = await pair.request({ startDate: '2026-08-09', endDate: '2026-08-10' });
    pair = own;
    const id = Number(booking?.id);
    await service.executor
      .insertInto('cover_claims')
      .values({
        booking_id: id,
        asked_cents: paidCents,
        paid_cents: paidCents,
        state: 'approved',
        reason: 'x',
        made_at: clock,
        decided_at: clock,
      })
      .execute();
    return id;
  }
});

describe('payOutDue', () => {
  test('postpones a payout until the provider’s balance covers it', async () => {
    const id = await settled(130_000);
    expect(await decide(id, cover(100_000))).toBeNull();
    const ownerDue = await due();
    expect(ownerDue).toBe(-rental - 30_000 - 100_000);
    const balance = await readBalance(service.executor, 'provider');
    // Money leaves the provider, as after chargebacks, until it covers 1 øre less than is due.
    const { executor } = service;
    const lost = balance - (-ownerDue - 1);
    await executor.transaction().execute(async (transaction) => {
      const { id: transactionId } = await transaction
        .insertInto('ledger_transactions')
        .values({ key: 'lost', kind: 'chargeback', booking_id: null, at: clock })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('ledger_entries')
        .values([
          { transaction_id: transactionId, account: 'loss', ore: lost },
          { transaction_id: transactionId, account: 'provider', ore: -lost },
        ])
        .execute();
    });
    expect(await payments.payOut(pair.ownerId, 'first')).toBeNull();
    expect(await due()).toBe(ownerDue);
    await service.runDueWork();
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('skuret_alarms_total{alarm="payoutStopped"} 1');
    const lead = await addStaff(
      service,
      { name: 'Lea', email: 'lea-money@office.example', role: 'lead' },
      now,
    );
    const deposit = { key: 'deposit', cents: 1, reason: 'Overført' };
    await topUp({ executor, now }, { ...lead, role: 'lead' }, deposit);
    await topUp({ executor, now }, { ...lead, role: 'lead' }, deposit);
    expect(await payableBalance(executor)).toBe(-ownerDue);
    expect(await payments.payOut(pair.ownerId, 'first')).toMatchObject({ ore: -ownerDue });
    expect(await due()).toBe(0);
  });
});

describe('a chargeback', () => {
  test('blocks the borrower’s requests and the approval of the cover claim', async () => {
    const id = await settled(130_000);
    const payment = await service.executor
      .selectFrom('payments')
      .select('provider_id')
      .where('booking_id', '=', id)
      .where('purpose', '=', 'booking')
      .executeTakeFirstOrThrow();
    await bank.bank(payment.provider_id ?? '', 'dispute');
    await service.runDueWork();
    const loss = await readBalance(service.executor, 'loss');
    expect(loss).toBeGreaterThanOrEqual(28_000);
    expect(await decide(id, cover(100))).toBe(
      `At most 0.00\u00a0kr. can be approved for booking ${id} now: a bank has taken a payment of this booking back.`,
    );
    const wanted = { startDate: '2026-09-01', endDate: '2026-09-03' };
    expect(await pair.request(wanted)).toEqual({
      booking: null,
      errors: [
        'Your bank has taken back an earlier payment. You can ask to borrow again once that is settled.',
      ],
    });
    await bank.bank(payment.provider_id ?? '', 'won');
    await service.runDueWork();
    expect((await pair.request(wanted)).errors).toEqual([]);
  });
});
