const content = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The server of pictures for the map that the page names; null where it names none. */
export function pageTiles(): { url: string; credit: string } | null {
  const url = content('tiles');
  return url === '' ? null : { url, credit: content('tiles-credit') };
}
