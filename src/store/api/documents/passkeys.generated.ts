/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AddPasskeyMutation, AddPasskeyMutationVariables, BeginPasskeyMutation, BeginPasskeyMutationVariables, BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables, BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables, ConfirmIdentityByPasskeyMutation, ConfirmIdentityByPasskeyMutationVariables, PasskeysQuery, PasskeysQueryVariables, RemovePasskeyMutation, RemovePasskeyMutationVariables, RenamePasskeyMutation, RenamePasskeyMutationVariables, SignInByPasskeyMutation, SignInByPasskeyMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const PasskeysDocument = new TypedDocumentString(`
    query passkeys {
  passkeys {
    id
    name
    createdAt
    usedAt
    synced
  }
}
    `) as unknown as TypedDocumentString<PasskeysQuery, PasskeysQueryVariables>;
export const BeginPasskeyDocument = new TypedDocumentString(`
    mutation beginPasskey {
  beginPasskey {
    options
    errors
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = new TypedDocumentString(`
    mutation addPasskey($response: String!, $name: String!) {
  addPasskey(response: $response, name: $name) {
    errors
  }
}
    `) as unknown as TypedDocumentString<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation renamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name) {
    errors
  }
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation removePasskey($id: ID!) {
  removePasskey(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const BeginPasskeySignInDocument = new TypedDocumentString(`
    mutation beginPasskeySignIn {
  beginPasskeySignIn {
    options
    errors
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInByPasskeyDocument = new TypedDocumentString(`
    mutation signInByPasskey($response: String!, $rememberMe: Boolean) {
  signInByPasskey(response: $response, rememberMe: $rememberMe) {
    token
    errors
  }
}
    `) as unknown as TypedDocumentString<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>;
export const BeginPasskeyProofDocument = new TypedDocumentString(`
    mutation beginPasskeyProof {
  beginPasskeyProof {
    options
    errors
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>;
export const ConfirmIdentityByPasskeyDocument = new TypedDocumentString(`
    mutation confirmIdentityByPasskey($response: String!) {
  confirmIdentityByPasskey(response: $response) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ConfirmIdentityByPasskeyMutation, ConfirmIdentityByPasskeyMutationVariables>;
