import { baseApi } from '../../platform/api/baseApi';
import {
  PushDocument,
  type PushQuery,
  SubscribePushDocument,
  type SubscribePushMutation,
  type SubscribePushMutationVariables,
  UnsubscribePushDocument,
  type UnsubscribePushMutation,
} from './push.generated';

/** How the signed-in member is told of notifications while the page is closed. */
export const pushApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The state for the browser with this endpoint; null for a browser without a subscription. */
    push: build.query<PushQuery['push'], string | null>({
      query: (endpoint) => ({ document: PushDocument, variables: { endpoint } }),
      transformResponse: (data: PushQuery) => data.push,
      keepUnusedDataFor: 0,
      providesTags: ['Viewer'],
    }),
    /** The service's errors; empty when it is done. */
    subscribePush: build.mutation<string[], SubscribePushMutationVariables['input']>({
      query: (input) => ({ document: SubscribePushDocument, variables: { input } }),
      transformResponse: (data: SubscribePushMutation) => data.subscribePush.errors,
      invalidatesTags: ['Viewer'],
    }),
    /** For the browser with this endpoint, or for all of the person's. */
    unsubscribePush: build.mutation<string[], string | null>({
      query: (endpoint) => ({ document: UnsubscribePushDocument, variables: { endpoint } }),
      transformResponse: (data: UnsubscribePushMutation) => data.unsubscribePush.errors,
      invalidatesTags: ['Viewer'],
    }),
  }),
});

export const { usePushQuery, useSubscribePushMutation, useUnsubscribePushMutation } = pushApi;
