import { formatExactMoney } from '../../domain/values/money';

/** Amounts and times as the operator reads them. */
export const kroner = (cents: number | null): string =>
  // A sum of nothing with its sign changed is −0.
  cents === null ? '-' : formatExactMoney(cents || 0, 'en');

const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** `2026-08-05 10:00`, in Denmark. */
export const moment = (at: Date | null): string => (at === null ? '-' : minutes.format(at));
