import type { MapTiles } from '../../domain/mapTiles';

const content = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The server of pictures for the map that the page names; null where it names none. */
export function pageTiles(): MapTiles | null {
  const url = content('tiles');
  return url === '' ? null : { url, credit: content('tiles-credit') };
}
