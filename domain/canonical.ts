import { queryWith } from './query';
import { defaultToolSearch, readToolSearch, toolSearchParams } from './toolSearch';

/**
 * The query by which a search is known to search engines: what makes no sense, defaults, parameters of others and the
 * look of the list are left out, in one order. Empty for a search for everything.
 */
export function canonicalSearch(query: string): string {
  const { view: _look, ...params } = toolSearchParams(readToolSearch(query));
  const { view: _usual, ...defaults } = toolSearchParams(defaultToolSearch);
  const categories = [...params.category].sort();
  return queryWith('', { ...params, q: params.q.trim(), category: categories }, defaults);
}
