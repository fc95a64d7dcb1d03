import type { ScreenLanguage } from '../../domain/values/language';

/**
 * Words that no longer text of one language avoids and that the other language does not have. The exception is `save`,
 * which is Danish for "to saw".
 */
const wordsOfOther: Record<ScreenLanguage, readonly string[]> = {
  da: 'the and you your of is are with tool tools from what how not can we our search price reviews categories all sign help this it be more back password rating member review rental rentals owner conversation messages photo settings yet please save change edit about view distance date show'.split(
    ' ',
  ),
  en: 'og er du din dit dine ikke det den på af som med værktøj pris vælg søg kategorier bedømmelser alle hvad hvor eller fra kan skal os siden hjælp har mere tilbage adgangskode bedømmelse medlem lån ejer samtale beskeder billede indstillinger endnu skriv gem skift rediger om afstand dato startdato slutdato'.split(
    ' ',
  ),
};

interface Looked {
  language: ScreenLanguage;
  /** Whole texts that people wrote and that the page does not mark, because they are in the page's own language. */
  written?: readonly string[];
}

/**
 * The words that the page of this document says itself: in its title, its texts and the accessible names. Text marked
 * as another language, such as texts by members, does not count. The function uses nothing outside itself, so that a
 * browser can run it.
 */
export function wordsOfPage({ language, written = [] }: Looked): string[] {
  const copy = document.body.cloneNode(true) as HTMLElement;
  const others = `[lang]:not([lang="${language}"]), script, style, noscript, textarea, article [aria-label], tr [aria-label]`;
  for (const other of copy.querySelectorAll(others)) other.remove();
  const names = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'].flatMap((name) =>
    [...copy.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: (string | null)[] = [document.title, ...names];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  return (
    texts
      .filter((text) => text !== null && !written.includes(text))
      .join('\n')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

/** Whole Danish texts by members, as an English page of this document marks them. */
export function writtenTexts(): string[] {
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll('[lang="da"]')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  }
  return texts;
}

/** The words that belong to the other language. */
export function foreignAmong(words: readonly string[], language: ScreenLanguage): string[] {
  const said = new Set(words);
  return wordsOfOther[language].filter((word) => said.has(word));
}

/** The words of the other language in a message of a catalogue, without its placeholders and tags. */
export function foreignInMessage(message: string, language: ScreenLanguage): string[] {
  const words = message
    .replaceAll(/\{\w+|<\/?\w+>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu);
  return foreignAmong(words ?? [], language);
}
