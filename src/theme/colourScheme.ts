import { grounds } from './tokens';

/** What a person chose: one of the two schemes, or whatever the device says. */
export type ColourScheme = 'light' | 'dark' | 'system';

const colourSchemes: readonly ColourScheme[] = ['light', 'dark', 'system'];

/** Where the choice is kept. */
export const schemeStorageKey = 'skuret.theme';

/** The remembered choice. Edge: `system` when nothing sensible is stored or storage is blocked. */
export function readColourScheme(): ColourScheme {
  try {
    const stored = window.localStorage.getItem(schemeStorageKey);
    return colourSchemes.find((scheme) => scheme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Remembers a choice. Edge: where storage is blocked or full the choice holds for this visit only. */
export function saveColourScheme(scheme: ColourScheme): void {
  try {
    if (scheme === 'system') window.localStorage.removeItem(schemeStorageKey);
    else window.localStorage.setItem(schemeStorageKey, scheme);
  } catch {
    // The choice is applied all the same; there is nothing a person could do about it.
  }
}

/** Shows a scheme on the document, and in the colour of the browser's own frame (`meta name="theme-color"`). */
export function applyColourScheme(scheme: ColourScheme): void {
  const root = document.documentElement;
  if (scheme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', scheme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = grounds[scheme === 'system' ? own : scheme];
  }
}

/** The scheme that is on the screen now, once `system` is resolved. */
export function shownColourScheme(scheme: ColourScheme): 'light' | 'dark' {
  if (scheme !== 'system') return scheme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
