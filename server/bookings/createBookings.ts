import type { Logger } from 'pino';
import { lateFee } from '../../domain/bookings/bookingEnds';
import { type BookingStep, canTake, clockStep } from '../../domain/bookings/bookingLife';
import { copenhagenDateOf } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import type { Live } from '../events/createLive';
import { enqueue } from '../jobs/enqueue';
import type { Outbox } from '../jobs/startOutbox';
import { requestsOfMember } from '../members/records/leaving';
import type { CallOutcome as Charged, PaymentService } from '../payments/payments';
import {
  bookingsWithEndingHold,
  callsOfPayment,
  paymentsOfBooking,
} from '../payments/records/payments';
import { reserveBlocks } from '../tools/records/blocks';
import { bookedQuote } from './bookedQuote';
import { createBookingMoney, depositDueAt, latestPayments } from './bookingMoney';
import { createChanges } from './changes';
import { createCharges, isChargeUnpaid } from './charges';
import { createDebts } from './debts';
import { createDisputes } from './disputes';
import { insertRequest, type Wanted } from './insertRequest';
import { lockBooking } from './lockBooking';
import { type Moved, moveBooking } from './moveBooking';
import { type BookingRecord, bookingById, bookingsDue, factsOf } from './records/bookings';
import { releaseDays } from './records/reservations';
import type { TakeStep } from './TakeStep';
import { takeSideStep } from './takeSideStep';
import { notifyOfBooking } from './tell';

