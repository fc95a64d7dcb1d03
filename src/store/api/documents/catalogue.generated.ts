/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { CategoriesQuery, CategoriesQueryVariables, CategoryCountsQuery, CategoryCountsQueryVariables, CountViewMutation, CountViewMutationVariables, FeaturedToolsQuery, FeaturedToolsQueryVariables, SearchToolsQuery, SearchToolsQueryVariables, ToolQuery, ToolQueryVariables } from '../documents.generated';
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
    query searchTools($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $ratingMin: Int, $orderBy: ToolOrder, $orderDirection: OrderDirection, $after: String) {
  searchTools(
    searchTerm: $searchTerm
    categoryIds: $categoryIds
    priceCentsMin: $priceCentsMin
    priceCentsMax: $priceCentsMax
    distanceMax: $distanceMax
    ratingMin: $ratingMin
    orderBy: $orderBy
    orderDirection: $orderDirection
    after: $after
  ) {
    ...ToolListFields
    ratingAverage
    reviewCount
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
export const ToolDocument = new TypedDocumentString(`
    query tool($id: ID!) {
  tool(id: $id) {
    ...ToolListFields
    imageUrls
    depositCents
    brandName
    model
    powerDescription
    condition
    weightGrams
    ageMonths
    usageInstructions
    featured
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      instantBooking
    }
    reviewCount
    ratingAverage
    owner {
      id
      name
      createdAt
      about
      reviewCount
      ratingAverage
      avatarImageUrl
      emailConfirmed
      responseRate
    }
    reviews {
      id
      rating
      comment
      answer
      createdAt
      createdByUser {
        id
        name
        avatarImageUrl
      }
    }
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
}`) as unknown as TypedDocumentString<ToolQuery, ToolQueryVariables>;
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
export const CountViewDocument = new TypedDocumentString(`
    mutation countView($toolId: ID!) {
  countView(toolId: $toolId) {
    counted
  }
}
    `) as unknown as TypedDocumentString<CountViewMutation, CountViewMutationVariables>;
