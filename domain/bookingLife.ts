import type { BookingStatus } from './booking';
import { type BookingEnd, cancellationOn } from './bookingEnds';
import { copenhagenInstant } from './copenhagenInstant';
import { addDays, type CalendarDate, copenhagenDateOf } from './days';

/** How far a booking has come. The last seven are ends. */
export const bookingStates = [
  'awaitingPayment',
  'requested',
  'accepted',
  'pickedUp',
  'returned',
  'inDispute',
  'completed',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
  'cancelled',
  'noShow',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** How far a no-show is that the owner has reported: what is kept of it stays held until it is settled. */
export const noShowStages = ['reported', 'contested', 'settled'] as const;
export type NoShowStage = (typeof noShowStages)[number];

/** Who moves a booking on. `clock` is a sweep that tidies up, `provider` whoever moves the money. */
export type BookingActor = 'borrower' | 'owner' | 'support' | 'clock' | 'provider';

/** What of a booking decides which steps are possible. */
export interface BookingFacts {
  state: BookingState;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** When it came into its state. */
  since: Date;
  /** Whether the rental is captured: nothing is handed over before. The deposit is secured at the hand-over at the latest. */
  isPaid: boolean;
  /** Since when the capture is refused; null while it is not. */
  captureRefusedAt: Date | null;
  /** Whether one of the two has asked support to decide. */
  supportAsked: boolean;
  /** Whether the tool has not come back from whoever has it before: the borrower may cancel without cost. */
  mayCancelFree: boolean;
  /** Null where the owner has reported none. */
  noShow: NoShowStage | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long each state waits for somebody. */
const patience = {
  payment: 30 * minuteMs,
  /** So long an instant booking holds the days before it is paid. */
  instantHold: 15 * minuteMs,
  answer: 48 * hourMs,
  refusedCapture: 24 * hourMs,
  returnConfirmed: 48 * hourMs,
  claimAnswered: 72 * hourMs,
  /** Whole days after the last one, then the matter is a dispute. */
  lateDays: 7,
  /** On the day after the first one, from this hour on, a borrower who did not come is a no-show. */
  noShowHour: 12,
  /** So long the borrower can contest it. */
  noShowContested: 24 * hourMs,
} as const;

const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** When a request is over without an answer: after 48 hours, at the latest with its first day. */
export function answerDue({ since, startDate }: Pick<BookingFacts, 'since' | 'startDate'>): Date {
  return earlier(after(since, patience.answer), copenhagenInstant(startDate, 24));
}

/** Until when the borrower of an accepted booking can pay otherwise: 24 hours, at most until the first day begins. */
export function paymentDue(refusedAt: Date, startDate: CalendarDate): Date {
  return earlier(after(refusedAt, patience.refusedCapture), copenhagenInstant(startDate, 0));
}

/** Until when the borrower can contest a no-show that the owner has reported. */
export function contestDue({ since }: Pick<BookingFacts, 'since'>): Date {
  return after(since, patience.noShowContested);
}

/** From when on support can decide a dispute that nobody has asked it to. */
export function decidableAt({ since }: Pick<BookingFacts, 'since'>): Date {
  return after(since, patience.claimAnswered);
}

/**
 * The last day on which a tool that never came back is paid for as late: from the day of the dispute on it is part of
 * that, after a week at the latest.
 */
export function lateUntil({
  endDate,
  since,
}: Pick<BookingFacts, 'endDate' | 'since'>): CalendarDate {
  const [disputed, week] = [copenhagenDateOf(since), addDays(endDate, patience.lateDays)];
  return disputed < week ? disputed : week;
}

type Condition = (facts: BookingFacts, now: Date) => boolean;

const within =
  (milliseconds: number): Condition =>
  ({ since }, now) =>
    now < after(since, milliseconds);
const not =
  (condition: Condition): Condition =>
  (facts, now) =>
    !condition(facts, now);
const isAnswerable: Condition = (facts, now) => now < answerDue(facts);
const hasBegun: Condition = ({ startDate }, now) => copenhagenDateOf(now) >= startDate;
const isOver: Condition = ({ endDate }, now) => copenhagenDateOf(now) > endDate;
const isOverdueFor =
  (days: number): Condition =>
  ({ endDate }, now) =>
    copenhagenDateOf(now) > addDays(endDate, days);
const isNoShow =
  (stage: NoShowStage): Condition =>
  ({ noShow }) =>
    noShow === stage;
const both =
  (one: Condition, other: Condition): Condition =>
  (facts, now) =>
    one(facts, now) && other(facts, now);
const canStillBeFetched: Condition = (facts, now) => hasBegun(facts, now) && !isOver(facts, now);

interface Step {
  from: BookingState;
  to: BookingState;
  by: readonly BookingActor[];
  /** When it is possible; always while the state is `from` when left out. */
  when?: Condition;
}

/**
 * Every step that a booking can take, in this one place, for the service and for the screens. Each checks its own
 * deadline, so that a sweep that comes late changes nothing but the state that everybody sees.
 */
export const bookingSteps = {
  reserveMoney: {
    ...{ from: 'awaitingPayment', to: 'requested', by: ['provider'] },
    when: within(patience.payment),
  },
  reserveMoneyInstantly: {
    ...{ from: 'awaitingPayment', to: 'accepted', by: ['provider'] },
    when: within(patience.payment),
  },
  lapse: {
    ...{ from: 'awaitingPayment', to: 'lapsed', by: ['clock'] },
    when: not(within(patience.payment)),
  },
  /** The provider says no, or the person has walked away from its page. */
  refusePayment: { from: 'awaitingPayment', to: 'lapsed', by: ['provider'] },
  accept: { from: 'requested', to: 'accepted', by: ['owner'], when: isAnswerable },
  decline: { from: 'requested', to: 'declined', by: ['owner'], when: isAnswerable },
  /** Another request was accepted, and this one no longer fits. */
  giveWay: { from: 'requested', to: 'declined', by: ['clock'] },
  withdraw: { from: 'requested', to: 'withdrawn', by: ['borrower'] },
  expire: { from: 'requested', to: 'expired', by: ['clock'], when: not(isAnswerable) },
  giveUpPayment: {
    ...{ from: 'accepted', to: 'cancelled', by: ['clock'] },
    when: ({ captureRefusedAt, startDate }, now) =>
      captureRefusedAt !== null && now >= paymentDue(captureRefusedAt, startDate),
  },
  cancel: { from: 'accepted', to: 'cancelled', by: ['borrower', 'owner'], when: not(isOver) },
  /** It counts when both have confirmed it. */
  confirmPickup: {
    ...{ from: 'accepted', to: 'pickedUp', by: ['borrower', 'owner'] },
    when: (facts, now) => facts.isPaid && canStillBeFetched(facts, now),
  },
  reportFaultAtPickup: {
    ...{ from: 'accepted', to: 'cancelled', by: ['borrower'] },
    when: canStillBeFetched,
  },
  reportNoShow: {
    ...{ from: 'accepted', to: 'noShow', by: ['owner'] },
    when: ({ startDate, endDate }, now) =>
      now >= copenhagenInstant(addDays(startDate, 1), patience.noShowHour) &&
      copenhagenDateOf(now) <= endDate,
  },
  reportOwnerAbsent: {
    ...{ from: 'accepted', to: 'noShow', by: ['borrower'] },
    when: canStillBeFetched,
  },
  nobodyCame: { from: 'accepted', to: 'noShow', by: ['clock'], when: isOver },
  /** From here on the state stays, and only the money that is held has somewhere to go. */
  contestNoShow: {
    ...{ from: 'noShow', to: 'noShow', by: ['borrower'] },
    when: both(isNoShow('reported'), within(patience.noShowContested)),
  },
  confirmNoShowBySilence: {
    ...{ from: 'noShow', to: 'noShow', by: ['clock'] },
    when: both(isNoShow('reported'), not(within(patience.noShowContested))),
  },
  upholdNoShow: {
    ...{ from: 'noShow', to: 'noShow', by: ['support'] },
    when: isNoShow('contested'),
  },
  overturnNoShow: {
    ...{ from: 'noShow', to: 'noShow', by: ['support'] },
    when: isNoShow('contested'),
  },
  markReturned: { from: 'pickedUp', to: 'returned', by: ['borrower', 'owner'] },
  reportNotReturned: { from: 'pickedUp', to: 'inDispute', by: ['owner'], when: isOver },
  stayAway: {
    ...{ from: 'pickedUp', to: 'inDispute', by: ['clock'] },
    when: isOverdueFor(patience.lateDays),
  },
  confirmReturn: { from: 'returned', to: 'completed', by: ['owner'] },
  reportProblem: {
    ...{ from: 'returned', to: 'inDispute', by: ['owner'] },
    when: within(patience.returnConfirmed),
  },
  confirmReturnBySilence: {
    ...{ from: 'returned', to: 'completed', by: ['clock'] },
    when: not(within(patience.returnConfirmed)),
  },
  acceptClaim: { from: 'inDispute', to: 'completed', by: ['borrower'] },
  /** It counts when both have agreed to the same amount. */
  agreeOnClaim: { from: 'inDispute', to: 'completed', by: ['borrower', 'owner'] },
  decideClaim: {
    ...{ from: 'inDispute', to: 'completed', by: ['support'] },
    when: (facts, now) => facts.supportAsked || !within(patience.claimAnswered)(facts, now),
  },
} as const satisfies Record<string, Step>;
export type BookingStep = keyof typeof bookingSteps;

const stepsByName: Record<BookingStep, Step> = bookingSteps;
const stepNames = Object.keys(bookingSteps) as BookingStep[];

/** Whether somebody can take a step with a booking now. */
export function canTake(
  step: BookingStep,
  actor: BookingActor,
  facts: BookingFacts,
  now: Date,
): boolean {
  const { from, by, when } = stepsByName[step];
  return facts.state === from && by.includes(actor) && (when?.(facts, now) ?? true);
}

/** What somebody can do with a booking now, in the order of the table: the buttons of a screen. */
export function possibleSteps(actor: BookingActor, facts: BookingFacts, now: Date): BookingStep[] {
  return stepNames.filter((step) => canTake(step, actor, facts, now));
}

/** Whether a booking leaves a state no more. */
export function isEnd(state: BookingState): boolean {
  return stepNames.every((step) => {
    const { from, to } = stepsByName[step];
    return from !== state || to === state;
  });
}

/** How far a reported no-show is after a step; null where there is none. */
export function noShowAfter(step: BookingStep): NoShowStage | null {
  return noShowBySteps[step] ?? null;
}
const noShowBySteps: Partial<Record<BookingStep, NoShowStage>> = {
  reportNoShow: 'reported',
  contestNoShow: 'contested',
  confirmNoShowBySilence: 'settled',
  upholdNoShow: 'settled',
  overturnNoShow: 'settled',
};

/** Which end of docs/money.md a step brings a booking to; null for a step that ends nothing. */
export function endOf(
  step: BookingStep,
  actor: BookingActor,
  { startDate, mayCancelFree }: Pick<BookingFacts, 'startDate' | 'mayCancelFree'>,
  now: Date,
): BookingEnd | null {
  if (step === 'cancel') {
    if (actor === 'owner') return 'cancelledByOwner';
    return cancellationOn(copenhagenDateOf(now), startDate, mayCancelFree);
  }
  return endsBySteps[step] ?? null;
}
const endsBySteps: Partial<Record<BookingStep, BookingEnd>> = {
  lapse: 'lapsed',
  refusePayment: 'lapsed',
  decline: 'declined',
  giveWay: 'declined',
  withdraw: 'withdrawn',
  expire: 'expired',
  giveUpPayment: 'paymentFailed',
  reportFaultAtPickup: 'faultAtPickup',
  reportNoShow: 'noShow',
  reportOwnerAbsent: 'ownerAbsent',
  nobodyCame: 'nobodyCame',
  contestNoShow: 'noShow',
  confirmNoShowBySilence: 'noShow',
  upholdNoShow: 'noShow',
  overturnNoShow: 'noShowRefuted',
  confirmReturn: 'completed',
  confirmReturnBySilence: 'completed',
  acceptClaim: 'completed',
  agreeOnClaim: 'completed',
  decideClaim: 'completed',
};

/** The step that the clock takes from a state, and from when on; null where nothing happens by itself. */
export function clockStep(facts: BookingFacts): { step: BookingStep; dueAt: Date } | null {
  const { state, since, startDate, endDate, captureRefusedAt, noShow } = facts;
  switch (state) {
    case 'awaitingPayment':
      return { step: 'lapse', dueAt: after(since, patience.payment) };
    case 'requested':
      return { step: 'expire', dueAt: answerDue(facts) };
    case 'accepted':
      return captureRefusedAt === null
        ? { step: 'nobodyCame', dueAt: copenhagenInstant(endDate, 24) }
        : { step: 'giveUpPayment', dueAt: paymentDue(captureRefusedAt, startDate) };
    case 'pickedUp':
      return {
        step: 'stayAway',
        dueAt: copenhagenInstant(addDays(endDate, patience.lateDays), 24),
      };
    case 'returned':
      return { step: 'confirmReturnBySilence', dueAt: after(since, patience.returnConfirmed) };
    case 'noShow':
      return noShow === 'reported'
        ? { step: 'confirmNoShowBySilence', dueAt: contestDue(facts) }
        : null;
    default:
      return null;
  }
}

/** States in which a booking has days of its tool. A request takes none. */
export const holdingStates: readonly BookingState[] = [
  'accepted',
  'pickedUp',
  'returned',
  'inDispute',
];

/** Which of the five labels of §4 a booking shows on a day. */
export function bookingStatusOf(
  { state, endDate }: Pick<BookingFacts, 'state' | 'endDate'>,
  today: CalendarDate,
): BookingStatus {
  switch (state) {
    case 'awaitingPayment':
    case 'requested':
    case 'accepted':
      return 'upcoming';
    case 'pickedUp':
      return today > endDate ? 'overdue' : 'active';
    case 'returned':
    case 'inDispute':
      return 'active';
    case 'completed':
      return 'completed';
    default:
      return 'cancelled';
  }
}
