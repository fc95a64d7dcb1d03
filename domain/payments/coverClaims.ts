import type { Cents } from '../values/money';

/** The limits of what Skuret's insurance account pays for damage, each decided by staff (docs/decisions/64-cover-claims.md). */
export const coverLimits = {
  /** For one booking: 5.000 kr. */
  bookingCents: 500_000,
  /** For one booking of a tool whose owner had declared no value: 1.000 kr. */
  undeclaredCents: 100_000,
  /** For all bookings of one member, as owner or as borrower, within `memberDays`: 10.000 kr. */
  memberCents: 1_000_000,
  memberDays: 365,
  /** For all bookings together, on one day in Denmark: 20.000 kr. */
  dayCents: 2_000_000,
} as const;

/** The terms of a booking that decide how much can be claimed. They do not change after the request. */
export interface CoveredTerms {
  /** For all units together. */
  depositCents: Cents;
  /** The value of one unit that the owner had declared; null for none. */
  declaredValueCents: Cents | null;
  units: number;
}

/** The most that the insurance account pays for a booking. Never more than the declared value of its units. */
export function mostCover({
  declaredValueCents,
  units,
}: Pick<CoveredTerms, 'declaredValueCents' | 'units'>): Cents {
  const valueCents =
    declaredValueCents === null ? coverLimits.undeclaredCents : declaredValueCents * units;
  return Math.min(coverLimits.bookingCents, valueCents);
}

/** The most that an owner can claim for a booking: the deposit and the cover. */
export function mostClaimed(terms: CoveredTerms): Cents {
  return terms.depositCents + mostCover(terms);
}

/** Which sources pay a claim, and how much of the deposit is returned. */
export interface ClaimParts {
  fromDepositCents: Cents;
  /** The amount that the insurance account pays if staff approve it. */
  coverCents: Cents;
  depositBackCents: Cents;
}

/** The parts of a claim within its limit, the deposit first. */
export function claimParts(claimCents: Cents, depositCents: Cents): ClaimParts {
  const fromDepositCents = Math.min(claimCents, depositCents);
  return {
    fromDepositCents,
    coverCents: claimCents - fromDepositCents,
    depositBackCents: depositCents - fromDepositCents,
  };
}

/** Splits any claim. Edge: the part above `mostClaimed` is dropped; a claim below 0 counts as 0. */
export function splitClaim(claimCents: Cents, terms: CoveredTerms): ClaimParts {
  const within = Math.max(0, Math.min(claimCents, mostClaimed(terms)));
  return claimParts(within, terms.depositCents);
}

/** The facts that decide how much of a cover claim staff can approve now. Amounts that were paid are never negative. */
export interface CoverFacts {
  askedCents: Cents;
  terms: CoveredTerms;
  /** Paid from the insurance account within `memberDays` for bookings of the owner, and of the borrower. */
  ownerPaidCents: Cents;
  borrowerPaidCents: Cents;
  /** Paid from the insurance account today, for all bookings. */
  dayPaidCents: Cents;
  /** Whether a bank has taken a payment of this booking back, or is about to. */
  isChargedBack: boolean;
}

/** The limit that decides: the first of the smallest. `asked`: none, all of the claim can be approved. */
export type CoverLimit = 'asked' | 'chargeback' | 'booking' | 'owner' | 'borrower' | 'day';

/** The most of a cover claim that can be approved now, and the limit that it comes from. Edge: 0 at an exceeded limit. */
export function approvableCover(facts: CoverFacts): { cents: Cents; limit: CoverLimit } {
  const { memberCents, dayCents } = coverLimits;
  const bounds: [CoverLimit, Cents][] = [
    ['asked', facts.askedCents],
    ['chargeback', facts.isChargedBack ? 0 : Number.POSITIVE_INFINITY],
    ['booking', mostCover(facts.terms)],
    ['owner', memberCents - facts.ownerPaidCents],
    ['borrower', memberCents - facts.borrowerPaidCents],
    ['day', dayCents - facts.dayPaidCents],
  ];
  return bounds
    .map(([limit, cents]) => ({ limit, cents: Math.max(0, cents) }))
    .reduce((least, bound) => (bound.cents < least.cents ? bound : least));
}
