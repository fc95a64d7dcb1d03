import type { ScreenLanguage } from '../values/language';

/** A rating for screen readers: `4,8 af 5 stjerner, 12 bedømmelser`. `rating` is already formatted for the language. */
export function describeRating(rating: string, count: number, language: ScreenLanguage): string {
  if (language === 'da') {
    return `${rating} af 5 stjerner, ${count} ${count === 1 ? 'bedømmelse' : 'bedømmelser'}`;
  }
  return `${rating} out of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`;
}
