import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  CategoriesDocument,
  type CategoriesQuery,
  CategoryCountsDocument,
  type CategoryCountsQuery,
  FeaturedToolsDocument,
  type FeaturedToolsQuery,
  SearchToolsDocument,
  type SearchToolsQuery,
  type SearchToolsQueryVariables,
} from './catalogue.generated';

/** The variables of §7, with those for the order of a full search. The cache adds the cursor. */
export type SearchVariables = Omit<SearchToolsQueryVariables, 'after'>;
export type FoundTool = SearchToolsQuery['searchTools'][number];
export type Category = CategoriesQuery['categories'][number];
export type FeaturedTool = FeaturedToolsQuery['featuredTools'][number];

/** How many tools the service answers at a time when the app does not say (its default for `first`). */
export const searchPageSize = 24;

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query({
      ...operation(CategoriesDocument, (data) => data.categories),
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
    /** Up to six tools for the front page (§2, §9). */
    featuredTools: build.query({
      ...operation(FeaturedToolsDocument, (data) => data.featuredTools),
      providesTags: ['Tools'],
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

export const {
  useCategoriesQuery,
  useSearchToolsInfiniteQuery,
  useFeaturedToolsQuery,
  useCategoryCountsQuery,
} = catalogueApi;
