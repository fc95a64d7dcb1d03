/** A span of calendar dates, `YYYY-MM-DD` and inclusive; an end that is not chosen is null. */
export interface DateRange {
  start: string | null;
  end: string | null;
}
export type DateRangeEnd = keyof DateRange;

/** Days that somebody else has: from the first to before the last. */
export interface TakenDays {
  startDate: string;
  endDate: string;
}

/** Whether somebody else has a day. */
export function isTaken(date: string, taken: readonly TakenDays[]): boolean {
  return taken.some(({ startDate, endDate }) => startDate <= date && date < endDate);
}

/** Whether a span is free: its last day is the one on which it ends, and may be the first of another. */
function isFree(start: string, end: string, taken: readonly TakenDays[]): boolean {
  return taken.every(({ startDate, endDate }) => endDate <= start || end <= startDate);
}

/** Whether a date can be chosen as this end: from `min` on, and an end from the start on, which it may be itself. What is taken cannot lie between them. */
export function canChoose(
  date: string,
  which: DateRangeEnd,
  { start }: DateRange,
  min: string,
  taken: readonly TakenDays[] = [],
): boolean {
  if (date < min) return false;
  if (which === 'start') return !isTaken(date, taken);
  return start === null ? !isTaken(date, taken) : date >= start && isFree(start, date, taken);
}

/** The range once a date is chosen as this end. Edge: a start after the end clears it, and so does one that has taken days before the end. */
export function withChosen(
  date: string,
  which: DateRangeEnd,
  { start, end }: DateRange,
  taken: readonly TakenDays[] = [],
): DateRange {
  if (which === 'end') return { start, end: date };
  const holds = end !== null && end >= date && isFree(date, end, taken);
  return { start: date, end: holds ? end : null };
}
