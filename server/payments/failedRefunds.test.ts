import * as documents from '../../tests/helpers/service/documents';
import { mailsTo } from '../../tests/helpers/service/links';
import { addStaff, askOffice } from '../../tests/helpers/service/office';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { readSigningKeys } from '../members/auth/tokens';
import { openProvider } from './openProvider';
import { reconcile } from './reconcile';
import type { BankChoice } from './testProvider/testChoices';

const officeMail = 'vagt@skuret.example';
const { service, pair, clock } = prepareBookingPair('tilbage', { officeMail, logLevel: 'silent' });
const now = () => clock.now;

async function openBank() {
  const { executor } = service;
  const signingKeys = await readSigningKeys(executor, undefined);
  const { test } = await openProvider({ kind: 'test' }, { executor, signingKeys, now });
  if (!test) throw new Error('This is about the test provider');
  return test;
}

async function findPayment(bookingId: number) {
  return service.executor
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'booking')
    .executeTakeFirstOrThrow();
}

/** What the payer's bank does, and everything that follows. */
async function bankDoes(bookingId: number, choice: BankChoice): Promise<void> {
  const { provider_id: id } = await findPayment(bookingId);
  await (await openBank()).bank(id ?? '', choice);
  await service.runDueWork();
}

/** A booking cancelled by its borrower, whose refund of 280 kr. the bank has rejected. */
async function failedRefund({ isLate = false } = {}): Promise<number> {
  const id = Number((await pair.request()).booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  if (isLate) await pair.moveClockTo('2026-08-02T10:00:00Z');
  await pair.press('CANCEL', id, 'borrower');
  await service.runDueWork();
  await bankDoes(id, 'failRefund');
  return id;
}

const caseDocument = `query ($id: ID!) { case(id: $id) {
  kind closedAt closedBy { name } refund { cents isUnderWay failure } booking { number payments { refundedCents } }
  deeds { action reason } } }`;
const settleDocument = `mutation ($id: ID!, $way: RefundWay!, $reason: String!) {
  settleRefund(id: $id, way: $way, reason: $reason) { errors } }`;
const closeDocument = `mutation ($id: ID!, $reason: String!) { closeCase(id: $id, reason: $reason) { errors } }`;

let people = 0;
/** A staff member, with the newest refund case of a booking. */
async function openOffice(bookingId: number) {
  people += 1;
  const email = `eva${people}@office.example`;
  const { token } = await addStaff(service, { name: 'Eva', email, role: 'support' }, now);
  const queue = 'query { queue(filter: ALL, first: 25) { cases { id } } }';
  const ask = (document: string, variables: object = {}) =>
    askOffice(service, document, variables, token);
  await ask(queue);
  const found = await service.executor
    .selectFrom('staff_cases')
    .select('id')
    .where('kind', '=', 'refund')
    .where('subject_id', '=', bookingId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const id = String(found?.id);
  return {
    read: async () => (await ask(caseDocument, { id })).data.case,
    async settle(way: 'AGAIN' | 'PAID', reason = 'Aftalt med låneren') {
      const { data } = await ask(settleDocument, { id, way, reason });
      await service.runDueWork();
      return data.settleRefund.errors;
    },
    close: async () => (await ask(closeDocument, { id, reason: 'x' })).data.closeCase.errors,
  };
}

const getOwed = () => pair.sum(`borrower:${pair.borrowerId}:owed`);
const getNews = async () =>
  (await pair.getNotificationKinds(pair.borrowerId)).filter((kind) => /^refund/.test(kind));
async function readReceipt(id: number) {
  const document = `query ($id: ID!) { receipt(bookingId: $id) {
    totalCents receiptLines { kind amountCents } } }`;
  const { data } = await service.graphql(document, { id: String(id) }, pair.tokens.borrower);
  const { totalCents, receiptLines } = data.receipt as unknown as {
    totalCents: number;
    receiptLines: { kind: string; amountCents: number }[];
  };
  return {
    totalCents,
    lines: receiptLines.map(({ kind, amountCents }) => `${kind} ${amountCents}`),
  };
}
const deleteAccount = async () =>
  (await service.graphql(documents.deleteAccount, {}, pair.tokens.borrower)).data.deleteAccount;
/** The differences to the provider, of a booking's payment. */
async function compare(bookingId: number) {
  const payment = await findPayment(bookingId);
  const { differences } = await reconcile(service.executor, await openBank(), payment.created_at);
  return differences.filter(({ id }) => id === String(payment.id));
}

test('a rejected refund is owed, told to both sides and a case until it is paid', async () => {
  const id = await failedRefund();
  expect(await getOwed()).toBe(-28_000);
  expect(await getNews()).toEqual(['refundFailed']);
  expect(await readReceipt(id)).toMatchObject({ totalCents: 28_000 });
  expect((await mailsTo(service, officeMail)).at(-1)?.subject).toBe(
    'Skuret: Refund returned by a bank',
  );
  const { read, close } = await openOffice(id);
  expect(await read()).toMatchObject({
    kind: 'REFUND',
    closedAt: null,
    refund: { cents: 28_000, isUnderWay: false, failure: null },
    booking: { payments: [{ refundedCents: 0 }] },
  });
  expect(await close()).toEqual(['This case ends when the borrower has got the money.']);
  expect(await compare(id)).toEqual([]);
});

test('deletion of the account names the amount and waits for it', async () => {
  const id = await failedRefund();
  expect((await deleteAccount()).reasons).toEqual([
    {
      text: 'We owe you 280\u00a0kr. that your bank did not take. Write to us, so that we can pay another way.',
      address: '/contact',
    },
  ]);
  await (await openOffice(id)).settle('PAID');
  expect(await deleteAccount()).toMatchObject({ reasons: [], errors: [] });
});

test('sent again, it is announced when the provider has done it, and the case ends', async () => {
  const id = await failedRefund();
  const { read, settle } = await openOffice(id);
  expect(await settle('AGAIN')).toEqual([]);
  expect(await getOwed()).toBe(0);
  expect(await getNews()).toEqual(['refundFailed', 'refundAgain']);
  expect(await readReceipt(id)).toEqual({
    totalCents: 0,
    lines: expect.arrayContaining(['REFUND_FAILED 28000', 'REFUND_AGAIN -28000']),
  });
  expect(await findPayment(id)).toMatchObject({
    state: 'refunded',
    refunded_ore: 56_000,
    refund_failed_ore: 28_000,
  });
  expect(await read()).toMatchObject({
    refund: null,
    closedBy: null,
    deeds: [{ action: 'refundAgain' }],
  });
  expect((await read()).closedAt).not.toBeNull();
  expect(await compare(id)).toEqual([]);
});

test('rejected a second time, it is owed again in a case of its own', async () => {
  const id = await failedRefund();
  await (await openOffice(id)).settle('AGAIN');
  await bankDoes(id, 'failRefund');
  expect(await getOwed()).toBe(-28_000);
  expect(await getNews()).toEqual(['refundFailed', 'refundAgain', 'refundFailed']);
  const { read, settle } = await openOffice(id);
  expect(await read()).toMatchObject({ closedAt: null, refund: { cents: 28_000 } });
  expect(await settle('AGAIN')).toEqual([]);
  expect(await getOwed()).toBe(0);
  expect(await findPayment(id)).toMatchObject({ refunded_ore: 84_000, refund_failed_ore: 56_000 });
  expect(await compare(id)).toEqual([]);
});

test('a call without an answer is not announced and not sent twice', async () => {
  const id = await failedRefund();
  const { read, settle } = await openOffice(id);
  const { id: paymentId } = await findPayment(id);
  await service.executor
    .insertInto('provider_calls')
    .values({
      key: `payment:${paymentId}:refund-again:1`,
      action: 'refund',
      payment_id: paymentId,
      ore: 28_000,
      request: '{}',
      asked_at: now(),
      due_at: new Date(now().getTime() + 3_600_000),
    })
    .execute();
  const waits =
    'The money was sent again a moment ago. Wait for the response of the payment provider.';
  expect(await settle('AGAIN')).toEqual([waits]);
  expect(await settle('PAID')).toEqual([waits]);
  expect(await read()).toMatchObject({ refund: { isUnderWay: true } });
  expect(await getNews()).toEqual(['refundFailed']);
  expect(await getOwed()).toBe(-28_000);
});

test('refused by the provider, it is still owed and says why', async () => {
  const id = await failedRefund();
  await service.executor
    .updateTable('test_provider_payments')
    .set({ state: 'captured', refunded_ore: 0, refund_failed_ore: 0, captured_ore: 0 })
    .where('reference', '=', `payment:${(await findPayment(id)).id}`)
    .execute();
  const { read, settle } = await openOffice(id);
  expect(await settle('AGAIN')).toEqual([]);
  expect(await read()).toMatchObject({
    closedAt: null,
    refund: { isUnderWay: false, failure: 'above', cents: 28_000 },
  });
  expect(await getNews()).toEqual(['refundFailed']);
});

test('paid to a bank account, it is announced and posted once', async () => {
  const id = await failedRefund({ isLate: true });
  expect(await getOwed()).toBe(-14_250);
  const { read, settle } = await openOffice(id);
  expect(await settle('PAID', '')).toEqual(['Give a reason.']);
  expect(await settle('PAID', 'Overført 3/8, ref. 1234')).toEqual([]);
  expect(await settle('PAID')).toEqual([expect.stringContaining('Eva closed this case on')]);
  expect(await getOwed()).toBe(0);
  expect(await getNews()).toEqual(['refundFailed', 'refundPaid']);
  expect((await readReceipt(id)).lines).toContain('REFUND_PAID -14250');
  expect((await read()).deeds).toEqual([
    { action: 'refundPaid', reason: 'Overført 3/8, ref. 1234' },
  ]);
  expect(await compare(id)).toEqual([]);
});

test('that fails after a dispute of the rest is paid although the dispute was lost', async () => {
  const id = Number((await pair.request()).booking?.id);
  await pair.press('ACCEPT', id, 'owner');
  await pair.moveClockTo('2026-08-02T10:00:00Z');
  await pair.press('CANCEL', id, 'borrower');
  await service.runDueWork();
  for (const choice of ['dispute', 'lost', 'failRefund'] as const) await bankDoes(id, choice);
  expect(await getOwed()).toBe(-14_250);
  await (await openOffice(id)).settle('PAID');
  expect(await getOwed()).toBe(0);
  expect(await getNews()).toEqual(['refundFailed', 'refundPaid']);
  expect(await readReceipt(id)).toMatchObject({ totalCents: 0 });
});

test('waits while the payment is disputed, and follows the outcome', async () => {
  const id = await failedRefund();
  await bankDoes(id, 'dispute');
  const { settle } = await openOffice(id);
  const waits = [
    'The borrower has disputed this payment at their bank. Wait until that is decided.',
  ];
  expect(await settle('AGAIN')).toEqual(waits);
  expect(await settle('PAID')).toEqual(waits);
  await bankDoes(id, 'lost');
  expect(await settle('AGAIN')).toEqual([
    'The borrower’s bank has taken this payment back, so nothing can be refunded to it.',
  ]);
  expect(await settle('PAID')).toEqual([]);
  expect(await getOwed()).toBe(0);
  // The bank has given the borrower the money: nothing more was paid, and nothing is announced.
  expect(await getNews()).toEqual(['refundFailed']);
  expect(await readReceipt(id)).toMatchObject({ totalCents: 0 });
  expect(await compare(id)).toEqual([]);
});
