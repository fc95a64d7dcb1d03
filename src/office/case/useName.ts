import { useLingui } from '@lingui/react';

/** The name of a word of the service, in the language of the office. Edge: the word itself without a name. */
export function useName() {
  const { i18n } = useLingui();
  return (names: Readonly<Partial<Record<string, string>>>, word: string): string => {
    const name = Object.hasOwn(names, word) ? names[word] : undefined;
    return name === undefined ? word : i18n.t(name);
  };
}
