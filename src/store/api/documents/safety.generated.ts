/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { BlockMemberMutation, BlockMemberMutationVariables, BlockedMembersQuery, BlockedMembersQueryVariables, ReportMutation, ReportMutationVariables, UnblockMemberMutation, UnblockMemberMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const BlockedMembersDocument = new TypedDocumentString(`
    query blockedMembers {
  blockedMembers {
    ...BlockedFields
  }
}
    fragment BlockedFields on BlockedMember {
  since
  member {
    id
    name
    avatarImageUrl
  }
}`) as unknown as TypedDocumentString<BlockedMembersQuery, BlockedMembersQueryVariables>;
export const BlockMemberDocument = new TypedDocumentString(`
    mutation blockMember($memberId: ID!) {
  blockMember(memberId: $memberId) {
    blockedMembers {
      ...BlockedFields
    }
    errors
  }
}
    fragment BlockedFields on BlockedMember {
  since
  member {
    id
    name
    avatarImageUrl
  }
}`) as unknown as TypedDocumentString<BlockMemberMutation, BlockMemberMutationVariables>;
export const UnblockMemberDocument = new TypedDocumentString(`
    mutation unblockMember($memberId: ID!) {
  unblockMember(memberId: $memberId) {
    blockedMembers {
      ...BlockedFields
    }
    errors
  }
}
    fragment BlockedFields on BlockedMember {
  since
  member {
    id
    name
    avatarImageUrl
  }
}`) as unknown as TypedDocumentString<UnblockMemberMutation, UnblockMemberMutationVariables>;
export const ReportDocument = new TypedDocumentString(`
    mutation report($kind: ReportKind!, $id: ID!, $reason: ReportReason!, $text: String!) {
  report(kind: $kind, id: $id, reason: $reason, text: $text) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReportMutation, ReportMutationVariables>;
