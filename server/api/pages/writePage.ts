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

/**
 * The built page with a rendered one in it. Without a rendered one it is the shell, whose content the browser renders.
 * The replacements are functions, because a `$` in a person's text has a meaning in a replacement string.
 */
export function writePage(
  built: BuiltPage,
  { earlyScript }: PageRenderer,
  { source, tiles }: PageSetting,
  page: RenderedPage | null,
): WrittenPage {
  const style = page?.style ?? '';
  const preloads = (
    page ? [page.name, ...(page.catalogues ?? [])].flatMap((name) => built.scripts[name] ?? []) : []
  ).map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/${file}">`);
  const html = built.html
    .replace(/<!--head-->([\s\S]*?)<!--\/head-->/, (_whole, shellHead: string) =>
      [
        page?.head ?? shellHead,
        `<meta name="source" content="${source}">`,
        ...(tiles ? tileMetas(tiles) : []),
        `<script>${earlyScript}</script>`,
        style,
        ...preloads,
      ].join(''),
    )
    .replace('<html lang="da">', () => `<html lang="${page?.lang ?? 'da'}">`)
    .replace('<!--page-->', () => page?.html ?? '')
    .replace('<!--state-->', () =>
      page ? `<script type="application/json" id="state">${scriptJson(page.state)}</script>` : '',
    );
  return {
    html,
    inline: { styles: styleTexts(built.html + style), scripts: [earlyScript] },
  };
}
