import { type BookingFacts, canTake } from '../bookings/bookingLife';
import { decisionBound, type StaffRole } from '../office/cases';
import { copenhagenInstant } from '../values/copenhagenInstant';
import { addDays, type CalendarDate, getCopenhagenDate } from '../values/days';

/** The measures of staff about a member, the mildest first. */
export const restrictionKinds = ['warning', 'limit', 'suspension', 'closing'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** The decisions of staff about a booking. Each of the two members gets a statement of reasons. */
export const bookingDecisionKinds = ['dispute', 'noShow', 'coverClaim'] as const;
export type BookingDecisionKind = (typeof bookingDecisionKinds)[number];

/** `hidden`: a tool, a review or a message is hidden. */
export const measureKinds = [...restrictionKinds, 'hidden', ...bookingDecisionKinds] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** The kinds of content that staff can hide. */
export const hideableKinds = ['tool', 'review', 'message'] as const;
export type HideableKind = (typeof hideableKinds)[number];

interface Restriction {
  /** New requests, listings and messages. Messages about an agreed booking are always allowed. */
  newThings: 'allowed' | 'refused';
  /** The member's tools, and with them the requests of others. */
  tools: 'shown' | 'out of sight';
  /** Requests that wait for a payment or an answer. When they are stopped, no money is taken. */
  requests: 'stay' | 'stopped';
  /** Bookings that are agreed and not handed over. Rentals under way always go on to their end. */
  accepted: 'stay' | 'decided by staff' | 'stopped';
  payouts: 'paid' | 'wait' | 'wait for the last rental';
  lasts: 'a moment' | 'until a day' | 'permanently';
  /** The role that takes and lifts the measure; a lead can do all that support can. */
  role: StaffRole;
}

/** The effects of each measure. A restricted member can always sign in, to read the decision and to appeal. */
export const restrictions = {
  warning: {
    newThings: 'allowed',
    tools: 'shown',
    requests: 'stay',
    accepted: 'stay',
    payouts: 'paid',
    lasts: 'a moment',
    role: 'support',
  },
  limit: {
    newThings: 'refused',
    tools: 'shown',
    requests: 'stay',
    accepted: 'stay',
    payouts: 'paid',
    lasts: 'until a day',
    role: 'support',
  },
  suspension: {
    newThings: 'refused',
    tools: 'out of sight',
    requests: 'stopped',
    accepted: 'decided by staff',
    payouts: 'wait',
    lasts: 'until a day',
    role: 'lead',
  },
  closing: {
    newThings: 'refused',
    tools: 'out of sight',
    requests: 'stopped',
    accepted: 'stopped',
    payouts: 'wait for the last rental',
    lasts: 'permanently',
    role: 'lead',
  },
} as const satisfies Record<RestrictionKind, Restriction>;

/** The steps that end a booking because one of the two is restricted. `ask staff`: a case decides. */
export type BookingEffect = 'refusePayment' | 'stopRequest' | 'stopBooking' | 'ask staff';

/** The effect of a measure on a booking of the member, on either side; null when the booking stays. */
export function getBookingEffect(
  kind: RestrictionKind,
  facts: BookingFacts,
  now: Date,
): BookingEffect | null {
  const { requests, accepted } = restrictions[kind];
  if (requests === 'stopped') {
    if (canTake('refusePayment', 'provider', facts, now)) return 'refusePayment';
    if (canTake('stopRequest', 'support', facts, now)) return 'stopRequest';
  }
  if (accepted === 'stay' || !canTake('stopBooking', 'support', facts, now)) return null;
  return accepted === 'stopped' ? 'stopBooking' : 'ask staff';
}

export const isBookingDecision = (kind: MeasureKind): kind is BookingDecisionKind =>
  bookingDecisionKinds.some((each) => each === kind);

/**
 * Whether a role may take and lift a measure. Support hides and shows content. `cents`: the amount of a decision about
 * a booking, which a role decides up to a limit.
 */
export function mayTake(role: StaffRole, kind: MeasureKind, cents = 0): boolean {
  if (kind === 'hidden' || role === 'lead') return true;
  if (isBookingDecision(kind)) return decisionBound(role, cents) === 'alone';
  return restrictions[kind].role === role;
}

/** Whether the first kind restricts as much as the second one, or more. */
export const isAsStrict = (kind: RestrictionKind, than: RestrictionKind): boolean =>
  restrictionKinds.indexOf(kind) >= restrictionKinds.indexOf(than);

/** The sections of the terms that a measure can be based on, by the fragments of their URLs. */
export const termsRules = [
  'your-account',
  'listing-a-tool',
  'booking-and-paying',
  'cancelling',
  'using-and-returning',
  'damage-and-insurance',
  'how-we-treat-each-other',
] as const;
export type TermsRule = (typeof termsRules)[number];

export const isTermsRule = (text: string): text is TermsRule =>
  termsRules.some((rule) => rule === text);

/** The most days that a limit or a suspension can last. */
export const mostMeasureDays = 365;

/** Whether a measure can last until the end of a day. */
export const canLastUntil = (lastDay: CalendarDate, today: CalendarDate): boolean =>
  lastDay >= today && lastDay <= addDays(today, mostMeasureDays);

/** When a measure that lasts until a day has ended. */
export const getMeasureEnd = (lastDay: CalendarDate): Date => copenhagenInstant(lastDay, 24);

const appealMonths = 6;

/** The last day on which a member can appeal against a measure: six months after it, or the last day of that month. */
export function getLastAppealDay(takenAt: Date): CalendarDate {
  const [year = 0, month = 0, day = 0] = getCopenhagenDate(takenAt).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + appealMonths, 0));
  const date = new Date(Date.UTC(year, month - 1 + appealMonths, 1));
  date.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return date.toISOString().slice(0, 10);
}
