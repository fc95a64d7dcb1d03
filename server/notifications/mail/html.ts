/** Markup that is safe to embed in other markup; only `html` makes it. */
export class Html {
  constructor(readonly markup: string) {}
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Part = string | number | Html | readonly Html[];

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escaped(String(part));
}

/** Markup with values, which are escaped unless they are `Html` themselves. Write attributes in double quotes. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const [first = '', ...further] = texts;
  return new Html(
    further.reduce((markup, text, index) => markup + toMarkup(parts[index] ?? '') + text, first),
  );
}
