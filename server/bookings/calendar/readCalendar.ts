import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { type CalendarEvent, calendarText } from '../../../domain/bookings/calendarText';
import { to } from '../../../domain/values/addresses';
import { addDays, type CalendarDate } from '../../../domain/values/days';
import { type Language, screenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { type Message, message, translate } from '../../texts/translate';
import { bookingsForCalendar, type CalendarBooking } from '../records/calendarFeeds';

function getStatus({ state }: CalendarBooking): CalendarEvent['status'] {
  switch (state) {
    case 'requested':
      return 'TENTATIVE';
    case 'accepted':
    case 'pickedUp':
    case 'returned':
    case 'inDispute':
    case 'completed':
      return 'CONFIRMED';
    default:
      return 'CANCELLED';
  }
}

const former = message('members.former');

function getSummary({ isOwner, tool, state, other }: CalendarBooking): Message {
  const values = { tool, member: other ?? former };
  if (state === 'requested') {
    return isOwner
      ? message('calendar.requestedOfYou', values)
      : message('calendar.requestedByYou', values);
  }
  return isOwner ? message('calendar.lent', values) : message('calendar.borrowed', values);
}

/** Not every calendar program shows the status, so the title of a loan that was called off says so. */
function getTitle(booking: CalendarBooking, language: Language): string {
  const title = translate(getSummary(booking), language);
  if (booking.state === 'cancelled') {
    return translate(message('calendar.cancelled', { title }), language);
  }
  return booking.state === 'noShow'
    ? translate(message('calendar.notPickedUp', { title }), language)
    : title;
}

function getEvent(
  booking: CalendarBooking,
  { base, language }: { base: string; language: Language },
): CalendarEvent {
  const { id, units, isOwner } = booking;
  const inWords = (text: Message) => translate(text, language);
  const address = base === '' ? '' : base + to.booking(id);
  const lines = [
    inWords(message('calendar.booking', { number: bookingNumber(id) })),
    ...(units > 1 ? [inWords(message('calendar.units', { units }))] : []),
    inWords(isOwner ? message('calendar.comesBack') : message('calendar.handBack')),
    ...(address === '' ? [] : [address]),
  ];
  return {
    uid: `skuret-booking-${id}@${base === '' ? 'skuret.invalid' : new URL(base).host}`,
    firstDay: booking.startDate,
    lastDay: booking.endDate,
    status: getStatus(booking),
    sequence: booking.changes,
    changedAt: booking.changedAt,
    summary: getTitle(booking, language),
    description: lines.join('\n'),
    location: booking.pickupAddress,
    url: address,
  };
}

/**
 * A member's bookings as a calendar, in their language. `base` is where the app is reached; empty where that is not
 * known. `isWhole`: also those that ended over a year ago, and as many as there are.
 */
export async function readCalendar(
  executor: Executor,
  member: { id: number; language: Language },
  { today, base, isWhole = false }: { today: CalendarDate; base: string; isWhole?: boolean },
): Promise<string> {
  const { daysBack, most } = limits.calendar;
  const bookings = await bookingsForCalendar(executor, member.id, {
    from: isWhole ? '0001-01-01' : addDays(today, -daysBack),
    most: isWhole ? null : most,
  });
  // In the language setting "as given", a calendar is Danish, as mails are (D24).
  const language = screenLanguage(member.language, 'da');
  return calendarText(
    'Skuret',
    bookings.map((booking) => getEvent(booking, { base, language })),
  );
}
