import { addDays, type CalendarDate } from '../values/days';

const saturday = 6;

/** The next weekend that one can still lend for: from Saturday to Sunday. Edge: a Sunday gives the weekend after it. */
export function getNextWeekend(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const from = addDays(today, saturday - weekday);
  return { from, to: addDays(from, 1) };
}
