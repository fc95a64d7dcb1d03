import type { Cents } from '../values/money';

/**
 * The accounts of the ledger. Skuret's assets are positive, its debts negative: `owner:7:due` at -500 means that Skuret
 * owes member 7 5 kr. An owner's money is held until the booking is over, then due, then in a payout on its way.
 */
export type Account =
  /** Money that the payment provider holds for us. */
  | 'provider'
  /** Deposits that the provider has reserved for us but not taken; the counterpart is `deposit:BOOKING:reserved`. */
  | 'provider:reserved'
  | `owner:${number}:held`
  | `owner:${number}:due`
  | `payout:${number}`
  | `deposit:${number}`
  | `deposit:${number}:reserved`
  /** The amount that a member still has to pay. */
  | `borrower:${number}:debt`
  /** Money of failed refunds, which has to reach the member another way. */
  | `borrower:${number}:owed`
  | 'fee'
  | 'insurance'
  | 'provider_cost'
  | 'loss'
  /** What Skuret has given to members. */
  | 'goodwill'
  /** Money that the operator has put into the provider's account. */
  | 'capital';

export interface Entry {
  account: Account;
  /** Whole øre, never 0. */
  ore: Cents;
}

/** Leaves out lines of 0 øre. Two lines or more remain, or none: then there is nothing to post. */
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

interface OfBorrower {
  borrowerId: number;
  cents: Cents;
}

interface OfDebt extends OfOwner {
  borrowerId: number;
}

interface OfPayout extends OfOwner {
  payoutId: number;
}

