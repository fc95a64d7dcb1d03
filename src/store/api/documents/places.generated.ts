/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { PlaceNearQuery, PlaceNearQueryVariables, PlacesQuery, PlacesQueryVariables, SearchOriginQuery, SearchOriginQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const PlaceNearDocument = new TypedDocumentString(`
    query placeNear($latitude: Float!, $longitude: Float!) {
  placeNear(latitude: $latitude, longitude: $longitude) {
    name
  }
}
    `) as unknown as TypedDocumentString<PlaceNearQuery, PlaceNearQueryVariables>;
export const PlacesDocument = new TypedDocumentString(`
    query places($beginsWith: String!) {
  places(beginsWith: $beginsWith)
}
    `) as unknown as TypedDocumentString<PlacesQuery, PlacesQueryVariables>;
export const SearchOriginDocument = new TypedDocumentString(`
    query searchOrigin($near: String) {
  searchOrigin(near: $near) {
    name
    latitude
    longitude
  }
}
    `) as unknown as TypedDocumentString<SearchOriginQuery, SearchOriginQueryVariables>;
