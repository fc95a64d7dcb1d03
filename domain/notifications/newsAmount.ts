import {
  type BookedQuote,
  type BookingEnd,
  getOwnerEarnings,
  settle,
} from '../bookings/bookingEnds';
import type { Cents } from '../values/money';
import type { BookingEvent, NewsReader } from './bookingNews';

/** The money of a booking after the event. */
export interface NewsMoney {
  quote: BookedQuote;
  /** How it has ended; null while it has not. */
  endedAs: BookingEnd | null;
  /** Whether the price was charged. Else nothing comes back, and the owner earns nothing. */
  isPaid: boolean;
  depositCents: Cents;
  /** Whether the deposit is reserved or charged. */
  isDepositHeld: boolean;
  lateFeeCents: Cents;
  claimCents: Cents | null;
  settledClaimCents: Cents | null;
  /** The owner's commission; null when it is not known: then the owner's earnings are not. */
  commissionPercent: number | null;
}

/** Events about the whole price: it is charged, or its reservation is released. */
const wholePrice: readonly BookingEvent[] = [
  ...(['accept', 'decline', 'giveWay', 'expire', 'stopRequest', 'paymentRefused'] as const),
];
/** Events that refund the whole price, if it was paid. */
const fullRefund: readonly BookingEvent[] = [
  ...([
    'reportFaultAtPickup',
    'reportOwnerAbsent',
    'nobodyCame',
    'overturnNoShow',
    'stopBooking',
  ] as const),
];
/** Events after which the borrower may cancel and gets the whole price back. */
const freeToCancel: readonly BookingEvent[] = ['toolLate', 'toolBack'];
const ofDeposit: readonly BookingEvent[] = ['depositRefused', 'depositTaken', 'depositLost'];
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
  if (fullRefund.includes(event) || freeToCancel.includes(event))
    return money.isPaid ? quote.totalCents : null;
  if (ofDeposit.includes(event)) return depositCents;
  if (ofLateFee.includes(event)) return money.lateFeeCents;
  // Staff decide about the part above the deposit (docs/decisions/64-cover-claims.md).
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
    if (!money.isPaid) return null;
    const { backCents, ownerCents } = settle(quote, money.endedAs ?? 'cancelledByOwner');
    return reader === 'owner' ? ownerCents : backCents;
  }
  const earned =
    commissionPercent === null ? null : getOwnerEarnings(quote.rentalCents, commissionPercent);
  if (event === 'confirmReturn' || event === 'confirmReturnBySilence') {
    // A late fee that the card does not pay is taken from the deposit.
    if (reader === 'borrower') {
      return money.isDepositHeld && money.lateFeeCents === 0 ? depositCents : null;
    }
    if (commissionPercent === null) return null;
    const { ownerCents } = settle(quote, money.endedAs ?? 'completed', commissionPercent);
    return ownerCents + money.lateFeeCents;
  }
  if (event === 'acceptChange' || event === 'proposeChange')
    return reader === 'owner' ? earned : quote.totalCents;
  return null;
}
