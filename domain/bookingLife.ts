import type { BookingStatus } from './booking';
import { type BookingEnd, cancellationOn } from './bookingEnds';
import { copenhagenInstant } from './copenhagenInstant';
import { addDays, type CalendarDate, copenhagenDateOf } from './days';

/** The states of a booking. The last seven are final. */
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

/** The stages of a no-show that the owner has reported. The disputed money stays held until it is settled. */
export const noShowStages = ['reported', 'contested', 'settled'] as const;
export type NoShowStage = (typeof noShowStages)[number];

/** Who takes a step of a booking. `clock` is a background sweep, `provider` the payment provider. */
export type BookingActor = 'borrower' | 'owner' | 'support' | 'clock' | 'provider';

/** The facts of a booking that decide which steps are possible. */
export interface BookingFacts {
  state: BookingState;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** When the booking entered its state. */
  since: Date;
  /**
   * Whether the rental is captured: the tool is not handed over before that. The deposit is secured at the hand-over at
   * the latest.
   */
  isPaid: boolean;
  /** Since when the capture has been refused; null while it is not refused. */
  captureRefusedAt: Date | null;
  /** Whether the borrower or the owner has asked support to decide. */
  supportAsked: boolean;
  /** Whether the previous borrower has not returned the tool: then this borrower may cancel without cost. */
  mayCancelFree: boolean;
  /** Null when the owner has not reported a no-show. */
  noShow: NoShowStage | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long the booking waits in each state. */
const timeLimits = {
  payment: 30 * minuteMs,
  /** How long an instant booking holds its days before it is paid. */
  instantHold: 15 * minuteMs,
  answer: 48 * hourMs,
  refusedCapture: 24 * hourMs,
  returnConfirmed: 48 * hourMs,
  claimAnswered: 72 * hourMs,
  /** Whole days after the last one; then the booking goes to dispute. */
  lateDays: 7,
  /** From this hour of the day after the first one, the owner can report that the borrower did not come. */
  noShowHour: 12,
  /** How long the borrower can contest a reported no-show. */
  noShowContested: 24 * hourMs,
} as const;

const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** When an unanswered request expires: after 48 hours, and at the latest at the end of its first day. */
export function answerDue({ since, startDate }: Pick<BookingFacts, 'since' | 'startDate'>): Date {
  return earlier(after(since, timeLimits.answer), copenhagenInstant(startDate, 24));
}

/** Until when the borrower of an accepted booking can pay another way: 24 hours, at most until the first day begins. */
export function paymentDue(refusedAt: Date, startDate: CalendarDate): Date {
  return earlier(after(refusedAt, timeLimits.refusedCapture), copenhagenInstant(startDate, 0));
}

/** Until when the borrower can contest a no-show that the owner has reported. */
export function contestDue({ since }: Pick<BookingFacts, 'since'>): Date {
  return after(since, timeLimits.noShowContested);
}

/** The moment from which support can decide a dispute although nobody asked for it. */
export function decidableAt({ since }: Pick<BookingFacts, 'since'>): Date {
  return after(since, timeLimits.claimAnswered);
}

/**
 * The last day for which a tool that never came back costs a late fee: the day on which the dispute begins, or a week
 * after the last day when that is earlier. After it, the dispute covers the loss.
 */
export function lateUntil({
  endDate,
  since,
}: Pick<BookingFacts, 'endDate' | 'since'>): CalendarDate {
  const [disputed, week] = [copenhagenDateOf(since), addDays(endDate, timeLimits.lateDays)];
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
  /** When the step is possible; without a condition, it is possible whenever the state is `from`. */
  when?: Condition;
}

/**
 * Every step that a booking can take; the service and the screens read this one table. Each step checks its own
 * deadline, so a sweep that runs late delays only the visible state.
 */
export const bookingSteps = {
  reserveMoney: {
    ...{ from: 'awaitingPayment', to: 'requested', by: ['provider'] },
    when: within(timeLimits.payment),
  },
  reserveMoneyInstantly: {
    ...{ from: 'awaitingPayment', to: 'accepted', by: ['provider'] },
    when: within(timeLimits.payment),
  },
  lapse: {
    ...{ from: 'awaitingPayment', to: 'lapsed', by: ['clock'] },
    when: not(within(timeLimits.payment)),
  },
  /** The provider refuses, or the borrower has left the payment page. */
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
  /** Takes effect when both have confirmed it. */
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
      now >= copenhagenInstant(addDays(startDate, 1), timeLimits.noShowHour) &&
      copenhagenDateOf(now) <= endDate,
  },
  reportOwnerAbsent: {
    ...{ from: 'accepted', to: 'noShow', by: ['borrower'] },
    when: canStillBeFetched,
  },
  nobodyCame: { from: 'accepted', to: 'noShow', by: ['clock'], when: isOver },
  /** From here on the state stays; the steps decide only who gets the held money. */
  contestNoShow: {
    ...{ from: 'noShow', to: 'noShow', by: ['borrower'] },
    when: both(isNoShow('reported'), within(timeLimits.noShowContested)),
  },
  confirmNoShowBySilence: {
    ...{ from: 'noShow', to: 'noShow', by: ['clock'] },
    when: both(isNoShow('reported'), not(within(timeLimits.noShowContested))),
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
    when: isOverdueFor(timeLimits.lateDays),
  },
  confirmReturn: { from: 'returned', to: 'completed', by: ['owner'] },
  reportProblem: {
    ...{ from: 'returned', to: 'inDispute', by: ['owner'] },
    when: within(timeLimits.returnConfirmed),
  },
  confirmReturnBySilence: {
    ...{ from: 'returned', to: 'completed', by: ['clock'] },
    when: not(within(timeLimits.returnConfirmed)),
  },
  acceptClaim: { from: 'inDispute', to: 'completed', by: ['borrower'] },
  /** Takes effect when both have agreed to the same amount. */
  agreeOnClaim: { from: 'inDispute', to: 'completed', by: ['borrower', 'owner'] },
  decideClaim: {
    ...{ from: 'inDispute', to: 'completed', by: ['support'] },
    when: (facts, now) => facts.supportAsked || !within(timeLimits.claimAnswered)(facts, now),
  },
} as const satisfies Record<string, Step>;
export type BookingStep = keyof typeof bookingSteps;

