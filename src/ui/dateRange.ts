/** A span of calendar dates, `YYYY-MM-DD` and inclusive; an end that is not chosen is null. */
export interface DateRange {
  start: string | null;
  end: string | null;
}
export type DateRangeEnd = keyof DateRange;

export interface DateRangeRules {
  /** The first and the last date that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Dates that are taken; a range never holds one. */
  disabledRanges?: readonly { start: string; end: string }[] | undefined;
}

/** Whether a date lies in a range that is taken. */
export function isTaken(date: string, { disabledRanges = [] }: DateRangeRules): boolean {
  return disabledRanges.some((taken) => taken.start <= date && date <= taken.end);
}

function isOutside(date: string, { min, max }: DateRangeRules): boolean {
  return (min !== undefined && date < min) || (max !== undefined && date > max);
}

function crossesTaken(
  start: string,
  end: string,
  { disabledRanges = [] }: DateRangeRules,
): boolean {
  return disabledRanges.some((taken) => start <= taken.end && taken.start <= end);
}

/** Whether a date can be chosen as this end. Edge: the end may be the start itself, never before it. */
export function canChoose(
  date: string,
  which: DateRangeEnd,
  range: DateRange,
  rules: DateRangeRules,
): boolean {
  if (isOutside(date, rules) || isTaken(date, rules)) return false;
  if (which === 'start' || range.start === null) return true;
  return date >= range.start && !crossesTaken(range.start, date, rules);
}

/** The range once a date is chosen as this end. Edge: a start that no longer fits the end clears it. */
export function withChosen(
  date: string,
  which: DateRangeEnd,
  range: DateRange,
  rules: DateRangeRules,
): DateRange {
  if (which === 'end') return { start: range.start, end: date };
  const fits = range.end !== null && range.end >= date && !crossesTaken(date, range.end, rules);
  return { start: date, end: fits ? range.end : null };
}
