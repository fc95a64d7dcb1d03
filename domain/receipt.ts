import type { Cents } from './money';
import { type Entry, type PostingKind, postingKinds } from './postings';

/** What somebody is in a booking. */
export type Side = 'BORROWER' | 'OWNER';

/** What a line of a receipt or a statement is about. */
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
  'CHARGEBACK',
  'CHARGEBACK_WON',
] as const;
export type MoneyLineKind = (typeof moneyLineKinds)[number];

/** What can happen to a deposit as long as none of it is kept. */
export const depositLineKinds = ['RESERVED', 'RELEASED', 'CHARGED', 'RETURNED', 'TAKEN'] as const;
export type DepositLineKind = (typeof depositLineKinds)[number];

interface Line<K> {
  kind: K;
  at: Date;
  /** What the borrower pays or the owner earns; below 0 what comes back to the borrower or is taken of the owner. */
  cents: Cents;
}
export type MoneyLine = Line<MoneyLineKind>;
export type DepositLine = Line<DepositLineKind>;

/** What was posted for a booking at once, as the ledger has it. */
export interface BookingPosting {
  kind: PostingKind;
  at: Date;
  entries: readonly Entry[];
}

/** The accounts of a booking without whose they are. */
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
  | 'loss';

function nameOf(account: Entry['account']): AccountName {
  return account
    .replace(/^(owner|borrower):\d+:/, '')
    .replace(/^(deposit|payout):\d+/, '$1') as AccountName;
}

/** The sum of an account over postings; what is owed is negative. */
function sumOf(posted: readonly BookingPosting[], account: AccountName): Cents {
  return posted
    .flatMap(({ entries }) => entries)
    .filter((entry) => nameOf(entry.account) === account)
    .reduce((sum, { ore }) => sum + ore, 0);
}

/** The account that a line is read from, and whether what is taken from it counts for or against the person. */
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
 * Which lines of a receipt each posting is: read from what was posted, never worked out again. All that a borrower has
 * lost, and all that became an owner's, is in exactly one line.
 */
const lineSources: Record<Side, Sources<MoneyLineKind>> = {
  BORROWER: {
    capture: captured,
    refund: refunded,
    lateFee: [['LATE_FEE', 'provider', 1]],
    lateFeeFromDeposit: [['LATE_FEE_FROM_DEPOSIT', 'deposit', 1]],
    debtPaid: [['DEBT_PAID', 'provider', 1]],
    damage: [['DAMAGE', 'deposit', 1]],
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

/** The same of a deposit, which is no price: what happens to it before any of it is kept. */
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

/** The postings that a side's lines are read from. */
export const kindsOfSide = (side: Side): PostingKind[] =>
  postingKinds.filter((kind) => kind in lineSources[side]);

function linesFrom<K>(sources: Sources<K>, posted: readonly BookingPosting[]): Line<K>[] {
  return posted.flatMap((posting) =>
    (sources[posting.kind] ?? [])
      // A sum of 0 would be a -0 for a negative sign.
      .map(([kind, account, sign]) => ({
        ...{ kind, at: posting.at },
        cents: sign * sumOf([posting], account) || 0,
      }))
      .filter(({ cents }) => cents !== 0),
  );
}

/** What a side has paid and got back, or earned, in the order of what was posted. */
export function moneyLines(posted: readonly BookingPosting[], side: Side): MoneyLine[] {
  return linesFrom(lineSources[side], posted);
}

export interface ReceiptSums {
  lines: MoneyLine[];
  /** Paid or earned, without what came back or was taken. */
  plusCents: Cents;
  /** What came back or was taken, 0 or less. */
  minusCents: Cents;
  /** Of both. */
  totalCents: Cents;
  /** What happened to the deposit; the owner's is empty, for it never was theirs. */
  deposit: DepositLine[];
  /** What of the deposit is reserved or charged at present. */
  depositCents: Cents;
  /** Paid by the borrower, and the owner's when the booking is over. */
  heldCents: Cents;
  /** What the borrower still has to pay. */
  owedCents: Cents;
}

/** What one of the two sees of a booking's money: all of it read from the postings of the booking. */
export function receiptOf(posted: readonly BookingPosting[], side: Side): ReceiptSums {
  const lines = moneyLines(posted, side);
  const sum = (those: readonly MoneyLine[]) => those.reduce((all, { cents }) => all + cents, 0);
  const owedCents = sumOf(posted, 'debt');
  return {
    lines,
    plusCents: sum(lines.filter(({ cents }) => cents > 0)),
    minusCents: sum(lines.filter(({ cents }) => cents < 0)),
    totalCents: sum(lines),
    deposit: side === 'BORROWER' ? linesFrom(depositSources, posted) : [],
    depositCents:
      side === 'BORROWER' ? sumOf(posted, 'provider:reserved') - sumOf(posted, 'deposit') : 0,
    // A debt stands among what is held, and nobody has paid it.
    heldCents: -sumOf(posted, 'held') - owedCents || 0,
    owedCents,
  };
}

/** What a receipt says above its lines. */
export type ReceiptRemark =
  | 'nothingPaid'
  | 'paid'
  | 'partBack'
  | 'allBack'
  | 'nothingEarned'
  | 'notYetEarned'
  | 'earned';

/** In which of these a booking's money stands for one of the two. */
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
