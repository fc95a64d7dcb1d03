import { type CalendarDate, daysBetween } from '../values/days';
import { formatDays } from '../values/daysInWords';
import type { ScreenLanguage } from '../values/language';
import type { BookingStatus } from './booking';
import type { NextAction } from './nextAction';
import { formatPeriod } from './rentalPeriod';

interface Dates {
  status: BookingStatus;
  /** As the GraphQL API names it. */
  state: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const words = {
  da: {
    today: 'i dag',
    tomorrow: 'i morgen',
    inDays: (days: string) => `om ${days}`,
    late: (days: string) => `${days} forsinket`,
    pickup: (when: string) => `Hentes ${when}`,
    giveBack: (when: string) => `Afleveres ${when}`,
  },
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    inDays: (days: string) => `in ${days}`,
    late: (days: string) => `${days} late`,
    pickup: (when: string) => `Pick-up ${when}`,
    giveBack: (when: string) => `Return ${when}`,
  },
} as const;

/** When a booking needs its members next, relative to today: `Hentes om 4 dage`. Its days for one without a next day. */
export function formatBookingWhen(
  { status, state, startDate, endDate }: Dates,
  today: CalendarDate,
  language: ScreenLanguage,
): string {
  const say = words[language];
  const relative = (date: CalendarDate) => {
    const days = daysBetween(today, date);
    if (days === 0) return say.today;
    return days === 1 ? say.tomorrow : say.inDays(formatDays(days, language));
  };
  const isAhead = state === 'REQUESTED' || state === 'AWAITING_PAYMENT' || state === 'ACCEPTED';
  if (isAhead && status !== 'cancelled' && startDate >= today) {
    return say.pickup(relative(startDate));
  }
  if (state === 'PICKED_UP') {
    return endDate >= today
      ? say.giveBack(relative(endDate))
      : say.late(formatDays(daysBetween(endDate, today), language));
  }
  return formatPeriod(startDate, endDate, language);
}

/** The label of a next action in the row of a list; a row that leads to its booking needs none to write. */
export const rowActionLabels: Record<
  ScreenLanguage,
  Record<Exclude<NextAction, 'write' | 'accept'>, string>
> = {
  da: {
    pay: 'Betal',
    showCode: 'Vis kode',
    enterCode: 'Skriv kode',
    confirmReturn: 'Bekræft',
    review: 'Bedøm',
  },
  en: {
    pay: 'Pay',
    showCode: 'Show code',
    enterCode: 'Type code',
    confirmReturn: 'Confirm',
    review: 'Review',
  },
};
