import { addDays, type CalendarDate, daysBetween } from '../values/days';
import type { RentalRules } from './rentalRules';

/** Days from a first to before a last, as the service tells them of a tool. */
interface TakenRange {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

export interface Period {
  start: CalendarDate;
  end: CalendarDate;
}

/** How many days later are searched, as by the service. */
const searched = 60;

const overlaps = ({ start, end }: Period, taken: readonly TakenRange[]) =>
  taken.some(({ startDate, endDate }) => startDate < end && start < endDate);

/** Whether a period of a tool with one unit meets days that are taken, its owner's days between two rentals included. */
export function isPeriodTaken(
  { start, end }: Period,
  taken: readonly TakenRange[],
  { bufferDays }: Pick<RentalRules, 'bufferDays'>,
): boolean {
  return overlaps({ start, end: addDays(end, bufferDays) }, taken);
}

/**
 * The next free periods of the same length, from the wanted one on and apart from each other, for a tool with one unit.
 * Edge: fewer than `most`, or none, when there are not so many within two months or within the owner's rules.
 */
export function nextFreePeriods(
  wanted: Period,
  taken: readonly TakenRange[],
  rules: Pick<RentalRules, 'bufferDays' | 'noticeDays' | 'horizonDays'>,
  today: CalendarDate,
  most = 3,
): Period[] {
  const found: Period[] = [];
  for (let shift = 0; shift <= searched && found.length < most; shift++) {
    const period = { start: addDays(wanted.start, shift), end: addDays(wanted.end, shift) };
    const ahead = daysBetween(today, period.start);
    const last = found.at(-1);
    const isApart = last === undefined || period.start >= last.end;
    const isAllowed = ahead >= rules.noticeDays && ahead <= rules.horizonDays;
    if (isApart && isAllowed && !isPeriodTaken(period, taken, rules)) found.push(period);
  }
  return found;
}
