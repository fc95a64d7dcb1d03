import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { settle } from '../../domain/bookings/bookingEnds';
import {
  type BookingActor,
  type BookingStep,
  bookingSteps,
  holdingStates,
  isBookingStep,
  leadsFrom,
  possibleSteps,
  stateAfter,
} from '../../domain/bookings/bookingLife';
import { approvableCover, mostCover, splitClaim } from '../../domain/payments/coverClaims';
import { quoteFor } from '../../domain/payments/quote';
import { addDays, daysBetween, getCopenhagenDate } from '../../domain/values/days';
import { answerChange, proposeChange, withdrawChange } from '../../server/bookings/amend';
import type { BookingDependencies } from '../../server/bookings/BookingDependencies';
import { bookedQuote } from '../../server/bookings/bookedQuote';
import { takeDueSteps } from '../../server/bookings/clock';
import { confirmPickup } from '../../server/bookings/handover';
import { lockBooking } from '../../server/bookings/lockBooking';
import { listAmendments } from '../../server/bookings/records/amendments';
import { bookingById, toFacts } from '../../server/bookings/records/bookings';
import { remind } from '../../server/bookings/remind';
import { insertRequest, payRequest } from '../../server/bookings/request';
import { markReturned } from '../../server/bookings/return';
import { followMoney } from '../../server/bookings/syncMoney';
import { takeStep } from '../../server/bookings/takeStep';
import type { Executor } from '../../server/database/openDatabase';
import type { BookingEvent } from '../../server/jobs/bookingEvents';
import type { JobRun } from '../../server/jobs/jobs';
import { startOutbox } from '../../server/jobs/startOutbox';
import { insertUser } from '../../server/members/records/users';
import { notifyOfBooking } from '../../server/notifications/notifyOfBooking';
import { createMetrics } from '../../server/observe/createMetrics';
import { coverFacts, decideCover } from '../../server/payments/coverClaims';
import { createPayments, type PaymentService } from '../../server/payments/payments';
import { reconcile } from '../../server/payments/reconcile';
import { findCoverClaim } from '../../server/payments/records/coverClaims';
import { balancesOfBooking, trialBalance } from '../../server/payments/records/ledger';
import { paymentsOfBooking } from '../../server/payments/records/payments';
import { createTestProvider } from '../../server/payments/testProvider/createTestProvider';
import type { TestCardName } from '../../server/payments/testProvider/testCards';
import { createRandom } from './createRandom';
import { differingSums, findDifferingNotifications } from './differingSums';
import { type CallFault, Crash, callFaults, faultyProvider } from './faultyProvider';

/** What `auditBookings` finds in the database. */
export interface BookingAudit {
  bookings: number;
  /** How often each end was reached. */
  ends: Record<string, number>;
  paidOre: number;
  /** Every violated rule, in words. */
  wrong: string[];
}

export interface HistoriesResult extends BookingAudit {
  /** The number of requests, steps and jumps of the clock. */
  steps: number;
  /** The number of bookings with a change that took effect. */
  changed: number;
  /** The number of bookings whose sums were compared after a step that posted something for them. */
  compared: number;
  faults: number;
}

interface World {
  /** Members who lend and borrow. */
  memberIds: readonly number[];
  tools: readonly { id: number; ownerId: number; pricePerDayCents: number; depositCents: number }[];
}

const onwards: readonly BookingStep[] = [
  ...(['accept', 'confirmPickup', 'markReturned', 'confirmReturn'] as const),
  ...(['reportProblem', 'acceptClaim', 'decideClaim'] as const),
  ...(['contestNoShow', 'upholdNoShow', 'overturnNoShow'] as const),
  ...(['contestStatement', 'upholdStatement', 'overturnStatement'] as const),
  ...(['upholdFault', 'overturnFault'] as const),
];

const cards: readonly TestCardName[] = [
  ...(['good', 'good', 'good', 'good', 'good', 'good'] as const),
  'step',
  'insufficientFunds',
  'oneUse',
];

