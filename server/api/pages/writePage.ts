import type { PageRenderer, PageSetting, RenderedPage } from '../../../domain/pages/renderedPage';
import type { MapTiles } from '../../../domain/search/mapTiles';
import { styleTexts } from '../web/securityHeaders';

/** The files that the build has made for the browser. */
export interface BuiltPage {
  /** `index.html`, with comments where the parts of a page go. */
  html: string;
  /** The script files of each address beyond those that the page names. */
  scripts: Record<string, string[]>;
}

export interface WrittenPage {
  html: string;
  /** The texts of its style and script elements; its policy allows them by their hashes. */
  inline: { styles: string[]; scripts: string[] };
}

/** A value as JSON inside a script element. A person's text cannot end the element or begin a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tileMetas = ({ url, credit }: MapTiles) => [
  `<meta name="tiles" content="${attribute(url)}">`,
  `<meta name="tiles-credit" content="${attribute(credit)}">`,
];

/** The places in the built page that each page fills. */
const places = /(<html lang="da">|<!--head-->[\s\S]*?<!--\/head-->|<!--page-->|<!--state-->)/;

/** Returns a function that puts a rendered page into the built one; null gives the shell, which the browser renders. */
export function createPageWriter(
  built: BuiltPage,
  { earlyScript }: PageRenderer,
  { source, tiles }: PageSetting,
): (page: RenderedPage | null) => WrittenPage {
  // Split once: each replacement in a page would copy its hundred thousand characters.
  const pieces = built.html.split(places);
  const builtStyles = styleTexts(built.html);

  function writeHead(shellHead: string, page: RenderedPage | null): string {
    const preloads = (page ? [page.name, ...(page.catalogues ?? [])] : [])
      .flatMap((name) => built.scripts[name] ?? [])
      .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/${file}">`);
    return [
      page?.head ?? shellHead,
      `<meta name="source" content="${source}">`,
      ...(tiles ? tileMetas(tiles) : []),
      `<script>${earlyScript}</script>`,
      page?.style ?? '',
      ...preloads,
    ].join('');
  }

  function fill(place: string, page: RenderedPage | null): string {
    if (place === '<!--page-->') return page?.html ?? '';
    if (place === '<!--state-->')
      return page
        ? `<script type="application/json" id="state">${scriptJson(page.state)}</script>`
        : '';
    if (place.startsWith('<html')) return `<html lang="${page?.lang ?? 'da'}">`;
    return writeHead(place.slice('<!--head-->'.length, -'<!--/head-->'.length), page);
  }

  return (page) => ({
    // Every second piece is a place.
    html: pieces.map((piece, index) => (index % 2 === 0 ? piece : fill(piece, page))).join(''),
    inline: {
      styles: [...builtStyles, ...styleTexts(page?.style ?? '')],
      scripts: [earlyScript],
    },
  });
}
