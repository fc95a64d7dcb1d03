import { addDays, isLateInMonth } from '../../domain/values/days';

/** A span of calendar dates, `YYYY-MM-DD` and inclusive; a date that is not chosen yet is null. */
export interface DateRange {
  start: string | null;
  end: string | null;
}
export type DateRangeEnd = keyof DateRange;

/** Days that another person has booked; `endDate` is exclusive. */
export interface BookedRange {
  startDate: string;
  endDate: string;
}

/** The owner's rules for a range of days. */
export interface RangeLimits {
  /** The first and the last day that it may begin on. */
  firstStart: string;
  lastStart: string;
  /** How many days there are from its start to its end. */
  shortest: number;
  longest: number;
}

/** How far ahead a calendar looks for a day without limits. */
const mostDaysAhead = 365;
const dayMs = 86_400_000;
const daysFrom = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / dayMs;

function keeps(start: string, end: string, limits: RangeLimits | undefined): boolean {
  if (!limits) return true;
  const days = daysFrom(start, end);
  return days >= limits.shortest && days <= limits.longest;
}

/** Whether another person has booked a day. */
export function isTaken(date: string, taken: readonly BookedRange[]): boolean {
  return taken.some(({ startDate, endDate }) => startDate <= date && date < endDate);
}

/** Whether a span is free. Edge: it may end on the day on which another booking starts, and the reverse. */
function isFree(start: string, end: string, taken: readonly BookedRange[]): boolean {
  return taken.every(({ startDate, endDate }) => endDate <= start || end <= startDate);
}

/**
 * Whether a date can be chosen as start or end (`which`): not before `min`, an end not before the start, no taken
 * days between the two, and within the limits. Edge: the end may be the start itself.
 */
export function canChoose(
  date: string,
  which: DateRangeEnd,
  { start }: DateRange,
  min: string,
  taken: readonly BookedRange[] = [],
  limits?: RangeLimits | undefined,
): boolean {
  if (date < min) return false;
  if (which === 'start' || start === null) {
    const mayBegin = !limits || (date >= limits.firstStart && date <= limits.lastStart);
    return !isTaken(date, taken) && (which === 'end' || mayBegin);
  }
  return date >= start && isFree(start, date, taken) && keeps(start, date, limits);
}

/**
 * The range after a date was chosen as start or end (`which`). Edge: a new start clears the end when it is after the
 * end, when days in between are taken, or when the range is beyond the limits.
 */
export function withChosen(
  date: string,
  which: DateRangeEnd,
  { start, end }: DateRange,
  taken: readonly BookedRange[] = [],
  limits?: RangeLimits | undefined,
): DateRange {
  if (which === 'end') return { start, end: date };
  const holds = end !== null && end >= date && isFree(date, end, taken) && keeps(date, end, limits);
  return { start: date, end: holds ? end : null };
}

/** The last day that a span may start on. */
const lastStart = (today: string, limits: RangeLimits | undefined) =>
  limits?.lastStart ?? addDays(today, mostDaysAhead);

/** The first day that a span may start on. Edge: today when no day can be chosen. */
export function getFirstDay(
  today: string,
  taken: readonly BookedRange[] = [],
  limits?: RangeLimits | undefined,
): string {
  const last = lastStart(today, limits);
  let first = limits !== undefined && limits.firstStart > today ? limits.firstStart : today;
  while (first <= last && isTaken(first, taken)) first = addDays(first, 1);
  return first > last ? today : first;
}

/**
 * The day whose month a calendar of one month opens with: the first day that a span may start on, or the next month
 * where at most a week of that day's month is left. Edge: today when no day can be chosen.
 */
export function getOpeningDay(
  today: string,
  taken: readonly BookedRange[] = [],
  limits?: RangeLimits | undefined,
): string {
  const first = getFirstDay(today, taken, limits);
  const last = lastStart(today, limits);
  const next = `${addDays(first, 7).slice(0, 7)}-01`;
  return isLateInMonth(first) && next <= last ? next : first;
}

/** Whether a calendar shows the next month too, because at most a week is left of the month of `today`, which it shows. */
export const showsNextMonth = (shown: string, today: string) =>
  shown.slice(0, 7) === today.slice(0, 7) && isLateInMonth(today);

/**
 * The day whose month a calendar opens with that shows the next month too late in a month: today, while `wanted` is in
 * one of the two.
 */
export function getNearDay(wanted: string, today: string): string {
  const isNear = isLateInMonth(today) && wanted.slice(0, 7) <= addDays(today, 7).slice(0, 7);
  return isNear ? today : wanted;
}