const stepsByName: Record<BookingStep, Step> = bookingSteps;
const stepNames = Object.keys(bookingSteps) as BookingStep[];

/** Whether an actor can take a step of a booking now. */
export function canTake(
  step: BookingStep,
  actor: BookingActor,
  facts: BookingFacts,
  now: Date,
): boolean {
  const { from, by, when } = stepsByName[step];
  return facts.state === from && by.includes(actor) && (when?.(facts, now) ?? true);
}

/** The steps that an actor can take now, in the order of the table: the buttons of a screen. */
export function possibleSteps(actor: BookingActor, facts: BookingFacts, now: Date): BookingStep[] {
  return stepNames.filter((step) => canTake(step, actor, facts, now));
}

/** Whether no step leads from the state to another one. */
export function isEnd(state: BookingState): boolean {
  return stepNames.every((step) => {
    const { from, to } = stepsByName[step];
    return from !== state || to === state;
  });
}

/** The stage of a reported no-show after a step; null when the step sets none. */
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

/** The end, as in docs/money.md, that a step brings a booking to; null for a step that ends nothing. */
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

/** The step that the clock takes from a state, and when it is due; null when the clock takes none. */
export function clockStep(facts: BookingFacts): { step: BookingStep; dueAt: Date } | null {
  const { state, since, startDate, endDate, captureRefusedAt, noShow } = facts;
  switch (state) {
    case 'awaitingPayment':
      return { step: 'lapse', dueAt: after(since, timeLimits.payment) };
    case 'requested':
      return { step: 'expire', dueAt: answerDue(facts) };
    case 'accepted':
      return captureRefusedAt === null
        ? { step: 'nobodyCame', dueAt: copenhagenInstant(endDate, 24) }
        : { step: 'giveUpPayment', dueAt: paymentDue(captureRefusedAt, startDate) };
    case 'pickedUp':
      return {
        step: 'stayAway',
        dueAt: copenhagenInstant(addDays(endDate, timeLimits.lateDays), 24),
      };
    case 'returned':
      return { step: 'confirmReturnBySilence', dueAt: after(since, timeLimits.returnConfirmed) };
    case 'noShow':
      return noShow === 'reported'
        ? { step: 'confirmNoShowBySilence', dueAt: contestDue(facts) }
        : null;
    default:
      return null;
  }
}

/** The states in which a booking occupies days of its tool. A request occupies none. */
export const holdingStates: readonly BookingState[] = [
  'accepted',
  'pickedUp',
  'returned',
  'inDispute',
];

/** The label of §4, one of five, that a booking shows on a day. */
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
