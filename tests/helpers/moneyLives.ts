import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  type BookingEnd,
  bookingEnds,
  type Settlement,
  settle,
} from '../../domain/bookings/bookingEnds';
import { splitClaim } from '../../domain/payments/coverClaims';
import { postings } from '../../domain/payments/postings';
import { quoteFor } from '../../domain/payments/quote';
import type { Executor } from '../../server/database/openDatabase';
import { refundAgain, settleOwedRefunds } from '../../server/payments/failedRefunds';
import { post } from '../../server/payments/ledger';
import { createPayments } from '../../server/payments/payments';
import type { CallState } from '../../server/payments/performCall';
import { reconcile } from '../../server/payments/reconcile';
import { listOwedRefunds } from '../../server/payments/records/failedRefunds';
import { balancesOfBooking, trialBalance } from '../../server/payments/records/ledger';
import type { PaymentRecord } from '../../server/payments/records/payments';
import { createTestProvider } from '../../server/payments/testProvider/createTestProvider';
import { type TestCardName, testCardNames } from '../../server/payments/testProvider/testCards';
import { createRandom } from './createRandom';
import { type CallFault, Crash, callFaults, faultyProvider } from './faultyProvider';

export interface LivesResult {
  lives: number;
  /** Øre that borrowers have paid in the end; shows that the lives did move money. */
  paidOre: number;
  /** Calls that failed, and events that came twice, late or out of order. */
  faults: number;
  /** The total difference, in øre, between what people have and what they should have, over all lives. */
  wrongOre: number;
  /** Refunds that the bank rejected, payouts that it returned, and disputes that ended later. */
  mishaps: Record<'refunds' | 'payouts' | 'disputes', number>;
  /** Where ledger, payments, provider and announcements disagree, in words. */
  differences: string[];
}

/** Two members with a booking between them. */
export interface Members {
  borrowerId: number;
  ownerId: number;
}

/**
 * Runs lives of bookings with money, each with a random end, claim, card and faults. When all work is done, everybody
 * must have what the rules say, to the øre.
 */
