/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { SearchFacetsQuery, SearchFacetsQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SearchFacetsDocument = new TypedDocumentString(`
    query searchFacets($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $near: String, $ratingMin: Int, $availableFrom: Date, $availableTo: Date, $flexDays: Int) {
  searchFacets(
    searchTerm: $searchTerm
    categoryIds: $categoryIds
    priceCentsMin: $priceCentsMin
    priceCentsMax: $priceCentsMax
    distanceMax: $distanceMax
    near: $near
    ratingMin: $ratingMin
    availableFrom: $availableFrom
    availableTo: $availableTo
    flexDays: $flexDays
  ) {
    total
    categoryCounts {
      categoryId
      count
    }
    ratingCounts {
      ratingMin
      count
    }
    priceBands {
      priceCentsMin
      priceCentsMax
      count
    }
  }
}
    `) as unknown as TypedDocumentString<SearchFacetsQuery, SearchFacetsQueryVariables>;
