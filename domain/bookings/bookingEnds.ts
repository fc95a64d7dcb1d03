import { type Quote, serviceFeePercent } from '../payments/quote';
import { type CalendarDate, daysBetween } from '../values/days';
import type { Cents } from '../values/money';
import { percentOf } from '../values/percentOf';

/** Which part of the quote the borrower pays in the end. */
type Kept =
  /** The reservation of the money is released, and nothing was ever charged. */
  | 'never charged'
  /** Everything is refunded, including the insurance and the fee. */
  | 'nothing'
  /**
   * One day's price x units, at most the rental, and the fee on it; everything else is refunded, including the
   * insurance.
   */
  | 'one day'
  | 'everything';

/** All ends of a booking, and which part of the price is kept at each. */
export const bookingEnds = {
  lapsed: 'never charged',
  declined: 'never charged',
  withdrawn: 'never charged',
  expired: 'never charged',
  paymentFailed: 'never charged',
  cancelledInTime: 'nothing',
  cancelledLate: 'one day',
  noShow: 'one day',
  noShowRefuted: 'nothing',
  cancelledByOwner: 'nothing',
  /** Whichever of the two it is about: a measure may turn out to be wrong. */
  cancelledBySkuret: 'nothing',
  ownerAbsent: 'nothing',
  nobodyCame: 'nothing',
  faultAtPickup: 'nothing',
  completed: 'everything',
} as const satisfies Record<string, Kept>;
export type BookingEnd = keyof typeof bookingEnds;

/** The parts of a quote for each side, in whole øre. The refunded and the kept amounts add up to the charged amount. */
export interface Settlement {
  chargedCents: Cents;
  /** The refund to the borrower, by the lines of the charge. */
  back: { rentalCents: Cents; serviceFeeCents: Cents; insuranceCents: Cents };
  backCents: Cents;
  /** The owner's part, after the commission. */
  ownerCents: Cents;
  commissionCents: Cents;
  /** The part of the service fee that Skuret keeps. */
  serviceFeeCents: Cents;
  insuranceCents: Cents;
}

/** A paid quote, with the booked price of one unit per day. */
export type BookedQuote = Quote & { pricePerDayCents: Cents };

/**
 * Each side's part of a booking's money at its end. The owner's commission (in percent) is taken from a rental that
 * took place, not from the one day that a late cancellation pays the owner.
 */
export function settle(booked: BookedQuote, end: BookingEnd, commissionPercent = 0): Settlement {
  const kept: Kept = bookingEnds[end];
  const { rentalCents, serviceFeeCents, insuranceCents } = booked;
  const isEverything = kept === 'everything';
  const rental = {
    'never charged': 0,
    nothing: 0,
    'one day': Math.min(booked.pricePerDayCents * booked.units, rentalCents),
    everything: rentalCents,
  }[kept];
  const fee = isEverything ? serviceFeeCents : percentOf(rental, serviceFeePercent);
  const insurance = isEverything ? insuranceCents : 0;
  const commissionCents = isEverything ? rental - getOwnerEarnings(rental, commissionPercent) : 0;
  const isCharged = kept !== 'never charged';
  const back = {
    rentalCents: isCharged ? rentalCents - rental : 0,
    serviceFeeCents: isCharged ? serviceFeeCents - fee : 0,
    insuranceCents: isCharged ? insuranceCents - insurance : 0,
  };
  return {
    chargedCents: isCharged ? booked.totalCents : 0,
    back,
    backCents: back.rentalCents + back.serviceFeeCents + back.insuranceCents,
    ownerCents: rental - commissionCents,
    commissionCents,
    serviceFeeCents: fee,
    insuranceCents: insurance,
  };
}

/** The owner's part of a rental that takes place, after the commission in percent. */
export function getOwnerEarnings(rentalCents: Cents, commissionPercent: number): Cents {
  return rentalCents - percentOf(rentalCents, commissionPercent);
}

/** A cancellation is free when at least this many whole calendar days lie before the first day. */
const freeCancelDays = 2;

/**
 * Whether a cancellation by the borrower on a day is in time or late. It is always in time while the previous borrower
 * has not returned the tool (`isToolLate`). Edge: on the first day and after it, it is late.
 */
export function cancellationOn(
  today: CalendarDate,
  startDate: CalendarDate,
  isToolLate: boolean,
): 'cancelledInTime' | 'cancelledLate' {
  if (isToolLate) return 'cancelledInTime';
  return daysBetween(today, startDate) >= freeCancelDays ? 'cancelledInTime' : 'cancelledLate';
}

/**
 * The fee for a late return: the price per day x units for each day begun after the last one, without a service fee.
 * The owner gets it. Edge: a return on the last day, or before it, costs nothing.
 */
export function lateFee(
  booked: Pick<BookedQuote, 'pricePerDayCents' | 'units'>,
  endDate: CalendarDate,
  returnedOn: CalendarDate,
): Cents {
  return Math.max(0, daysBetween(endDate, returnedOn)) * booked.pricePerDayCents * booked.units;
}
