/** Latin letters and signs: each code unit is a character. A segmenter takes 10 ms to construct on a slow phone. */
const plain = /^[ -\u02ff]*$/;

function* getCharacters(text: string): Generator<string> {
  // Old browsers lack the Segmenter; iterating code points keeps at least single-code-point emoji whole.
  if (plain.test(text) || typeof Intl.Segmenter !== 'function') yield* text;
  else {
    const segments = new Intl.Segmenter('da', { granularity: 'grapheme' }).segment(text);
    for (const { segment } of segments) yield segment;
  }
}

/**
 * The first `count` characters of a text. No character is cut in half: a flag, a family emoji or a letter with its
 * accent counts as one. Edge: a shorter text is returned whole.
 */
export function firstCharacters(text: string, count: number): string {
  let taken = '';
  let left = count;
  for (const character of getCharacters(text)) {
    if (left === 0) break;
    taken += character;
    left -= 1;
  }
  return taken;
}

/** The beginning of a text with at most `most` code points, the unit of the service's limits; no character is cut in half. */
export function charactersWithin(text: string, most: number): string {
  if (text.length <= most) return text;
  let taken = '';
  let left = most;
  for (const character of getCharacters(text)) {
    left -= [...character].length;
    if (left < 0) break;
    taken += character;
  }
  return taken;
}

/** A text on one line, cut with `…` when it has more than `most` characters. */
export function summary(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return firstCharacters(line, most) === line
    ? line
    : `${firstCharacters(line, most - 1).trimEnd()}…`;
}
