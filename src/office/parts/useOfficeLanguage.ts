import { useMemo } from 'react';
import { formatDate } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import { useOfficeSelector } from '../store/officeStore';

const locales = { da: 'da-DK', en: 'en-GB' } as const;
const hour = 3_600_000;

/** Money, times and ages in the language of the office. */
export function useOfficeFormats() {
  const language = useOfficeSelector((state) => state.language);
  return useMemo(() => {
    const moment = new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Copenhagen',
    });
    const relative = new Intl.RelativeTimeFormat(locales[language], { numeric: 'always' });
    return {
      language,
      money: (cents: number) => formatMoney(cents, language),
      moment: (at: string) => moment.format(new Date(at)),
      day: (date: string) => formatDate(date, language),
      /** `for 3 timer siden`, `om 2 dage`. */
      age(at: string, now: number) {
        const ms = Date.parse(at) - now;
        if (Math.abs(ms) < hour) return relative.format(Math.round(ms / 60_000), 'minute');
        if (Math.abs(ms) < 48 * hour) return relative.format(Math.round(ms / hour), 'hour');
        return relative.format(Math.round(ms / (24 * hour)), 'day');
      },
    };
  }, [language]);
}
