import { baseApi } from './baseApi';
import {
  ListedToolsDocument,
  type ListedToolsQuery,
  OwnerToolsDocument,
  type OwnerToolsQuery,
  SimilarToolsDocument,
  type SimilarToolsQuery,
} from './documents.generated';
import { fetchOptional } from './fetchOptional';

export type NextTool = SimilarToolsQuery['similarTools'][number];

/** Tools that lead from one tool to the next. A page is complete without them, so a failure gives null and no toast. */
export const similarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    similarTools: build.query<NextTool[] | null, string>({
      queryFn: (toolId, _api, _extra, ask) =>
        fetchOptional(
          ask,
          { document: SimilarToolsDocument, variables: { toolId } },
          (data) => (data as SimilarToolsQuery).similarTools,
        ),
      providesTags: ['Tools'],
    }),
    /** The newest tools that a member lends. */
    ownerTools: build.query<NextTool[] | null, string>({
      queryFn: (memberId, _api, _extra, ask) =>
        fetchOptional(
          ask,
          { document: OwnerToolsDocument, variables: { memberId } },
          (data) => (data as OwnerToolsQuery).memberTools,
        ),
      providesTags: ['Tools'],
    }),
    /** Those of these tools that are listed at present. */
    listedTools: build.query<NextTool[] | null, readonly string[]>({
      queryFn: (ids, _api, _extra, ask) =>
        fetchOptional(
          ask,
          { document: ListedToolsDocument, variables: { ids } },
          (data) => (data as ListedToolsQuery).listedTools,
        ),
      providesTags: ['Tools'],
    }),
  }),
});

export const { useSimilarToolsQuery, useOwnerToolsQuery, useListedToolsQuery } = similarApi;
