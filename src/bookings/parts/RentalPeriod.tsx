import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { type CalendarDate, daysBetween } from '../../../domain/values/days';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  start: CalendarDate;
  end: CalendarDate;
}

/** `4–7 July 2026 (3 days)`, for screens that were given English. */
export function RentalPeriod({ start, end }: Props) {
  const language = useScreenLanguage('en');
  const days = formatRentalDays(daysBetween(start, end), language).replace(' ', '\u00a0');
  return `${formatPeriod(start, end, language)} (${days})`;
}
