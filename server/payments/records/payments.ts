import { type Selectable, sql } from 'kysely';
import {
  type PaymentPurpose,
  paymentStateAfter,
  payoutStateAfter,
  refundState,
} from '../../../domain/payments/paymentStates';
import type { PayoutAccountFacts } from '../../../domain/payments/payoutAccount';
import type { Entry, PostingKind } from '../../../domain/payments/postings';
import type { Executor } from '../../database/openDatabase';
import type { CallRequest, ProviderName, Tables } from '../../database/tables';
import type { PaymentAnswer, PayoutAnswer, ProviderEvent } from '../provider';

export type PaymentRecord = Selectable<Tables['payments']>;
export type PayoutRecord = Selectable<Tables['payouts']>;
export type CallRecord = Selectable<Tables['provider_calls']>;

export interface NewPayment {
  /** Idempotency key: a second payment with the same key is not stored. */
  key: string;
  bookingId: number | null;
  payerId: number;
  purpose: PaymentPurpose;
  provider: ProviderName;
  ore: number;
  at: Date;
}

/** Stores a payment, or returns the one with the same key. */
export async function insertPayment(
  executor: Executor,
  payment: NewPayment,
): Promise<PaymentRecord> {
  const made = await executor
    .insertInto('payments')
    .values({
      key: payment.key,
      booking_id: payment.bookingId,
      payer_id: payment.payerId,
      purpose: payment.purpose,
      provider: payment.provider,
      provider_id: null,
      ore: payment.ore,
      held_until: null,
      step_url: null,
      failure: null,
      created_at: payment.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return made;
  return executor
    .selectFrom('payments')
    .selectAll()
    .where('key', '=', payment.key)
    .executeTakeFirstOrThrow();
}

export async function paymentById(
  executor: Executor,
  id: number,
  { lock = false } = {},
): Promise<PaymentRecord | null> {
  const row = await executor
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Like `paymentById`, where a missing payment is an error. */
export async function getPayment(executor: Executor, id: number | null): Promise<PaymentRecord> {
  const payment = id === null ? null : await paymentById(executor, id);
  if (!payment) throw new Error(`There is no payment ${id}`);
  return payment;
}

/** All payments of a booking, oldest first. */
export function paymentsOfBooking(executor: Executor, bookingId: number): Promise<PaymentRecord[]> {
  return executor
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

/**
 * The ids of open bookings whose reserved deposit may have to be charged, because the bank's reservation is about to end.
 * `mustChargeHold` decides.
 */
export async function bookingsWithEndingHold(
  executor: Executor,
  now: Date,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select booking.id from payments as payment join bookings as booking on booking.id = payment.booking_id
    where payment.purpose = 'deposit' and payment.state = 'authorised'
      and (payment.created_at <= ${now}::timestamptz - interval '6 days'
        or payment.held_until <= ${now}::timestamptz + interval '1 day')
      and booking.state in ('accepted', 'pickedUp', 'returned', 'inDispute')
    order by payment.created_at limit ${most}
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** Whether a member's bank has taken back a payment of the last year, or is about to. */
export async function isPayerChargedBack(
  executor: Executor,
  memberId: number,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .selectFrom('payments')
    .select('id')
    .where('payer_id', '=', memberId)
    .where('state', 'in', ['disputed', 'lost'])
    .where('created_at', '>=', new Date(now.getTime() - 365 * 86_400_000))
    .executeTakeFirst();
  return row !== undefined;
}

/** The booking of the payment with this id at the provider; null for an unknown payment, or one without a booking. */
export async function bookingOfPayment(
  executor: Executor,
  providerId: string,
): Promise<number | null> {
  const row = await executor
    .selectFrom('payments')
    .select('booking_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.booking_id ?? null;
}

/** All calls to the provider about a payment. */
export function callsOfPayment(executor: Executor, paymentId: number): Promise<CallRecord[]> {
  return executor
    .selectFrom('provider_calls')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .execute();
}

/** The payments of a booking, oldest first, and the calls to the provider about them. */
export interface BookingPayments {
  payments: readonly PaymentRecord[];
  calls: readonly CallRecord[];
}

/**
 * Reads the calls first: a call whose answer arrives in between still waits for it, and the job of the answer reads
 * both again.
 */
export async function readBookingPayments(
  executor: Executor,
  bookingId: number,
): Promise<BookingPayments> {
  const ofBooking = executor
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId);
  const calls = await executor
    .selectFrom('provider_calls')
    .selectAll()
    .where('payment_id', 'in', ofBooking)
    .execute();
  return { payments: await paymentsOfBooking(executor, bookingId), calls };
}

export const callsAbout = ({ calls }: BookingPayments, { id }: PaymentRecord): CallRecord[] =>
  calls.filter(({ payment_id }) => payment_id === id);

export interface NewCall {
  key: string;
  action: CallRecord['action'];
  of: { paymentId: number } | { payoutId: number };
  ore: number;
  request?: CallRequest;
  posting: { kind: PostingKind; entries: readonly Entry[] } | null;
  at: Date;
}

/** Milliseconds after which another process may take over a call that has no answer yet. */
const leaseMs = 60_000;
const leaseEnd = (at: Date) => new Date(at.getTime() + leaseMs);

/** Stores a call that is to be made to the provider; a second one with the same key changes nothing. */
export async function insertCall(executor: Executor, call: NewCall): Promise<void> {
  await executor
    .insertInto('provider_calls')
    .values({
      key: call.key,
      action: call.action,
      payment_id: 'paymentId' in call.of ? call.of.paymentId : null,
      payout_id: 'payoutId' in call.of ? call.of.payoutId : null,
      ore: call.ore,
      request: JSON.stringify(call.request ?? {}),
      posting: call.posting && JSON.stringify(call.posting),
      failure: null,
      asked_at: call.at,
      due_at: leaseEnd(call.at),
      answered_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function callByKey(executor: Executor, key: string): Promise<CallRecord | null> {
  const row = await executor
    .selectFrom('provider_calls')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Claims the unanswered call that has been due longest, and returns its key; null when none is due. No other process
 * gets it for a minute.
 */
export async function claimUnansweredCall(executor: Executor, now: Date): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    update provider_calls set due_at = ${leaseEnd(now)}, tries = tries + 1
    where key in (
      select key from provider_calls where state = 'asking' and due_at <= ${now}
      order by due_at, key limit 1 for update skip locked
    )
    returning key
  `.execute(executor);
  return rows[0]?.key ?? null;
}

/** Ends a call. Returns false when it was ended before. */
export async function endCall(
  executor: Executor,
  key: string,
  { failure, at }: { failure: string | null; at: Date },
): Promise<boolean> {
  const rows = await executor
    .updateTable('provider_calls')
    .set({ state: failure === null ? 'done' : 'refused', failure, answered_at: at })
    .where('key', '=', key)
    .where('state', '=', 'asking')
    .returning('key')
    .execute();
  return rows.length > 0;
}

/**
 * Brings a payment, which is locked, to the state that the provider reports. An earlier state is ignored, and sums only
 * grow.
 */
export function applyPayment(
  transaction: Executor,
  before: PaymentRecord,
  answer: PaymentAnswer,
): Promise<PaymentRecord> {
  const sums = {
    capturedOre: Math.max(before.captured_ore, answer.capturedOre),
    refundedOre: Math.max(before.refunded_ore, answer.refundedOre),
    refundFailedOre: Math.max(before.refund_failed_ore, answer.refundFailedOre),
  };
  const next = paymentStateAfter(before.state, answer.state);
  // A refund that fails leads from `refunded` back, so this state follows from the sums.
  const state = ['captured', 'partRefunded', 'refunded'].includes(next) ? refundState(sums) : next;
  const isNews = state === answer.state;
  return transaction
    .updateTable('payments')
    .set({
      provider_id: answer.id,
      state,
      captured_ore: sums.capturedOre,
      refunded_ore: sums.refundedOre,
      refund_failed_ore: sums.refundFailedOre,
      disputed_ore: Math.max(before.disputed_ore, answer.disputedOre),
      held_until: isNews ? answer.heldUntil : before.held_until,
      step_url: isNews ? answer.stepUrl : null,
      failure: isNews ? answer.failure : before.failure,
      reusable: isNews ? answer.reusable : before.reusable,
      method_brand: answer.method?.brand ?? before.method_brand,
      method_last4: answer.method ? answer.method.last4 : before.method_last4,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertPayout(
  executor: Executor,
  payout: { key: string; ownerId: number; ore: number; provider: ProviderName; at: Date },
): Promise<PayoutRecord> {
  return executor
    .insertInto('payouts')
    .values({
      key: payout.key,
      owner_id: payout.ownerId,
      ore: payout.ore,
      provider: payout.provider,
      provider_id: null,
      failure: null,
      created_at: payout.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function payoutByKey(executor: Executor, key: string): Promise<PayoutRecord | null> {
  const row = await executor
    .selectFrom('payouts')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function payoutById(executor: Executor, id: number): Promise<PayoutRecord | null> {
  const row = await executor
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores that the provider has refused a payout. */
export function refusePayout(
  executor: Executor,
  id: number,
  failure: string,
): Promise<PayoutRecord> {
  return executor
    .updateTable('payouts')
    .set({ state: 'failed', failure })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps other payouts waiting until the end of the transaction: they share the provider's balance. */
export async function lockPayouts(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payouts', 7358031))`.execute(
    transaction,
  );
}

/** The same for a payout. */
export async function applyPayout(
  transaction: Executor,
  id: number,
  answer: PayoutAnswer,
): Promise<PayoutRecord | null> {
  const before = await transaction
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const state = payoutStateAfter(before.state, answer.state);
  return transaction
    .updateTable('payouts')
    .set({
      provider_id: answer.id,
      state,
      failure: state === answer.state ? answer.failure : before.failure,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores an event from the provider. Returns whether it still has to be processed. */
export async function insertEvent(
  executor: Executor,
  provider: ProviderName,
  event: ProviderEvent,
  at: Date,
): Promise<boolean> {
  const { done_at } = await executor
    .insertInto('provider_events')
    .values({
      provider,
      event_id: event.id,
      kind: event.kind,
      object_id: event.objectId,
      received_at: at,
      done_at: null,
    })
    // Changes nothing, but returns the row of the first delivery.
    .onConflict((conflict) =>
      conflict.columns(['provider', 'event_id']).doUpdateSet({ event_id: event.id }),
    )
    .returning('done_at')
    .executeTakeFirstOrThrow();
  return done_at === null;
}

export async function endEvent(
  executor: Executor,
  provider: ProviderName,
  eventId: string,
  at: Date,
): Promise<void> {
  await executor
    .updateTable('provider_events')
    .set({ done_at: at })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

/** Events that are not processed yet, oldest first. */
export function waitingEvents(
  executor: Executor,
  provider: ProviderName,
): Promise<Selectable<Tables['provider_events']>[]> {
  return executor
    .selectFrom('provider_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('done_at', 'is', null)
    .orderBy('received_at')
    .limit(100)
    .execute();
}

/** The provider's id of a member; null before the member is registered there. */
export async function findCustomer(
  executor: Executor,
  provider: ProviderName,
  userId: number,
): Promise<string | null> {
  const row = await executor
    .selectFrom('provider_customers')
    .select('customer_id')
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function insertCustomer(
  executor: Executor,
  provider: ProviderName,
  userId: number,
  customerId: string,
): Promise<void> {
  await executor
    .insertInto('provider_customers')
    .values({ user_id: userId, provider, customer_id: customerId, payout_account: null })
    // Any unique index: of two concurrent inserts, either may report the conflict.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The account that a member is paid out to, as last reported by the provider. */
export interface PayoutAccountRecord {
  accountId: string | null;
  facts: PayoutAccountFacts | null;
  heardAt: Date | null;
}

/** Null for a member who is not registered at the provider yet. */
export async function findPayoutAccount(
  executor: Executor,
  provider: ProviderName,
  userId: number,
  { lock = false } = {},
): Promise<PayoutAccountRecord | null> {
  const row = await executor
    .selectFrom('provider_customers')
    .select(['payout_account as accountId', 'payout_facts as facts', 'payout_heard_at as heardAt'])
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the account of a member, unless there is one. */
export async function insertPayoutAccount(
  executor: Executor,
  provider: ProviderName,
  userId: number,
  accountId: string,
): Promise<void> {
  await executor
    .updateTable('provider_customers')
    .set({ payout_account: accountId })
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .where('payout_account', 'is', null)
    .execute();
}

export async function updatePayoutFacts(
  executor: Executor,
  provider: ProviderName,
  userId: number,
  { facts, at }: { facts: PayoutAccountFacts; at: Date },
): Promise<void> {
  await executor
    .updateTable('provider_customers')
    .set({ payout_facts: JSON.stringify(facts), payout_heard_at: at })
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .execute();
}

/** The member with this account; null for an unknown account. */
export async function memberOfPayoutAccount(
  executor: Executor,
  provider: ProviderName,
  accountId: string,
): Promise<number | null> {
  const row = await executor
    .selectFrom('provider_customers')
    .select('user_id')
    .where('provider', '=', provider)
    .where('payout_account', '=', accountId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The members whose account the provider was last asked about before a moment, the longest ago first. */
export async function membersNotHeardSince(
  executor: Executor,
  provider: ProviderName,
  before: Date,
): Promise<number[]> {
  const rows = await executor
    .selectFrom('provider_customers')
    .select('user_id')
    .where('provider', '=', provider)
    .where('payout_account', 'is not', null)
    .where('payout_heard_at', '<', before)
    .orderBy('payout_heard_at')
    .limit(100)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Members to whom money is due, the largest sum first. */
export async function ownersDue(executor: Executor): Promise<{ ownerId: number; ore: number }[]> {
  const { rows } = await sql<{ ownerId: number; ore: number }>`
    select split_part(account, ':', 2)::bigint as "ownerId", -sum(ore) as ore
    from ledger_entries where account like 'owner:%:due'
    group by account having sum(ore) < 0 order by 2 desc limit 500
  `.execute(executor);
  return rows;
}
