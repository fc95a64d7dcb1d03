/** Blank characters that Unicode counts as letters or symbols: the blank Braille pattern and the object replacement. */
const blanks = '\u2800\ufffc';

const unseen = new RegExp(`[\\p{Z}\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}${blanks}]`, 'gu');

/**
 * Whether a text shows anything: something other than spaces, control and format characters, unassigned characters,
 * fillers, variation selectors, tags and combining marks.
 */
export function hasVisibleText(text: string): boolean {
  return text.replace(unseen, '') !== '';
}
