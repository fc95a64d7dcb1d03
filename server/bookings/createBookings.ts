import type { Logger } from 'pino';
import { lateFee } from '../../domain/bookingEnds';
import { type BookingStep, canTake, clockStep } from '../../domain/bookingLife';
import { copenhagenDateOf } from '../../domain/days';
import { postings } from '../../domain/postings';
import type { Executor } from '../database/openDatabase';
import type { Live } from '../live/createLive';
import type { Outcome as Charged, PaymentService } from '../money/payments';
import { enqueue } from '../outbox/enqueue';
import type { Outbox } from '../outbox/startOutbox';
import {
  type BookingRecord,
  bookingById,
  bookingsDue,
  factsOf,
  insertHistory,
} from '../records/bookings';
import { callsOfPayment, paymentsOfBooking } from '../records/payments';
import { freeDays } from '../records/reservations';
import {
  bookedQuote,
  createBookingMoney,
  depositDue,
  depositDueAt,
  latestPayments,
} from './bookingMoney';
import { insertRequest, type Wanted } from './insertRequest';
import { lockBooking } from './lockBooking';
import { type Changes, type Move, type Moved, moveBooking } from './moveBooking';
import { notifyOfBooking } from './tell';

export interface Options {
  executor: Executor;
  payments: PaymentService;
  /** Known once the service has started. */
  told: () => { outbox: Outbox; live: Live };
  commissionPercent: number;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

/** What came of a step: the booking as it is now, and whether it was the step that made it so. */
export interface Taken {
  kind: 'moved' | 'already' | 'impossible' | 'taken' | 'no deposit';
  booking: BookingRecord;
}

/** The whole of what can happen to a booking. Every change of one goes through here. */
export function createBookings({ executor, payments, told, commissionPercent, now, log }: Options) {
  const money = createBookingMoney({ payments, commissionPercent, now });

  function tell(moved: readonly Moved[]): void {
    if (moved.length === 0) return;
    const { outbox, live } = told();
    const members = [...new Set(moved.flatMap(({ memberIds }) => memberIds))];
    const conversations = moved.flatMap(({ conversationIds }) => conversationIds);
    live.announce(members, [
      ...conversations.map((id) => `Conversations:${id}` as const),
      ...(['Bookings', 'Reservations', 'Notices'] as const),
    ]);
    outbox.wake();
  }

  /** Asks the provider to reserve the rental, and moves the booking on as far as the answer says. */
  async function pay(
    booking: BookingRecord,
    { methodId, returnUrl }: { methodId: string | null; returnUrl: string },
  ): Promise<Charged> {
    const before = (await paymentsOfBooking(executor, booking.id)).filter(
      ({ purpose }) => purpose === 'booking',
    );
    const unfinished = before.find(({ state }) => ['begun', 'needsAction'].includes(state));
    const attempt = unfinished ? before.indexOf(unfinished) + 1 : before.length + 1;
    const charged = await payments.authorise(
      {
        key: `booking:${booking.id}:${attempt}`,
        ...{ bookingId: booking.id, payerId: booking.borrowerId, purpose: 'booking' },
        ore: booking.totalPriceCents,
      },
      { ...(methodId === null ? { save: true } : { methodId }), returnUrl },
    );
    await look(booking.id);
    return charged;
  }

  /** What has become of the payment of a booking that waits for it: the step that follows, or null. */
  async function stepOfPayment(
    transaction: Executor,
    booking: BookingRecord,
  ): Promise<BookingStep | null> {
    if (booking.state !== 'awaitingPayment') return null;
    const { rental } = latestPayments(await paymentsOfBooking(transaction, booking.id));
    if (!rental || ['begun', 'needsAction'].includes(rental.state)) return null;
    if (rental.state !== 'authorised' || (await isToolGone(transaction, booking.toolId))) {
      return 'refusePayment';
    }
    const step = booking.isInstant ? 'reserveMoneyInstantly' : 'reserveMoney';
    return canTake(step, 'provider', factsOf(booking), now()) ? step : 'refusePayment';
  }

  async function isToolGone(transaction: Executor, toolId: number): Promise<boolean> {
    const tool = await transaction
      .selectFrom('tools')
      .select('deleted_at')
      .where('id', '=', toolId)
      .executeTakeFirst();
    return tool?.deleted_at !== null;
  }

  /** Writes down what the provider has said of an accepted booking's money. */
  async function noteMoney(transaction: Executor, booking: BookingRecord): Promise<BookingRecord> {
    const { rental, deposit } = latestPayments(await paymentsOfBooking(transaction, booking.id));
    const at = now();
    let after = booking;
    const isUnderWay = ['accepted', 'pickedUp', 'returned', 'inDispute'].includes(booking.state);
    if (rental && rental.captured_ore > 0 && booking.paidAt === null && isUnderWay) {
      after = { ...after, paidAt: at, captureRefusedAt: null };
      await enqueue(transaction, {
        once: `deposit of booking ${booking.id}`,
        ...{ kind: 'booking_money', payload: { bookingId: booking.id } },
        dueAt: depositDueAt(booking.startDate),
      });
    }
    if (
      rental &&
      booking.state === 'accepted' &&
      booking.paidAt === null &&
      after.paidAt === null
    ) {
      const calls = await callsOfPayment(transaction, rental.id);
      const isRefused =
        ['expired', 'cancelled', 'failed'].includes(rental.state) ||
        calls.some(({ action, state }) => action === 'capture' && state === 'refused');
      if (isRefused && booking.captureRefusedAt === null) {
        after = { ...after, captureRefusedAt: at };
        const to = [booking.borrowerId];
        await notifyOfBooking(transaction, booking, { event: 'paymentRefused', to, now: at });
      }
    }
    const isHeld = deposit && (deposit.state === 'authorised' || deposit.captured_ore > 0);
    if (isHeld && booking.depositHeldAt === null) after = { ...after, depositHeldAt: at };
    if (after === booking) return booking;
    await transaction
      .updateTable('bookings')
      .set({
        paid_at: after.paidAt,
        capture_refused_at: after.captureRefusedAt,
        deposit_held_at: after.depositHeldAt,
        due_at: clockStep(factsOf(after))?.dueAt ?? null,
      })
      .where('id', '=', booking.id)
      .execute();
    return after;
  }

  /** What the card was asked for being late and did not pay, in øre; null while nobody knows. */
  async function lateOwed(transaction: Executor, booking: BookingRecord): Promise<number | null> {
    if (booking.lateFeeCents === 0) return 0;
    const { lateFee: payment } = latestPayments(await paymentsOfBooking(transaction, booking.id));
    if (!payment) return null;
    if (payment.captured_ore > 0) return 0;
    const isOver = ['failed', 'cancelled', 'expired', 'needsAction'].includes(payment.state);
    const calls = await callsOfPayment(transaction, payment.id);
    return isOver || calls.some(({ state }) => state === 'refused') ? booking.lateFeeCents : null;
  }

  /** Brings what is stored of a booking's money in order, in one transaction. */
  async function bringInOrder(bookingId: number): Promise<BookingRecord | null> {
    const moved: Moved[] = [];
    let isNoted = false;
    const booking = await executor.transaction().execute(async (transaction) => {
      const locked = await lockBooking(transaction, bookingId);
      if (!locked) return null;
      let present = locked;
      const step = await stepOfPayment(transaction, present);
      if (step) {
        const at = now();
        const go = (next: BookingStep) =>
          moveBooking(transaction, present, { step: next, actor: 'provider', now: at });
        let outcome = await go(step);
        // The hold was over before the money came, and somebody else has the days.
        if (outcome.kind === 'taken') outcome = await go('refusePayment');
        if (outcome.kind === 'moved') moved.push(outcome.moved);
        present = (await bookingById(transaction, bookingId)) ?? present;
      }
      const noted = await noteMoney(transaction, present);
      isNoted = noted !== present;
      present = noted;
      const lateCents = await lateOwed(transaction, present);
      if (lateCents !== null) await money.settle(transaction, present, { lateCents });
      return present;
    });
    tell(moved);
    // What is paid opens the hand-over: an open page of either has to hear of it.
    if (booking && isNoted) {
      told().live.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
    }
    if (booking) told().outbox.wake();
    return booking;
  }

  /** The method that is charged without the person: the chosen one, else their default. */
  async function methodOf(booking: BookingRecord): Promise<string | null> {
    if (booking.methodId !== null) return booking.methodId;
    const customer = await payments.customer(booking.borrowerId);
    const methods = await payments.provider.methods(customer);
    return (methods.find(({ isDefault }) => isDefault) ?? methods[0])?.id ?? null;
  }

  async function notifyBorrower(
    booking: BookingRecord,
    event: 'depositRefused' | 'depositTaken',
  ): Promise<void> {
    const to = [booking.borrowerId];
    await executor
      .transaction()
      .execute((transaction) => notifyOfBooking(transaction, booking, { event, to, now: now() }));
    told().live.announce(to, ['Notices', 'Bookings']);
    told().outbox.wake();
  }

  /**
   * Reserves or charges the deposit, once it is time. Answers whether anything was asked for. One that was refused is
   * asked for `again` when the borrower has chosen another method.
   */
  async function secureDeposit(
    booking: BookingRecord,
    { atHandover = false, again = false } = {},
  ): Promise<boolean> {
    const how = depositDue(booking, now(), { atHandover });
    const before = (await paymentsOfBooking(executor, booking.id)).filter(
      ({ purpose }) => purpose === 'deposit',
    );
    const last = before.at(-1);
    const isRefused =
      last !== undefined && ['failed', 'expired', 'cancelled', 'needsAction'].includes(last.state);
    if (how === null || (last !== undefined && !(again && isRefused))) return false;
    if (last?.state === 'needsAction') {
      await payments.release({ paymentId: last.id, name: 'cancel', posting: null });
    }
    const methodId = await methodOf(booking);
    if (methodId === null) {
      await notifyBorrower(booking, 'depositRefused');
      return false;
    }
    const { id: bookingId, depositCents: ore } = booking;
    const charge = {
      key: `booking:${bookingId}:deposit${before.length === 0 ? '' : before.length + 1}`,
      ...{ bookingId, payerId: booking.borrowerId, purpose: 'deposit' as const, ore },
    };
    const entries = postings.depositCharge({ bookingId, cents: ore });
    const outcome =
      how === 'hold'
        ? await payments.authorise(charge, { methodId, returnUrl: `/booking/${bookingId}` })
        : await payments.chargeSaved(charge, methodId, { kind: 'depositCharge', entries });
    if (['failed', 'needsAction'].includes(outcome.payment.state) || outcome.state === 'refused') {
      await notifyBorrower(booking, 'depositRefused');
    } else if (outcome.payment.captured_ore > 0) {
      await notifyBorrower(booking, 'depositTaken');
    }
    return true;
  }

  /** Charges what being late costs, once. Answers whether anything was asked for. */
  async function chargeLateFee(booking: BookingRecord): Promise<boolean> {
    const { id: bookingId, ownerId, lateFeeCents: ore, state } = booking;
    if (ore === 0 || !['returned', 'inDispute', 'completed'].includes(state)) return false;
    const { lateFee: asked } = latestPayments(await paymentsOfBooking(executor, bookingId));
    if (asked) return false;
    const methodId = (await methodOf(booking)) ?? 'none';
    const charge = { key: `booking:${bookingId}:late`, bookingId, payerId: booking.borrowerId };
    const entries = postings.lateFee({ ownerId, cents: ore });
    await payments.chargeSaved({ ...charge, purpose: 'lateFee', ore }, methodId, {
      ...{ kind: 'lateFee', entries },
    });
    return true;
  }

  /**
   * Brings a booking and its money together, whatever has happened to either. May run at any time, any number of times,
   * in any number of processes.
   */
  async function look(bookingId: number): Promise<void> {
    const booking = await bringInOrder(bookingId);
    if (!booking) return;
    const asked = [await secureDeposit(booking), await chargeLateFee(booking)];
    if (asked.includes(true)) await bringInOrder(bookingId);
  }

  /** The borrower pays a deposit that was refused with another method. Answers whether it is secured now. */
  async function payDeposit(booking: BookingRecord, methodId: string): Promise<boolean> {
    await executor
      .updateTable('bookings')
      .set({ method_id: methodId })
      .where('id', '=', booking.id)
      .execute();
    await secureDeposit({ ...booking, methodId }, { atHandover: true, again: true });
    const present = await bringInOrder(booking.id);
    return present?.depositHeldAt !== null;
  }

  /** Takes a step for somebody. `work` may refuse it or add to it, in its transaction. */
  async function take(
    bookingId: number,
    move: Omit<Move, 'now'>,
    work?: (
      transaction: Executor,
      booking: BookingRecord,
    ) => Promise<Changes | 'not yet' | 'no deposit'>,
  ): Promise<Taken | null> {
    const at = now();
    const outcome = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (!booking) return null;
      if (!canTake(move.step, move.actor, factsOf(booking), at)) {
        const last = await lastStep(transaction, bookingId);
        const isSame = last?.step === move.step && last.actor === move.actor;
        return { kind: isSame ? ('already' as const) : ('impossible' as const), booking };
      }
      const changes = work ? await work(transaction, booking) : {};
      if (changes === 'not yet') return { kind: 'moved' as const, booking, moved: null };
      if (changes === 'no deposit') return { kind: changes, booking };
      const moving = { ...move, now: at, changes: { ...move.changes, ...changes } };
      const result = await moveBooking(transaction, booking, moving);
      return result.kind === 'moved'
        ? { kind: 'moved' as const, booking: result.moved.booking, moved: result.moved }
        : { kind: result.kind, booking };
    });
    if (!outcome) return null;
    if ('moved' in outcome) {
      if (outcome.moved) tell([outcome.moved]);
      else
        told().live.announce([outcome.booking.ownerId, outcome.booking.borrowerId], ['Bookings']);
      await look(bookingId).catch((error: unknown) => {
        // The job that the step has stored does it later.
        log.warn({ err: error, booking: bookingId }, 'the money of a booking waits for its job');
      });
    }
    const present = await bookingById(executor, bookingId);
    return { kind: outcome.kind, booking: present ?? outcome.booking };
  }

  async function lastStep(transaction: Executor, bookingId: number) {
    return transaction
      .selectFrom('booking_history')
      .select(['step', 'actor'])
      .where('booking_id', '=', bookingId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Both have to confirm that the tool was handed over; a code that the one shows and the other types is both. */
  async function confirmPickup(bookingId: number, actor: 'borrower' | 'owner', isBoth: boolean) {
    const before = await bookingById(executor, bookingId);
    const isPossible = before && canTake('confirmPickup', actor, factsOf(before), now());
    if (isPossible && before.depositHeldAt === null) {
      if (await secureDeposit(before, { atHandover: true })) await bringInOrder(bookingId);
    }
    return take(bookingId, { step: 'confirmPickup', actor }, async (transaction, booking) => {
      if (booking.depositCents > 0 && booking.depositHeldAt === null) return 'no deposit';
      const at = now();
      const mine = actor === 'owner' ? 'owner_gave_it_at' : 'borrower_has_it_at';
      const theirs = actor === 'owner' ? booking.borrowerHasItAt : booking.ownerGaveItAt;
      if (isBoth || theirs !== null) return { borrower_has_it_at: at, owner_gave_it_at: at };
      await transaction
        .updateTable('bookings')
        .set({ [mine]: at })
        .where('id', '=', bookingId)
        .execute();
      return 'not yet';
    });
  }

  /** The tool is back: from today on its days are free, and what being late costs stands. */
  function markReturned(bookingId: number, actor: 'borrower' | 'owner') {
    return take(bookingId, { step: 'markReturned', actor }, async (_transaction, booking) => {
      const today = copenhagenDateOf(now());
      const fee =
        booking.lateWaivedAt === null ? lateFee(bookedQuote(booking), booking.endDate, today) : 0;
      return { returned_on: today, late_fee_cents: fee };
    });
  }

  /** One of the two asks us to decide what they do not agree on. */
  async function askSupport(bookingId: number, actor: 'borrower' | 'owner'): Promise<Taken | null> {
    const at = now();
    const kind = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (booking?.state !== 'inDispute') return 'impossible' as const;
      if (booking.supportAskedAt !== null) return 'already' as const;
      await transaction
        .updateTable('bookings')
        .set({ support_asked_at: at })
        .where('id', '=', bookingId)
        .execute();
      await insertHistory(transaction, {
        ...{ bookingId, step: 'askSupport', actor, fromState: booking.state },
        ...{ toState: booking.state, note: null, at },
      });
      return 'moved' as const;
    });
    return answered(kind, bookingId);
  }

  /** While the tool is out, its owner can waive what being late costs. Null: there is nothing to waive. */
  async function waiveLateFee(bookingId: number): Promise<Taken | null> {
    const at = now();
    const kind = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (booking?.state !== 'pickedUp') return null;
      if (booking.lateWaivedAt !== null) return 'already' as const;
      await transaction
        .updateTable('bookings')
        .set({ late_waived_at: at })
        .where('id', '=', bookingId)
        .execute();
      await insertHistory(transaction, {
        ...{ bookingId, step: 'waiveLateFee', actor: 'owner', fromState: booking.state },
        ...{ toState: booking.state, note: null, at },
      });
      return 'moved' as const;
    });
    return kind && answered(kind, bookingId);
  }

  async function answered(kind: Taken['kind'], bookingId: number): Promise<Taken | null> {
    const booking = await bookingById(executor, bookingId);
    if (!booking) return null;
    if (kind === 'moved') {
      told().live.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
    }
    return { kind, booking };
  }

  /** A tool that is gone is lent to nobody: its owner has declined who asked for it. */
  async function declineRequests(toolId: number): Promise<void> {
    const waiting = await executor
      .selectFrom('bookings')
      .select('id')
      .where('tool_id', '=', toolId)
      .where('state', '=', 'requested')
      .execute();
    for (const { id } of waiting) await take(id, { step: 'decline', actor: 'owner' });
  }

  /** What the clock does with a booking: the step that is due, or the end of an instant booking's hold. */
  async function tick(bookingId: number): Promise<void> {
    const at = now();
    // Money that has come in the meantime is heard before the clock says it is too late.
    await look(bookingId);
    const moved = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (!booking) return null;
      const next = clockStep(factsOf(booking));
      if (next && next.dueAt <= at) {
        const move = { step: next.step, actor: 'clock', now: at } as const;
        const outcome = await moveBooking(transaction, booking, move);
        return outcome.kind === 'moved' ? outcome.moved : null;
      }
      if (booking.state === 'awaitingPayment') await freeDays(transaction, bookingId);
      await transaction
        .updateTable('bookings')
        .set({ due_at: next?.dueAt ?? null })
        .where('id', '=', bookingId)
        .execute();
      return null;
    });
    if (moved) tell([moved]);
  }

  return {
    /** Stores a booking that waits for its payment. Null: the days are not free. */
    insert: (transaction: Executor, wanted: Wanted) => insertRequest(transaction, wanted, now()),
    pay,
    look,
    take,
    payDeposit,
    confirmPickup,
    markReturned,
    askSupport,
    declineRequests,
    waiveLateFee,
    /** Takes the clock's steps that are due. One that fails is left to the next time, and keeps no other from its own. */
    async sweep(): Promise<void> {
      for (const id of await bookingsDue(executor, now(), 200)) {
        await tick(id).catch((error: unknown) => {
          log.warn({ err: error, booking: id }, 'a booking waits for the next sweep');
        });
      }
    },
  };
}

export type BookingService = ReturnType<typeof createBookings>;
