import { pictureSources } from '../../domain/pictures';
import { escapeHtml, escapeJson } from './escape';
import type { FirstScreenParts } from './readFirstScreens';
import type { FirstPicture, Screen } from './screen';
import { headElements } from './toolHead';

const font = /<link [^>]*as="font"[^>]*>/;

function preloadPicture({ url, sizes, media }: FirstPicture): string {
  const avif = pictureSources(url)?.avif;
  const source = avif
    ? `imagesrcset="${escapeHtml(avif)}" imagesizes="${sizes}" type="image/avif"`
    : `href="${escapeHtml(url)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${source}${media ? ` media="${media}"` : ''}>`;
}

function preloads(parts: FirstScreenParts, { name, pictures = [] }: Screen): string {
  const scripts = (parts.scripts[name] ?? []).map(
    (file) => `<link rel="preload" as="script" fetchpriority="low" href="/${escapeHtml(file)}">`,
  );
  return [...pictures.map(preloadPicture), ...scripts].join('');
}

/** The whole page with a screen, its head, its styles and the data that the app begins with. */
export function writePage(parts: FirstScreenParts, screen: Screen, origin: string): string {
  const { head, html, entries } = screen;
  const styles = html
    ? `<script>${parts.scheme}</script><style>${parts.globalCss}</style><style id="first-screen-style">${parts.css[screen.name]}</style>`
    : '';
  // A font that is preloaded in the head holds the first paint back for 50 ms, in the body it does not.
  const early = html ? (font.exec(parts.page)?.[0] ?? '') : '';
  const content = html ? `${early}<div id="first-screen">${html.text}</div>` : '';
  const root = html ? '<div id="root" hidden></div>' : '<div id="root"></div>';
  // What a first screen shows must not wait for a file: it has the same styles in the page.
  const page = html
    ? parts.page.replace(/<link [^>]*rel="stylesheet"[^>]*>/, '').replace(font, '')
    : parts.page;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>${styles}`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(head.description)}">`,
    )
    .replace('</head>', () => `${preloads(parts, screen)}${headElements(head, origin).text}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `${content}${root}<script type="application/json" id="first-data">${escapeJson(entries)}</script>`,
    );
}
