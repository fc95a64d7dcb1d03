import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../platform/store/hooks';
import { searchesCleared, useLatelyQuery, wordSearched } from '../../tools/api/recentlyViewedApi';
import type { SearchSuggestionsQueryVariables } from '../api/suggestions.generated';
import { useSearchSuggestionsQuery } from '../api/suggestionsApi';

/** How long typing pauses before suggestions are asked for, in milliseconds. */
const debounceMs = 200;

const fewestLetters = 2;

type Filters = Omit<SearchSuggestionsQueryVariables, 'term'>;

/**
 * Suggestions while a search is typed. A late answer never replaces a newer one. `filters`: those with which a
 * corrected search has to find something; null while they are not known.
 */
export function useSearchHelp(typed: string, filters: Filters | null = {}) {
  const dispatch = useAppDispatch();
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  const skip = settled.length < fewestLetters || text.length < fewestLetters;
  const { data, currentData } = useSearchSuggestionsQuery(
    { term: settled, ...filters },
    { skip: skip || filters === null },
  );
  const { data: lately } = useLatelyQuery();
  return {
    /** The suggestions for the former text stay until the next ones are there. */
    suggestions: skip ? null : (data ?? null),
    didYouMean: skip ? null : (currentData?.didYouMean ?? null),
    searches: (lately?.searches ?? []).filter((each) => each !== text),
    noteSearch: (term: string) => {
      if (term.trim().length >= fewestLetters) void dispatch(wordSearched(term.trim()));
    },
    clearSearches: () => void dispatch(searchesCleared()),
  };
}
