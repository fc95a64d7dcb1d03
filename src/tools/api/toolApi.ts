import type { ToolListing } from '../../../domain/tools/tool';
import { catalogueApi } from './catalogueApi';
import {
  CountViewDocument,
  type CountViewMutation,
  ToolDocument,
  type ToolQuery,
} from './tool.generated';

export type ToolDetail = NonNullable<ToolQuery['tool']>;

/** One tool with all that its own page says of it. */
export const toolApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the service has no such tool (D15). */
    tool: build.query<ToolDetail | null, string>({
      query: (id) => ({ document: ToolDocument, variables: { id }, nullable: true }),
      // An answer may lack the fields that are not in §3 (D31).
      transformResponse: ({ tool }: ToolQuery) =>
        tool && {
          ...tool,
          specifications: tool.specifications ?? [],
          imageUrls: tool.imageUrls ?? [tool.imageUrl],
        },
      // A visitor's page may have null for a tool that only its owner can see.
      providesTags: (result, _error, id) => [
        { type: 'Tools', id },
        ...(result ? [] : ['Distances' as const]),
      ],
    }),
    /** Counts a view of a tool. Nothing waits for it, and a failure is not shown. */
    countView: build.mutation<boolean, string>({
      query: (toolId) => ({ document: CountViewDocument, variables: { toolId } }),
      transformResponse: (data: CountViewMutation) => data.countView.counted,
    }),
  }),
});

type StateWithApi = Parameters<ReturnType<typeof toolApi.endpoints.tool.select>>[0];

/** The id of a cached tool of this owner, if there is one: all that is known of a member who is not in the letter. */
export function selectToolOwnedBy(state: StateWithApi, ownerId: string): string | undefined {
  return toolApi.util
    .selectCachedArgsForQuery(state, 'tool')
    .find((id) => toolApi.endpoints.tool.select(id)(state).data?.owner.id === ownerId);
}

/** The tool as a card has shown it already, in search results or among the featured ones. */
export function selectListingShown(state: StateWithApi, id: string): ToolListing | undefined {
  const { searchTools, featuredTools } = catalogueApi.endpoints;
  const found = catalogueApi.util
    .selectCachedArgsForQuery(state, 'searchTools')
    .flatMap((search) => searchTools.select(search)(state).data?.pages.flat() ?? []);
  const featured = featuredTools.select()(state).data ?? [];
  return [...featured, ...found].find((tool) => tool.id === id);
}

export const { useCountViewMutation, useToolQuery } = toolApi;
