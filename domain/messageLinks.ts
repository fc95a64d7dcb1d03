/** A part of a message: words, or an address that may be opened. */
export interface MessagePart {
  text: string;
  href?: string;
}

const address = /https?:\/\/[^\s<>"']+/gi;
/** What ends a sentence is no part of an address. A bracket may be, when it was opened in it. */
const tail = /[.,;:!?…]+$/;

function withoutTail(found: string): string {
  const short = found.replace(tail, '');
  if (!short.endsWith(')') || short.includes('(')) return short;
  return withoutTail(short.slice(0, -1));
}

/** The words of a message and the addresses in it, in their order; together they are the whole text. */
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
 * Whether addresses in what the other wrote may be opened by a press. A stranger's may not: only once the person who
 * reads has written too are the two in a conversation. What Skuret writes may always.
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
