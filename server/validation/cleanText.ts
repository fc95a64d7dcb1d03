import { hasVisibleText, unifyLineEnds } from '../../domain/values/visibleText';

// Control characters (PostgreSQL refuses the first, U+0000), and invisible ones that change the direction
// of a text or hide in it. The zero-width joiner is allowed, because family emoji need it.
const neverShown =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

// No script needs more than three combining marks on one character; stacked ones cover the text around them.
const stackedMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * A text of several lines as it is stored: normalised (NFC), without control characters, trimmed. Empty when nothing of
 * it shows, so that a required text is missing then.
 */
export function cleanText(text: string): string {
  const clean = unifyLineEnds(text)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replace(neverShown, '')
    .replace(stackedMarks, '$1')
    .trim();
  return hasVisibleText(clean) ? clean : '';
}

/** The same for a text of one line: every run of space becomes a single one. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Length as a person and the database count it: an emoji is one. */
export function countCharacters(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
