import type { Cents } from './money';
import { percentOf } from './percentOf';

/** What Skuret takes of a rental, in percent. */
export const serviceFeePercent = 10;
/** Once a booking, however long and however many units. */
export const insuranceCents: Cents = 500;

/** What of a tool decides what borrowing it costs. */
export interface Prices {
  pricePerDayCents: Cents;
  /** Null where the owner has given none. */
  pricePerWeekCents: Cents | null;
  /** Of one unit. */
  depositCents: Cents;
}

/** What borrowing a tool costs, in whole øre. What it says when it becomes a request is what is charged. */
export interface Quote {
  days: number;
  units: number;
  /** The days' price x units. */
  rentalCents: Cents;
  serviceFeeCents: Cents;
  insuranceCents: Cents;
  /** Of the three lines above: the deposit is no price, it comes back. */
  totalCents: Cents;
  depositCents: Cents;
}

/**
 * The days' price of one unit: whole weeks at the week's price and the rest by day, where the rest never costs more
 * than a week would. Edge: no days, a negative number of them and NaN cost 0.
 */
export function rentalOf(
  { pricePerDayCents, pricePerWeekCents }: Omit<Prices, 'depositCents'>,
  days: number,
): Cents {
  if (!(days > 0)) return 0;
  const week = pricePerWeekCents ?? 7 * pricePerDayCents;
  const rest = Math.min((days % 7) * pricePerDayCents, week);
  return Math.floor(days / 7) * week + rest;
}

/** What so many units cost for so many days. Edge: without days only the flat insurance is in it. */
export function quoteFor(prices: Prices, days: number, units: number): Quote {
  const rentalCents = rentalOf(prices, days) * units;
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

/** What a change of a booking costs more (positive) or less (negative), by line. */
export interface QuoteDifference {
  rentalCents: Cents;
  serviceFeeCents: Cents;
  totalCents: Cents;
  depositCents: Cents;
}

/**
 * From the booked quote to that of other days or units, both at the booked prices. The insurance is paid once, so it
 * is in neither; afterwards the borrower has paid exactly the new quote, to the øre.
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
