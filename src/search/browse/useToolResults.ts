import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { searchVariables, sortTools, type ToolSearch } from '../../../domain/search/toolSearch';
import type { SearchedTool } from '../../../domain/tools/tool';
import { useDifferences } from '../../platform/store/useDifferences';
import { type Category, useSearchToolsInfiniteQuery } from '../../tools/api/catalogueApi';

export interface ToolResults {
  tools: readonly SearchedTool[];
  /** How many are shown; null until the first response. */
  count: number | null;
  /** The first response is loading. */
  waiting: boolean;
  /** The tools belong to the previous search: this one is loading, or has failed. */
  stale: boolean;
  /** A request is running. */
  busy: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** Whether more may load without a click: not after a failure, which has its toast (D16). */
  mayLoadMore: boolean;
  loadMore: () => void;
  /** The search has failed, and the page says so itself. The letter does not (§8). */
  failed: boolean;
  refetch: () => void;
}

/** How many pages load by scrolling; then a button loads more, so that the footer can be reached. */
const pagesByScrolling = 6;

/**
 * The service's results for the search in the URL. Each search has its own entry in the cache,
 * so a late response never replaces a newer one (D11). A search for a category waits until the
 * service has sent the ids of the categories.
 */
export function useToolResults(
  search: ToolSearch,
  categories: readonly Pick<Category, 'id' | 'name' | 'code'>[] | undefined,
): ToolResults {
  const ready = categories !== undefined || search.categories.length === 0;
  const { hasFullSearch } = useDifferences();
  const query = useSearchToolsInfiniteQuery(
    ready ? searchVariables(categories ?? [], search, hasFullSearch) : skipToken,
  );
  const pages = query.data?.pages;
  const tools = useMemo(() => {
    const found = (pages ?? []).flat();
    // As given, a search says nothing of ratings, distances and terms (§3).
    const shown = hasFullSearch
      ? found
      : found.map(
          ({ ratingAverage, reviewCount, distanceMetres, pricePerWeekCents, rules, ...tool }) =>
            tool,
        );
    return sortTools<SearchedTool>(shown, search.sort);
  }, [pages, search.sort, hasFullSearch]);
  const failed = hasFullSearch && query.isError && query.currentData === undefined;
  return {
    tools,
    count: pages && !failed ? tools.length : null,
    waiting: pages === undefined && (query.isFetching || !ready),
    stale: pages !== undefined && query.currentData === undefined,
    busy: query.isFetching,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    mayLoadMore:
      query.hasNextPage &&
      !query.isFetching &&
      !query.isError &&
      (pages?.length ?? 0) < pagesByScrolling,
    loadMore: query.fetchNextPage,
    failed,
    refetch: query.refetch,
  };
}
