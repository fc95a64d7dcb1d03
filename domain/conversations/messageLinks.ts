/** A part of a message: words, or an address that may be opened. */
export interface MessagePart {
  text: string;
  href?: string;
}

const address = /https?:\/\/[^\s<>"']+/gi;
/**
 * Punctuation that ends a sentence is not part of an address. A closing bracket is, when the address contains an
 * opening one.
 */
const tail = /[.,;:!?…]+$/;

function withoutTail(found: string): string {
  const short = found.replace(tail, '');
  if (!short.endsWith(')') || short.includes('(')) return short;
  return withoutTail(short.slice(0, -1));
}

/** The text and the addresses of a message, in order; joined, the parts are the whole text. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutTail(found);
    if (!URL.canParse(shown)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href: new URL(shown).href });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * Whether the addresses in a message from the other person are links. A stranger's are not: the reader must have
 * written in the conversation first. Skuret's addresses always are.
 */
export function mayOpenLinks({
  isFromSkuret,
  readerHasWritten,
}: {
  isFromSkuret: boolean;
  readerHasWritten: boolean;
}): boolean {
  return isFromSkuret || readerHasWritten;
}
