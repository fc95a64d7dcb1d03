/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { PushQuery, PushQueryVariables, RenewPushMutation, RenewPushMutationVariables, SubscribePushMutation, SubscribePushMutationVariables, UnsubscribePushMutation, UnsubscribePushMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const PushDocument = new TypedDocumentString(`
    query push($endpoint: String) {
  push(endpoint: $endpoint) {
    key
    isSubscribed
    devices
  }
}
    `) as unknown as TypedDocumentString<PushQuery, PushQueryVariables>;
export const SubscribePushDocument = new TypedDocumentString(`
    mutation subscribePush($input: PushSubscriptionInput!) {
  subscribePush(input: $input) {
    push {
      key
      isSubscribed
      devices
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<SubscribePushMutation, SubscribePushMutationVariables>;
export const UnsubscribePushDocument = new TypedDocumentString(`
    mutation unsubscribePush($endpoint: String) {
  unsubscribePush(endpoint: $endpoint) {
    push {
      key
      isSubscribed
      devices
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<UnsubscribePushMutation, UnsubscribePushMutationVariables>;
export const RenewPushDocument = new TypedDocumentString(`
    mutation renewPush($endpoint: String!, $auth: String!, $input: PushSubscriptionInput!) {
  renewPush(endpoint: $endpoint, auth: $auth, input: $input) {
    renewed
    errors
  }
}
    `) as unknown as TypedDocumentString<RenewPushMutation, RenewPushMutationVariables>;
