import { useLingui } from '@lingui/react';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { getFirstName } from '../../../domain/members/user';
import { claimParts } from '../../../domain/payments/coverClaims';
import { formatDate } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';

/** The other member of the booking. */
export function getOtherMember({
  role,
  tool,
  borrower,
}: Pick<BookingDetails, 'role' | 'tool' | 'borrower'>) {
  return role === 'OWNER' ? borrower : tool.owner;
}

/** The first name of the other member. The page has the full name once, beside their picture. */
export const getOtherName = (booking: Pick<BookingDetails, 'role' | 'tool' | 'borrower'>): string =>
  getFirstName(getOtherMember(booking).name);

/** The values of a booking for its texts, in the language of the screen. */
export function useBookingValues(booking: BookingDetails) {
  const language = useScreenLanguage('en');
  const money = (cents: number | null) => formatMoney(cents ?? 0, language);
  const settledParts = claimParts(booking.settledClaimCents ?? 0, booking.depositCents);
  return {
    role: booking.role,
    other: getOtherName(booking),
    start: formatDate(booking.startDate, language),
    end: formatDate(booking.endDate, language),
    due: booking.due === null ? '' : formatDeadline(booking.due, language),
    total: money(booking.totalPriceCents),
    deposit: money(booking.depositCents),
    late: money(booking.lateFeeCents),
    lateTomorrow: money(booking.lateFeeCents + booking.pricePerDayCents * booking.units),
    claim: money(booking.claimCents),
    held: money(booking.noShowHeldCents),
    settled: money(booking.settledClaimCents),
    fromDeposit: money(settledParts.fromDepositCents),
    cover: money(settledParts.coverCents),
    covered: money(booking.cover?.paidCents ?? 0),
    back: money(booking.backIfCancelledCents),
    stated: money(booking.statement?.backCents ?? null),
  };
}

/** Translates a text and fills the names in its braces with values of the booking, or with those in `beside`. */
export function useBookingWords(
  booking: BookingDetails,
): (text: string, beside?: Record<string, string>) => string {
  const { i18n } = useLingui();
  const values = useBookingValues(booking);
  return (text, beside) => i18n.t(text, { ...values, ...beside });
}
