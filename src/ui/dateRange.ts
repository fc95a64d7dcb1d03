/** A span of calendar dates, `YYYY-MM-DD` and inclusive; an end that is not chosen is null. */
export interface DateRange {
  start: string | null;
  end: string | null;
}
export type DateRangeEnd = keyof DateRange;

/** Whether a date can be chosen as this end: from `min` on, and an end from the start on, which it may be itself. */
export function canChoose(
  date: string,
  which: DateRangeEnd,
  { start }: DateRange,
  min: string,
): boolean {
  return date >= min && (which === 'start' || start === null || date >= start);
}

/** The range once a date is chosen as this end. Edge: a start after the end clears it. */
export function withChosen(
  date: string,
  which: DateRangeEnd,
  { start, end }: DateRange,
): DateRange {
  if (which === 'end') return { start, end: date };
  return { start: date, end: end !== null && end >= date ? end : null };
}
