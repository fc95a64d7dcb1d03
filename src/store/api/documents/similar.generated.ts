/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { ListedToolsQuery, ListedToolsQueryVariables, OwnerToolsQuery, OwnerToolsQueryVariables, SimilarToolsQuery, SimilarToolsQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SimilarToolsDocument = new TypedDocumentString(`
    query similarTools($toolId: ID!) {
  similarTools(toolId: $toolId) {
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
}`) as unknown as TypedDocumentString<SimilarToolsQuery, SimilarToolsQueryVariables>;
export const OwnerToolsDocument = new TypedDocumentString(`
    query ownerTools($memberId: ID!) {
  memberTools(memberId: $memberId, first: 9) {
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
}`) as unknown as TypedDocumentString<OwnerToolsQuery, OwnerToolsQueryVariables>;
export const ListedToolsDocument = new TypedDocumentString(`
    query listedTools($ids: [ID!]!) {
  listedTools(ids: $ids) {
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
}`) as unknown as TypedDocumentString<ListedToolsQuery, ListedToolsQueryVariables>;
