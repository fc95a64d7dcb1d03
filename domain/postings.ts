import type { Cents } from './money';

/**
 * The accounts of the ledger. What Skuret has is positive, what it owes negative: `owner:7:due` at -500 says that member
 * 7 is owed 5 kr. An owner's money is held until the booking is over, then due, then in a payout on its way.
 */
export type Account =
  /** What the payment provider holds for us. */
  | 'provider'
  /** What it has promised us of deposits, without having taken it: against `deposit:BOOKING:reserved`. */
  | 'provider:reserved'
  | `owner:${number}:held`
  | `owner:${number}:due`
  | `payout:${number}`
  | `deposit:${number}`
  | `deposit:${number}:reserved`
  /** What a member still has to pay. */
  | `borrower:${number}:debt`
  | 'fee'
  | 'insurance'
  | 'provider_cost'
  | 'loss';

export interface Entry {
  account: Account;
  /** Whole øre, never 0. */
  ore: Cents;
}

/** Leaves out lines of 0 øre. Two lines or more are left, or none: then there is nothing to post. */
function entries(...lines: [Account, Cents][]): Entry[] {
  return lines.filter(([, ore]) => ore !== 0).map(([account, ore]) => ({ account, ore }));
}

interface Lines {
  ownerId: number;
  rentalCents: Cents;
  serviceFeeCents: Cents;
  insuranceCents: Cents;
}

interface OfDeposit {
  bookingId: number;
  cents: Cents;
}

interface OfOwner {
  ownerId: number;
  cents: Cents;
}

interface OfDebt extends OfOwner {
  borrowerId: number;
}

interface OfPayout extends OfOwner {
  payoutId: number;
}

/**
 * What each thing that happens to money posts, as pure functions: the whole of it, in this one place. Each sums to zero.
 * Amounts are 0 or more.
 */
export const postings = {
  /** The borrower's money has come, of a booking or of what a change costs more. */
  capture: ({ ownerId, rentalCents, serviceFeeCents, insuranceCents }: Lines) =>
    entries(
      ['provider', rentalCents + serviceFeeCents + insuranceCents],
      [`owner:${ownerId}:held`, -rentalCents],
      ['fee', -serviceFeeCents],
      ['insurance', -insuranceCents],
    ),
  /** Some or all of it goes back, by the lines that it came by: never worked out from percent again. */
  refund: ({ ownerId, rentalCents, serviceFeeCents, insuranceCents }: Lines) =>
    entries(
      [`owner:${ownerId}:held`, rentalCents],
      ['fee', serviceFeeCents],
      ['insurance', insuranceCents],
      ['provider', -(rentalCents + serviceFeeCents + insuranceCents)],
    ),
  /** The booking is over: what was held for the owner is theirs, less the commission. */
  release: ({ ownerId, cents, commissionCents }: OfOwner & { commissionCents: Cents }) =>
    entries(
      [`owner:${ownerId}:held`, cents + commissionCents],
      [`owner:${ownerId}:due`, -cents],
      ['fee', -commissionCents],
    ),
  depositReserve: ({ bookingId, cents }: OfDeposit) =>
    entries(['provider:reserved', cents], [`deposit:${bookingId}:reserved`, -cents]),
  depositRelease: ({ bookingId, cents }: OfDeposit) =>
    entries([`deposit:${bookingId}:reserved`, cents], ['provider:reserved', -cents]),
  depositCharge: ({ bookingId, cents }: OfDeposit) =>
    entries(['provider', cents], [`deposit:${bookingId}`, -cents]),
  depositReturn: ({ bookingId, cents }: OfDeposit) =>
    entries([`deposit:${bookingId}`, cents], ['provider', -cents]),
  /** Part of a deposit that was reserved is taken after all, and the rest of the reservation ends with it. */
  depositCapture: ({ bookingId, cents, reservedCents }: OfDeposit & { reservedCents: Cents }) =>
    entries(
      [`deposit:${bookingId}:reserved`, reservedCents],
      ['provider:reserved', -reservedCents],
      ['provider', cents],
      [`deposit:${bookingId}`, -cents],
    ),
  /** A claim, or a late fee that the card did not pay: from the deposit to the owner. */
  damage: ({ bookingId, ownerId, cents }: OfDeposit & OfOwner) =>
    entries([`deposit:${bookingId}`, cents], [`owner:${ownerId}:due`, -cents]),
  lateFeeFromDeposit: ({ bookingId, ownerId, cents }: OfDeposit & OfOwner) =>
    entries([`deposit:${bookingId}`, cents], [`owner:${ownerId}:due`, -cents]),
  /** What of a claim the insurance pays. */
  claim: ({ ownerId, cents }: OfOwner) =>
    entries(['insurance', cents], [`owner:${ownerId}:due`, -cents]),
  lateFee: ({ ownerId, cents }: OfOwner) =>
    entries(['provider', cents], [`owner:${ownerId}:due`, -cents]),
  /** What nobody has paid yet is held for the owner until it is. */
  debt: ({ ownerId, borrowerId, cents }: OfDebt) =>
    entries([`borrower:${borrowerId}:debt`, cents], [`owner:${ownerId}:held`, -cents]),
  debtPaid: ({ ownerId, borrowerId, cents }: OfDebt) =>
    entries(
      ['provider', cents],
      [`borrower:${borrowerId}:debt`, -cents],
      [`owner:${ownerId}:held`, cents],
      [`owner:${ownerId}:due`, -cents],
    ),
  /** The owner has waived it. */
  debtWaived: ({ ownerId, borrowerId, cents }: OfDebt) =>
    entries([`owner:${ownerId}:held`, cents], [`borrower:${borrowerId}:debt`, -cents]),
  /** Asked of the provider: no longer due, so that it is never asked twice. */
  payout: ({ ownerId, payoutId, cents }: OfPayout) =>
    entries([`owner:${ownerId}:due`, cents], [`payout:${payoutId}`, -cents]),
  payoutSent: ({ payoutId, cents }: Omit<OfPayout, 'ownerId'>) =>
    entries([`payout:${payoutId}`, cents], ['provider', -cents]),
  /** It never left: due again. */
  payoutFailed: ({ ownerId, payoutId, cents }: OfPayout) =>
    entries([`payout:${payoutId}`, cents], [`owner:${ownerId}:due`, -cents]),
  /** The bank has sent it back, also after it was paid. */
  payoutReturned: ({ ownerId, cents }: OfOwner) =>
    entries(['provider', cents], [`owner:${ownerId}:due`, -cents]),
  /** The borrower's bank has taken money back. An owner who kept to the rules keeps theirs: Skuret bears it. */
  chargeback: ({ cents }: { cents: Cents }) => entries(['loss', cents], ['provider', -cents]),
  chargebackWon: ({ cents }: { cents: Cents }) => entries(['provider', cents], ['loss', -cents]),
  providerCost: ({ cents }: { cents: Cents }) =>
    entries(['provider_cost', cents], ['provider', -cents]),
} as const;

export type PostingKind = keyof typeof postings;

export const postingKinds = Object.keys(postings) as PostingKind[];

/** What of a due account is earned by lending; a claim makes good what was broken. */
export const earningKinds = [
  'release',
  'lateFee',
  'lateFeeFromDeposit',
  'debtPaid',
] as const satisfies readonly PostingKind[];
