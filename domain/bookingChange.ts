import type { BookedQuote } from './bookingEnds';
import type { BookingState } from './bookingLife';
import { addDays, type CalendarDate, copenhagenDateOf, daysBetween, isCalendarDate } from './days';
import type { Cents } from './money';
import { type Quote, type QuoteDifference, quoteDifference, quoteFor } from './quote';
import type { RentalRules } from './rentalRules';

/** One of the two: either may offer the other a change. */
export type ChangeSide = 'borrower' | 'owner';

/** How far an offer has come. The last five are ends. */
export const changeStates = [
  /** The borrower has not authorised what it costs more: nobody else knows of it. */
  'unpaid',
  'open',
  'accepted',
  'declined',
  'withdrawn',
  /** Nobody answered in time, or the booking has moved on. */
  'lapsed',
  /** It was accepted, and somebody else had the days by then. */
  'taken',
] as const;
export type ChangeState = (typeof changeStates)[number];

/** What happens to an offer, as the history of its booking calls it: none of it moves the booking's state. */
export type ChangeStep =
  | 'proposeChange'
  | 'acceptChange'
  | 'declineChange'
  | 'withdrawChange'
  | 'lapseChange'
  | 'changeTaken';

/** An offer holds nothing, so it must not hang about. */
const answerMs = 24 * 3_600_000;
/** As long as a request waits for its payment. */
const paymentMs = 30 * 60_000;

/** Until when an offer waits: for its answer, or first for its money. */
export function changeUntil(state: 'unpaid' | 'open', since: Date): Date {
  return new Date(since.getTime() + (state === 'open' ? answerMs : paymentMs));
}

/** What of a booking can be changed. */
export interface Terms {
  startDate: CalendarDate;
  endDate: CalendarDate;
  units: number;
  pricePerDayCents: Cents;
}

/** What of a booking decides what of it can be changed. */
export interface ChangeFacts extends Pick<Terms, 'startDate' | 'endDate'> {
  state: BookingState;
  isPaid: boolean;
  /** Whether a deposit was asked for: it is of so many units. */
  isDepositAsked: boolean;
}

/** Which of its terms somebody may offer to change. */
export interface Changeable {
  start: boolean;
  end: boolean;
  units: boolean;
  price: boolean;
}

/**
 * What one of the two may offer to change now; null for nothing. Edge: a booking that is not paid yet waits for that, and
 * one whose last day has passed without a pick-up is over.
 */
export function changeable(facts: ChangeFacts, by: ChangeSide, now: Date): Changeable | null {
  const { state, endDate, isPaid, isDepositAsked } = facts;
  if (!isPaid) return null;
  if (state === 'pickedUp') return { start: false, end: true, units: false, price: false };
  if (state !== 'accepted' || copenhagenDateOf(now) > endDate) return null;
  return { start: true, end: true, units: !isDepositAsked, price: by === 'owner' };
}

/** What is wrong with wanted terms, the first thing in this order. */
export const changeProblems = [
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
export type ChangeProblem = (typeof changeProblems)[number];

/** What the owner asks of whoever books the tool. */
export type ChangeRules = Pick<
  RentalRules,
  'shortestDays' | 'longestDays' | 'noticeDays' | 'horizonDays'
> & {
  /** How many there are. */
  units: number;
};

/** Days from today within which everything is booked. */
const mostAhead = 365;
const mostUnits = 5;
const mostPerDayCents: Cents = 100_000_000;

/**
 * What keeps somebody from offering these terms; null for nothing. Rules about today are for a new first day only. The
 * shortest and the longest rental hold, but a booking that was made under other rules may come nearer to them.
 */
export function changeProblem(
  booked: ChangeFacts & Terms,
  wanted: Terms,
  by: ChangeSide,
  rules: ChangeRules,
  now: Date,
): ChangeProblem | null {
  const may = changeable(booked, by, now);
  if (!may) return 'not possible';
  const today = copenhagenDateOf(now);
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

/** What a change costs: the new quote, its prices, and what it is more (positive) or less than before. */
export interface ChangeQuote {
  quote: Quote;
  pricePerWeekCents: Cents | null;
  difference: QuoteDifference;
}

/**
 * The new quote at the booked prices. With another price per day the week's price stays, unless its days would cost less
 * now. The deposit is of so many units; the insurance is paid once.
 */
export function changeQuote(booked: BookedPrices, wanted: Terms): ChangeQuote {
  const { pricePerDayCents, units } = wanted;
  const isNewPrice = pricePerDayCents !== booked.pricePerDayCents;
  const isWeekDearer = (booked.pricePerWeekCents ?? 0) > 7 * pricePerDayCents;
  const pricePerWeekCents = isNewPrice && isWeekDearer ? null : booked.pricePerWeekCents;
  const depositCents = Math.round(booked.depositCents / booked.units);
  const prices = { pricePerDayCents, pricePerWeekCents, depositCents };
  const fresh = quoteFor(prices, daysBetween(wanted.startDate, wanted.endDate), units);
  // What was booked before the insurance was asked for has none.
  const { insuranceCents } = booked;
  const totalCents = fresh.rentalCents + fresh.serviceFeeCents + insuranceCents;
  const quote = { ...fresh, insuranceCents, totalCents };
  return { quote, pricePerWeekCents, difference: quoteDifference(booked, quote) };
}

/** Whether all that is wanted lies within what is booked: then nobody else can be in the way. */
export function isWithin(booked: Omit<Terms, 'pricePerDayCents'>, wanted: typeof booked): boolean {
  return (
    booked.startDate <= wanted.startDate &&
    wanted.endDate <= booked.endDate &&
    wanted.units <= booked.units
  );
}
