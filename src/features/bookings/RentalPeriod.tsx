import { type CalendarDate, daysBetween, formatDays } from '../../../domain/days';
import { formatPeriod } from '../../../domain/rentalPeriod';
import { useSpoken } from '../../ui/useSpoken';

interface Props {
  start: CalendarDate;
  end: CalendarDate;
}

/** `4–7 July 2026 (3 days)`, on English screens. */
export function RentalPeriod({ start, end }: Props) {
  const days = formatDays(daysBetween(start, end), useSpoken('en')).replace(' ', '\u00a0');
  return `${formatPeriod(start, end)} (${days})`;
}
