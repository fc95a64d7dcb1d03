import { type CalendarDate, daysBetween } from '../../../domain/days';
import { formatDays } from '../../../domain/daysInWords';
import { formatPeriod } from '../../../domain/rentalPeriod';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  start: CalendarDate;
  end: CalendarDate;
}

/** `4–7 July 2026 (3 days)`, for screens that were given English. */
export function RentalPeriod({ start, end }: Props) {
  const language = useScreenLanguage('en');
  const days = formatDays(daysBetween(start, end), language).replace(' ', '\u00a0');
  return `${formatPeriod(start, end, language)} (${days})`;
}
