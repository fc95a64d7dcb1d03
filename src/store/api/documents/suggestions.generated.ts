/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SearchSuggestionsDocument = new TypedDocumentString(`
    query searchSuggestions($term: String!) {
  searchSuggestions(term: $term) {
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
    didYouMean
  }
}
    `) as unknown as TypedDocumentString<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
