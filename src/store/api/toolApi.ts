import type { ToolListing } from '../../../domain/tool';
import { catalogueApi } from './catalogueApi';
import {
  CountViewDocument,
  type CountViewMutation,
  ToolDocument,
  type ToolQuery,
} from './documents.generated';

export type ToolDetail = NonNullable<ToolQuery['tool']>;

/** One tool with all that its own page says of it. */
export const toolApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the service has no such tool (D15). */
    tool: build.query<ToolDetail | null, string>({
      query: (id) => ({ document: ToolDocument, variables: { id }, nullable: true }),
      // What is not among the fields of §3 an answer may lack (D31).
      transformResponse: ({ tool }: ToolQuery) =>
        tool && {
          ...tool,
          specifications: tool.specifications ?? [],
          imageUrls: tool.imageUrls ?? [tool.imageUrl],
        },
      // A visitor's page may say that there is none of a tool that its owner alone sees.
      providesTags: (result, _error, id) => [
        { type: 'Tools', id },
        ...(result ? [] : ['Distances' as const]),
      ],
    }),
    /** Says that somebody looks at a tool. Nothing waits for it, and nobody hears when it fails. */
    countView: build.mutation<boolean, string>({
      query: (toolId) => ({ document: CountViewDocument, variables: { toolId } }),
      transformResponse: (data: CountViewMutation) => data.countView.counted,
    }),
  }),
});

type StateWithApi = Parameters<ReturnType<typeof toolApi.endpoints.tool.select>>[0];

/** The id of a tool of this person's that has been looked at, if there is one: all that is known of a member who is not in the sample. */
export function selectToolOwnedBy(state: StateWithApi, ownerId: string): string | undefined {
  return toolApi.util
    .selectCachedArgsForQuery(state, 'tool')
    .find((id) => toolApi.endpoints.tool.select(id)(state).data?.owner.id === ownerId);
}

/** What a card of this tool has shown already: of a search or among the featured ones. */
export function selectListingShown(state: StateWithApi, id: string): ToolListing | undefined {
  const { searchTools, featuredTools } = catalogueApi.endpoints;
  const found = catalogueApi.util
    .selectCachedArgsForQuery(state, 'searchTools')
    .flatMap((search) => searchTools.select(search)(state).data?.pages.flat() ?? []);
  const featured = featuredTools.select()(state).data ?? [];
  return [...featured, ...found].find((tool) => tool.id === id);
}

export const { useCountViewMutation, useToolQuery } = toolApi;
