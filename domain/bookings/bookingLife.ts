import { copenhagenInstant } from '../values/copenhagenInstant';
import { addDays, type CalendarDate, getCopenhagenDate } from '../values/days';
import type { BookingStatus } from './booking';
import { type PickupStatement, type StatementStage, statementSide } from './pickupStatement';

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

/** The side that takes a step of a booking. `clock` is a scheduled job, `provider` the payment provider. */
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
  /** Whether the owner has confirmed that they handed the tool over. */
  ownerGaveIt: boolean;
  /** Whether the borrower has confirmed that they have the tool. */
  borrowerHasIt: boolean;
  /** The statement against the other side's confirmation; null for none. */
  statement: PickupStatement | null;
  /** Whether the return is marked by the owner, or by both with a code. */
  ownerHasItBack: boolean;
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
  /** How long a statement about a pick-up can be contested. */
  statementContested: 24 * hourMs,
  /** How long after the pick-up the borrower can report a fault. */
  faultReported: 24 * hourMs,
} as const;

const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** When an unanswered request expires: after 48 hours, and at the latest at the end of its first day. */
export function answerDue({ since, startDate }: Pick<BookingFacts, 'since' | 'startDate'>): Date {
  return earlier(after(since, timeLimits.answer), copenhagenInstant(startDate, 24));
}

/**
 * Until when an unfinished payment has to be finished: as long as an instant booking holds its days, or else until the
 * booking lapses.
 */
export function finishPaymentDue(
  { since, isInstant }: { since: Date; isInstant: boolean },
  now: Date,
): Date {
  const held = after(since, timeLimits.instantHold);
  return isInstant && now < held ? held : after(since, timeLimits.payment);
}

/** Until when the borrower of an accepted booking can pay another way: 24 hours, at most until the first day begins. */
export function paymentDue(refusedAt: Date, startDate: CalendarDate): Date {
  return earlier(after(refusedAt, timeLimits.refusedCapture), copenhagenInstant(startDate, 0));
}

/** Until when the borrower can contest a no-show that the owner has reported. */
export function contestDue({ since }: Pick<BookingFacts, 'since'>): Date {
  return after(since, timeLimits.noShowContested);
}

/** Until when the other side can contest a statement about a pick-up. */
export function statementDue({ at }: Pick<PickupStatement, 'at'>): Date {
  return after(at, timeLimits.statementContested);
}

/** The moment from which support can decide a dispute without a request. */
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
  const [disputed, week] = [getCopenhagenDate(since), addDays(endDate, timeLimits.lateDays)];
  return disputed < week ? disputed : week;
}

type Condition = (facts: BookingFacts, now: Date, actor: BookingActor) => boolean;

const within =
  (milliseconds: number): Condition =>
  ({ since }, now) =>
    now < after(since, milliseconds);
const not =
  (condition: Condition): Condition =>
  (facts, now, actor) =>
    !condition(facts, now, actor);
const isAnswerable: Condition = (facts, now) => now < answerDue(facts);
const hasBegun: Condition = ({ startDate }, now) => getCopenhagenDate(now) >= startDate;
const isOver: Condition = ({ endDate }, now) => getCopenhagenDate(now) > endDate;
const isOverdueFor =
  (days: number): Condition =>
  ({ endDate }, now) =>
    getCopenhagenDate(now) > addDays(endDate, days);
const isNoShow =
  (stage: NoShowStage): Condition =>
  ({ noShow }) =>
    noShow === stage;
const all =
  (...conditions: readonly Condition[]): Condition =>
  (facts, now, actor) =>
    conditions.every((condition) => condition(facts, now, actor));
const canStillBeFetched: Condition = all(hasBegun, not(isOver));

const hasConfirmed: Condition = ({ ownerGaveIt, borrowerHasIt }, _now, actor) =>
  actor === 'owner' ? ownerGaveIt : borrowerHasIt;
const isUnconfirmed: Condition = ({ ownerGaveIt, borrowerHasIt }) => !ownerGaveIt && !borrowerHasIt;
/** Exactly one side has confirmed the pick-up. */
const isHalfConfirmed: Condition = ({ ownerGaveIt, borrowerHasIt }) =>
  ownerGaveIt !== borrowerHasIt;
