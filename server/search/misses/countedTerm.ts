import { countCharacters } from '../../validation/cleanText';

/** Characters of a counted term. A shorter one is the beginning of a word, a longer one is not the name of a tool. */
const length = { min: 3, max: 60 };

/** More digits may be the number of a telephone, a person or a card; the number of a model rarely has more. */
const mostDigits = 5;

// An e-mail or the address of a page.
const address = /@|\p{L}\.\p{L}{2,}/u;

const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a search that found nothing, in the form in which they are counted: in lower case, with one space
 * between them. Returns null for a term that is not counted: it could identify a person, has no letter, or is too short
 * or too long.
 */
export function countedTerm(term: string): string | null {
  if (address.test(term) || (term.match(/\p{N}/gu)?.length ?? 0) > mostDigits) return null;
  const counted = (term.toLocaleLowerCase('da-DK').match(words) ?? []).join(' ');
  const many = countCharacters(counted);
  return many < length.min || many > length.max || !/\p{L}/u.test(counted) ? null : counted;
}
