import { colourSchemes } from './palettes';
import {
  type CategoryTint,
  type ColourName,
  categoryProperty,
  colourProperty,
  media,
  theme,
} from './theme';

const { color, depth, fontFamily, fontSize, fontWeight, lineHeight, space } = theme;

function schemeProperties(scheme: 'light' | 'dark'): string {
  const colours = Object.entries(colourSchemes.palettes[scheme]).map(
    ([name, value]) => `${colourProperty(name as ColourName)}:${value};`,
  );
  const tints = Object.entries(colourSchemes.categoryTints).map(
    ([code, tint]) => `${categoryProperty(code as CategoryTint)}:${tint[scheme]};`,
  );
  const shadows = Object.entries(colourSchemes.shadows[scheme]).map(
    ([name, value]) => `--shadow-${name}:${value};`,
  );
  const picture = `--picture-filter:${colourSchemes.pictureFilters[scheme]};--picture-ground:${colourSchemes.pictureGrounds[scheme]};`;
  return [`color-scheme:${scheme};`, picture, ...colours, ...tints, ...shadows].join('');
}

/**
 * Reset, custom properties of both schemes, focus ring and print. The build writes it into every page
 * (`webpack.config.ts`), beside the font faces (`public/index.html`): it never changes, so no script makes it. While
 * developing, a change here needs a new start of `npm run dev`.
 */
export const globalCss = `
  :root { ${schemeProperties('light')} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${schemeProperties('dark')} }
  }
  :root[data-theme='dark'] { ${schemeProperties('dark')} }

  /* A screen of many pictures, and with it header and footer. */
  @media (min-width: 85.375em) {
    :root:has([data-wide]) { --content: 1320px; }
  }
  @media (min-width: 100em) {
    :root:has([data-wide]) { --content: 1520px; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${space[24]};
  }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color.ground};
    color: ${color.ink};
    font-family: ${fontFamily.body};
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.regular};
    line-height: ${lineHeight.body};
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }

  /* What people wrote: a long word breaks before it widens the page, in a grid or a flex box too. */
  bdi, [dir='auto'], h1, h2, h3, h4, h5, h6 {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
    hyphenate-limit-chars: 16 6 6;
  }

  h1, h2, h3, h4, h5, h6 {
    font-size: inherit;
    font-weight: ${fontWeight.bold};
    line-height: ${lineHeight.heading};
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, picture, video { display: block; max-width: 100%; }
  input, button, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }
  table { border-collapse: collapse; border-spacing: 0; }
  a { color: inherit; }
  summary { cursor: pointer; }
  [hidden] { display: none !important; }
  ::selection { background: ${color.primary}; color: ${color.onPrimary}; }

  :focus { outline: none; }
  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  /* The heading that gets the focus after navigation is announced, not ringed. */
  :is(h1, h2, main)[tabindex='-1']:focus-visible { outline: none; }

  /* What gets the focus is scrolled clear of a bar at the bottom. */
  ${media.belowDesktop} {
    html:has([data-sticky-bar]) { scroll-padding-bottom: calc(${space[24]} + var(--bottom-bar, 0rem)); }
  }

  ${media.low} {
    html, html:has([data-sticky-bar]) { scroll-padding-block: ${space[4]}; }
  }

  /* Sign-in is hidden until the app knows whether the visitor is a member. */
  [data-session='kept'] [data-for='visitors'] { visibility: hidden; }

  /* A live region that waits for its text takes no room, nor a gap. */
  [role='status']:empty { position: absolute; }

  .tabular { font-variant-numeric: tabular-nums; }

  /* Muted text and thin lines as strong as the others. */
  ${media.moreContrast} {
    :root:root:root { ${colourProperty('muted')}: ${color.ink}; ${colourProperty('line')}: ${color.edge}; }
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    /* Paper is light, whatever the screen was. */
    :root:root:root { ${schemeProperties('light')} }
    body { background: none; }
    header, footer, nav, [data-print='hide'] { display: none !important; }
    a[href^='/']::after { content: none; }
    * { box-shadow: none !important; }
  }

  /* Depths are known here too, for what libraries hang directly under the body. */
  [data-dialog-backdrop] { z-index: ${depth.backdrop}; }
`;
