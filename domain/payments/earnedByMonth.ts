import { getCopenhagenDate } from '../values/days';
import type { Cents } from '../values/money';
import type { Side } from './receipt';

interface Line {
  role: Side;
  line: { at: string; amountCents: Cents };
}

/** The earnings of an owner by month in Denmark (`2026-11`), the latest first; months without any are left out. */
export function earnedByMonth(lines: readonly Line[]): { month: string; cents: Cents }[] {
  const months = new Map<string, Cents>();
  for (const { role, line } of lines) {
    if (role !== 'OWNER') continue;
    const month = getCopenhagenDate(new Date(line.at)).slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + line.amountCents);
  }
  return [...months]
    .map(([month, cents]) => ({ month, cents }))
    .sort((one, next) => next.month.localeCompare(one.month));
}
