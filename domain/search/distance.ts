import type { ScreenLanguage } from '../values/language';

/**
 * A distance in kilometres: `2,3 km`, from 10 on `12 km`. Edge: below one it is `under 1 km`, because only the centre
 * of a place is known.
 */
export function formatDistance(metres: number, language: ScreenLanguage): string {
  const kilometres = metres / 1000;
  if (kilometres < 1) return 'under 1 km';
  const text = kilometres.toFixed(kilometres < 9.95 ? 1 : 0);
  return `${language === 'da' ? text.replace('.', ',') : text} km`;
}