/** Four members, three of whom lend one tool each: with one, two and three units, with and without a deposit. */
async function makeWorld(executor: Executor): Promise<World> {
  const memberIds: number[] = [];
  for (const name of ['ane', 'bo', 'carl', 'dorte']) {
    const email = `${name}@skuret.example`;
    memberIds.push((await insertUser(executor, { name, email, passwordHash: 'none' })) ?? 0);
  }
  const tools = [];
  for (const [index, units] of [1, 2, 3].entries()) {
    const ownerId = memberIds[index] ?? 0;
    const depositCents = index * 20_000;
    const { id } = await executor
      .insertInto('tools')
      .values({
        owner_id: ownerId,
        name: 'Bor',
        description: 'Borer',
        location: 'Odense',
        latitude: 55.4,
        longitude: 10.4,
        image_url: '/x',
        price_per_day_cents: 10_000,
        deposit_cents: depositCents,
        max_available_count: units,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    tools.push({ id, ownerId, pricePerDayCents: 10_000, depositCents });
  }
  return { memberIds, tools };
}

/** Steps with which one side ends an accepted booking alone. */
const aloneSteps: readonly string[] = [
  ...['cancel', 'reportFaultAtPickup', 'reportNoShow', 'reportOwnerAbsent', 'nobodyCame'],
];

/**
 * Runs random lives of bookings: members send requests and take allowed and forbidden steps, sometimes two
 * concurrently, while the provider fails and the clock jumps, for so many steps and until there are so many bookings.
 * Then nothing new is done until every booking has ended. Returns the violated rules.
 */
export async function bookingLives(
  executor: Executor,
  { seed, steps, bookings = 0 }: { seed: number; steps: number; bookings?: number },
): Promise<HistoriesResult> {
  const { memberIds, tools } = await makeWorld(executor);
  const random = createRandom(seed);
  const randomBelow = (most: number) => Math.floor(random() * most);
  const pick = <T>(choices: readonly T[]) => choices[randomBelow(choices.length)] as T;
  let faults = 0;
  let made = 0;
  let clock = Date.parse('2026-06-01T08:00:00Z');
  let isCalm = false;
  const now = () => new Date(clock);
  const nextFault = (): CallFault => {
    const fault = isCalm || random() < 0.8 ? 'none' : pick(callFaults);
    if (fault !== 'none') faults += 1;
    return fault;
  };
  const bank = createTestProvider(executor, randomBytes(32), now);
  const log = { warn: () => undefined, error: () => undefined };

  /** One process; it is created again after each crash. */
  function start(): { payments: PaymentService; bookings: BookingDependencies } {
    const provider = faultyProvider(bank, nextFault);
    const payments = createPayments({ executor, provider, now, log });
    const [outbox, events] = [{ wake: () => undefined }, { announce: () => undefined }];
    return {
      payments,
      bookings: { executor, payments, outbox, events, commissionPercent: 0, now, log },
    };
  }
  let process = start();
  const tell = notifyOfBooking({ executor, commissionPercent: 0, onNotified: () => undefined });

  async function restartOnCrash<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      process = start();
      return null;
    }
  }

  /** Runs the jobs, the scheduled jobs and the provider's events, as a running service does every few seconds. */
  async function tick(): Promise<void> {
    const outbox = startOutbox({
      executor,
      handlers: {
        provider_call: ({ key }: { key: string }) =>
          restartOnCrash(() => process.payments.perform(key)).then(() => undefined),
        booking_money: ({ bookingId }: { bookingId: number }) =>
          restartOnCrash(() => followMoney(process.bookings, bookingId)).then(() => undefined),
        booking_reminder: (reminder: Parameters<typeof remind>[1]) =>
          remind(process.bookings, reminder),
        booking_event: (event: BookingEvent, job: JobRun) => tell(event, job),
        notice_mail: async () => undefined,
        office_alarm: async () => undefined,
      },
      now,
      log: log as never,
      outcomes: createMetrics().jobs,
    });
    const work = async () => {
      outbox.wake();
      await outbox.settled();
    };
    await work();
    await restartOnCrash(() => process.payments.catchUp());
    await bank.applyDue();
    for (const event of await bank.waitingEvents()) {
      if (!isCalm && random() < 0.2) continue;
      await restartOnCrash(() => process.payments.receive(event.body, event.headers));
      await bank.delivered(event.id);
    }
    await work();
    await restartOnCrash(() => takeDueSteps(process.bookings));
    await work();
    await outbox.stop();
  }

  async function readCard(memberId: number): Promise<string> {
    const card = pick(cards);
    const id = `card_${memberId}_${card}_${seed}`;
    await executor
      .insertInto('test_provider_methods')
      .values({
        id,
        customer: `member_${memberId}`,
        card,
        created_at: now(),
        removed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  }

  async function request(): Promise<void> {
    const tool = pick(tools);
    const borrowerId = pick(memberIds.filter((id) => id !== tool.ownerId));
    const startDate = addDays(getCopenhagenDate(now()), randomBelow(8));
    const endDate = addDays(startDate, 1 + randomBelow(9));
    const units = 1 + randomBelow(2);
    const quote = quoteFor(
      { ...tool, pricePerWeekCents: null },
      daysBetween(startDate, endDate),
      units,
    );
    const methodId = await readCard(borrowerId);
    const id = await executor.transaction().execute((transaction) =>
      insertRequest(
        transaction,
        {
          toolId: tool.id,
          ownerId: tool.ownerId,
          borrowerId,
          startDate,
          endDate,
          units,
          isInstant: random() < 0.3,
          methodId,
          pricePerDayCents: tool.pricePerDayCents,
          pricePerWeekCents: null,
          rentalCents: quote.rentalCents,
          serviceFeeCents: quote.serviceFeeCents,
          insuranceCents: quote.insuranceCents,
          depositCents: quote.depositCents,
          declaredValueCents: pick([null, 1_000, 30_000, 1_000_000]),
        },
        now(),
      ),
    );
    if (id === null) return;
    made += 1;
    const booking = await bookingById(executor, id);
    if (!booking) throw new Error(`Booking ${id} is not there`);
    await restartOnCrash(() => payRequest(process.bookings, { booking, methodId, returnUrl: '/' }));
    const { state, provider_id: providerId } = (await paymentsOfBooking(executor, id)).at(-1) ?? {};
    if (state === 'needsAction' && typeof providerId === 'string' && random() < 0.8) {
      await bank.choose(providerId, { kind: 'step', done: random() < 0.8 });
    }
  }

  async function press(id: number): Promise<void> {
    const booking = await bookingById(executor, id);
    if (!booking) return;
    const actor = pick(['owner', 'borrower', 'support'] as const);
    const possible = possibleSteps(actor, toFacts(booking), now());
    const anything = Object.keys(bookingSteps) as BookingStep[];
    // Most steps are the regular ones, or few bookings would get far.
    const onward = possible.filter((one) => onwards.includes(one));
    const chance = random();
    // While nothing can go on, time passes, or most bookings would be cancelled before their first day.
    if (onward.length === 0 && chance < 0.6) {
      clock += 3_600_000;
      return;
    }
    const step =
      onward.length > 0 && chance < 0.75
        ? pick(onward)
        : possible.length > 0 && chance < 0.9
          ? pick(possible)
          : pick(anything);
    await restartOnCrash(async () => {
      if (step === 'confirmPickup' && actor !== 'support') {
        return confirmPickup(process.bookings, { bookingId: id, actor, isBoth: random() < 0.4 });
      }
      if (step === 'markReturned' && actor !== 'support') {
        return markReturned(process.bookings, { bookingId: id, actor, isBoth: random() < 0.5 });
      }
      const claim = randomBelow(60_000);
      return takeStep(process.bookings, {
        bookingId: id,
        step,
        actor: actor satisfies BookingActor,
        work: async () =>
          ['acceptClaim', 'agreeOnClaim', 'decideClaim'].includes(step)
            ? { settled_claim_cents: claim }
            : {},
      });
    });
  }

  /** The other side answers the offer. Sometimes the side that offered it tries to answer, or it is withdrawn. */
  async function answerOffer(id: number, methodId: string): Promise<void> {
    const offer = (await listAmendments(executor, id)).at(-1);
    if (!offer) return;
    const { proposedBy } = offer;
    const other = proposedBy === 'owner' ? 'borrower' : 'owner';
    const chance = random();
    await restartOnCrash(() =>
      chance < 0.05
        ? withdrawChange(process.bookings, { bookingId: id, by: proposedBy, changeId: offer.id })
        : answerChange(process.bookings, {
            bookingId: id,
            by: chance < 0.1 ? proposedBy : other,
            changeId: offer.id,
            accept: chance < 0.9,
            methodId,
          }),
    );
  }

  /** The borrower completes, or skips, the step that their bank asks for on a change. */
  async function finishStep(id: number): Promise<void> {
    const last = (await paymentsOfBooking(executor, id)).at(-1);
    const isAsked = last?.purpose === 'change' && last.state === 'needsAction';
    if (isAsked && last.provider_id !== null && random() < 0.8) {
      await bank.choose(last.provider_id, { kind: 'step', done: random() < 0.8 });
    }
  }

  /** One side offers a change, and the other may answer immediately. */
  async function change(id: number): Promise<void> {
    const booking = await bookingById(executor, id);
    if (!booking) return;
    const by = pick(['owner', 'borrower'] as const);
    const methodId = await readCard(booking.borrowerId);
    const isOut = booking.state === 'pickedUp';
    const startDate = isOut ? booking.startDate : addDays(booking.startDate, randomBelow(4) - 1);
    const wanted = {
      startDate,
      endDate: addDays(booking.endDate, randomBelow(7) - 2),
      units: isOut || random() < 0.6 ? booking.units : 1 + randomBelow(3),
      pricePerDayCents:
        isOut || by === 'borrower' || random() < 0.7
          ? booking.pricePerDayCents
          : 5_000 + 1_000 * randomBelow(12),
    };
    await restartOnCrash(() =>
      proposeChange(process.bookings, { bookingId: id, by, wanted, methodId }),
    );
    await finishStep(id);
    if (random() < 0.5) await tick();
    if (random() < 0.7) await answerOffer(id, methodId);
    await finishStep(id);
  }

  /** The ids of bookings that may be changed. */
  const agreedIds = async () =>
    (
      await executor
        .selectFrom('bookings')
        .select('id')
        .where('state', 'in', ['accepted', 'pickedUp'])
        .where('paid_at', 'is not', null)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);

  const openIds = async () =>
    (
      await executor
        .selectFrom('bookings')
        .select('id')
        .where((where) =>
          where.or([
            where('ended_as', 'is', null),
            where('no_show', 'in', ['reported', 'contested']),
          ]),
        )
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);

  const wrongSums = new Set<string>();
  let lastPosting = 0;
  const compared = new Set<number>();
  /** Compares the sums of the bookings that something was posted for since the last time. */
  async function compareSums(): Promise<void> {
    const posted = await executor
      .selectFrom('ledger_transactions')
      .select(['id', 'booking_id'])
      .where('id', '>', lastPosting)
      .orderBy('id')
      .execute();
    lastPosting = posted.at(-1)?.id ?? lastPosting;
    const ids = new Set(posted.flatMap(({ booking_id: id }) => (id === null ? [] : [id])));
    for (const what of await differingSums(executor, [...ids])) wrongSums.add(what);
    for (const id of ids) compared.add(id);
  }

  for (let step = 0; step < steps || made < bookings; step += 1) {
    const open = await openIds();
    const chance = random();
    if (open.length < 3 || chance < 0.25) await request();
    else if (chance < 0.35) {
      const agreed = await agreedIds();
      if (agreed.length > 0) await change(pick(agreed));
    } else if (chance < 0.75) await press(pick(open));
    else if (chance < 0.85) {
      const id = pick(open);
      await Promise.all([press(id), pick([press, change])(id), press(pick(open))]);
    } else clock += pick([600_000, 3_600_000, 6 * 3_600_000, 26 * 3_600_000]);
    if (random() < 0.4) await tick();
    await compareSums();
  }

  isCalm = true;
  // The clock ends the remaining bookings; disputes are decided by support.
  for (let day = 0; day < 40; day += 1) {
    clock += 86_400_000;
    await tick();
    await compareSums();
    for (const id of await openIds()) {
      const booking = await bookingById(executor, id);
      if (booking?.noShow === 'contested') {
        const step = pick(['upholdNoShow', 'overturnNoShow'] as const);
        await takeStep(process.bookings, { bookingId: id, step, actor: 'support' });
      }
      if (booking?.statementStage === 'contested') {
        const step =
          booking.state === 'accepted'
            ? pick(['upholdStatement', 'overturnStatement'] as const)
            : pick(['upholdFault', 'overturnFault'] as const);
        await takeStep(process.bookings, { bookingId: id, step, actor: 'support' });
      }
      if (booking?.state !== 'inDispute') continue;
      await takeStep(process.bookings, {
        bookingId: id,
        step: 'decideClaim',
        actor: 'support',
        work: async () => ({ settled_claim_cents: booking.claimCents ?? 0 }),
      });
    }
  }
  await tick();
  const waiting = await executor
    .selectFrom('cover_claims')
    .select('booking_id as id')
    .where('state', '=', 'waiting')
    .orderBy('made_at')
    .orderBy('booking_id')
    .execute();
  for (const { id } of waiting) {
    await executor.transaction().execute(async (transaction) => {
      const booking = await lockBooking(transaction, id);
      const claim = await findCoverClaim(transaction, id);
      if (!booking || !claim) throw new Error(`Booking ${id} has no cover claim`);
      const { cents: most } = approvableCover(await coverFacts(transaction, booking, claim, now()));
      const cents = most > 0 && random() < 0.7 ? 1 + randomBelow(most) : null;
      await decideCover(transaction, booking, { cents, reason: 'Set', now: now() });
    });
  }
  const { rows } = await sql<{ count: number }>`
    select count(distinct booking_id)::integer as count from booking_changes where state = 'accepted'
  `.execute(executor);
  const audit = await auditBookings(executor);
  const { differences } = await reconcile(executor, bank, new Date('2026-01-01'));
  const wrong = [
    ...audit.wrong,
    ...wrongSums,
    ...differences.map((difference) => JSON.stringify(difference)),
  ];
  const changed = rows[0]?.count ?? 0;
  return { ...audit, steps, changed, compared: compared.size, faults, wrong };
}

/** Checks every booking: its history, its days, its money, and the sums that the screens show. */
export async function auditBookings(executor: Executor): Promise<BookingAudit> {
  const wrong: string[] = [];
  const ends: Record<string, number> = {};
  let paidOre = 0;
  const balance = await trialBalance(executor);
  if (balance.ore !== 0 || balance.unbalanced > 0) wrong.push(`the ledger sums to ${balance.ore}`);
  const { rows: overlaps } = await sql<{ count: number }>`
    select count(*)::integer as count from reservations as one join reservations as other
      on one.id < other.id and one.tool_id = other.tool_id and one.unit = other.unit and one.during && other.during
  `.execute(executor);
  if (overlaps[0]?.count !== 0) wrong.push(`${overlaps[0]?.count} pairs of units overlap`);
  const ids = await executor.selectFrom('bookings').select('id').orderBy('id').execute();
  wrong.push(
    ...(await differingSums(
      executor,
      ids.map(({ id }) => id),
    )),
  );
  for (const { id } of ids) {
    const booking = await bookingById(executor, id);
    if (!booking) continue;
    const say = (what: string) => wrong.push(`booking ${id} (${booking.state}): ${what}`);
    const history = await executor
      .selectFrom('booking_history')
      .select(['from_state', 'to_state', 'step'])
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute();
    history.forEach(({ from_state: from, to_state: to, step }, index) => {
      const before = history[index - 1]?.to_state ?? null;
      if (from !== before) say(`${step} came from ${from}, but it was ${before}`);
      if (!isBookingStep(step) || from === null) return;
      if (!leadsFrom(step, from) || stateAfter(step, from) !== to)
        say(`${step} is not in the table`);
    });
    if (history.at(-1)?.to_state !== booking.state) say('its history ends elsewhere');
    const isConfirmed = booking.ownerGaveItAt !== null || booking.borrowerHasItAt !== null;
    const undone = history.find(({ step }) => aloneSteps.includes(step));
    if (undone && isConfirmed) say(`${undone.step} undid a confirmed pick-up`);
    const taken = await executor
      .selectFrom('reservations')
      .select('unit')
      .where('booking_id', '=', id)
      .execute();
    const holds = holdingStates.includes(booking.state) || booking.state === 'completed';
    if (taken.length !== (holds ? booking.units : 0)) say(`it has ${taken.length} units`);
    if (booking.endedAs === null) {
      say('it has not come to an end');
      continue;
    }
    if (booking.noShow === 'reported' || booking.noShow === 'contested') {
      say(`its no-show is still ${booking.noShow}`);
    }
    ends[booking.endedAs] = (ends[booking.endedAs] ?? 0) + 1;

    const payments = await paymentsOfBooking(executor, id);
    const kept = payments
      .filter(({ purpose }) => purpose === 'booking' || purpose === 'change')
      .reduce((sum, payment) => sum + payment.captured_ore - payment.refunded_ore, 0);
    const isCharged = payments.some((one) => one.purpose === 'booking' && one.captured_ore > 0);
    const settled = settle(bookedQuote(booking), booking.endedAs);
    const wanted = isCharged ? settled.chargedCents - settled.backCents : 0;
    if (kept !== wanted) say(`the borrower paid ${kept} instead of ${wanted}`);
    if (kept > booking.totalPriceCents) say('the borrower paid more than the quote');
    paidOre += kept;
    for (const payment of payments) {
      if (['authorised', 'needsAction', 'begun'].includes(payment.state)) {
        say(`its ${payment.purpose} is still ${payment.state}`);
      }
    }
    for (const what of await findDifferingNotifications(executor, booking)) say(what);
    const balances = await balancesOfBooking(executor, id);
    const sum = (account: string) => new Map<string, number>(balances).get(account) ?? 0;
    const debt = sum(`borrower:${booking.borrowerId}:debt`);
    if (sum(`owner:${booking.ownerId}:held`) !== -debt) say('money is still held for the owner');
    if (sum(`deposit:${id}`) !== 0 || sum(`deposit:${id}:reserved`) !== 0) {
      say('its deposit is neither taken nor given back');
    }
    const { rows: owed } = await sql<{ cents: number }>`
      select coalesce(sum(more_rental_cents), 0) as cents from booking_changes
      where booking_id = ${id} and refused_at is not null
    `.execute(executor);
    const ofChanges = booking.endedAs === 'completed' ? (owed[0]?.cents ?? 0) : 0;
    const { rows: waiting } = await sql<{ id: number }>`
      select id from booking_changes where booking_id = ${id} and ended_at is null
    `.execute(executor);
    if (waiting.length > 0) say('a change of it still waits');
    // The insurance pays what staff have approved, and nothing else.
    const cover = await findCoverClaim(executor, id);
    const coverCents = cover?.paidCents ?? 0;
    const claim = splitClaim(booking.settledClaimCents ?? 0, booking);
    if ((cover?.askedCents ?? 0) !== (booking.endedAs === 'completed' ? claim.coverCents : 0)) {
      say(`the insurance was asked for ${cover?.askedCents} instead of ${claim.coverCents}`);
    }
    if (coverCents > mostCover(booking)) say(`the insurance paid ${coverCents}`);
    const extra = booking.lateFeeCents - (debt - ofChanges) + claim.fromDepositCents + coverCents;
    const due = -sum(`owner:${booking.ownerId}:due`);
    const earned = isCharged ? settled.ownerCents : 0;
    if (due !== earned + extra) say(`the owner has ${due} instead of ${earned + extra}`);
  }
  return { bookings: ids.length, ends, paidOre, wrong };
}
