import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import type { SearchVariables } from '../../tools/api/catalogueApi';
import {
  MapToolsDocument,
  type MapToolsQuery,
  type MapToolsQueryVariables,
  ToolMapDocument,
  type ToolMapQuery,
} from './toolMap.generated';

export type MapMark = ToolMapQuery['toolMap'][number];
export type MapTool = MapToolsQuery['mapTools'][number];
/** The search without an order, because a map has none. */
export type MapFilters = Omit<SearchVariables, 'orderBy' | 'orderDirection'>;

/** How many tools the service answers at a time when the app does not say. */
const pageSize = 24;

export const toolMapApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    toolMap: build.query({
      ...operation(ToolMapDocument, (data) => data.toolMap),
      providesTags: ['Tools', 'Distances'],
    }),
    /** The tools of a mark, page by page. */
    mapTools: build.infiniteQuery<MapTool[], Omit<MapToolsQueryVariables, 'after'>, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) =>
          lastPage.length < pageSize ? undefined : (lastPage.at(-1)?.searchCursor ?? undefined),
      },
      query: ({ queryArg, pageParam }) => ({
        document: MapToolsDocument,
        variables: { ...queryArg, ...(pageParam !== null && { after: pageParam }) },
      }),
      transformResponse: (data: MapToolsQuery) => data.mapTools,
      providesTags: ['Tools', 'Distances'],
    }),
  }),
});

export const { useToolMapQuery, useMapToolsInfiniteQuery } = toolMapApi;
