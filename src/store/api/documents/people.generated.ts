/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { MemberQuery, MemberQueryVariables, MemberReviewsQuery, MemberReviewsQueryVariables, MemberToolsQuery, MemberToolsQueryVariables, ProfileReviewsQuery, ProfileReviewsQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const MemberDocument = new TypedDocumentString(`
    query member($id: ID!) {
  member(id: $id) {
    id
    name
    createdAt
    about
    reviewCount
    ratingAverage
    avatarImageUrl
    location
    emailConfirmed
    responseRate
    responseMinutes
  }
}
    `) as unknown as TypedDocumentString<MemberQuery, MemberQueryVariables>;
export const MemberToolsDocument = new TypedDocumentString(`
    query memberTools($memberId: ID!, $after: ID) {
  memberTools(memberId: $memberId, first: 40, after: $after) {
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
}`) as unknown as TypedDocumentString<MemberToolsQuery, MemberToolsQueryVariables>;
export const MemberReviewsDocument = new TypedDocumentString(`
    query memberReviews($memberId: ID!) {
  memberReviews(memberId: $memberId) {
    ...ReviewFields
  }
}
    fragment ReviewFields on Review {
  id
  rating
  comment
  createdAt
  answer
  createdByUser {
    id
    name
    avatarImageUrl
  }
  tool {
    id
    name
  }
}`) as unknown as TypedDocumentString<MemberReviewsQuery, MemberReviewsQueryVariables>;
export const ProfileReviewsDocument = new TypedDocumentString(`
    query profileReviews($memberId: ID!) {
  memberReviews(memberId: $memberId) {
    ...ReviewFields
  }
}
    fragment ReviewFields on Review {
  id
  rating
  comment
  createdAt
  answer
  createdByUser {
    id
    name
    avatarImageUrl
  }
  tool {
    id
    name
  }
}`) as unknown as TypedDocumentString<ProfileReviewsQuery, ProfileReviewsQueryVariables>;
