import { baseApi } from '../../platform/api/baseApi';
import {
  ListedToolsDocument,
  type ListedToolsQuery,
  OwnerToolsDocument,
  type OwnerToolsQuery,
  SimilarToolsDocument,
  type SimilarToolsQuery,
} from './similar.generated';

export type NextTool = SimilarToolsQuery['similarTools'][number];

/** Tools that lead from one tool to the next. A page is complete without them (`withoutToast` in listener.ts). */
export const similarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    similarTools: build.query<NextTool[], string>({
      query: (toolId) => ({ document: SimilarToolsDocument, variables: { toolId } }),
      transformResponse: (data: SimilarToolsQuery) => data.similarTools,
      providesTags: ['Tools'],
    }),
    /** The newest tools that a member lends. */
    ownerTools: build.query<NextTool[], string>({
      query: (memberId) => ({ document: OwnerToolsDocument, variables: { memberId } }),
      transformResponse: (data: OwnerToolsQuery) => data.memberTools,
      providesTags: ['Tools'],
    }),
    /** Those of these tools that are listed at present. */
    listedTools: build.query<NextTool[], readonly string[]>({
      query: (ids) => ({ document: ListedToolsDocument, variables: { ids } }),
      transformResponse: (data: ListedToolsQuery) => data.listedTools,
      providesTags: ['Tools'],
    }),
  }),
});

export const { useSimilarToolsQuery, useOwnerToolsQuery, useListedToolsQuery } = similarApi;
