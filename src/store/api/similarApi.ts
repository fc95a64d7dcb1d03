import { baseApi } from './baseApi';
import {
  ListedToolsDocument,
  type ListedToolsQuery,
  OwnerToolsDocument,
  type OwnerToolsQuery,
  SimilarToolsDocument,
  type SimilarToolsQuery,
} from './documents.generated';
import { quietly } from './quietly';

export type NextTool = SimilarToolsQuery['similarTools'][number];

/** What leads from one tool to the next. A page is whole without it, so a failure is null and nobody is told. */
export const similarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    similarTools: build.query<NextTool[] | null, string>({
      queryFn: (toolId, _api, _extra, ask) =>
        quietly(
          ask,
          { document: SimilarToolsDocument, variables: { toolId } },
          (data) => (data as SimilarToolsQuery).similarTools,
        ),
      providesTags: ['Tools'],
    }),
    /** The newest of what a member lends. */
    ownerTools: build.query<NextTool[] | null, string>({
      queryFn: (memberId, _api, _extra, ask) =>
        quietly(
          ask,
          { document: OwnerToolsDocument, variables: { memberId } },
          (data) => (data as OwnerToolsQuery).memberTools,
        ),
      providesTags: ['Tools'],
    }),
    /** Those of these tools that can be found at present. */
    listedTools: build.query<NextTool[] | null, readonly string[]>({
      queryFn: (ids, _api, _extra, ask) =>
        quietly(
          ask,
          { document: ListedToolsDocument, variables: { ids } },
          (data) => (data as ListedToolsQuery).listedTools,
        ),
      providesTags: ['Tools'],
    }),
  }),
});

export const { useSimilarToolsQuery, useOwnerToolsQuery, useListedToolsQuery } = similarApi;
