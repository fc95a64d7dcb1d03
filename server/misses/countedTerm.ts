import { lengthOf } from '../validation/cleanText';

/** Of a term as it is counted: fewer are the beginning of a word, and more are no name of a tool. */
const length = { min: 3, max: 60 };

/** As many digits may be a telephone, a person or a card; the number of a model has fewer. */
const mostDigits = 5;

// An e-mail or the address of a page.
const address = /@|\p{L}\.\p{L}{2,}/u;

const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A search's words as they are counted when nothing is found: in small letters, with one space between them. Null for
 * what is not counted: what could say who somebody is, what is no word, and what is too short or too long.
 */
export function countedTerm(term: string): string | null {
  if (address.test(term) || (term.match(/\p{N}/gu)?.length ?? 0) > mostDigits) return null;
  const counted = (term.toLocaleLowerCase('da-DK').match(words) ?? []).join(' ');
  const many = lengthOf(counted);
  return many < length.min || many > length.max || !/\p{L}/u.test(counted) ? null : counted;
}
