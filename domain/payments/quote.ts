import type { Cents } from '../values/money';
import { percentOf } from '../values/percentOf';

/** Skuret's service fee on a rental, in percent. */
export const serviceFeePercent = 10;
/** Charged once per booking, for any number of days and units. */
export const insuranceCents: Cents = 500;

/** The facts of a tool that decide what borrowing it costs. */
export interface Prices {
  pricePerDayCents: Cents;
  /** Null when the owner has set none. */
  pricePerWeekCents: Cents | null;
  /** Of one unit. */
  depositCents: Cents;
}

/** The price of a rental, in whole øre. The quote at the time of the request is what is charged. */
export interface Quote {
  days: number;
  units: number;
  /** The days' price x units. */
  rentalCents: Cents;
  serviceFeeCents: Cents;
  insuranceCents: Cents;
  /** Sum of the three lines above. The deposit is not part of it, because it is returned. */
  totalCents: Cents;
  depositCents: Cents;
}

/**
 * The rental of one unit: whole weeks at the week's price and the remaining days at the day's price, which never cost
 * more than a week. Edge: no days, a negative number of them and NaN cost 0.
 */
export function unitRentalCents(
  { pricePerDayCents, pricePerWeekCents }: Omit<Prices, 'depositCents'>,
  days: number,
): Cents {
  if (!(days > 0)) return 0;
  const week = pricePerWeekCents ?? 7 * pricePerDayCents;
  const rest = Math.min((days % 7) * pricePerDayCents, week);
  return Math.floor(days / 7) * week + rest;
}

/** Whole weeks or single days of a rental, and what they cost for all units. */
export interface RentalPart {
  unit: 'week' | 'day';
  count: number;
  cents: Cents;
}

/**
 * How a quoted rental came about: its weeks at the week's price, and the days that are left. Null where there is nothing to
 * split: no price for a week, less than a week, or a quote that was made at other prices.
 */
export function rentalParts(
  { pricePerDayCents, pricePerWeekCents }: Omit<Prices, 'depositCents'>,
  { days, units, rentalCents }: Pick<Quote, 'days' | 'units' | 'rentalCents'>,
): RentalPart[] | null {
  const weeks = Math.floor(days / 7);
  if (pricePerWeekCents === null || weeks === 0) return null;
  const inWeeks = weeks * pricePerWeekCents * units;
  const left = unitRentalCents({ pricePerDayCents, pricePerWeekCents }, days % 7) * units;
  if (inWeeks + left !== rentalCents) return null;
  const parts: RentalPart[] = [{ unit: 'week', count: weeks, cents: inWeeks }];
  return left > 0 ? [...parts, { unit: 'day', count: days % 7, cents: left }] : parts;
}

/** The price of some units for some days. Edge: without days it contains only the flat insurance. */
export function quoteFor(prices: Prices, days: number, units: number): Quote {
  const rentalCents = unitRentalCents(prices, days) * units;
  const serviceFeeCents = percentOf(rentalCents, serviceFeePercent);
  return {
    days,
    units,
    rentalCents,
    serviceFeeCents,
    insuranceCents,
    totalCents: rentalCents + serviceFeeCents + insuranceCents,
    depositCents: prices.depositCents * units,
  };
}

/** The extra cost of a changed booking (negative when it costs less), by line. */
export interface QuoteDifference {
  rentalCents: Cents;
  serviceFeeCents: Cents;
  totalCents: Cents;
  depositCents: Cents;
}

/**
 * The difference between the booked quote and one for other days or units, both at the booked prices. The insurance is
 * paid once, so it is in neither. After paying the difference, the borrower has paid exactly the new quote, to the øre.
 */
export function quoteDifference(before: Quote, after: Quote): QuoteDifference {
  const rentalCents = after.rentalCents - before.rentalCents;
  const serviceFeeCents = after.serviceFeeCents - before.serviceFeeCents;
  return {
    rentalCents,
    serviceFeeCents,
    totalCents: rentalCents + serviceFeeCents,
    depositCents: after.depositCents - before.depositCents,
  };
}
