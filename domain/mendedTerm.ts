import { foldedText } from './foldedText';

/** A word that nothing is called, and the known one that is nearest: both folded, and a text that has the known one. */
interface Mended {
  typed: string;
  known: string;
  said: string | null;
}

const word = /[\p{Letter}\p{Number}]+/gu;

/**
 * What somebody probably meant: their words with the unknown ones replaced, in the spelling that people use. Null where
 * nothing is to be replaced. Edge: a known word that no text has any more replaces nothing.
 */
export function mendedTerm(term: string, mended: readonly Mended[]): string | null {
  const spelled = new Map<string, string>();
  for (const { typed, known, said } of mended) {
    const found = said?.match(word)?.find((each) => foldedText(each) === known);
    if (found !== undefined) spelled.set(typed, found.toLocaleLowerCase('da-DK'));
  }
  const next = term.replace(word, (each) => spelled.get(foldedText(each)) ?? each);
  return next === term ? null : next;
}
