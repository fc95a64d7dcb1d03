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

/** Whether another person has booked a day. */
export function isTaken(date: string, taken: readonly BookedRange[]): boolean {
  return taken.some(({ startDate, endDate }) => startDate <= date && date < endDate);
}

/** Whether a span is free. Edge: it may end on the day on which another booking starts, and the reverse. */
function isFree(start: string, end: string, taken: readonly BookedRange[]): boolean {
  return taken.every(({ startDate, endDate }) => endDate <= start || end <= startDate);
}

/**
 * Whether a date can be chosen as start or end (`which`): not before `min`, an end not before the start, and no taken
 * days between the two. Edge: the end may be the start itself.
 */
export function canChoose(
  date: string,
  which: DateRangeEnd,
  { start }: DateRange,
  min: string,
  taken: readonly BookedRange[] = [],
): boolean {
  if (date < min) return false;
  if (which === 'start') return !isTaken(date, taken);
  return start === null ? !isTaken(date, taken) : date >= start && isFree(start, date, taken);
}

/**
 * The range after a date was chosen as start or end (`which`). Edge: a new start clears the end when it is after the
 * end, or when days in between are taken.
 */
export function withChosen(
  date: string,
  which: DateRangeEnd,
  { start, end }: DateRange,
  taken: readonly BookedRange[] = [],
): DateRange {
  if (which === 'end') return { start, end: date };
  const holds = end !== null && end >= date && isFree(date, end, taken);
  return { start: date, end: holds ? end : null };
}