export interface BookingOptions {
  executor: Executor;
  payments: PaymentService;
  /** Known only once the service has started. */
  channels: () => { outbox: Pick<Outbox, 'wake'>; live: Pick<Live, 'announce'> };
  commissionPercent: number;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

/** The outcome of a step: the booking as it is now, and whether this step made it so. */
export interface Taken {
  kind:
    | 'moved'
    | 'already'
    /** The same step was taken before with another text or amount, which stays. */
    | 'other words'
    | 'impossible'
    | 'taken'
    | 'no deposit'
    | 'deposit on its way';
  booking: BookingRecord;
}

/** Everything that can happen to a booking. Every change of a booking goes through here. */
export function createBookings(options: BookingOptions) {
  const { executor, payments, channels, commissionPercent, now, log } = options;
  const money = createBookingMoney({ payments, commissionPercent, now });
  const charges = createCharges({ executor, payments, channels, now });
  const debts = createDebts({ executor, payments, syncMoney });

  function announceMoves(moved: readonly Moved[]): void {
    if (moved.length === 0) return;
    const { outbox, live } = channels();
    const members = [...new Set(moved.flatMap(({ memberIds }) => memberIds))];
    const conversations = moved.flatMap(({ conversationIds }) => conversationIds);
    live.announce(members, [
      ...conversations.map((id) => `Conversations:${id}` as const),
      ...(['Bookings', 'Reservations', 'Notices'] as const),
    ]);
    outbox.wake();
  }

  const changes = createChanges({
    executor,
    payments,
    commissionPercent,
    announceMoves,
    syncMoney,
    now,
  });

  /** Asks the provider to reserve the rental, and moves the booking on according to the answer. */
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
        bookingId: booking.id,
        payerId: booking.borrowerId,
        purpose: 'booking',
        ore: booking.totalPriceCents,
      },
      { ...(methodId === null ? { save: true } : { methodId }), returnUrl },
    );
    await syncMoney(booking.id);
    return charged;
  }

  /** The step that follows from the payment of a booking that waits for it; null for none. */
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

  /** Whether the tool is deleted, or its owner is leaving. */
  async function isToolGone(transaction: Executor, toolId: number): Promise<boolean> {
    const tool = await transaction
      .selectFrom('tools')
      .innerJoin('users', 'users.id', 'tools.owner_id')
      .select(['deleted_at', 'leaving_at'])
      .where('tools.id', '=', toolId)
      .executeTakeFirst();
    return tool?.deleted_at !== null || tool.leaving_at !== null;
  }

  /** Records what the provider has said about an accepted booking's money. */
  async function noteMoney(transaction: Executor, booking: BookingRecord): Promise<BookingRecord> {
    const { rental, deposit } = latestPayments(await paymentsOfBooking(transaction, booking.id));
    const at = now();
    let after = booking;
    const isUnderWay = ['accepted', 'pickedUp', 'returned', 'inDispute'].includes(booking.state);
    if (rental && rental.captured_ore > 0 && booking.paidAt === null && isUnderWay) {
      after = { ...after, paidAt: at, captureRefusedAt: null };
      await enqueue(transaction, {
        once: `deposit of booking ${booking.id}`,
        kind: 'booking_money',
        payload: { bookingId: booking.id },
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
    // The bank has released the reservation: the deposit is not secured any more.
    if (deposit && !isHeld && booking.depositHeldAt !== null && isUnderWay) {
      after = { ...after, depositHeldAt: null };
    }
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

  /** Brings the stored state of a booking's money up to date, in one transaction. */
  async function syncOnce(bookingId: number): Promise<BookingRecord | null> {
    const moved: Moved[] = [];
    let isNoted = false;
    let [owes, paysDebt] = [false, false];
    const booking = await executor.transaction().execute(async (transaction) => {
      const locked = await lockBooking(transaction, bookingId);
      if (!locked) return null;
      let present = locked;
      const step = await stepOfPayment(transaction, present);
      if (step) {
        const at = now();
        const go = (next: BookingStep) =>
          moveBooking(transaction, present, {
            step: next,
            actor: 'provider',
            now: at,
            commissionPercent,
          });
        let outcome = await go(step);
        // The hold expired before the money came, and another borrower has taken the days.
        if (outcome.kind === 'taken') outcome = await go('refusePayment');
        if (outcome.kind === 'moved') moved.push(outcome.moved);
        present = (await bookingById(transaction, bookingId)) ?? present;
      }
      const noted = await noteMoney(transaction, present);
      isNoted = noted !== present;
      const followed = await changes.follow(transaction, noted);
      moved.push(...followed.moved);
      present = followed.booking;
      const lateCents = await charges.lateOwed(transaction, present);
      if (lateCents !== null) owes = await money.settle(transaction, present, { lateCents });
      paysDebt = await debts.captureReserved(transaction, present);
      return present;
    });
    announceMoves(moved);
    // A payment makes the hand-over possible: the open pages of both members have to hear of it.
    if (booking && isNoted) {
      channels().live.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
    }
    if (booking && (owes || paysDebt)) {
      channels().live.announce([booking.borrowerId], ['Bookings', 'Notices']);
    }
    if (booking) channels().outbox.wake();
    return booking;
  }

  /**
   * Brings a booking and its money in line, whatever has happened to either. Idempotent; may run at any time and
   * concurrently in several processes.
   */
  async function syncMoney(bookingId: number): Promise<void> {
    const booking = await syncOnce(bookingId);
    if (!booking) return;
    const asked = [
      await charges.secureDeposit(booking),
      await charges.chargeReleasedDeposit(booking),
      await charges.chargeLateFee(booking),
    ];
    if (asked.includes(true)) await syncOnce(bookingId);
  }

  /**
   * `syncMoney` for the job that follows from a step or from an answer of the provider: a charge or a refund was posted,
   * so open pages reload their sums.
   */
  async function followMoney(bookingId: number): Promise<void> {
    await syncMoney(bookingId);
    const booking = await bookingById(executor, bookingId);
    if (booking) channels().live.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
  }

  /** The borrower pays a refused deposit with another method. Returns whether the deposit is secured now. */
  async function payDeposit(booking: BookingRecord, methodId: string): Promise<boolean> {
    await executor
      .updateTable('bookings')
      .set({ method_id: methodId })
      .where('id', '=', booking.id)
      .execute();
    await charges.secureDeposit({ ...booking, methodId }, { atHandover: true, again: true });
    const present = await syncOnce(booking.id);
    return present?.depositHeldAt !== null;
  }

  const takeStep: TakeStep = async (bookingId, move, work) => {
    const at = now();
    const outcome = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (!booking) return null;
      const steps = [move.step].flat();
      const step = steps.find((each) => canTake(each, move.actor, factsOf(booking), at));
      if (step === undefined) {
        const last = await lastStep(transaction, bookingId);
        const isRepeated = steps.some((each) => each === last?.step) && last?.actor === move.actor;
        const claimed = move.changes?.claim_cents ?? booking.claimCents;
        const isSame = last?.note === (move.note ?? null) && claimed === booking.claimCents;
        if (!isRepeated) return { kind: 'impossible' as const, booking };
        return { kind: isSame ? ('already' as const) : ('other words' as const), booking };
      }
      const changes = work ? await work(transaction, booking) : {};
      if (changes === 'not yet') return { kind: 'moved' as const, booking, moved: null };
      if (typeof changes === 'string') return { kind: changes, booking };
      const moving = {
        ...move,
        step,
        now: at,
        commissionPercent,
        changes: { ...move.changes, ...changes },
      };
      const result = await moveBooking(transaction, booking, moving);
      return result.kind === 'moved'
        ? { kind: 'moved' as const, booking: result.moved.booking, moved: result.moved }
        : { kind: result.kind, booking };
    });
    if (!outcome) return null;
    if ('moved' in outcome) {
      if (outcome.moved) announceMoves([outcome.moved]);
      else
        channels().live.announce(
          [outcome.booking.ownerId, outcome.booking.borrowerId],
          ['Bookings'],
        );
      await syncMoney(bookingId).catch((error: unknown) => {
        // The step has stored a job that does this later.
        log.warn({ err: error, booking: bookingId }, 'the money of a booking waits for its job');
      });
    }
    const present = await bookingById(executor, bookingId);
    return { kind: outcome.kind, booking: present ?? outcome.booking };
  };
  const disputes = createDisputes({ executor, channels, now, takeStep });

  async function lastStep(transaction: Executor, bookingId: number) {
    return transaction
      .selectFrom('booking_history')
      .select(['step', 'actor', 'note'])
      .where('booking_id', '=', bookingId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Both members have to confirm the hand-over. A code that one shows and the other types confirms for both. */
  async function confirmPickup(bookingId: number, actor: 'borrower' | 'owner', isBoth: boolean) {
    const before = await bookingById(executor, bookingId);
    const isPossible = before && canTake('confirmPickup', actor, factsOf(before), now());
    if (isPossible && before.depositHeldAt === null) {
      if (await charges.secureDeposit(before, { atHandover: true })) await syncOnce(bookingId);
    }
    return takeStep(bookingId, { step: 'confirmPickup', actor }, async (transaction, booking) => {
      if (booking.depositCents > 0 && booking.depositHeldAt === null) {
        const { deposit } = latestPayments(await paymentsOfBooking(transaction, bookingId));
        // A job may be asking the provider for it at this moment.
        return deposit === null || isChargeUnpaid(deposit) ? 'no deposit' : 'deposit on its way';
      }
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

  /** Marks the tool as returned: from today its days are free, and its late fee is final. `isBoth`: with a code. */
  function markReturned(bookingId: number, actor: 'borrower' | 'owner', isBoth = false) {
    return takeStep(bookingId, { step: 'markReturned', actor }, async (transaction, booking) => {
      const today = copenhagenDateOf(now());
      // A next borrower who was warned of the delay hears that the tool is back.
      await enqueue(transaction, {
        once: `booking ${bookingId} nextBack`,
        kind: 'booking_reminder',
        payload: { bookingId, what: 'nextBack' },
      });
      const fee =
        booking.lateWaivedAt === null ? lateFee(bookedQuote(booking), booking.endDate, today) : 0;
      return {
        returned_on: today,
        returned_by: isBoth ? 'both' : actor,
        late_fee_cents: fee,
      };
    });
  }

  /** One of the two asks support to decide their dispute, or whether the tool was picked up. */
  async function askSupport(bookingId: number, actor: 'borrower' | 'owner'): Promise<Taken | null> {
    const before = await bookingById(executor, bookingId);
    if (before?.state === 'accepted') {
      return takeStep(bookingId, { step: 'askSupportAboutPickup', actor });
    }
    return takeSideStep<'already' | 'impossible'>(
      options,
      bookingId,
      { step: 'askSupport', actor },
      (booking, at) => {
        if (canTake('askSupport', actor, factsOf(booking), at)) return { support_asked_at: at };
        return booking.state === 'inDispute' ? 'already' : 'impossible';
      },
    );
  }

  /** While the tool is out, its owner can waive the late fee. */
  async function waiveLateFee(
    bookingId: number,
    actor: 'borrower' | 'owner',
  ): Promise<Taken | null> {
    return takeSideStep<'already' | 'impossible'>(
      options,
      bookingId,
      { step: 'waiveLateFee', actor },
      (booking, at) => {
        if (!canTake('waiveLateFee', actor, factsOf(booking), at)) return 'impossible';
        return booking.lateWaivedAt === null ? { late_waived_at: at } : 'already';
      },
    );
  }

  /** Declines all requests for a deleted tool in its owner's name. */
  async function declineRequests(toolId: number): Promise<void> {
    const waiting = await executor
      .selectFrom('bookings')
      .select('id')
      .where('tool_id', '=', toolId)
      .where('state', '=', 'requested')
      .execute();
    for (const { id } of waiting) await takeStep(id, { step: 'decline', actor: 'owner' });
  }

  /**
   * Answers all requests of a member who leaves: withdraws their own, declines those to them, and expires those whose
   * time is over. Needs a transaction that holds the locks on all their tools; call `announceMoves` after the commit.
   */
  async function answerRequests(transaction: Executor, memberId: number): Promise<Moved[]> {
    const moved: Moved[] = [];
    const at = now();
    for (const { id, isOwner } of await requestsOfMember(transaction, memberId)) {
      const booking = await bookingById(transaction, id, { lock: true });
      if (!booking) continue;
      const canDecline = canTake('decline', 'owner', factsOf(booking), at);
      const answer = canDecline
        ? ({ step: 'decline', actor: 'owner' } as const)
        : ({ step: 'expire', actor: 'clock' } as const);
      const move = isOwner ? answer : ({ step: 'withdraw', actor: 'borrower' } as const);
      const outcome = await moveBooking(transaction, booking, {
        ...move,
        now: at,
        commissionPercent,
      });
      if (outcome.kind !== 'moved') throw new Error(`A request could not be answered: ${id}`);
      moved.push(outcome.moved);
    }
    return moved;
  }

  /** Takes the clock's step that is due for a booking, or ends the hold of an instant booking. */
  async function takeDueStep(bookingId: number): Promise<void> {
    const at = now();
    // Reads the payment's state first: money that arrived in time counts before the clock ends the hold.
    await syncMoney(bookingId);
    const moved = await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (!booking) return null;
      const next = clockStep(factsOf(booking));
      if (next && next.dueAt <= at) {
        const move = { step: next.step, actor: 'clock', now: at, commissionPercent } as const;
        const outcome = await moveBooking(transaction, booking, move);
        return outcome.kind === 'moved' ? outcome.moved : null;
      }
      if (booking.state === 'awaitingPayment') {
        await releaseDays(transaction, bookingId);
        await reserveBlocks(transaction, booking.toolId, copenhagenDateOf(at));
      }
      await transaction
        .updateTable('bookings')
        .set({ due_at: next?.dueAt ?? null })
        .where('id', '=', bookingId)
        .execute();
      return null;
    });
    if (moved) announceMoves([moved]);
  }

  return {
    /** Stores a booking that waits for its payment. Null: the days are not free. */
    insert: (transaction: Executor, wanted: Wanted) => insertRequest(transaction, wanted, now()),
    pay,
    syncMoney,
    followMoney,
    takeStep,
    payDeposit,
    confirmPickup,
    markReturned,
    askSupport,
    declineRequests,
    answerRequests,
    announceMoves,
    waiveLateFee,
    ...disputes,
    payDebts: debts.payDebts,
    changes,
    /**
     * Takes the clock's steps that are due. A step that fails is retried at the next sweep and does not stop the
     * others.
     */
    async sweep(): Promise<void> {
      for (const id of await bookingsDue(executor, now(), 200)) {
        await takeDueStep(id).catch((error: unknown) => {
          log.warn({ err: error, booking: id }, 'a booking waits for the next sweep');
        });
      }
      for (const id of await bookingsWithEndingHold(executor, now(), 200)) {
        await syncMoney(id).catch((error: unknown) => {
          log.warn({ err: error, booking: id }, 'a deposit waits for the next sweep');
        });
      }
    },
  };
}

export type BookingService = ReturnType<typeof createBookings>;
