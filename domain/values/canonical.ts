import { defaultToolSearch, readToolSearch, toolSearchParams } from '../search/toolSearch';
import { queryWith } from './query';

/**
 * The canonical query of a search, for search engines. It leaves out invalid values, defaults, unknown parameters and
 * the view, and has one fixed order. Empty for a search for everything.
 */
export function canonicalSearch(query: string): string {
  const { view: _look, ...params } = toolSearchParams(readToolSearch(query));
  const { view: _usual, ...defaults } = toolSearchParams(defaultToolSearch);
  const categories = [...params.category].sort();
  return queryWith('', { ...params, q: params.q.trim(), category: categories }, defaults);
}
