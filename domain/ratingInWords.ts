import type { ScreenLanguage } from './money';

/** A rating as it is said aloud: `4,8 af 5 stjerner, 12 bedømmelser`. The figure comes written for its language. */
export function ratingInWords(rating: string, count: number, language: ScreenLanguage): string {
  if (language === 'da') {
    return `${rating} af 5 stjerner, ${count} ${count === 1 ? 'bedømmelse' : 'bedømmelser'}`;
  }
  return `${rating} out of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`;
}
