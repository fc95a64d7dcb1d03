const danishLetters: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa' };

/**
 * A text without case and accents, so that two spellings of a word are equal: `Hækkeklipper` and `haekkeklipper`,
 * `Ångström` and `aangstrom` (D11).
 * Edge: Danish letters are replaced before accents are removed, or else `å` would become `a` and not `aa`.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('da-DK')
    .replace(/[æøå]/g, (letter) => danishLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}
