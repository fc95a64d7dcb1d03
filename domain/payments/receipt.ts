import type { Cents } from '../values/money';
import { type Entry, type PostingKind, postingKinds } from './postings';

/** The role of a person in a booking. */
export type Side = 'BORROWER' | 'OWNER';

/** The kinds of lines on a receipt or a statement. */
export const moneyLineKinds = [
  'RENTAL',
  'SERVICE_FEE',
  'INSURANCE',
  'LATE_FEE',
  'LATE_FEE_FROM_DEPOSIT',
  'DEBT_PAID',
  'DAMAGE',
  'CLAIM',
  'COMMISSION',
  'RENTAL_BACK',
  'SERVICE_FEE_BACK',
  'INSURANCE_BACK',
  'REFUND_FAILED',
  'REFUND_AGAIN',
  'REFUND_PAID',
  'CHARGEBACK',
  'CHARGEBACK_WON',
] as const;
export type MoneyLineKind = (typeof moneyLineKinds)[number];

/** The states of a deposit before any of it is kept. */
export const depositLineKinds = ['RESERVED', 'RELEASED', 'CHARGED', 'RETURNED', 'TAKEN'] as const;
export type DepositLineKind = (typeof depositLineKinds)[number];

interface Line<K> {
  kind: K;
  at: Date;
  /**
   * The amount that the borrower pays or the owner earns; negative for a refund to the borrower or a deduction from the
   * owner.
   */
  cents: Cents;
}
export type MoneyLine = Line<MoneyLineKind>;
export type DepositLine = Line<DepositLineKind>;

/** One posting of the ledger for a booking. */
export interface BookingPosting {
  kind: PostingKind;
  at: Date;
  entries: readonly Entry[];
}

/** The accounts of a booking, without the id of their owner. */
type AccountName =
  | 'provider'
  | 'provider:reserved'
  | 'held'
  | 'due'
  | 'deposit'
  | 'deposit:reserved'
  | 'debt'
  | 'payout'
  | 'fee'
  | 'insurance'
  | 'provider_cost'
  | 'loss'
  | 'goodwill'
  | 'capital';

function getAccountName(account: Entry['account']): AccountName {
  return account
    .replace(/^(owner|borrower):\d+:/, '')
    .replace(/^(deposit|payout):\d+/, '$1') as AccountName;
}

/** The sum of an account over postings; what Skuret owes is negative. */
function sumPostings(posted: readonly BookingPosting[], account: AccountName): Cents {
  return posted
    .flatMap(({ entries }) => entries)
    .filter((entry) => getAccountName(entry.account) === account)
    .reduce((sum, { ore }) => sum + ore, 0);
}

/**
 * The kind of a line, the account that its amount is read from, and whether that amount counts for or against the
 * person.
 */
type Source<K> = readonly [kind: K, account: AccountName, sign: 1 | -1];

const captured = [
  ['RENTAL', 'held', -1],
  ['SERVICE_FEE', 'fee', -1],
  ['INSURANCE', 'insurance', -1],
] as const;
const refunded = [
  ['RENTAL_BACK', 'held', -1],
  ['SERVICE_FEE_BACK', 'fee', -1],
  ['INSURANCE_BACK', 'insurance', -1],
] as const;

type Sources<K> = Partial<Record<PostingKind, readonly Source<K>[]>>;

/**
 * Which lines of a receipt each posting produces. Amounts are read from the postings, never calculated again.
 * Everything that a borrower has lost, and everything that an owner has got, is in exactly one line.
 */
const lineSources: Record<Side, Sources<MoneyLineKind>> = {
  BORROWER: {
    capture: captured,
    refund: refunded,
    lateFee: [['LATE_FEE', 'provider', 1]],
    lateFeeFromDeposit: [['LATE_FEE_FROM_DEPOSIT', 'deposit', 1]],
    debtPaid: [['DEBT_PAID', 'provider', 1]],
    damage: [['DAMAGE', 'deposit', 1]],
    refundFailed: [['REFUND_FAILED', 'provider', 1]],
    refundAgain: [['REFUND_AGAIN', 'provider', 1]],
    refundPaid: [['REFUND_PAID', 'capital', 1]],
    chargeback: [['CHARGEBACK', 'provider', 1]],
    chargebackWon: [['CHARGEBACK_WON', 'provider', 1]],
  },
  OWNER: {
    release: [
      ['RENTAL', 'held', 1],
      ['COMMISSION', 'fee', 1],
    ],
    lateFee: [['LATE_FEE', 'due', -1]],
    lateFeeFromDeposit: [['LATE_FEE_FROM_DEPOSIT', 'due', -1]],
    debtPaid: [['DEBT_PAID', 'due', -1]],
    damage: [['DAMAGE', 'due', -1]],
    claim: [['CLAIM', 'due', -1]],
  },
};

