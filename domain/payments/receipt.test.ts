import { type BookingEnd, bookingEnds, settle } from '../bookings/bookingEnds';
import { type Entry, type PostingKind, postingKinds, postings } from './postings';
import { quoteFor } from './quote';
import {
  type BookingPosting,
  getReceipt,
  kindsOfSide,
  moneyLines,
  type ReceiptRemark,
  receiptRemark,
  type Side,
} from './receipt';

const at = new Date('2026-06-10T10:00:00Z');
const ownerId = 7;
const borrowerId = 8;
const bookingId = 5;
const posted = <K extends PostingKind>(kind: K, of: Parameters<(typeof postings)[K]>[0]) =>
  ({
    kind,
    at,
    entries: (postings[kind] as (given: typeof of) => Entry[])(of),
  }) satisfies BookingPosting;

// 9 days at 100 kr. a day and 500 kr. a week, deposit 300 kr.: the booking of docs/money.md.
const prices = { pricePerDayCents: 10_000, pricePerWeekCents: 50_000, depositCents: 30_000 };
const booked = { ...quoteFor(prices, 9, 1), pricePerDayCents: 10_000 };
const capture = posted('capture', { ownerId, ...booked });
const reserved = posted('depositReserve', { bookingId, cents: 30_000 });
const charged = posted('depositCharge', { bookingId, cents: 30_000 });
const release = posted('release', { ownerId, cents: 63_000, commissionCents: 7_000 });

/** The postings of a booking that came to this end, as the rules settle it. */
function lifeTo(end: BookingEnd, commissionPercent: number): BookingPosting[] {
  const { chargedCents, back, backCents, ownerCents, commissionCents } = settle(
    booked,
    end,
    commissionPercent,
  );
  return [
    ...(chargedCents > 0 ? [capture] : []),
    ...(backCents > 0 ? [posted('refund', { ownerId, ...back })] : []),
    ...(ownerCents > 0 ? [posted('release', { ownerId, cents: ownerCents, commissionCents })] : []),
  ];
}

const sumPostings = (those: readonly BookingPosting[], account: RegExp) =>
  those
    .flatMap(({ entries }) => entries)
    .filter((entry) => account.test(entry.account))
    .reduce((sum, { ore }) => sum + ore, 0);

/** Possible sequences of postings for a booking; together they contain every kind of posting. */
const lives: [string, BookingPosting[]][] = [
  ['nothing', []],
  ['paid', [capture]],
  ...(Object.keys(bookingEnds) as BookingEnd[]).flatMap((end) =>
    [0, 10].map((percent): [string, BookingPosting[]] => [
      `${end} with ${percent} % commission`,
      lifeTo(end, percent),
    ]),
  ),
  ['a deposit on hold', [capture, reserved]],
  [
    'a deposit let go',
    [capture, reserved, release, posted('depositRelease', { bookingId, cents: 30_000 })],
  ],
  [
    'damage from what was on hold',
    [
      ...[capture, reserved, release],
      posted('depositCapture', { bookingId, cents: 20_000, reservedCents: 30_000 }),
      posted('damage', { bookingId, ownerId, cents: 20_000 }),
    ],
  ],
  [
    'damage beyond a charged deposit',
    [
      ...[capture, charged, release],
      posted('damage', { bookingId, ownerId, cents: 30_000 }),
      posted('claim', { ownerId, cents: 100_000 }),
    ],
  ],
  [
    'late, from the deposit, the rest given back',
    [
      ...[capture, charged, release],
      posted('lateFeeFromDeposit', { bookingId, ownerId, cents: 10_000 }),
      posted('depositReturn', { bookingId, cents: 20_000 }),
    ],
  ],
  ['late, from the card', [capture, release, posted('lateFee', { ownerId, cents: 10_000 })]],
  ['a debt', [capture, release, posted('debt', { ownerId, borrowerId, cents: 10_000 })]],
  [
    'a debt that was paid',
    [
      ...[capture, release],
      posted('debt', { ownerId, borrowerId, cents: 10_000 }),
      posted('debtPaid', { ownerId, borrowerId, cents: 10_000 }),
    ],
  ],
  [
    'a debt that was waived',
    [
      ...[capture, release],
      posted('debt', { ownerId, borrowerId, cents: 10_000 }),
      posted('debtWaived', { ownerId, borrowerId, cents: 10_000 }),
    ],
  ],
  [
    'a refund that the bank rejected',
    [...lifeTo('cancelledLate', 10), posted('refundFailed', { borrowerId, cents: 66_500 })],
  ],
  ...(['refundAgain', 'refundPaid'] as const).map((kind): [string, BookingPosting[]] => [
    `and that was settled: ${kind}`,
    [
      ...lifeTo('cancelledLate', 10),
      posted('refundFailed', { borrowerId, cents: 66_500 }),
      posted(kind, { borrowerId, cents: 66_500 }),
    ],
  ]),
  [
    'and that came with a lost chargeback',
    [
      ...lifeTo('cancelledLate', 10),
      posted('refundFailed', { borrowerId, cents: 66_500 }),
      posted('chargeback', { cents: 77_500 }),
      posted('refundCharged', { borrowerId, cents: 66_500 }),
    ],
  ],
  ['a bank that takes it back', [capture, release, posted('chargeback', { cents: 77_500 })]],
  [
    'and gives in',
    [
      ...[capture, release],
      posted('chargeback', { cents: 77_500 }),
      posted('chargebackWon', { cents: 77_500 }),
    ],
  ],
];

