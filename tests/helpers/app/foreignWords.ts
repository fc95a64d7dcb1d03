import { foreignAmong, wordsOfPage } from '../foreignWords';

/** The words of the other language that the page says itself. */
export function foreignWords(language: 'da' | 'en'): string[] {
  return foreignAmong(wordsOfPage({ language }), language);
}