/** The same for a deposit, which is not part of the price: what happens to it before any of it is kept. */
const depositSources: Sources<DepositLineKind> = {
  depositReserve: [['RESERVED', 'provider:reserved', 1]],
  depositRelease: [['RELEASED', 'provider:reserved', 1]],
  depositCharge: [['CHARGED', 'provider', 1]],
  depositReturn: [['RETURNED', 'provider', 1]],
  depositCapture: [
    ['RELEASED', 'provider:reserved', 1],
    ['TAKEN', 'provider', 1],
  ],
};

/** The postings that the lines of a side are read from. */
export const kindsOfSide = (side: Side): PostingKind[] =>
  postingKinds.filter((kind) => kind in lineSources[side]);

function linesFrom<K>(sources: Sources<K>, posted: readonly BookingPosting[]): Line<K>[] {
  return posted.flatMap((posting) =>
    (sources[posting.kind] ?? [])
      // `|| 0` turns -0, which a negative sign makes of a sum of 0, into 0.
      .map(([kind, account, sign]) => ({
        kind,
        at: posting.at,
        cents: sign * sumPostings([posting], account) || 0,
      }))
      .filter(({ cents }) => cents !== 0),
  );
}

/** The amounts that a side has paid and got back, or earned, in the order of the postings. */
export function moneyLines(posted: readonly BookingPosting[], side: Side): MoneyLine[] {
  return linesFrom(lineSources[side], posted);
}

export interface ReceiptSums {
  lines: MoneyLine[];
  /** Paid or earned, without refunds and deductions. */
  plusCents: Cents;
  /** Refunds or deductions; 0 or less. */
  minusCents: Cents;
  /** The sum of both. */
  totalCents: Cents;
  /** The events of the deposit; empty for the owner. */
  deposit: DepositLine[];
  /** The part of the deposit that is reserved or charged at present. */
  depositCents: Cents;
  /** Paid by the borrower; it becomes the owner's when the booking is over. */
  heldCents: Cents;
  /** The amount that the borrower still has to pay. */
  owedCents: Cents;
}

/** The money of a booking as one side sees it, read from the booking's postings alone. */
export function getReceipt(posted: readonly BookingPosting[], side: Side): ReceiptSums {
  const lines = moneyLines(posted, side);
  const sum = (those: readonly MoneyLine[]) => those.reduce((all, { cents }) => all + cents, 0);
  const owedCents = sumPostings(posted, 'debt');
  return {
    lines,
    plusCents: sum(lines.filter(({ cents }) => cents > 0)),
    minusCents: sum(lines.filter(({ cents }) => cents < 0)),
    totalCents: sum(lines),
    deposit: side === 'BORROWER' ? linesFrom(depositSources, posted) : [],
    depositCents:
      side === 'BORROWER'
        ? sumPostings(posted, 'provider:reserved') - sumPostings(posted, 'deposit')
        : 0,
    // An unpaid debt is booked as held, too, so it is subtracted.
    heldCents: -sumPostings(posted, 'held') - owedCents || 0,
    owedCents,
  };
}

/** The remark above the lines of a receipt. */
export type ReceiptRemark =
  | 'nothingPaid'
  | 'paid'
  | 'partBack'
  | 'allBack'
  | 'nothingEarned'
  | 'notYetEarned'
  | 'earned';

/** The remark that describes a booking's money for one side. */
export function receiptRemark(
  {
    plusCents,
    minusCents,
    totalCents,
    heldCents,
  }: Pick<ReceiptSums, 'plusCents' | 'minusCents' | 'totalCents' | 'heldCents'>,
  side: Side,
): ReceiptRemark {
  if (side === 'OWNER') {
    if (plusCents > 0) return 'earned';
    return heldCents > 0 ? 'notYetEarned' : 'nothingEarned';
  }
  if (plusCents === 0) return 'nothingPaid';
  if (minusCents === 0) return 'paid';
  return totalCents === 0 ? 'allBack' : 'partBack';
}
