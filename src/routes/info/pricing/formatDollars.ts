import type { ScreenLanguage } from '../../../../domain/money';

/**
 * A plan's price from US cents, as the pricing page shows it (§9): `$9.99`, in Danish `9,99 $`.
 * Edge: an amount without cents has no decimals: `$0`.
 */
export function formatDollars(cents: number, language: ScreenLanguage): string {
  const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return language === 'da' ? `${amount.replace('.', ',')}\u00a0$` : `$${amount}`;
}
