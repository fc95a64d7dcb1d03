import { type BookedQuote, type BookingEnd, earnedOf, settle } from './bookingEnds';
import type { BookingEvent, NewsReader } from './bookingNews';
import type { Cents } from './money';

/** The money of a booking after the event. */
export interface NewsMoney {
  quote: BookedQuote;
  /** How it has ended; null while it has not. */
  endedAs: BookingEnd | null;
  depositCents: Cents;
  lateFeeCents: Cents;
  claimCents: Cents | null;
  settledClaimCents: Cents | null;
  /** The owner's commission; null when it is not known: then the owner's earnings are not. */
  commissionPercent: number | null;
}

/** Everything that ends without a charge or with a full refund. */
const wholePrice: readonly BookingEvent[] = [
  'accept',
  'decline',
  'giveWay',
  'expire',
  'reportFaultAtPickup',
  'reportOwnerAbsent',
  'nobodyCame',
  'overturnNoShow',
  'paymentRefused',
];
const ofDeposit: readonly BookingEvent[] = ['depositRefused', 'depositTaken'];
const ofLateFee: readonly BookingEvent[] = ['markReturned', 'owes'];
const ofNoShow: readonly BookingEvent[] = [
  'confirmNoShowBySilence',
  'upholdNoShow',
  'reportNoShow',
  'contestNoShow',
];
const ofSettlement: readonly BookingEvent[] = ['acceptClaim', 'agreeOnClaim', 'decideClaim'];

/**
 * The amount that an event of a booking means for a reader: what they pay, get or get back, as the text about the event
 * says. Null when it means none. An amount of 0 is none.
 */
export function newsAmount(
  event: BookingEvent,
  money: NewsMoney,
  reader: NewsReader,
): Cents | null {
  return amount(event, money, reader) || null;
}

function amount(event: BookingEvent, money: NewsMoney, reader: NewsReader): Cents | null {
  const { quote, depositCents, commissionPercent } = money;
  if (wholePrice.includes(event)) return quote.totalCents;
  if (ofDeposit.includes(event)) return depositCents;
  if (ofLateFee.includes(event)) return money.lateFeeCents;
  // Staff decide about the part above the deposit (docs/decisions/cover-claims.md).
  if (ofSettlement.includes(event)) {
    return money.settledClaimCents === null
      ? null
      : Math.min(money.settledClaimCents, depositCents);
  }
  if (event === 'reportProblem') return money.claimCents;
  if (event === 'overdue') return quote.pricePerDayCents * quote.units;
  if (ofNoShow.includes(event)) {
    const { backCents, ownerCents } = settle(quote, 'noShow');
    if (reader === 'owner') return ownerCents;
    return event === 'reportNoShow' ? quote.totalCents - backCents : backCents;
  }
  if (event === 'cancel') {
    const { backCents, ownerCents } = settle(quote, money.endedAs ?? 'cancelledByOwner');
    return reader === 'owner' ? ownerCents : backCents;
  }
  const earned = commissionPercent === null ? null : earnedOf(quote.rentalCents, commissionPercent);
  if (event === 'confirmReturn' || event === 'confirmReturnBySilence') {
    if (reader === 'borrower') return depositCents;
    return earned && earned + money.lateFeeCents;
  }
  if (event === 'acceptChange') return reader === 'owner' ? earned : quote.totalCents;
  return null;
}
