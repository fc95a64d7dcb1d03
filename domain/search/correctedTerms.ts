import { foldedText } from '../values/foldedText';

/** A typed word without matches and a known word near to it, both folded, and a text that contains the known word. */
interface Correction {
  typed: string;
  known: string;
  said: string;
}

const word = /[\p{Letter}\p{Number}]+/gu;

/**
 * A known word as a text spells it, on its own or as the end of a longer word; undefined when the text does not contain
 * it.
 */
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
 * Suggestions for a search term, nearest first, at most `most`: the term with each unknown word replaced by a known
 * one, in the spelling that people use. `mended` lists the known words nearest first. All unknown words are replaced.
 * Edge: a known word that its text does not contain replaces nothing.
 */
export function correctedTerms(
  term: string,
  mended: readonly Correction[],
  most: number,
): string[] {
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