/** All postings of the ledger, as pure functions. The lines of each posting sum to zero. Amounts are 0 or more. */
export const postings = {
  /** The borrower has paid, for a booking or for the extra cost of a change. */
  capture: ({ ownerId, rentalCents, serviceFeeCents, insuranceCents }: Lines) =>
    entries(
      ['provider', rentalCents + serviceFeeCents + insuranceCents],
      [`owner:${ownerId}:held`, -rentalCents],
      ['fee', -serviceFeeCents],
      ['insurance', -insuranceCents],
    ),
  /** The payment is refunded in whole or in part, by the lines of the charge; percentages are not calculated again. */
  refund: ({ ownerId, rentalCents, serviceFeeCents, insuranceCents }: Lines) =>
    entries(
      [`owner:${ownerId}:held`, rentalCents],
      ['fee', serviceFeeCents],
      ['insurance', insuranceCents],
      ['provider', -(rentalCents + serviceFeeCents + insuranceCents)],
    ),
  /** The booking is over: the held money becomes the owner's, less the commission. */
  release: ({ ownerId, cents, commissionCents }: OfOwner & { commissionCents: Cents }) =>
    entries(
      [`owner:${ownerId}:held`, cents + commissionCents],
      [`owner:${ownerId}:due`, -cents],
      ['fee', -commissionCents],
    ),
  /** The borrower's bank did not take a refund: the money is back at the provider, and still the borrower's. */
  refundFailed: ({ borrowerId, cents }: OfBorrower) =>
    entries(['provider', cents], [`borrower:${borrowerId}:owed`, -cents]),
  /** The amount of failed refunds is refunded once more. */
  refundAgain: ({ borrowerId, cents }: OfBorrower) =>
    entries([`borrower:${borrowerId}:owed`, cents], ['provider', -cents]),
  /** The operator has paid it from its own bank account. */
  refundPaid: ({ borrowerId, cents }: OfBorrower) =>
    entries([`borrower:${borrowerId}:owed`, cents], ['capital', -cents]),
  /** The borrower has got it already, with a lost chargeback. */
  refundCharged: ({ borrowerId, cents }: OfBorrower) =>
    entries([`borrower:${borrowerId}:owed`, cents], ['loss', -cents]),
  depositReserve: ({ bookingId, cents }: OfDeposit) =>
    entries(['provider:reserved', cents], [`deposit:${bookingId}:reserved`, -cents]),
  depositRelease: ({ bookingId, cents }: OfDeposit) =>
    entries([`deposit:${bookingId}:reserved`, cents], ['provider:reserved', -cents]),
  depositCharge: ({ bookingId, cents }: OfDeposit) =>
    entries(['provider', cents], [`deposit:${bookingId}`, -cents]),
  depositReturn: ({ bookingId, cents }: OfDeposit) =>
    entries([`deposit:${bookingId}`, cents], ['provider', -cents]),
  /** Part of a reserved deposit is charged, and the rest of the reservation ends with it. */
  depositCapture: ({ bookingId, cents, reservedCents }: OfDeposit & { reservedCents: Cents }) =>
    entries(
      [`deposit:${bookingId}:reserved`, reservedCents],
      ['provider:reserved', -reservedCents],
      ['provider', cents],
      [`deposit:${bookingId}`, -cents],
    ),
  /** From the deposit to the owner: a claim, or a late fee that the card did not pay. */
  damage: ({ bookingId, ownerId, cents }: OfDeposit & OfOwner) =>
    entries([`deposit:${bookingId}`, cents], [`owner:${ownerId}:due`, -cents]),
  lateFeeFromDeposit: ({ bookingId, ownerId, cents }: OfDeposit & OfOwner) =>
    entries([`deposit:${bookingId}`, cents], [`owner:${ownerId}:due`, -cents]),
  /** The part of a claim that the insurance pays. */
  claim: ({ ownerId, cents }: OfOwner) =>
    entries(['insurance', cents], [`owner:${ownerId}:due`, -cents]),
  lateFee: ({ ownerId, cents }: OfOwner) =>
    entries(['provider', cents], [`owner:${ownerId}:due`, -cents]),
  /** A debt of the borrower is held for the owner until it is paid. */
  debt: ({ ownerId, borrowerId, cents }: OfDebt) =>
    entries([`borrower:${borrowerId}:debt`, cents], [`owner:${ownerId}:held`, -cents]),
  debtPaid: ({ ownerId, borrowerId, cents }: OfDebt) =>
    entries(
      ['provider', cents],
      [`borrower:${borrowerId}:debt`, -cents],
      [`owner:${ownerId}:held`, cents],
      [`owner:${ownerId}:due`, -cents],
    ),
  /** The owner has waived the debt. */
  debtWaived: ({ ownerId, borrowerId, cents }: OfDebt) =>
    entries([`owner:${ownerId}:held`, cents], [`borrower:${borrowerId}:debt`, -cents]),
  /** The payout is requested from the provider. The money is no longer due, so it is never requested twice. */
  payout: ({ ownerId, payoutId, cents }: OfPayout) =>
    entries([`owner:${ownerId}:due`, cents], [`payout:${payoutId}`, -cents]),
  payoutSent: ({ payoutId, cents }: Omit<OfPayout, 'ownerId'>) =>
    entries([`payout:${payoutId}`, cents], ['provider', -cents]),
  /** The payout was never sent: the money is due again. */
  payoutFailed: ({ ownerId, payoutId, cents }: OfPayout) =>
    entries([`payout:${payoutId}`, cents], [`owner:${ownerId}:due`, -cents]),
  /** The bank has returned the payout, even after it was paid. */
  payoutReturned: ({ ownerId, cents }: OfOwner) =>
    entries(['provider', cents], [`owner:${ownerId}:due`, -cents]),
  /**
   * The borrower's bank has taken the payment back. An owner who followed the rules keeps their money; Skuret bears the
   * loss.
   */
  chargeback: ({ cents }: { cents: Cents }) => entries(['loss', cents], ['provider', -cents]),
  chargebackWon: ({ cents }: { cents: Cents }) => entries(['provider', cents], ['loss', -cents]),
  providerCost: ({ cents }: { cents: Cents }) =>
    entries(['provider_cost', cents], ['provider', -cents]),
  /** Staff give a member money, which is paid out like earnings. */
  goodwill: ({ ownerId, cents }: OfOwner) =>
    entries(['goodwill', cents], [`owner:${ownerId}:due`, -cents]),
  /** The operator has put money into the provider's account, so that it covers the payouts. */
  topUp: ({ cents }: { cents: Cents }) => entries(['provider', cents], ['capital', -cents]),
} as const;

export type PostingKind = keyof typeof postings;

export const postingKinds = Object.keys(postings) as PostingKind[];

/**
 * The postings to a due account that the front page counts as what a tool brings in. A claim does not: it compensates
 * for damage. A member's total earnings include claims.
 */
export const earningKinds = [
  'release',
  'lateFee',
  'lateFeeFromDeposit',
  'debtPaid',
] as const satisfies readonly PostingKind[];
