/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { DayWatchesQuery, DayWatchesQueryVariables, RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables, SaveSearchMutation, SaveSearchMutationVariables, SavedSearchesQuery, SavedSearchesQueryVariables, UnwatchDaysMutation, UnwatchDaysMutationVariables, WatchDaysMutation, WatchDaysMutationVariables } from '../documents.generated';
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
  ratingMin
  availableFrom
  availableTo
  flexDays
  createdAt
  toldAt
  isOver
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
  ratingMin
  availableFrom
  availableTo
  flexDays
  createdAt
  toldAt
  isOver
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
  ratingMin
  availableFrom
  availableTo
  flexDays
  createdAt
  toldAt
  isOver
}`) as unknown as TypedDocumentString<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables>;
export const DayWatchesDocument = new TypedDocumentString(`
    query dayWatches($toolId: ID) {
  dayWatches(toolId: $toolId) {
    ...DayWatchFields
  }
}
    fragment DayWatchFields on DayWatch {
  id
  toolName
  startDate
  endDate
  units
  createdAt
  toldAt
  tool {
    id
    imageUrl
    categories {
      id
      name
      code
    }
  }
}`) as unknown as TypedDocumentString<DayWatchesQuery, DayWatchesQueryVariables>;
export const WatchDaysDocument = new TypedDocumentString(`
    mutation watchDays($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
  watchDays(
    toolId: $toolId
    startDate: $startDate
    endDate: $endDate
    units: $units
  ) {
    watch {
      ...DayWatchFields
    }
    isFree
    errors
  }
}
    fragment DayWatchFields on DayWatch {
  id
  toolName
  startDate
  endDate
  units
  createdAt
  toldAt
  tool {
    id
    imageUrl
    categories {
      id
      name
      code
    }
  }
}`) as unknown as TypedDocumentString<WatchDaysMutation, WatchDaysMutationVariables>;
export const UnwatchDaysDocument = new TypedDocumentString(`
    mutation unwatchDays($id: ID!) {
  unwatchDays(id: $id) {
    dayWatches {
      ...DayWatchFields
    }
    errors
  }
}
    fragment DayWatchFields on DayWatch {
  id
  toolName
  startDate
  endDate
  units
  createdAt
  toldAt
  tool {
    id
    imageUrl
    categories {
      id
      name
      code
    }
  }
}`) as unknown as TypedDocumentString<UnwatchDaysMutation, UnwatchDaysMutationVariables>;
