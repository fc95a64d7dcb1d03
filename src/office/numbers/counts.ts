import { toCsv } from '../../../domain/values/csv';
import type { NumbersQuery } from '../api/numbers.generated';

export type WeekNumbers = NumbersQuery['numbers']['weeks'][number];
export type GroupNumbers = NumbersQuery['numbers']['categories'][number];
export type CountName = Exclude<keyof WeekNumbers, 'week' | '__typename'>;

/** What is counted, in the order of a loan. */
export const countNames = {
  members: /*i18n*/ 'Nye medlemmer',
  listings: /*i18n*/ 'Nye værktøjer',
  missedSearches: /*i18n*/ 'Søgninger uden resultat',
  requests: /*i18n*/ 'Forespørgsler',
  accepted: /*i18n*/ 'Accepteret',
  pickedUp: /*i18n*/ 'Udleveret',
  disputes: /*i18n*/ 'Tvister',
  paidCents: /*i18n*/ 'Betalt af lånere',
} as const satisfies Record<CountName, string>;

export const weekCounts = Object.keys(countNames) as CountName[];
export const groupCounts = weekCounts.filter(
  (name): name is Exclude<CountName, 'members' | 'missedSearches'> =>
    name !== 'members' && name !== 'missedSearches',
);

/** The sum of a count over all weeks. */
export const sumOf = (weeks: readonly WeekNumbers[], name: CountName): number =>
  weeks.reduce((sum, week) => sum + week[name], 0);

/** The numbers of the weeks as a file for a spreadsheet, amounts in kroner. */
export function weeksCsv(weeks: readonly WeekNumbers[], say: (text: string) => string): string {
  return toCsv([
    [say(/*i18n*/ 'Uge fra'), ...weekCounts.map((name) => say(countNames[name]))],
    ...weeks.map((week) => [
      week.week,
      ...weekCounts.map((name) =>
        name === 'paidCents' ? { cents: week.paidCents } : String(week[name]),
      ),
    ]),
  ]);
}