const isUndisputed: Condition = ({ statement }) => statement === null;
/** The other side has confirmed the pick-up and the actor has not: they may say what speaks against it, once. */
const canObject: Condition = all(isHalfConfirmed, not(hasConfirmed), isUndisputed);
const isStatement =
  (...stages: readonly StatementStage[]): Condition =>
  ({ statement }) =>
    statement !== null && stages.includes(statement.stage);
const isFault =
  (...stages: readonly StatementStage[]): Condition =>
  ({ statement }) =>
    statement?.kind === 'fault' && stages.includes(statement.stage);
const isContestable: Condition = ({ statement }, now) =>
  statement !== null && now < statementDue(statement);
const isOtherSide: Condition = ({ statement }, _now, actor) =>
  statement !== null && statementSide(statement.kind) !== actor;

interface Step {
  from: BookingState | readonly BookingState[];
  /** Null: the state stays. */
  to: BookingState | null;
  by: readonly BookingActor[];
  /** When the step is possible; without a condition, it is possible whenever the state is `from`. */
  when?: Condition;
}

/**
 * Every step that a booking can take; the service and the screens read this one table. Each step checks its own
 * deadline, so a scheduled job that runs late delays only the visible state.
 */
export const bookingSteps = {
  reserveMoney: {
    from: 'awaitingPayment',
    to: 'requested',
    by: ['provider'],
    when: within(timeLimits.payment),
  },
  reserveMoneyInstantly: {
    from: 'awaitingPayment',
    to: 'accepted',
    by: ['provider'],
    when: within(timeLimits.payment),
  },
  lapse: {
    from: 'awaitingPayment',
    to: 'lapsed',
    by: ['clock'],
    when: not(within(timeLimits.payment)),
  },
  /** The provider refuses, or the borrower has left the payment page. */
  refusePayment: { from: 'awaitingPayment', to: 'lapsed', by: ['provider'] },
  accept: { from: 'requested', to: 'accepted', by: ['owner'], when: isAnswerable },
  decline: { from: 'requested', to: 'declined', by: ['owner'], when: isAnswerable },
  /** Another request was accepted, and this one no longer fits. */
  giveWay: { from: 'requested', to: 'declined', by: ['clock'] },
  withdraw: { from: 'requested', to: 'withdrawn', by: ['borrower'] },
  /** Staff have suspended one of the two, or closed their account (domain/members/measures.ts). */
  stopRequest: { from: 'requested', to: 'declined', by: ['support'] },
  expire: { from: 'requested', to: 'expired', by: ['clock'], when: not(isAnswerable) },
  giveUpPayment: {
    from: 'accepted',
    to: 'cancelled',
    by: ['clock'],
    when: ({ captureRefusedAt, startDate }, now) =>
      captureRefusedAt !== null && now >= paymentDue(captureRefusedAt, startDate),
  },
  cancel: {
    from: 'accepted',
    to: 'cancelled',
    by: ['borrower', 'owner'],
    when: all(isUnconfirmed, not(isOver)),
  },
  /** As `stopRequest`, for a booking that has been agreed. */
  stopBooking: {
    from: 'accepted',
    to: 'cancelled',
    by: ['support'],
    when: all(isUnconfirmed, not(isOver)),
  },
  /**
   * Takes effect when both have confirmed it, or one with the code of the other. The second confirmation is possible
   * after the last day too, and settles a statement.
   */
  confirmPickup: {
    from: 'accepted',
    to: 'pickedUp',
    by: ['borrower', 'owner'],
    when: (facts, now, actor) =>
      facts.isPaid && (isHalfConfirmed(facts, now, actor) || canStillBeFetched(facts, now, actor)),
  },
  reportFaultAtPickup: {
    from: 'accepted',
    to: 'cancelled',
    by: ['borrower'],
    when: all(isUnconfirmed, canStillBeFetched),
  },
  reportNoShow: {
    from: 'accepted',
    to: 'noShow',
    by: ['owner'],
    when: (facts, now) =>
      !facts.ownerGaveIt &&
      !facts.borrowerHasIt &&
      now >= copenhagenInstant(addDays(facts.startDate, 1), timeLimits.noShowHour) &&
      getCopenhagenDate(now) <= facts.endDate,
  },
  reportOwnerAbsent: {
    from: 'accepted',
    to: 'noShow',
    by: ['borrower'],
    when: all(isUnconfirmed, canStillBeFetched),
  },
  nobodyCame: {
    from: 'accepted',
    to: 'noShow',
    by: ['clock'],
    when: all(isUnconfirmed, isOver),
  },
  /** The `assert` steps move nothing: the side that has confirmed the pick-up may contest them for 24 hours. */
  assertOwnerAbsent: { from: 'accepted', to: null, by: ['borrower'], when: canObject },
  assertFault: { from: 'accepted', to: null, by: ['borrower'], when: canObject },
  assertNoShow: { from: 'accepted', to: null, by: ['owner'], when: canObject },
  assertCancel: { from: 'accepted', to: null, by: ['borrower', 'owner'], when: canObject },
  /** The side that has confirmed the pick-up has support decide, because the other side says nothing. */
  askSupportAboutPickup: {
    from: 'accepted',
    to: null,
    by: ['borrower', 'owner'],
    when: all(isHalfConfirmed, hasConfirmed, isUndisputed),
  },
  leavePickupToSupport: {
    from: 'accepted',
    to: null,
    by: ['clock'],
    when: all(isHalfConfirmed, isUndisputed, isOver),
  },
  /** The borrower has the tool, and it has a fault: the money goes back when the tool is back. */
  reportFaultAfterPickup: {
    from: ['accepted', 'pickedUp'],
    to: 'pickedUp',
    by: ['borrower'],
    when: (facts, now) =>
      facts.statement === null &&
      (facts.state === 'accepted'
        ? facts.borrowerHasIt
        : now < after(facts.since, timeLimits.faultReported)),
  },
  contestStatement: {
    from: ['accepted', 'pickedUp', 'returned'],
    to: null,
    by: ['borrower', 'owner'],
    when: all(isStatement('made'), isOtherSide, isContestable),
  },
  countStatement: {
    from: 'accepted',
    to: 'cancelled',
    by: ['clock'],
    when: all(isStatement('made'), not(isContestable)),
  },
  upholdStatement: {
    from: 'accepted',
    to: 'cancelled',
    by: ['support'],
    when: isStatement('contested'),
  },
  /** Support finds that the tool was handed over. */
  overturnStatement: {
    from: 'accepted',
    to: 'pickedUp',
    by: ['support'],
    when: isStatement('contested'),
  },
  countFault: {
    from: ['pickedUp', 'returned'],
    to: null,
    by: ['clock'],
    when: all(isFault('made'), not(isContestable)),
  },
  upholdFault: {
    from: ['pickedUp', 'returned', 'inDispute'],
    to: null,
    by: ['support'],
    when: isFault('contested'),
  },
  overturnFault: {
    from: ['pickedUp', 'returned', 'inDispute'],
    to: null,
    by: ['support'],
    when: isFault('contested'),
  },
  /** From here on the state stays; the steps decide only who gets the held money. */
  contestNoShow: {
    from: 'noShow',
    to: 'noShow',
    by: ['borrower'],
    when: all(isNoShow('reported'), within(timeLimits.noShowContested)),
  },
  confirmNoShowBySilence: {
    from: 'noShow',
    to: 'noShow',
    by: ['clock'],
    when: all(isNoShow('reported'), not(within(timeLimits.noShowContested))),
  },
  upholdNoShow: {
    from: 'noShow',
    to: 'noShow',
    by: ['support'],
    when: isNoShow('contested'),
  },
  overturnNoShow: {
    from: 'noShow',
    to: 'noShow',
    by: ['support'],
    when: isNoShow('contested'),
  },
  markReturned: { from: 'pickedUp', to: 'returned', by: ['borrower', 'owner'] },
  reportNotReturned: { from: 'pickedUp', to: 'inDispute', by: ['owner'], when: isOver },
  stayAway: {
    from: 'pickedUp',
    to: 'inDispute',
    by: ['clock'],
    when: isOverdueFor(timeLimits.lateDays),
  },
  confirmReturn: {
    from: 'returned',
    to: 'completed',
    by: ['owner'],
    when: not(isFault('made', 'contested')),
  },
  reportProblem: {
    from: 'returned',
    to: 'inDispute',
    by: ['owner'],
    when: within(timeLimits.returnConfirmed),
  },
  /** With a fault that counts, the owner's mark is enough. */
  confirmReturnBySilence: {
    from: 'returned',
    to: 'completed',
    by: ['clock'],
    when: (facts, now, actor) =>
      !isFault('made', 'contested')(facts, now, actor) &&
      (!within(timeLimits.returnConfirmed)(facts, now, actor) ||
        (facts.ownerHasItBack && isFault('counts')(facts, now, actor))),
  },
  acceptClaim: { from: 'inDispute', to: 'completed', by: ['borrower'] },
  /** Takes effect when both have agreed to the same amount. */
  agreeOnClaim: { from: 'inDispute', to: 'completed', by: ['borrower', 'owner'] },
  decideClaim: {
    from: 'inDispute',
    to: 'completed',
    by: ['support'],
    when: (facts, now, actor) =>
      facts.supportAsked || !within(timeLimits.claimAnswered)(facts, now, actor),
  },
} as const satisfies Record<string, Step>;
export type BookingStep = keyof typeof bookingSteps;

