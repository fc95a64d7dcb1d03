/** The calendar uses `Date`s, all other code `YYYY-MM-DD`. These two convert, by local year, month and day. */

/** Local midnight of a date. Edge: null for a text that is no date, such as `2026-02-30`. */
export function toLocalDate(date: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  const local = new Date(year, month - 1, day);
  return local.getMonth() === month - 1 && local.getDate() === day ? local : null;
}

/** The local calendar date of a `Date`. */
export function fromLocalDate(local: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}