export async function moneyLives(
  executor: Executor,
  { borrowerId, ownerId }: Members,
  { seed, faults: wanted, firstBooking }: { seed: number; faults: number; firstBooking: number },
): Promise<LivesResult> {
  const random = createRandom(seed);
  const randomBelow = (most: number) => Math.floor(random() * most);
  const pick = <T>(choices: readonly T[]) => choices[randomBelow(choices.length)] as T;
  const mishaps = { refunds: 0, payouts: 0, disputes: 0 };
  const result: LivesResult = {
    lives: 0,
    paidOre: 0,
    faults: 0,
    wrongOre: 0,
    mishaps,
    differences: [],
  };
  const wrong = new Set<string>();
  const openDisputes: { id: string; end: 'won' | 'lost' }[] = [];
  let clock = Date.parse('2026-06-01T08:00:00Z');
  let isCalm = false;
  const now = () => new Date(clock);
  const nextFault = (): CallFault => {
    const fault = isCalm || random() < 0.5 ? 'none' : pick(callFaults);
    if (fault !== 'none') result.faults += 1;
    return fault;
  };
  const bank = createTestProvider(executor, randomBytes(32), now);
  const quiet = { warn: () => undefined, error: () => undefined };
  // Created again after each crash, like a process that restarts.
  const start = () =>
    createPayments({ executor, provider: faultyProvider(bank, nextFault), now, log: quiet });
  let money = start();

  async function restartOnCrash<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      money = start();
      return null;
    }
  }

  /** Delivers some of the events, in any order, some of them twice; delivers all of them when it is calm. */
  async function deliver(): Promise<void> {
    const events = await bank.waitingEvents();
    if (!isCalm) events.sort(() => random() - 0.5);
    for (const event of events) {
      const fate = isCalm ? 'once' : pick(['once', 'twice', 'late'] as const);
      if (fate !== 'once') result.faults += 1;
      if (fate === 'late') continue;
      for (let time = 0; time < (fate === 'twice' ? 2 : 1); time += 1) {
        await restartOnCrash(() => money.receive(event.body, event.headers));
      }
      await bank.delivered(event.id);
    }
  }

  /** Lets time pass until the provider has answered. */
  async function settled(key: string): Promise<CallState> {
    for (let round = 0; ; round += 1) {
      const state = await restartOnCrash(() => money.perform(key));
      if (state !== null && state !== 'asking') return state;
      if (round > 20) isCalm = true;
      clock += 61_000;
      await restartOnCrash(() => money.catchUp());
    }
  }

  /** Sends the request again after a crash, with the same key, as a person does who presses the button again. */
  async function pay(name: string, ore: number, bookingId: number, card: TestCardName | null) {
    const purpose = name === 'deposit' ? 'deposit' : 'booking';
    const charge = {
      key: `${bookingId}:${name}`,
      bookingId,
      payerId: borrowerId,
      purpose,
      ore,
    } as const;
    for (;;) {
      const made = await restartOnCrash(() => money.authorise(charge, { returnUrl: '/' }));
      if (made && made.state !== 'asking') {
        if (card && made.payment.step_url) await choose(made.payment, card);
        return made.payment;
      }
      clock += 61_000;
    }
  }

  async function choose({ provider_id, id }: PaymentRecord, card: TestCardName): Promise<void> {
    const chosen = await bank.choose(provider_id ?? '', { kind: 'pay', card });
    if (chosen?.state === 'needsAction') {
      await bank.choose(provider_id ?? '', { kind: 'step', done: random() < 0.8 });
    }
    await deliver();
    await money.lookAtPayment(id);
  }

  async function change(
    action: 'capture' | 'refund' | 'cancel',
    payment: PaymentRecord,
    name: string,
    ore: number,
    posting: Parameters<typeof money.enqueueChange>[2]['posting'],
  ): Promise<CallState> {
    // Sometimes requested twice, as by a second press of the button.
    const asked = { paymentId: payment.id, name, posting };
    const key = await money.enqueueChange(executor, action, asked, ore);
    if (random() < 0.3) await money.enqueueChange(executor, action, asked, ore);
    return settled(key);
  }

  async function runLife(bookingId: number): Promise<void> {
    const prices = {
      pricePerDayCents: 1 + randomBelow(30_000),
      pricePerWeekCents: random() < 0.5 ? 1 + randomBelow(90_000) : null,
      depositCents: randomBelow(60_000),
    };
    const booked = {
      ...quoteFor(prices, 1 + randomBelow(20), 1 + randomBelow(3)),
      pricePerDayCents: prices.pricePerDayCents,
    };
    const end = random() < 0.5 ? 'completed' : pick(Object.keys(bookingEnds) as BookingEnd[]);
    const card = random() < 0.5 ? 'good' : pick(testCardNames);
    const key = (name: string) => `booking:${bookingId}:${name}`;
    const payment = await pay('booking', booked.totalCents, bookingId, card);
    const { state } = (await executor
      .selectFrom('payments')
      .select('state')
      .where('id', '=', payment.id)
      .executeTakeFirst()) ?? { state: 'failed' };
    const settlement = settle(booked, end);
    const lines = { ownerId, ...booked };
    let owed = 0;
    let paid = 0;
    if (state === 'authorised' && settlement.chargedCents === 0) {
      await change('cancel', payment, 'cancel', 0, null);
    } else if (state === 'authorised') {
      const entries = postings.capture(lines);
      const taken = await change('capture', payment, 'capture', booked.totalCents, {
        kind: 'capture',
        entries,
      });
      if (taken === 'done') {
        // When a no-show is refuted, the undisputed part is refunded first, and the held part later.
        const first = end === 'noShowRefuted' ? settle(booked, 'noShow') : settlement;
        const refund = async (name: string, back: Settlement['back'], cents: number) => {
          if (cents === 0) return;
          const entries = postings.refund({ ownerId, ...back });
          await change('refund', payment, name, cents, { kind: 'refund', entries });
        };
        await refund('refund', first.back, first.backCents);
        if (first !== settlement) {
          const rest = {
            rentalCents: settlement.back.rentalCents - first.back.rentalCents,
            serviceFeeCents: settlement.back.serviceFeeCents - first.back.serviceFeeCents,
            insuranceCents: settlement.back.insuranceCents - first.back.insuranceCents,
          };
          await refund('refund of what was held', rest, settlement.backCents - first.backCents);
        }
        const { ownerCents, commissionCents } = settlement;
        const release = postings.release({ ownerId, cents: ownerCents, commissionCents });
        await post(executor, {
          key: key('release'),
          kind: 'release',
          bookingId,
          entries: release,
          at: now(),
        });
        // Posted twice: the second posting finds that the first is done.
        await post(executor, {
          key: key('release'),
          kind: 'release',
          bookingId,
          entries: release,
          at: now(),
        });
        owed += ownerCents;
        const kept = booked.totalCents - settlement.backCents;
        // The borrower's bank takes the payment back, and sometimes gives in: the owner is paid either way.
        const isDisputed = kept > 0 && random() < 0.15;
        const isLost = isDisputed && random() < 0.5;
        if (isDisputed) {
          await bank.bank(payment.provider_id ?? '', 'dispute');
          openDisputes.push({ id: payment.provider_id ?? '', end: isLost ? 'lost' : 'won' });
        }
        if (settlement.backCents > 0 && random() < 0.7) await failRefund(payment);
        paid += isLost ? 0 : kept;
      }
    }
    if (end === 'completed' && owed > 0 && booked.depositCents > 0) {
      const deposit = await pay('deposit', booked.depositCents, bookingId, 'good');
      const cents = booked.depositCents;
      const charge = postings.depositCharge({ bookingId, cents });
      const taken = await change('capture', deposit, 'capture', cents, {
        kind: 'depositCharge',
        entries: charge,
      });
      if (taken === 'done') {
        const terms = { depositCents: cents, declaredValueCents: 1_000_000, units: 1 };
        const cover = splitClaim(randomBelow(2 * cents), terms);
        const damage = postings.damage({ bookingId, ownerId, cents: cover.fromDepositCents });
        const claim = postings.claim({ ownerId, cents: cover.coverCents });
        await executor.transaction().execute(async (transaction) => {
          await post(transaction, {
            key: key('damage'),
            kind: 'damage',
            bookingId,
            entries: damage,
            at: now(),
          });
          await post(transaction, {
            key: key('claim'),
            kind: 'claim',
            bookingId,
            entries: claim,
            at: now(),
          });
        });
        if (cover.depositBackCents > 0) {
          const back = postings.depositReturn({ bookingId, cents: cover.depositBackCents });
          await change('refund', deposit, 'return', cover.depositBackCents, {
            kind: 'depositReturn',
            entries: back,
          });
        }
        owed += cover.fromDepositCents + cover.coverCents;
        paid += cover.fromDepositCents;
      }
    }
    await deliver();
    expectations.set(bookingId, { owed, paid });
    if (random() < 0.3)
      await restartOnCrash(() => money.payOut(ownerId, `${ownerId}:${bookingId}`));
    if (random() < 0.2) await endSomePayout();
    if (random() < 0.5) await endSomeDispute();
    if (random() < 0.5) await settleSomeRefund();
    await check();
    result.lives += 1;
  }

  async function failRefund({ id, provider_id }: PaymentRecord): Promise<void> {
    await bank.bank(provider_id ?? '', 'failRefund');
    mishaps.refunds += 1;
    // Sometimes the event comes late.
    if (random() < 0.5) await restartOnCrash(() => money.lookAtPayment(id));
    await check();
  }

  async function endSomeDispute(): Promise<void> {
    const [dispute] = openDisputes.splice(randomBelow(openDisputes.length), 1);
    if (!dispute) return;
    await bank.bank(dispute.id, dispute.end);
    mishaps.disputes += 1;
    await deliver();
    await check();
  }

  /** What staff do in the office: send it again first, then pay it another way. */
  async function settleSomeRefund(): Promise<void> {
    const ids = await owedBookings();
    if (ids.length > 0) await settleRefund(pick(ids));
  }

  async function settleRefund(bookingId: number): Promise<void> {
    const owed = await listOwedRefunds(executor, bookingId);
    if (owed.some(({ state, isAsking }) => state === 'disputed' || isAsking)) return;
    const isPaid = owed.some(({ state, attempts }) => state === 'lost' || attempts > 1);
    await executor
      .transaction()
      .execute((transaction) =>
        isPaid
          ? settleOwedRefunds(transaction, bookingId, now())
          : refundAgain(transaction, money, bookingId),
      );
    const { rows } = await sql<{ key: string }>`
      select key from provider_calls where state = 'asking' and key like '%:refund-again:%'
    `.execute(executor);
    for (const { key } of rows) await settled(key);
    await check();
    const [first] = owed;
    if (first && !isPaid && random() < 0.3) {
      const { rows } = await sql<PaymentRecord>`
        select * from payments where id = ${first.paymentId}
      `.execute(executor);
      if (rows[0]) await failRefund(rows[0]);
    }
  }

  async function owedBookings(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select posted.booking_id as id from ledger_entries as entry
      join ledger_transactions as posted on posted.id = entry.transaction_id
      where entry.account = ${`borrower:${borrowerId}:owed`}
      group by posted.booking_id having sum(entry.ore) < 0 order by 1
    `.execute(executor);
    return rows.map(({ id }) => id);
  }

  /** The ledger sums to zero, and nothing was announced that was not posted. */
  async function check(): Promise<void> {
    const { ore, unbalanced } = await trialBalance(executor);
    if (ore !== 0 || unbalanced !== 0) wrong.add(`the ledger sums to ${ore}`);
    const { rows } = await sql<{ event: string; told: number; posted: number }>`
      select news.event,
        (select count(*)::int from notices where member_id in (${borrowerId}, ${ownerId}) and params ->> 'event' = news.event) as told,
        (select count(distinct posted.id)::int from ledger_transactions as posted
          join ledger_entries as entry on entry.transaction_id = posted.id
          where posted.kind = news.event
            and entry.account in (${`borrower:${borrowerId}:owed`}, ${`owner:${ownerId}:due`})) as posted
      from unnest(array['refundFailed', 'refundAgain', 'refundPaid', 'payoutReturned']) as news(event)
    `.execute(executor);
    for (const { event, told, posted } of rows) {
      if (told > posted) wrong.add(`${event} was announced ${told} times and happened ${posted}`);
    }
  }

  async function endSomePayout(): Promise<void> {
    const rows = await executor
      .selectFrom('payouts')
      .select(['provider_id', 'state'])
      .where('owner_id', '=', ownerId)
      .where('provider_id', 'is not', null)
      .execute();
    const row = rows.length > 0 ? pick(rows) : null;
    if (!row?.provider_id) return;
    const { state } = await bank.readPayout(row.provider_id);
    if (state === 'paid' || state === 'onItsWay') mishaps.payouts += 1;
    if (state === 'paid') await bank.endPayout(row.provider_id, 'returned');
    if (state === 'onItsWay') await bank.endPayout(row.provider_id, 'failed');
  }

  const expectations = new Map<number, { owed: number; paid: number }>();
  for (let bookingId = firstBooking; result.faults < wanted; bookingId += 1)
    await runLife(bookingId);

  isCalm = true;
  for (let round = 0; round < 5; round += 1) {
    clock += 120_000;
    await bank.applyDue();
    await money.catchUp();
    await deliver();
  }
  while (openDisputes.length > 0) await endSomeDispute();
  for (let round = 0; round < 20; round += 1) {
    await settleSomeRefund();
    await deliver();
  }
  for (let ids = await owedBookings(); ids.length > 0; ids = await owedBookings()) {
    for (const id of ids) {
      clock += 1_000;
      await executor
        .transaction()
        .execute((transaction) => settleOwedRefunds(transaction, id, now()));
    }
  }
  await check();
  // The operator replaces what lost chargebacks and the insurance have cost, so that every payout is covered.
  await post(executor, {
    key: `capital ${seed}`,
    kind: 'topUp',
    bookingId: null,
    at: now(),
    entries: postings.topUp({ cents: 1_000_000_000 }),
  });
  await money.payOutDue('last');
  clock += 120_000;
  await bank.applyDue();
  await deliver();

  let owedToAll = 0;
  for (const [bookingId, { owed, paid }] of expectations) {
    owedToAll += owed;
    result.paidOre += paid;
    const balances = await balancesOfBooking(executor, bookingId);
    // The money that came in and stayed matches the rules, and no account is left open.
    const otherwise = balances.get('capital') ?? 0;
    result.wrongOre += Math.abs((balances.get('provider') ?? 0) + otherwise - paid);
    result.wrongOre += Math.abs(balances.get(`borrower:${borrowerId}:owed`) ?? 0);
    result.wrongOre += Math.abs(-(balances.get(`owner:${ownerId}:due`) ?? 0) - owed);
    result.wrongOre += Math.abs(balances.get(`owner:${ownerId}:held`) ?? 0);
    result.wrongOre += Math.abs(balances.get(`deposit:${bookingId}`) ?? 0);
  }
  const payouts = await executor
    .selectFrom('payouts')
    .select(['state', 'ore'])
    .where('owner_id', '=', ownerId)
    .execute();
  const paidOut = payouts
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { ore }) => sum + ore, 0);
  result.wrongOre += Math.abs(paidOut - owedToAll);
  const { differences, underWay } = await reconcile(executor, bank, new Date(0));
  result.differences = [
    ...wrong,
    ...differences.map((difference) => JSON.stringify(difference)),
    ...(underWay > 0 ? [`${underWay} without an answer`] : []),
  ];
  return result;
}
