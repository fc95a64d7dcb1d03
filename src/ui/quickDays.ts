import { addDays, type CalendarDate } from '../../domain/values/days';

export interface QuickDays {
  name: 'today' | 'tomorrow' | 'weekend' | 'nextWeekend';
  start: CalendarDate;
  end: CalendarDate;
}

const dayOfWeek = (date: CalendarDate) => new Date(`${date}T00:00:00Z`).getUTCDay();
const saturday = 6;

/**
 * The days that people want most, each from a day to the next. The weekend is Saturday to Sunday. Edge: on a Sunday it is
 * the next one; on a Saturday it is today, and so is left out.
 */
export function quickDays(today: CalendarDate): QuickDays[] {
  const untilSaturday = (saturday - dayOfWeek(today) + 7) % 7;
  const from = (name: QuickDays['name'], days: number): QuickDays => ({
    name,
    start: addDays(today, days),
    end: addDays(today, days + 1),
  });
  const near = [from('today', 0), from('tomorrow', 1)];
  if (untilSaturday === 0) return near;
  return [...near, from(untilSaturday === saturday ? 'nextWeekend' : 'weekend', untilSaturday)];
}
