import { type Quote, type QuoteDifference, quoteDifference, quoteFor } from '../payments/quote';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  getCopenhagenDate,
  isCalendarDate,
} from '../values/days';
import type { Cents } from '../values/money';
import type { BookedQuote } from './bookingEnds';
import type { BookingState } from './bookingLife';
import type { RentalRules } from './rentalRules';

/** The side that offers a change: the borrower or the owner. */
export type AmendmentSide = 'borrower' | 'owner';

/** The states of an offer. The last five are final. */
export const amendmentStates = [
  /** The borrower has not authorised the extra cost yet: only the borrower sees the offer. */
  'unpaid',
  'open',
  'accepted',
  'declined',
  'withdrawn',
  /** There was no answer in time, or the booking has moved on. */
  'lapsed',
  /** It was accepted, but another booking had taken the days by then. */
  'taken',
] as const;
export type AmendmentState = (typeof amendmentStates)[number];

/** The steps of an offer, as the history of its booking names them. None of them changes the state of the booking. */
export type AmendmentStep =
  | 'proposeChange'
  | 'acceptChange'
  | 'declineChange'
  | 'withdrawChange'
  | 'lapseChange'
  | 'changeTaken';

/** An offer reserves no days, so it expires soon. */
const answerMs = 24 * 3_600_000;
/** As long as a request waits for its payment. */
const paymentMs = 30 * 60_000;

/** The deadline of an offer: for the answer, or before that for the payment. */
export function getAmendmentExpiry(state: 'unpaid' | 'open', since: Date): Date {
  return new Date(since.getTime() + (state === 'open' ? answerMs : paymentMs));
}

/** The terms of a booking that can be changed. */
export interface Terms {
  startDate: CalendarDate;
  endDate: CalendarDate;
  units: number;
  pricePerDayCents: Cents;
}

/** The facts of a booking that decide which terms can be changed. */
export interface AmendmentFacts extends Pick<Terms, 'startDate' | 'endDate'> {
  state: BookingState;
  isPaid: boolean;
  /** Whether a deposit was asked for: it covers a fixed number of units, so the units cannot change. */
  isDepositAsked: boolean;
}

/** Which terms one side may offer to change. */
export interface AmendableTerms {
  start: boolean;
  end: boolean;
  units: boolean;
  price: boolean;
}

/**
 * Which terms one side may offer to change now; null for none. Edge: none while the booking is unpaid, and none when
 * its last day has passed without a pick-up.
 */
export function changeable(
  facts: AmendmentFacts,
  by: AmendmentSide,
  now: Date,
): AmendableTerms | null {
  const { state, endDate, isPaid, isDepositAsked } = facts;
  if (!isPaid) return null;
  if (state === 'pickedUp') return { start: false, end: true, units: false, price: false };
  if (state !== 'accepted' || getCopenhagenDate(now) > endDate) return null;
  return { start: true, end: true, units: !isDepositAsked, price: by === 'owner' };
}

/** The reasons to refuse the wanted terms; the first that applies, in this order, is reported. */
export const amendmentProblems = [
  'not possible',
  'only the end',
  'not the units',
  'not the price',
  'no days',
  'start has passed',
  'end has passed',
  'too short',
  'too long',
  'too little notice',
  'too far ahead',
  'too many units',
  'no price',
  'the same',
] as const;
export type AmendmentProblem = (typeof amendmentProblems)[number];

/** The owner's rules for bookings of the tool. */
export type AmendmentRules = Pick<
  RentalRules,
  'shortestDays' | 'longestDays' | 'noticeDays' | 'horizonDays'
> & {
  /** Number of units that the owner has. */
  units: number;
};

/** A new last day lies at most this many days from today. */
const mostAhead = 365;
const mostUnits = 5;
const mostPerDayCents: Cents = 100_000_000;

/**
 * Why one side may not offer these terms; null when they may. Rules about today apply to a new first day only. The
 * shortest and the longest rental apply, but a booking that was made under other rules may move towards them.
 */
