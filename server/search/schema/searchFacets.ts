import { facetRatings, priceBands } from '../../../domain/search/facets';
import type { Resolvers } from '../../context/resolvers.generated';
import { searchFacets as countFacets } from '../records/searchFacets';
import { readToolFilters } from './readToolFilters';

const none = { count: 0 };

export const searchFacets: Resolvers = {
  Query: {
    async searchFacets(_root, args, context) {
      const filters = await readToolFilters(args, context, false);
      if (filters) return countFacets(context.reader, filters);
      // Nothing is near an unknown place.
      return {
        total: 0,
        categories: context.categories.map(({ id }) => ({ categoryId: id, ...none })),
        ratings: facetRatings.map((ratingMin) => ({ ratingMin, ...none })),
        priceBands: priceBands.map((band) => ({ ...band, ...none })),
        hasMore: false,
      };
    },
  },
  SearchFacets: {
    categoryCounts: ({ categories }) => categories,
    ratingCounts: ({ ratings }) => ratings,
  },
};
