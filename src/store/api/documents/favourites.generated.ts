/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { FavouriteToolsQuery, FavouriteToolsQueryVariables, RemoveFavouriteMutation, RemoveFavouriteMutationVariables, SaveFavouritesMutation, SaveFavouritesMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const FavouriteToolsDocument = new TypedDocumentString(`
    query favouriteTools($after: ID) {
  favouriteTools(first: 40, after: $after) {
    ...ToolListFields
    ratingAverage
    reviewCount
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<FavouriteToolsQuery, FavouriteToolsQueryVariables>;
export const SaveFavouritesDocument = new TypedDocumentString(`
    mutation saveFavourites($toolIds: [ID!]!) {
  saveFavourites(toolIds: $toolIds) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SaveFavouritesMutation, SaveFavouritesMutationVariables>;
export const RemoveFavouriteDocument = new TypedDocumentString(`
    mutation removeFavourite($toolId: ID!) {
  removeFavourite(toolId: $toolId) {
    errors
  }
}
    `) as unknown as TypedDocumentString<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;
