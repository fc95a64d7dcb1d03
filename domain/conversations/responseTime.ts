import type { ScreenLanguage } from '../values/language';

const words = {
  da: {
    hour: 'inden for en time',
    hours: 'inden for et par timer',
    day: 'inden for et døgn',
    days: (count: number) => `inden for ${count} dage`,
  },
  en: {
    hour: 'within an hour',
    hours: 'within a few hours',
    day: 'within a day',
    days: (count: number) => `within ${count} days`,
  },
} as const;

const minutesPerHour = 60;
const hoursPerDay = 24;

/**
 * How soon a member answers, in words: `within an hour`, `within a few hours`, `within a day`, then in whole days.
 * Edge: exactly an hour is `within an hour`; from six hours on it is `within a day`.
 */
export function formatResponseTime(minutes: number, language: ScreenLanguage = 'en'): string {
  const word = words[language];
  const hours = minutes / minutesPerHour;
  if (hours <= 1) return word.hour;
  if (hours < 6) return word.hours;
  if (hours <= hoursPerDay) return word.day;
  return word.days(Math.ceil(hours / hoursPerDay));
}

/** Below so many requests, or answers, a rate or a time says nothing about a person. */
const fewest = 5;

/** How many of the requests were answered, in whole percent; null below five requests. */
export function getResponseRate(answered: number, expired: number): number | null {
  const requests = answered + expired;
  return requests < fewest ? null : Math.round((100 * answered) / requests);
}

/** The median in minutes; null below five answers. */
export function getResponseMinutes(answered: number, medianMinutes: number | null): number | null {
  return answered < fewest ? null : medianMinutes;
}
