const danishLetters: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa' };

/**
 * A text without case and accents, so that two ways to write a word compare alike: `Hækkeklipper` and
 * `haekkeklipper`, `Ångström` and `aangstrom` (D11).
 * Edge: letters are folded before accents, else `å` would become `a` and not `aa`.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('da-DK')
    .replace(/[æøå]/g, (letter) => danishLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}
