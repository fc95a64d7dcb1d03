import type { CalendarDate } from '../../../../domain/days';

const long = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'UTC' });

/** A booking's days as Danes write them, what is common said once: `12.–15. juli 2026`. */
export function periodWords(start: CalendarDate, end: CalendarDate): string {
  return long.formatRange(new Date(`${start}T00:00Z`), new Date(`${end}T00:00Z`));
}