describe.each(lives)('receipt of a booking: %s', (_name, those) => {
  it('shows the borrower every charge and refund', () => {
    const { totalCents, plusCents, minusCents, depositCents } = getReceipt(those, 'BORROWER');
    // What came in, less the deposit that is still to be returned and what the operator has paid otherwise.
    expect(totalCents).toBe(sumPostings(those, /^(provider|capital|deposit:\d+)$/));
    expect(plusCents + minusCents).toBe(totalCents);
    expect(depositCents).toBe(
      sumPostings(those, /^provider:reserved$/) - sumPostings(those, /^deposit:\d+$/),
    );
  });

  it('shows the owner all earnings', () => {
    const { totalCents, heldCents, owedCents, deposit } = getReceipt(those, 'OWNER');
    expect(totalCents + sumPostings(those, /:due$/)).toBe(0);
    expect(heldCents + owedCents + sumPostings(those, /:held$/)).toBe(0);
    expect(owedCents).toBe(sumPostings(those, /:debt$/));
    expect(deposit).toEqual([]);
  });

  it('has no zero lines, and reads only the posting kinds of its side', () => {
    for (const side of ['BORROWER', 'OWNER'] as const) {
      const kinds = kindsOfSide(side);
      expect(moneyLines(those, side).every(({ cents }) => cents !== 0)).toBe(true);
      expect(
        moneyLines(
          those.filter(({ kind }) => kinds.includes(kind)),
          side,
        ),
      ).toEqual(moneyLines(those, side));
    }
  });
});

it('covers every posting kind of a booking', () => {
  const tried = new Set(lives.flatMap(([, those]) => those.map(({ kind }) => kind)));
  const ofNoBooking = [
    'payout',
    'payoutSent',
    'payoutFailed',
    'payoutReturned',
    'providerCost',
    'goodwill',
    'topUp',
  ];
  expect(postingKinds.filter((kind) => !tried.has(kind))).toEqual(ofNoBooking);
});

const written = (those: readonly BookingPosting[], side: Side) =>
  moneyLines(those, side).map(({ kind, cents }) => `${kind} ${cents}`);

it('itemizes the costs and refunds of a late cancellation', () => {
  const those = lifeTo('cancelledLate', 10);
  expect(written(those, 'BORROWER')).toEqual([
    ...['RENTAL 70000', 'SERVICE_FEE 7000', 'INSURANCE 500'],
    ...['RENTAL_BACK -60000', 'SERVICE_FEE_BACK -6000', 'INSURANCE_BACK -500'],
  ]);
  expect(written(those, 'OWNER')).toEqual(['RENTAL 10000']);
});

it('shows the commission on earnings', () => {
  expect(written([capture, release], 'OWNER')).toEqual(['RENTAL 70000', 'COMMISSION -7000']);
});

it('separates the deposit from the price', () => {
  const those = lives.find(([name]) => name === 'damage from what was on hold')?.[1] ?? [];
  const { deposit, lines } = getReceipt(those, 'BORROWER');
  expect(deposit.map(({ kind, cents }) => `${kind} ${cents}`)).toEqual([
    ...['RESERVED 30000', 'RELEASED -30000', 'TAKEN 20000'],
  ]);
  expect(lines.at(-1)).toEqual({ kind: 'DAMAGE', at, cents: 20_000 });
});

it.each<[string, Side, ReceiptRemark]>([
  ['nothing', 'BORROWER', 'nothingPaid'],
  ['declined with 0 % commission', 'BORROWER', 'nothingPaid'],
  ['paid', 'BORROWER', 'paid'],
  ['cancelledInTime with 0 % commission', 'BORROWER', 'allBack'],
  ['cancelledLate with 0 % commission', 'BORROWER', 'partBack'],
  ['completed with 0 % commission', 'BORROWER', 'paid'],
  ['nothing', 'OWNER', 'nothingEarned'],
  ['cancelledInTime with 0 % commission', 'OWNER', 'nothingEarned'],
  ['paid', 'OWNER', 'notYetEarned'],
  ['completed with 10 % commission', 'OWNER', 'earned'],
  ['a debt', 'OWNER', 'earned'],
])('receipt remark of a booking (%s) for the %s: %s', (name, side, remark) => {
  const those = lives.find(([known]) => known === name)?.[1] ?? [];
  expect(receiptRemark(getReceipt(those, side), side)).toBe(remark);
});

it('shows the deposit from its reservation to its return', () => {
  const release = posted('depositRelease', { bookingId, cents: 30_000 });
  const back = posted('depositReturn', { bookingId, cents: 30_000 });
  const told = (those: BookingPosting[]) =>
    getReceipt(those, 'BORROWER').deposit.map(({ kind, cents }) => [kind, cents]);
  expect(told([reserved, release])).toEqual([
    ['RESERVED', 30_000],
    ['RELEASED', -30_000],
  ]);
  expect(told([charged, back])).toEqual([
    ['CHARGED', 30_000],
    ['RETURNED', -30_000],
  ]);
  expect(getReceipt([charged], 'BORROWER').depositCents).toBe(30_000);
  expect(getReceipt([charged, back], 'BORROWER').depositCents).toBe(0);
  expect(getReceipt([reserved], 'OWNER').depositCents).toBe(0);
});
