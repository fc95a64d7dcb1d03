import { useLingui } from '@lingui/react';
import { CalendarPlus } from 'lucide-react';
import { calendarText } from '../../../domain/bookings/calendarText';
import { to } from '../../../domain/values/addresses';
import { downloadText } from '../../platform/browser/download';
import { Button } from '../../ui/Button';
import type { BookingDetails } from '../api/bookingsApi';
import { getOtherName } from './useBookingWords';

/** Hands the member this booking as a file for their calendar. It has the id that the booking has in their feed. */
function saveToCalendar(booking: BookingDetails, summary: string): void {
  const { id, number, startDate, endDate, since, pickupAddress, state } = booking;
  const { host, origin } = window.location;
  const url = origin + to.booking(id);
  const event = {
    uid: `skuret-booking-${id}@${host}`,
    firstDay: startDate,
    lastDay: endDate,
    status: state === 'REQUESTED' ? ('TENTATIVE' as const) : ('CONFIRMED' as const),
    sequence: 0,
    changedAt: new Date(since),
    summary,
    description: `${number}\n${url}`,
    location: pickupAddress,
    url,
  };
  downloadText(`skuret-${number}.ics`, 'text/calendar', calendarText('Skuret', [event]));
}

/** Saves a booking to the calendar of the member's device. */
export function CalendarButton({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const names = { tool: booking.tool.name, name: getOtherName(booking) };
  const summary =
    booking.role === 'OWNER'
      ? i18n.t('{tool} to {name}', names)
      : i18n.t('{tool} from {name}', names);
  return (
    <Button
      size="large"
      variant="secondary"
      icon={<CalendarPlus aria-hidden="true" />}
      onClick={() => saveToCalendar(booking, summary)}
    >
      {i18n.t('Add to calendar')}
    </Button>
  );
}
