import { foldedText } from './foldedText';

/** A word that nothing is called, and a known one that is near to it: both folded, and a text that has the known one. */
interface Mended {
  typed: string;
  known: string;
  said: string;
}

const word = /[\p{Letter}\p{Number}]+/gu;

/** A known word in the letters of a text that has it, on its own or as the end of another; undefined where it has none. */
function spelledIn(said: string, known: string): string | undefined {
  const words = said.match(word) ?? [];
  const whole = words.find((each) => foldedText(each) === known);
  if (whole !== undefined) return whole;
  return words
    .filter((each) => foldedText(each).endsWith(known))
    .flatMap((each) => [...each].map((_letter, place, letters) => letters.slice(place).join('')))
    .find((end) => foldedText(end) === known);
}

/**
 * What somebody may have meant, nearest first and so many at most: their words with the unknown ones replaced by known
 * ones, given nearest first for each, in the spelling that people use. Of several unknown words all are replaced. Edge: a
 * known word that its text does not have replaces nothing.
 */
export function mendedTerms(term: string, mended: readonly Mended[], most: number): string[] {
  const choices = new Map<string, string[]>();
  for (const { typed, known, said } of mended) {
    const spelled = spelledIn(said, known)?.toLocaleLowerCase('da-DK');
    if (spelled !== undefined) choices.set(typed, [...(choices.get(typed) ?? []), spelled]);
  }
  let ways = [{ farness: 0, words: new Map<string, string>() }];
  for (const [typed, spellings] of choices) {
    ways = ways
      .flatMap(({ farness, words }) =>
        spellings.map((spelled, place) => ({
          farness: farness + place,
          words: new Map([...words, [typed, spelled]]),
        })),
      )
      .toSorted((one, other) => one.farness - other.farness)
      .slice(0, most);
  }
  const terms = ways.map(({ words }) =>
    term.replace(word, (each) => words.get(foldedText(each)) ?? each),
  );
  return [...new Set(terms)].filter((each) => each !== term);
}
