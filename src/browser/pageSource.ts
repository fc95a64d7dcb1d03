/** The source that the page carries (D23): the service writes it there. Live where it says nothing. */
export function pageSource(): 'live' | 'sample' {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="source"]');
  return meta?.content === 'sample' ? 'sample' : 'live';
}