export function getAmendmentProblem(
  booked: AmendmentFacts & Terms,
  wanted: Terms,
  by: AmendmentSide,
  rules: AmendmentRules,
  now: Date,
): AmendmentProblem | null {
  const may = changeable(booked, by, now);
  if (!may) return 'not possible';
  const today = getCopenhagenDate(now);
  const { startDate, endDate, units, pricePerDayCents } = wanted;
  const isNewStart = startDate !== booked.startDate;
  const isNewEnd = endDate !== booked.endDate;
  if (isNewStart && !may.start) return 'only the end';
  if (units !== booked.units && !may.units) return 'not the units';
  if (pricePerDayCents !== booked.pricePerDayCents && !may.price) return 'not the price';

  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return 'no days';
  const days = daysBetween(startDate, endDate);
  const before = daysBetween(booked.startDate, booked.endDate);
  if (days < 1) return 'no days';
  if (isNewStart && startDate < today) return 'start has passed';
  if (isNewEnd && endDate < today) return 'end has passed';
  if (days < rules.shortestDays && days < before) return 'too short';
  if (days > rules.longestDays && days > before) return 'too long';
  const ahead = daysBetween(today, startDate);
  if (isNewStart && ahead < rules.noticeDays) return 'too little notice';
  if (isNewStart && ahead > rules.horizonDays) return 'too far ahead';
  if (isNewEnd && endDate > addDays(today, mostAhead)) return 'too far ahead';

  const isMore = units > booked.units;
  if (!(units >= 1) || (isMore && units > Math.min(rules.units, mostUnits)))
    return 'too many units';
  if (!(pricePerDayCents >= 1 && pricePerDayCents <= mostPerDayCents)) return 'no price';
  const isSame =
    !isNewStart &&
    !isNewEnd &&
    units === booked.units &&
    pricePerDayCents === booked.pricePerDayCents;
  return isSame ? 'the same' : null;
}

/** The prices that a booking was made at. */
export type BookedPrices = BookedQuote & { pricePerWeekCents: Cents | null };

/**
 * The cost of an amendment: the new quote, its prices, and the difference to the old quote (positive when the new one
 * costs more).
 */
export interface AmendmentQuote {
  quote: Quote;
  pricePerWeekCents: Cents | null;
  difference: QuoteDifference;
}

/**
 * The new quote at the booked prices. When the price per day changes, the price per week stays, unless seven days would
 * now cost less. The deposit is per unit; the insurance is paid once.
 */
export function getAmendmentQuote(booked: BookedPrices, wanted: Terms): AmendmentQuote {
  const { pricePerDayCents, units } = wanted;
  const isNewPrice = pricePerDayCents !== booked.pricePerDayCents;
  const isWeekDearer = (booked.pricePerWeekCents ?? 0) > 7 * pricePerDayCents;
  const pricePerWeekCents = isNewPrice && isWeekDearer ? null : booked.pricePerWeekCents;
  const depositCents = Math.round(booked.depositCents / booked.units);
  const prices = { pricePerDayCents, pricePerWeekCents, depositCents };
  const fresh = quoteFor(prices, daysBetween(wanted.startDate, wanted.endDate), units);
  // A booking made before insurance existed has none.
  const { insuranceCents } = booked;
  const totalCents = fresh.rentalCents + fresh.serviceFeeCents + insuranceCents;
  const quote = { ...fresh, insuranceCents, totalCents };
  return { quote, pricePerWeekCents, difference: quoteDifference(booked, quote) };
}

/** Whether the wanted days and units lie within the booked ones: then no other booking can conflict. */
export function fitsWithin(
  booked: Omit<Terms, 'pricePerDayCents'>,
  wanted: typeof booked,
): boolean {
  return (
    booked.startDate <= wanted.startDate &&
    wanted.endDate <= booked.endDate &&
    wanted.units <= booked.units
  );
}
