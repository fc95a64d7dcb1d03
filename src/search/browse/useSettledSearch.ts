import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readToolSearch, type ToolSearch } from '../../../domain/search/toolSearch';

/** The search in the address, without what is still being typed. */
export function useSettledSearch(): ToolSearch {
  const { search } = useLocation();
  return useMemo(() => readToolSearch(search), [search]);
}
