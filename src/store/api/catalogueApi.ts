import { allCategories } from '../../../domain/categories';
import type { Tool, ToolListing } from '../../../domain/tool';
import { baseApi } from './baseApi';
import {
  CategoriesDocument,
  type CategoriesQuery,
  SearchToolsDocument,
  type SearchToolsQuery,
  type SearchToolsQueryVariables,
  ToolDocument,
  type ToolQuery,
} from './documents.generated';
import { fromSample } from './fromSample';

/** The variables of §7, without the two that are declared and never sent. */
export type SearchVariables = Omit<
  SearchToolsQueryVariables,
  'orderBy' | 'orderDirection' | 'after'
>;
export type FoundTool = SearchToolsQuery['searchTools'][number];
export type ToolDetail = NonNullable<ToolQuery['tool']>;
export type Category = CategoriesQuery['categories'][number];

/** How many tools the service answers at a time when the app does not say (its default for `first`). */
export const searchPageSize = 24;
const featuredCount = 6;

/** A tool of the sample shape as a list shows it: category names get their ids and codes. */
export function toolToListing(tool: Tool): ToolListing {
  return {
    id: tool.id,
    name: tool.name,
    description: tool.description,
    location: tool.location,
    imageUrl: tool.imageUrl,
    pricePerDayCents: tool.pricePerDayCents,
    categories: allCategories.filter((category) => tool.categories.includes(category.name)),
    ratingAverage: tool.rating ?? null,
    reviewCount: tool.reviews ?? 0,
  };
}

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], void>({
      query: () => ({ document: CategoriesDocument }),
      transformResponse: (data: CategoriesQuery) => data.categories,
      keepUnusedDataFor: 3600,
    }),
    /** Pages follow each other by the cursor of the last tool; the first goes out with the variables of §7 alone. */
    searchTools: build.infiniteQuery<FoundTool[], SearchVariables, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) =>
          lastPage.length < searchPageSize
            ? undefined
            : (lastPage.at(-1)?.searchCursor ?? undefined),
      },
      query: ({ queryArg, pageParam }) => ({
        document: SearchToolsDocument,
        variables: {
          ...queryArg,
          ...(pageParam !== null && { after: pageParam }),
        },
      }),
      transformResponse: (data: SearchToolsQuery) => data.searchTools,
      providesTags: ['Tools'],
    }),
    /** Null when the service has no such tool (D15). */
    tool: build.query<ToolDetail | null, string>({
      query: (id) => ({ document: ToolDocument, variables: { id }, nullable: true }),
      // Specifications are not among the fields of §3: an answer may lack them (D31).
      transformResponse: ({ tool }: ToolQuery) =>
        tool && { ...tool, specifications: tool.specifications ?? [] },
      providesTags: (_result, _error, id) => [{ type: 'Tools', id }],
    }),
    /** Up to six of the built-in sample tools (§2, §9); no call. */
    featuredTools: build.query<ToolListing[], void>({
      queryFn: () =>
        fromSample(async () => {
          const { sampleTools } = await import('../../../sample/tools');
          return sampleTools
            .filter((tool) => tool.featured)
            .slice(0, featuredCount)
            .map(toolToListing);
        }),
    }),
  }),
});

type StateWithApi = Parameters<ReturnType<typeof catalogueApi.endpoints.tool.select>>[0];

/** The id of a tool of this person's that has been looked at, if there is one: all that is known of a member who is not in the sample. */
export function selectToolOwnedBy(state: StateWithApi, ownerId: string): string | undefined {
  return catalogueApi.util
    .selectCachedArgsForQuery(state, 'tool')
    .find((id) => catalogueApi.endpoints.tool.select(id)(state).data?.owner.id === ownerId);
}

export const {
  useCategoriesQuery,
  useSearchToolsInfiniteQuery,
  useToolQuery,
  useFeaturedToolsQuery,
} = catalogueApi;
