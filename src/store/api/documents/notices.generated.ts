/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { NoticesQuery, NoticesQueryVariables, ReadNoticesMutation, ReadNoticesMutationVariables, UnreadNoticesQuery, UnreadNoticesQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const UnreadNoticesDocument = new TypedDocumentString(`
    query unreadNotices {
  unreadNotices
}
    `) as unknown as TypedDocumentString<UnreadNoticesQuery, UnreadNoticesQueryVariables>;
export const NoticesDocument = new TypedDocumentString(`
    query notices($first: Int, $after: ID) {
  notices(first: $first, after: $after) {
    id
    kind
    count
    address
    createdAt
    isRead
    memberName
    toolName
    startDate
    endDate
    role
    amountCents
    rating
    email
    reason
    event
    statement {
      event
      kind
      reader
      backCents
      ownerCents
      depositCents
      until
    }
    foundNames
    foundCount
  }
}
    `) as unknown as TypedDocumentString<NoticesQuery, NoticesQueryVariables>;
export const ReadNoticesDocument = new TypedDocumentString(`
    mutation readNotices($ids: [ID!], $upTo: ID) {
  readNotices(ids: $ids, upTo: $upTo) {
    unreadNotices
    errors
  }
}
    `) as unknown as TypedDocumentString<ReadNoticesMutation, ReadNoticesMutationVariables>;