/** Steps of the members that leave the state and its deadline as they are. */
const sideSteps = {
  proposeSettlement: { from: 'inDispute', to: null, by: ['borrower', 'owner'] },
  askSupport: {
    from: 'inDispute',
    to: null,
    by: ['borrower', 'owner'],
    when: ({ supportAsked }) => !supportAsked,
  },
  waiveLateFee: { from: 'pickedUp', to: null, by: ['owner'] },
} as const satisfies Record<string, Step>;
export type SideStep = keyof typeof sideSteps;

const stepsByName: Record<BookingStep | SideStep, Step> = { ...bookingSteps, ...sideSteps };
const stepNames = Object.keys(bookingSteps) as BookingStep[];

export const isBookingStep = (name: string): name is BookingStep =>
  Object.hasOwn(bookingSteps, name);

/** Whether an actor can take a step of a booking now. */
export function canTake(
  step: BookingStep | SideStep,
  actor: BookingActor,
  facts: BookingFacts,
  now: Date,
): boolean {
  const { by, when } = stepsByName[step];
  return leadsFrom(step, facts.state) && by.includes(actor) && (when?.(facts, now, actor) ?? true);
}

/** Whether a step is one of a state. */
export function leadsFrom(step: BookingStep | SideStep, state: BookingState): boolean {
  const { from } = stepsByName[step];
  return typeof from === 'string' ? from === state : from.includes(state);
}

