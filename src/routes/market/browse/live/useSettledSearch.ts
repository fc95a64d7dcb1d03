import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readToolSearch, type ToolSearch } from '../../../../../domain/toolSearch';

/** What is searched for, as the address says it. What is being typed is not part of it yet. */
export function useSettledSearch(): ToolSearch {
  const { search } = useLocation();
  return useMemo(() => readToolSearch(search), [search]);
}
