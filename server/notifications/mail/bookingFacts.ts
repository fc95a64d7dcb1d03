import { getOwnerEarnings } from '../../../domain/bookings/bookingEnds';
import { isEnd } from '../../../domain/bookings/bookingLife';
import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import type { NotificationContent } from '../../../domain/notifications/notifications';
import { type CalendarDate, formatDay } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { message, translate } from '../../texts/translate';
import type { MailedBooking } from '../records/mailedBookings';
import type { MailContent } from './renderMail';

type Facts = NonNullable<MailContent['facts']>;

/** Notifications whose text names other days and another price than those of the booking. */
function isAboutOtherDays({ kind, params }: NotificationContent): boolean {
  return kind === 'booking_moved' && ['proposeChange', 'changeTaken'].includes(params.event);
}

/**
 * The facts of a booking for the member who gets a mail about it: days, price or earnings, place, number. Edge: a
 * booking that did not take place has no price, because other amounts were refunded or never charged.
 */
export function bookingFacts(
  booking: MailedBooking,
  notification: NotificationContent,
  { commissionPercent, language }: { commissionPercent: number; language: ScreenLanguage },
): Facts {
  const { state, isOwner, rentalCents, totalCents, place } = booking;
  const fact = (
    id: 'pickUp' | 'return' | 'price' | 'earnings' | 'place' | 'number',
    value: string,
  ) => ({
    label: translate(message(`mail.facts.${id}`), language),
    value,
  });
  const day = (date: CalendarDate) => formatDay(date, language);
  const amount = isOwner
    ? fact('earnings', formatMoney(getOwnerEarnings(rentalCents, commissionPercent), language))
    : fact('price', formatMoney(totalCents, language));
  const hasPrice = !isEnd(state) || state === 'completed';
  return [
    ...(isAboutOtherDays(notification)
      ? []
      : [
          fact('pickUp', day(booking.startDate)),
          fact('return', day(booking.endDate)),
          ...(hasPrice ? [amount] : []),
        ]),
    ...(place === null ? [] : [fact('place', place)]),
    fact('number', bookingNumber(booking.id)),
  ];
}
