/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { CountViewMutation, CountViewMutationVariables, ToolQuery, ToolQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

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
    visibility
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
export const CountViewDocument = new TypedDocumentString(`
    mutation countView($toolId: ID!) {
  countView(toolId: $toolId) {
    counted
  }
}
    `) as unknown as TypedDocumentString<CountViewMutation, CountViewMutationVariables>;
