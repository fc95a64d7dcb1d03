import type { BookingEnd } from '../bookings/bookingEnds';
import type { BookingEvent, NewsReader } from './bookingNews';
import { newsAmount } from './newsAmount';

/** Two days at 350 kr., and a deposit of 300 kr. */
const money = {
  quote: {
    rentalCents: 70_000,
    serviceFeeCents: 7_000,
    insuranceCents: 500,
    totalCents: 77_500,
    depositCents: 30_000,
    units: 1,
    days: 2,
    pricePerDayCents: 35_000,
  },
  endedAs: null,
  isPaid: true,
  depositCents: 30_000,
  isDepositHeld: true,
  lateFeeCents: 0,
  claimCents: 15_000,
  settledClaimCents: 12_500,
  commissionPercent: 0,
} as const;

test.each<[BookingEvent, NewsReader, BookingEnd | null, number | null]>([
  ['accept', 'borrower', null, 77_500],
  ['overturnNoShow', 'borrower', 'noShowRefuted', 77_500],
  ['upholdNoShow', 'borrower', 'noShow', 39_000],
  ['upholdNoShow', 'owner', 'noShow', 35_000],
  ['reportNoShow', 'borrower', null, 38_500],
  ['cancel', 'borrower', 'cancelledByOwner', 77_500],
  ['cancel', 'owner', 'cancelledLate', 35_000],
  ['cancel', 'owner', 'cancelledInTime', null],
  ['markReturned', 'owner', null, null],
  ['confirmReturn', 'borrower', 'completed', 30_000],
  ['confirmReturnBySilence', 'owner', 'completed', 70_000],
  ['confirmReturnBySilence', 'owner', 'faultAtPickup', null],
  ['reportProblem', 'borrower', null, 15_000],
  ['decideClaim', 'owner', 'completed', 12_500],
  ['depositTaken', 'borrower', null, 30_000],
  ['overdue', 'borrower', null, 35_000],
  ['proposeChange', 'owner', null, 70_000],
  ['proposeChange', 'borrower', null, 77_500],
  ['depositLost', 'borrower', null, 30_000],
  ['acceptChange', 'owner', null, 70_000],
  ['acceptChange', 'borrower', null, 77_500],
  ['toolLate', 'borrower', null, 77_500],
  ['toolBack', 'borrower', null, 77_500],
  ['fetchTomorrow', 'owner', null, null],
])(
  'amount of %s for the %s of a booking that ended as %s: %s',
  (event, reader, endedAs, expected) => {
    expect(newsAmount(event, { ...money, endedAs }, reader)).toBe(expected);
  },
);

test('omits earnings while the commission is unknown', () => {
  const unknown = { ...money, commissionPercent: null };
  expect(newsAmount('acceptChange', unknown, 'owner')).toBeNull();
  expect(newsAmount('acceptChange', unknown, 'borrower')).toBe(77_500);
});

test('includes the late fee for both sides', () => {
  const late = { ...money, lateFeeCents: 35_000 };
  expect(newsAmount('markReturned', late, 'borrower')).toBe(35_000);
  expect(newsAmount('confirmReturnBySilence', late, 'owner')).toBe(105_000);
});

test('deducts the commission from the owner’s earnings', () => {
  const withCommission = { ...money, commissionPercent: 10 };
  expect(newsAmount('confirmReturnBySilence', withCommission, 'owner')).toBe(63_000);
});

test.each<[BookingEvent, NewsReader, BookingEnd]>([
  ['cancel', 'borrower', 'cancelledByOwner'],
  ['cancel', 'owner', 'cancelledLate'],
  ['nobodyCame', 'borrower', 'nobodyCame'],
  ['toolLate', 'borrower', 'cancelledInTime'],
  ['reportFaultAtPickup', 'owner', 'faultAtPickup'],
])('%s has no amount for the %s while nothing was charged', (event, reader, endedAs) => {
  expect(newsAmount(event, { ...money, isPaid: false, endedAs }, reader)).toBeNull();
});

test.each([
  ['that the bank has released', { isDepositHeld: false }],
  ['that may have to pay a late fee', { lateFeeCents: 35_000 }],
])('does not announce the release of a deposit %s', (_what, changes) => {
  expect(newsAmount('confirmReturn', { ...money, ...changes }, 'borrower')).toBeNull();
});
