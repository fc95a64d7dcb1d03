/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { CategoriesQuery, CategoriesQueryVariables, CategoryCountsQuery, CategoryCountsQueryVariables, FeaturedToolsQuery, FeaturedToolsQueryVariables, SearchToolsQuery, SearchToolsQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const CategoriesDocument = new TypedDocumentString(`
    query categories {
  categories {
    id
    name
    description
    code
  }
}
    `) as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const SearchToolsDocument = new TypedDocumentString(`
    query searchTools($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $ratingMin: Int, $orderBy: ToolOrder, $orderDirection: OrderDirection, $availableFrom: Date, $availableTo: Date, $flexDays: Int, $near: String, $after: String) {
  searchTools(
    searchTerm: $searchTerm
    categoryIds: $categoryIds
    priceCentsMin: $priceCentsMin
    priceCentsMax: $priceCentsMax
    distanceMax: $distanceMax
    ratingMin: $ratingMin
    orderBy: $orderBy
    orderDirection: $orderDirection
    availableFrom: $availableFrom
    availableTo: $availableTo
    flexDays: $flexDays
    near: $near
    after: $after
  ) {
    ...ToolListFields
    ratingAverage
    reviewCount
    distanceMetres
    searchCursor
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
}`) as unknown as TypedDocumentString<SearchToolsQuery, SearchToolsQueryVariables>;
export const FeaturedToolsDocument = new TypedDocumentString(`
    query featuredTools {
  featuredTools {
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
}`) as unknown as TypedDocumentString<FeaturedToolsQuery, FeaturedToolsQueryVariables>;
export const CategoryCountsDocument = new TypedDocumentString(`
    query categoryCounts {
  categories {
    name
    toolCount
  }
}
    `) as unknown as TypedDocumentString<CategoryCountsQuery, CategoryCountsQueryVariables>;
