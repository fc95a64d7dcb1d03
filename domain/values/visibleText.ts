/** Blank characters that Unicode counts as letters or symbols: blank Braille pattern, object replacement, null notehead. */
const blanks = '\u2800\ufffc\u{1d159}';

const unseen = new RegExp(`[\\p{Z}\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}${blanks}]`, 'gu');

/**
 * Whether a text shows anything: something other than spaces, control and format characters, unassigned characters,
 * fillers, variation selectors, tags and combining marks.
 */
export function hasVisibleText(text: string): boolean {
  return text.replace(unseen, '') !== '';
}

const unseenStart = new RegExp(`^${unseen.source}+`, 'u');

/** A text from its first visible character on. */
export function fromFirstVisible(text: string): string {
  return text.replace(unseenStart, '');
}

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Makes every line end of Unicode a `\n`: CRLF, CR, VT and FF (Word), NEL, and the line and paragraph separators. */
export function unifyLineEnds(text: string): string {
  return text.replace(lineEnds, '\n');
}

const zeroWidth = new RegExp(`[\\p{C}\\p{Default_Ignorable_Code_Point}${blanks}]`, 'gu');

/**
 * A typed or pasted value that is compared, such as an e-mail, a code or a token: without characters that cannot be
 * seen, and without spaces around it. Visible spaces inside stay.
 */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\t-\r\u0085]/g, ' ')
    .replace(zeroWidth, '')
    .trim();
}
