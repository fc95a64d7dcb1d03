import { grounds } from './tokens';

type ColourScheme = 'light' | 'dark';

/** Where the choice is kept; without one the device decides. */
const schemeStorageKey = 'skuret.theme';
const darkDevice = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The remembered choice. Edge: null when nothing sensible is stored or storage is blocked. */
function readColourScheme(): ColourScheme | null {
  try {
    const stored = window.localStorage.getItem(schemeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

/** Shows a scheme on the document, and in the colour of the browser's own frame (`meta name="theme-color"`). */
function applyColourScheme(scheme: ColourScheme): void {
  document.documentElement.dataset['theme'] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = grounds[scheme];
  }
}

/** Shows what was chosen at an earlier visit. */
export function applyKeptColourScheme(): void {
  const scheme = readColourScheme();
  if (scheme) applyColourScheme(scheme);
}

/** Shows a scheme and remembers it. Edge: where storage is blocked or full the choice holds for this visit only. */
export function chooseColourScheme(scheme: ColourScheme): void {
  applyColourScheme(scheme);
  try {
    window.localStorage.setItem(schemeStorageKey, scheme);
  } catch {
    // The choice is applied all the same; there is nothing a person could do about it.
  }
  for (const listener of listeners) listener();
}

/** The scheme that is on the screen now. */
export function shownColourScheme(): ColourScheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(darkDevice).matches ? 'dark' : 'light';
}

/** Calls back whenever `shownColourScheme` may have changed. Returns a function that stops it. */
export function watchColourScheme(onChange: () => void): () => void {
  const device = window.matchMedia(darkDevice);
  device.addEventListener('change', onChange);
  listeners.add(onChange);
  return () => {
    device.removeEventListener('change', onChange);
    listeners.delete(onChange);
  };
}
