/** A text with breaking spaces and without word joiners, to compare it with one that is easy to type. */
export const plainSpaces = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
