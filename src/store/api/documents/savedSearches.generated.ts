/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables, SaveSearchMutation, SaveSearchMutationVariables, SavedSearchesQuery, SavedSearchesQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SavedSearchesDocument = new TypedDocumentString(`
    query savedSearches {
  savedSearches {
    ...SavedSearchFields
  }
}
    fragment SavedSearchFields on SavedSearch {
  id
  searchTerm
  categoryIds
  priceCentsMin
  priceCentsMax
  distanceMax
  near
  ratingMin
  availableFrom
  availableTo
  flexDays
  createdAt
  toldAt
  isOver
  byMail
}`) as unknown as TypedDocumentString<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const SaveSearchDocument = new TypedDocumentString(`
    mutation saveSearch($search: SavedSearchInput!) {
  saveSearch(search: $search) {
    search {
      ...SavedSearchFields
    }
    errors
  }
}
    fragment SavedSearchFields on SavedSearch {
  id
  searchTerm
  categoryIds
  priceCentsMin
  priceCentsMax
  distanceMax
  near
  ratingMin
  availableFrom
  availableTo
  flexDays
  createdAt
  toldAt
  isOver
  byMail
}`) as unknown as TypedDocumentString<SaveSearchMutation, SaveSearchMutationVariables>;
export const RemoveSavedSearchDocument = new TypedDocumentString(`
    mutation removeSavedSearch($id: ID!) {
  removeSavedSearch(id: $id) {
    savedSearches {
      ...SavedSearchFields
    }
    errors
  }
}
    fragment SavedSearchFields on SavedSearch {
  id
  searchTerm
  categoryIds
  priceCentsMin
  priceCentsMax
  distanceMax
  near
  ratingMin
  availableFrom
  availableTo
  flexDays
  createdAt
  toldAt
  isOver
  byMail
}`) as unknown as TypedDocumentString<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables>;
