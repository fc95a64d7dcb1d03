import { getOwnerEarnings } from '../../../domain/bookings/bookingEnds';
import { type BookingState, isEnd } from '../../../domain/bookings/bookingLife';
import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import type { BookingEvent } from '../../../domain/notifications/bookingNews';
import type { NotificationContent } from '../../../domain/notifications/notifications';
import { type CalendarDate, formatDay } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { message, translate } from '../../texts/translate';
import type { MailedBooking } from '../records/mailedBookings';
import type { MailContent } from './renderMail';

type Facts = NonNullable<MailContent['facts']>;

const answeredStates: Partial<Record<BookingEvent, BookingState>> = {
  answerSoon: 'requested',
  paymentRefused: 'accepted',
  proposeChange: 'accepted',
  reportNoShow: 'noShow',
  markReturned: 'returned',
  reportProblem: 'inDispute',
};

/** Notifications whose text names other days and another price than those of the booking. */
function isAboutOtherDays({ kind, params }: NotificationContent): boolean {
  return kind === 'booking_moved' && ['proposeChange', 'changeTaken'].includes(params.event);
}

/** The state that waits for an answer to a notification. Its text counts hours, so the mail has the time beside it. */
function getAnsweredState({ kind, params }: NotificationContent): BookingState | null {
  if (kind === 'booking_requested') return 'requested';
  return kind === 'booking_moved' ? (answeredStates[params.event] ?? null) : null;
}

/**
 * The facts of a booking for the member who gets a mail about it: days, deadline, price or earnings, deposit, place,
 * number. Edge: a booking that did not take place has no price, because other amounts were refunded or never charged.
 */
export function bookingFacts(
  booking: MailedBooking,
  notification: NotificationContent,
  { commissionPercent, language }: { commissionPercent: number; language: ScreenLanguage },
): Facts {
  const { state, isOwner, rentalCents, totalCents, place, answerBy, deposit } = booking;
  const fact = (
    id: 'pickUp' | 'return' | 'price' | 'earnings' | 'deadline' | 'deposit' | 'place' | 'number',
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
    ...(answerBy === null || getAnsweredState(notification) !== state
      ? []
      : [fact('deadline', formatDeadline(answerBy.toISOString(), language))]),
    ...(deposit === null
      ? []
      : [
          fact(
            'deposit',
            translate(
              message('mail.depositState', {
                state: deposit.state,
                amount: formatMoney(deposit.cents, language),
              }),
              language,
            ),
          ),
        ]),
    ...(place === null ? [] : [fact('place', place)]),
    fact('number', bookingNumber(booking.id)),
  ];
}
