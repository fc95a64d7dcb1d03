import { facetRatings, priceBands } from '../../domain/facets';
import { searchFacets as countFacets } from '../records/searchFacets';
import { filterArguments, readToolFilters } from './readToolFilters';
import type { Topic } from './topic';

const none = { count: 0 };

export const searchFacets: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """How many tools \`searchTools\` finds for the same arguments, and for each choice of a category, a rating and a band of prices. Every count is exact to 1000; 1001 stands for more."""
      searchFacets(
        """As \`searchTools\` is given it."""
        searchTerm: String${filterArguments}
      ): SearchFacets!
    }

    """How many tools a search finds."""
    type SearchFacets {
      """All that it finds."""
      total: Int!
      """Each category, in a fixed order, with what the search would find in it alone."""
      categoryCounts: [CategoryCount!]!
      """Each lowest rating, 1 to 5, with what the search would find in place of its own."""
      ratingCounts: [RatingCount!]!
      """Each band of prices, cheapest first, with what the search would find in place of its own prices."""
      priceBands: [PriceBand!]!
    }

    """How many tools of a category a search finds."""
    type CategoryCount {
      """The id of the category."""
      categoryId: Int!
      """How many there are."""
      count: Int!
    }

    """How many tools of a rating or better a search finds."""
    type RatingCount {
      """As \`searchTools\` takes it."""
      ratingMin: Int!
      """How many there are."""
      count: Int!
    }

    """How many tools within prices a search finds."""
    type PriceBand {
      """Lowest price per day in øre, itself included."""
      priceCentsMin: Int!
      """Highest price per day in øre, itself included."""
      priceCentsMax: Int!
      """How many there are."""
      count: Int!
    }
  `,
  resolvers: {
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
        };
      },
    },
    SearchFacets: {
      categoryCounts: ({ categories }) => categories,
      ratingCounts: ({ ratings }) => ratings,
    },
  },
};
