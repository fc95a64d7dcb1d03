/** The source that the page carries (D23): the service writes it there. Live where it says nothing. */
export function pageSource(): 'live' | 'sample' {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="source"]');
  return meta?.content === 'sample' ? 'sample' : 'live';
}

/**
 * The key in this browser's storage for a name. Each source has its own (D23), because the same id means other things
 * there.
 */
export function storageKey(name: string): string {
  return pageSource() === 'live' ? `skuret.${name}` : `skuret.sample.${name}`;
}
