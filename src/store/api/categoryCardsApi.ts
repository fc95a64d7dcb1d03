import type { CategoryCard } from '../../../domain/categoryCard';
import { baseApi } from './baseApi';
import { fromSample } from './fromSample';

export const categoryCardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The ten fixed cards (§2); no call. */
    categoryCards: build.query<readonly CategoryCard[], void>({
      queryFn: () =>
        fromSample(async () => (await import('../../../sample/categoryCards')).categoryCards),
    }),
  }),
});

export const { useCategoryCardsQuery } = categoryCardsApi;
