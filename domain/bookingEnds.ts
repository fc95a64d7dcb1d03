import { type CalendarDate, daysBetween } from './days';
import type { Cents } from './money';
import { percentOf } from './percentOf';
import { type Quote, serviceFeePercent } from './quote';

/** What of the quote the borrower has paid in the end. */
type Kept =
  /** The reserved money is let go, and nothing was ever charged. */
  | 'never charged'
  /** All of it goes back, insurance and fee too. */
  | 'nothing'
  /** One day's price x units, at most the rental, and the fee on it; all the rest goes back, insurance too. */
  | 'one day'
  | 'everything';

/** How a booking can end, and what of its price is kept: the whole of it, in this one place. */
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
  ownerAbsent: 'nothing',
  nobodyCame: 'nothing',
  faultAtPickup: 'nothing',
  completed: 'everything',
} as const satisfies Record<string, Kept>;
export type BookingEnd = keyof typeof bookingEnds;

/** Who gets what of a quote, in whole øre. What comes back and what is kept add up to what was charged. */
export interface Settlement {
  chargedCents: Cents;
  /** What goes back to the borrower, by the lines that it was charged by. */
  back: { rentalCents: Cents; serviceFeeCents: Cents; insuranceCents: Cents };
  backCents: Cents;
  /** What the owner gets, after the commission. */
  ownerCents: Cents;
  commissionCents: Cents;
  /** What Skuret keeps of the service fee. */
  serviceFeeCents: Cents;
  insuranceCents: Cents;
}

/** A quote that is paid, and what one day of one unit was booked at. */
export type BookedQuote = Quote & { pricePerDayCents: Cents };

/**
 * Who gets what of a booking at its end. The owner's commission (in percent) is taken of a rental that took place,
 * not of the day that a late cancellation leaves them.
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
  const commissionCents = isEverything ? rental - earnedOf(rental, commissionPercent) : 0;
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

/** What of a rental that takes place is its owner's, after the commission in percent. */
export function earnedOf(rentalCents: Cents, commissionPercent: number): Cents {
  return rentalCents - percentOf(rentalCents, commissionPercent);
}

/** Whole calendar days that have to lie before the first one for a cancellation that costs nothing. */
const freeCancelDays = 2;

/**
 * What a cancellation by the borrower is on a day; always in time while the tool has not come back from whoever has it
 * before (`isToolLate`). Edge: on the first day and after it, late.
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
 * What being late costs: the price per day x units for each day begun after the last one, without a service fee. It
 * goes to the owner. Edge: back on the last day, or before, costs nothing.
 */
export function lateFee(
  booked: Pick<BookedQuote, 'pricePerDayCents' | 'units'>,
  endDate: CalendarDate,
  returnedOn: CalendarDate,
): Cents {
  return Math.max(0, daysBetween(endDate, returnedOn)) * booked.pricePerDayCents * booked.units;
}

/** What Skuret's insurance adds to a deposit at most: 5.000 kr. */
const insuranceCoverCents: Cents = 500_000;

/** What an owner may claim of a booking at most. */
export function mostClaimed(depositCents: Cents): Cents {
  return depositCents + insuranceCoverCents;
}

/** Where a claim is taken from, all of it to the owner, and what of the deposit comes back. */
export interface ClaimCover {
  fromDepositCents: Cents;
  fromInsuranceCents: Cents;
  depositBackCents: Cents;
}

/** Edge: what is claimed above the most is left out; below 0 it is nothing. */
export function coverClaim(claimCents: Cents, depositCents: Cents): ClaimCover {
  const claim = Math.max(0, Math.min(claimCents, mostClaimed(depositCents)));
  const fromDepositCents = Math.min(claim, depositCents);
  return {
    fromDepositCents,
    fromInsuranceCents: claim - fromDepositCents,
    depositBackCents: depositCents - fromDepositCents,
  };
}
