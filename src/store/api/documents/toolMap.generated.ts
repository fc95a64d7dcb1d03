/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { MapToolsQuery, MapToolsQueryVariables, ToolMapQuery, ToolMapQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const ToolMapDocument = new TypedDocumentString(`
    query ToolMap($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $near: String, $ratingMin: Int, $availableFrom: Date, $availableTo: Date, $flexDays: Int, $box: MapBox!, $zoom: Int!) {
  toolMap(
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
    box: $box
    zoom: $zoom
  ) {
    latitude
    longitude
    placeName
    count
    hasMore
    priceCentsMin
    toolName
    south
    west
    north
    east
  }
}
    `) as unknown as TypedDocumentString<ToolMapQuery, ToolMapQueryVariables>;
export const MapToolsDocument = new TypedDocumentString(`
    query MapTools($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $near: String, $ratingMin: Int, $availableFrom: Date, $availableTo: Date, $flexDays: Int, $box: MapBox!, $after: String) {
  mapTools(
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
    box: $box
    after: $after
  ) {
    ...ToolListFields
    ratingAverage
    reviewCount
    searchCursor
    distanceMetres
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
}`) as unknown as TypedDocumentString<MapToolsQuery, MapToolsQueryVariables>;