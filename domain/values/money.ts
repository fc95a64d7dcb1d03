import { decimalFormats, noBreakSpace } from './formats';
import type { ScreenLanguage } from './language';

/** Whole øre, called cents on the wire (D3). All arithmetic on money is on these integers. */
export type Cents = number;

const twoDecimals = decimalFormats(2);
const whole = decimalFormats(0);
const oneDecimal = decimalFormats(1);

/**
 * `1.234,50 kr.` on Danish screens, `1,234.50 kr.` on English ones, and `75 kr.` when the øre are 0. The unit stays on
 * the line of the number.
 */
export function formatMoney(cents: Cents, language: ScreenLanguage): string {
  return `${formatKroner(cents, language)}${noBreakSpace}kr.`;
}

/** Always with two decimals, `75,00 kr.`: for receipts, statements, support, and the letter (D3). */
export function formatExactMoney(cents: Cents, language: ScreenLanguage): string {
  return `${twoDecimals(language).format(cents / 100)}${noBreakSpace}kr.`;
}

/** `75 kr./dag` on lists and detail (§9); øre show only when there are any: `19,95 kr./dag`. */
export function formatPricePerDay(cents: Cents, language: ScreenLanguage = 'da'): string {
  return `${formatMoney(cents, language)}/dag`;
}

/** The number alone, without a unit: whole when the øre are 0, else two decimals. */
export function formatKroner(cents: Cents, language: ScreenLanguage = 'da'): string {
  const format = cents % 100 === 0 ? whole : twoDecimals;
  return format(language).format(cents / 100);
}

/** `4,8` on Danish screens, `4.8` on English ones: ratings show one decimal (§9). */
export function formatRating(rating: number, language: ScreenLanguage): string {
  return oneDecimal(language).format(rating);
}

/**
 * A price in whole øre, from the text of a number input: `75`, `19.95`, `1e3`. Null for an invalid price: empty, below
 * 0, or finer than an øre (D30).
 */
export function parsePriceToCents(text: string): Cents | null {
  const cents = text.trim() === '' ? Number.NaN : Number(text) * 100;
  const whole = Math.round(cents);
  // In floating point, 19.95 * 100 is not whole, but it is much nearer to a whole number than any price finer than an
  // øre.
  return whole >= 0 && Math.abs(cents - whole) < 0.01 ? whole : null;
}

/** The text that a number input takes for an amount: `19.95`. */
export function centsToInputText(cents: Cents): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
