/** Small cuts in HTML that React has written, where every tag is closed and every attribute quoted. */

const voidTags = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** The whole element that begins at `start`, its end tag included. Throws when none begins there. */
export function elementAt(html: string, start: number): string {
  const tag = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*?(\/?)>/gy;
  tag.lastIndex = start;
  let depth = 0;
  for (;;) {
    const open = html.indexOf('<', tag.lastIndex);
    if (open < 0) throw new Error(`No element ends that begins at ${start}`);
    tag.lastIndex = open;
    const match = tag.exec(html);
    if (!match) throw new Error(`No tag at ${open}: ${html.slice(open, open + 40)}`);
    const [, closing, name = '', selfClosing] = match;
    if (closing) depth -= 1;
    else if (!selfClosing && !voidTags.has(name)) depth += 1;
    if (depth === 0) return html.slice(start, tag.lastIndex);
  }
}

/** The first element whose start tag the pattern finds. Throws when there is none. */
export function firstElement(html: string, startTag: RegExp): string {
  const start = html.search(startTag);
  if (start < 0) throw new Error(`Nothing looks like ${startTag} in the screen`);
  return elementAt(html, start);
}

/** Replaces every occurrence. Throws when there is none: then the screen has changed, and its template must follow. */
export function replaced(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new Error(`The screen does not hold ${from.slice(0, 80)}`);
  return html.replaceAll(from, to);
}
