/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { SendContactMessageMutation, SendContactMessageMutationVariables, SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SendContactMessageDocument = new TypedDocumentString(`
    mutation sendContactMessage($name: String!, $email: String!, $subject: String!, $message: String!) {
  sendContactMessage(
    name: $name
    email: $email
    subject: $subject
    message: $message
  ) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const SubscribeNewsletterDocument = new TypedDocumentString(`
    mutation subscribeNewsletter($email: String!) {
  subscribeNewsletter(email: $email) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>;
