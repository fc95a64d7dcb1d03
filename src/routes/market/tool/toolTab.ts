/** The tabs of the tool page (§2), as the address names them (D10). */
export type ToolTab = 'description' | 'reviews';

/** The tab that an address asks for; the description where it asks for none that there is. */
export function readToolTab(params: URLSearchParams): ToolTab {
  return params.get('tab') === 'reviews' ? 'reviews' : 'description';
}
