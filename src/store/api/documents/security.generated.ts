/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { ChangeEmailMutation, ChangeEmailMutationVariables, ChangePasswordMutation, ChangePasswordMutationVariables, ConfirmEmailMutation, ConfirmEmailMutationVariables, ConfirmIdentityMutation, ConfirmIdentityMutationVariables, EndOtherSessionsMutation, EndOtherSessionsMutationVariables, EndSessionMutation, EndSessionMutationVariables, MySessionsQuery, MySessionsQueryVariables, ResetPasswordMutation, ResetPasswordMutationVariables, SecurityEventsQuery, SecurityEventsQueryVariables, SendConfirmationMutation, SendConfirmationMutationVariables, SendResetLinkMutation, SendResetLinkMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const MySessionsDocument = new TypedDocumentString(`
    query mySessions {
  mySessions {
    id
    browser
    system
    createdAt
    usedAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>;
export const SecurityEventsDocument = new TypedDocumentString(`
    query securityEvents {
  securityEvents {
    id
    kind
    at
    browser
    system
  }
}
    `) as unknown as TypedDocumentString<SecurityEventsQuery, SecurityEventsQueryVariables>;
export const ConfirmIdentityDocument = new TypedDocumentString(`
    mutation confirmIdentity($password: String!, $code: String) {
  confirmIdentity(password: $password, code: $code) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation endSession($id: ID!) {
  endSession(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation endOtherSessions {
  endOtherSessions {
    errors
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation changePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeEmailDocument = new TypedDocumentString(`
    mutation changeEmail($email: String!, $password: String!) {
  changeEmail(email: $email, password: $password) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const SendConfirmationDocument = new TypedDocumentString(`
    mutation sendConfirmation {
  sendConfirmation {
    errors
  }
}
    `) as unknown as TypedDocumentString<SendConfirmationMutation, SendConfirmationMutationVariables>;
export const SendResetLinkDocument = new TypedDocumentString(`
    mutation sendResetLink($email: String!) {
  sendResetLink(email: $email) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SendResetLinkMutation, SendResetLinkMutationVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation confirmEmail($token: String!) {
  confirmEmail(token: $token) {
    link
    errors
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation resetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) {
    link
    errors
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
