import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { searchVariables, sortTools, type ToolSearch } from '../../../../domain/toolSearch';
import {
  type Category,
  type FoundTool,
  useSearchToolsInfiniteQuery,
} from '../../../store/api/catalogueApi';

export interface ToolResults {
  tools: readonly FoundTool[];
  /** How many are shown; null until the first answer. */
  count: number | null;
  /** The first answer is on its way. */
  waiting: boolean;
  /** The tools are of the question before this one, whose answer is on its way or failed. */
  stale: boolean;
  /** An answer is on its way. */
  busy: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** Whether more may come by itself: not after a failure, which has its toast (D16). */
  mayLoadMore: boolean;
  loadMore: () => void;
}

/** Pages that come by scrolling alone; then the button decides, so that the footer can be reached. */
const pagesByScrolling = 6;

/**
 * What the service finds for the state in the address. Each question has its own entry in the cache,
 * so a late answer never replaces a newer one (D11). A category's id is known once the service has
 * said its categories; a search for one waits for that.
 */
export function useToolResults(
  search: ToolSearch,
  categories: readonly Pick<Category, 'id' | 'name' | 'code'>[] | undefined,
): ToolResults {
  const ready = categories !== undefined || search.categories.length === 0;
  const query = useSearchToolsInfiniteQuery(
    ready ? searchVariables(categories ?? [], search) : skipToken,
  );
  const pages = query.data?.pages;
  const tools = useMemo(() => sortTools((pages ?? []).flat(), search.sort), [pages, search.sort]);
  return {
    tools,
    count: pages ? tools.length : null,
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
  };
}
