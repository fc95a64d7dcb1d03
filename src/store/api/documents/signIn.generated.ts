/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { SignInUserMutation, SignInUserMutationVariables, SignUpUserMutation, SignUpUserMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SignInUserDocument = new TypedDocumentString(`
    mutation signInUser($email: String!, $password: String!, $rememberMe: Boolean) {
  signInUser(email: $email, password: $password, rememberMe: $rememberMe) {
    token
    ticket
    leaving {
      ticket
      until
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<SignInUserMutation, SignInUserMutationVariables>;
export const SignUpUserDocument = new TypedDocumentString(`
    mutation signUpUser($name: String!, $email: String!, $password: String!) {
  signUpUser(name: $name, email: $email, password: $password) {
    token
    errors
  }
}
    `) as unknown as TypedDocumentString<SignUpUserMutation, SignUpUserMutationVariables>;
