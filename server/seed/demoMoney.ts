import { settle } from '../../domain/bookings/bookingEnds';
import { postings } from '../../domain/payments/postings';
import { addDays, type CalendarDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { post } from '../payments/ledger';
import { testCards } from '../payments/testProvider/testCards';
import { type DemoReservation, demoQuote, demoReservations } from './demoReservations';

/** Noon in Denmark, near enough. */
const noon = (date: CalendarDate) => new Date(`${date}T11:00:00Z`);

interface Paid {
  ownerId: number;
  ownerCents: number;
  endedOn: CalendarDate;
}

/**
 * Stores the payment of a demo booking by the usual rules: captured in full, and refunded when it is cancelled. Returns
 * what the owner earned; null when the booking is not completed.
 */
async function payBooking(
  transaction: Executor,
  row: DemoReservation,
  today: CalendarDate,
): Promise<Paid | null> {
  const { tool, quote: booked } = demoQuote(row);
  const [id, ownerId, payerId] = [Number(row.id), Number(tool.owner.id), Number(row.memberId)];
  const bookedAt = noon(addDays(today, -row.bookedDaysAgo));
  const endedOn = addDays(today, -(row.endedDaysAgo ?? 0));
  const isCancelled = row.status === 'cancelled';
  const { totalCents: ore } = booked;
  const refunded = isCancelled ? ore : 0;
  const providerId = `pay_demo_${id}`;
  const key = (name: string) => `payment:${id}:${name}`;

  await transaction
    .insertInto('payments')
    .values({
      id,
      key: `booking:${id}:1`,
      booking_id: id,
      payer_id: payerId,
      purpose: 'booking',
      provider: 'test',
      provider_id: providerId,
      state: isCancelled ? 'refunded' : 'captured',
      ore,
      captured_ore: ore,
      refunded_ore: refunded,
      held_until: null,
      step_url: null,
      failure: null,
      reusable: true,
      created_at: bookedAt,
      method_brand: testCards.good.brand,
      method_last4: testCards.good.last4,
    })
    .execute();
  await transaction
    .insertInto('test_provider_payments')
    .values({
      id: providerId,
      kind: 'payment',
      customer: `member_${payerId}`,
      card: 'good',
      ore,
      reference: `payment:${id}`,
      state: isCancelled ? 'refunded' : 'captured',
      captured_ore: ore,
      refunded_ore: refunded,
      failure: null,
      held_until: null,
      return_url: null,
      created_at: bookedAt,
    })
    .execute();
  const move = async (
    action: 'capture' | 'refund',
    at: Date,
    entries: ReturnType<typeof postings.capture>,
  ) => {
    await transaction
      .insertInto('provider_calls')
      .values({
        key: key(action),
        action,
        payment_id: id,
        payout_id: null,
        ore,
        state: 'done',
        posting: null,
        failure: null,
        asked_at: at,
        due_at: at,
        answered_at: at,
      })
      .execute();
    await post(transaction, { key: key(action), kind: action, bookingId: id, entries, at });
  };
  await move('capture', bookedAt, postings.capture({ ownerId, ...booked }));
  if (isCancelled) {
    await move('refund', noon(endedOn), postings.refund({ ownerId, ...booked }));
    return null;
  }
  if (row.status !== 'completed') return null;
  const { ownerCents, commissionCents } = settle(booked, 'completed');
  const entries = postings.release({ ownerId, cents: ownerCents, commissionCents });
  const at = noon(endedOn);
  await post(transaction, {
    key: `booking:${id}:release`,
    kind: 'release',
    bookingId: id,
    entries,
    at,
  });
  return { ownerId, ownerCents, endedOn };
}

/** Pays out an owner's earnings on the day after, so that the demo has no payout left to do. */
async function payOwner(
  transaction: Executor,
  id: number,
  { ownerId, ownerCents: ore, endedOn }: Paid,
): Promise<void> {
  const at = noon(addDays(endedOn, 1));
  const providerId = `payout_demo_${id}`;
  const of = { payoutId: id, ownerId, cents: ore };
  await transaction
    .insertInto('payouts')
    .values({
      id,
      key: `demo:${id}`,
      owner_id: ownerId,
      ore,
      provider: 'test',
      failure: null,
      provider_id: providerId,
      state: 'paid',
      created_at: at,
    })
    .execute();
  await transaction
    .insertInto('test_provider_payouts')
    .values({
      id: providerId,
      destination: `account_member_${ownerId}`,
      reference: `payout:${id}`,
      state: 'paid',
      ore,
      arrives_at: at,
    })
    .execute();
  const [asked, sent] = [postings.payout(of), postings.payoutSent(of)];
  await post(transaction, {
    key: `payout:${id}`,
    kind: 'payout',
    bookingId: null,
    entries: asked,
    at,
  });
  await post(transaction, {
    key: `payout:${id}:sent`,
    kind: 'payoutSent',
    bookingId: null,
    entries: sent,
    at,
  });
}

/** Stores the money of the demo's bookings, in the ledger and at the test provider. */
export async function insertDemoMoney(transaction: Executor, today: CalendarDate): Promise<void> {
  for (const row of demoReservations) {
    const paid = await payBooking(transaction, row, today);
    if (paid) await payOwner(transaction, Number(row.id), paid);
  }
}
