/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SearchSuggestionsDocument = new TypedDocumentString(`
    query searchSuggestions($term: String!, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $near: String, $ratingMin: Int, $availableFrom: Date, $availableTo: Date, $flexDays: Int) {
  searchSuggestions(
    term: $term
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
    tools {
      id
      name
      location
      imageUrl
      pricePerDayCents
      categories {
        id
        name
        code
      }
    }
    categories {
      name
      code
    }
    places
    didYouMean
  }
}
    `) as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