/** The state that a step leads to from a state. */
export function stateAfter(step: BookingStep, state: BookingState): BookingState {
  return stepsByName[step].to ?? state;
}

/** The steps that an actor can take now, in the order of the table: the buttons of a screen. */
export function possibleSteps(actor: BookingActor, facts: BookingFacts, now: Date): BookingStep[] {
  return stepNames.filter((step) => canTake(step, actor, facts, now));
}

/** Whether no step leads from the state to another one. */
export function isEnd(state: BookingState): boolean {
  return stepNames.every((step) => !leadsFrom(step, state) || stateAfter(step, state) === state);
}

/** The step that the clock takes from a state, and when it is due; null when the clock takes none. */
export function clockStep(facts: BookingFacts): { step: BookingStep; dueAt: Date } | null {
  const { state, since, startDate, endDate, captureRefusedAt, noShow, statement } = facts;
  const fault = statement?.kind === 'fault' ? statement : null;
  switch (state) {
    case 'awaitingPayment':
      return { step: 'lapse', dueAt: after(since, timeLimits.payment) };
    case 'requested':
      return { step: 'expire', dueAt: answerDue(facts) };
    case 'accepted':
      if (captureRefusedAt !== null) {
        return { step: 'giveUpPayment', dueAt: paymentDue(captureRefusedAt, startDate) };
      }
      if (statement?.stage === 'made') {
        return { step: 'countStatement', dueAt: statementDue(statement) };
      }
      if (statement !== null) return null;
      return {
        step: facts.ownerGaveIt || facts.borrowerHasIt ? 'leavePickupToSupport' : 'nobodyCame',
        dueAt: copenhagenInstant(endDate, 24),
      };
    case 'pickedUp':
      if (fault?.stage === 'made') return { step: 'countFault', dueAt: statementDue(fault) };
      return {
        step: 'stayAway',
        dueAt: copenhagenInstant(addDays(endDate, timeLimits.lateDays), 24),
      };
    case 'returned': {
      if (fault?.stage === 'made') return { step: 'countFault', dueAt: statementDue(fault) };
      if (fault?.stage === 'contested') return null;
      const isBack = fault?.stage === 'counts' && facts.ownerHasItBack;
      return {
        step: 'confirmReturnBySilence',
        dueAt: isBack ? since : after(since, timeLimits.returnConfirmed),
      };
    }
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
export function getBookingStatus(
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
