import type { ToolListing } from '../../../domain/tool';
import { baseApi } from './baseApi';
import {
  CategoriesDocument,
  type CategoriesQuery,
  CategoryCountsDocument,
  type CategoryCountsQuery,
  CountViewDocument,
  type CountViewMutation,
  FeaturedToolsDocument,
  type FeaturedToolsQuery,
  SearchToolsDocument,
  type SearchToolsQuery,
  type SearchToolsQueryVariables,
  ToolDocument,
  type ToolQuery,
} from './documents.generated';

/** The variables of §7, those for the order in live alone; where to go on from is the cache's to say. */
export type SearchVariables = Omit<SearchToolsQueryVariables, 'after'>;
export type FoundTool = SearchToolsQuery['searchTools'][number];
export type ToolDetail = NonNullable<ToolQuery['tool']>;
export type Category = CategoriesQuery['categories'][number];
export type FeaturedTool = FeaturedToolsQuery['featuredTools'][number];

/** How many tools the service answers at a time when the app does not say (its default for `first`). */
export const searchPageSize = 24;

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
      providesTags: ['Tools', 'Distances'],
    }),
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
    /** Up to six tools for the front page (§2, §9). */
    featuredTools: build.query<FeaturedTool[], void>({
      query: () => ({ document: FeaturedToolsDocument }),
      transformResponse: (data: FeaturedToolsQuery) => data.featuredTools,
      providesTags: ['Tools'],
    }),
    /** Says that somebody looks at a tool. Nothing waits for it, and nobody hears when it fails. */
    countView: build.mutation<boolean, string>({
      query: (toolId) => ({ document: CountViewDocument, variables: { toolId } }),
      transformResponse: (data: CountViewMutation) => data.countView.counted,
    }),
    /** How many tools there are in each category, by its name. */
    categoryCounts: build.query<Record<string, number>, void>({
      query: () => ({ document: CategoryCountsDocument }),
      transformResponse: ({ categories }: CategoryCountsQuery) =>
        Object.fromEntries(categories.map(({ name, toolCount }) => [name, toolCount])),
      providesTags: ['Tools'],
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

/** What a card of this tool has shown already: of a search or among the featured ones. */
export function selectListingShown(state: StateWithApi, id: string): ToolListing | undefined {
  const { searchTools, featuredTools } = catalogueApi.endpoints;
  const found = catalogueApi.util
    .selectCachedArgsForQuery(state, 'searchTools')
    .flatMap((search) => searchTools.select(search)(state).data?.pages.flat() ?? []);
  const featured = featuredTools.select()(state).data ?? [];
  return [...featured, ...found].find((tool) => tool.id === id);
}

export const {
  useCountViewMutation,
  useCategoriesQuery,
  useSearchToolsInfiniteQuery,
  useToolQuery,
  useFeaturedToolsQuery,
  useCategoryCountsQuery,
} = catalogueApi;
