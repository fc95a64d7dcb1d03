import type { TransparencyPeriod } from '../api/transparencyApi';

const reasons: Record<TransparencyPeriod['reportCounts'][number]['reason'], string> = {
  FRAUD: /*i18n*/ 'Reports: fraud, or paying outside Skuret',
  DANGEROUS: /*i18n*/ 'Reports: dangerous or against the law',
  OFFENSIVE: /*i18n*/ 'Reports: offensive or threatening',
  PRIVACY: /*i18n*/ 'Reports: shows something private',
  OTHER: /*i18n*/ 'Reports: something else',
};

const measures: Record<TransparencyPeriod['measureCounts'][number]['kind'], string> = {
  WARNING: /*i18n*/ 'Warnings',
  LIMIT: /*i18n*/ 'Limits until a date',
  SUSPENSION: /*i18n*/ 'Suspensions until a date',
  CLOSING: /*i18n*/ 'Closed accounts',
  TOOL: /*i18n*/ 'Hidden tools',
  REVIEW: /*i18n*/ 'Hidden reviews',
  MESSAGE: /*i18n*/ 'Hidden messages',
  DISPUTE: /*i18n*/ 'Decided disputes',
  NO_SHOW: /*i18n*/ 'Decided pick-ups that failed',
  COVER_CLAIM: /*i18n*/ 'Decided insurance claims',
};

type Say = (text: string, values?: Record<string, unknown>) => string;

interface Row {
  what: string;
  number: string;
}

/** Hours below two days, otherwise days. */
function duration(hours: number, say: Say): string {
  const count = hours < 48 ? hours : Math.round(hours / 24);
  if (hours >= 48) return say(/*i18n*/ '{count} days', { count });
  return count === 1 ? say(/*i18n*/ '1 hour') : say(/*i18n*/ '{count} hours', { count });
}

/** The lines of a half-year in the given language. Lines without reports or decisions are left out. */
export function periodRows(period: TransparencyPeriod, say: Say): Row[] {
  const { reportCounts, measureCounts, medianReportHours, medianAppealHours } = period;
  const median = (what: string, hours: number | null | undefined): Row[] =>
    hours == null ? [] : [{ what, number: duration(hours, say) }];
  return [
    ...reportCounts.map(({ reason, count }) => ({
      what: say(reasons[reason]),
      number: String(count),
    })),
    ...median(say(/*i18n*/ 'Median time until the outcome of a report'), medianReportHours),
    ...measureCounts.map(({ kind, count }) => ({
      what: say(measures[kind]),
      number: String(count),
    })),
    { what: say(/*i18n*/ 'Appeals'), number: String(period.appeals) },
    { what: say(/*i18n*/ 'Appeals that succeeded'), number: String(period.upheldAppeals) },
    ...median(say(/*i18n*/ 'Median time until the outcome of an appeal'), medianAppealHours),
  ];
}
