import { baseApi } from './baseApi';
import {
  SendContactMessageDocument,
  type SendContactMessageMutation,
  type SendContactMessageMutationVariables,
  SendResetLinkDocument,
  type SendResetLinkMutation,
  type SendResetLinkMutationVariables,
  SubscribeNewsletterDocument,
  type SubscribeNewsletterMutation,
  type SubscribeNewsletterMutationVariables,
} from './documents.generated';

/** What goes to the people who run the place, or comes from them by e-mail. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<string[], SendContactMessageMutationVariables>({
      query: (variables) => ({ document: SendContactMessageDocument, variables }),
      transformResponse: (data: SendContactMessageMutation) => data.sendContactMessage.errors,
    }),
    sendResetLink: build.mutation<string[], SendResetLinkMutationVariables>({
      query: (variables) => ({ document: SendResetLinkDocument, variables }),
      transformResponse: (data: SendResetLinkMutation) => data.sendResetLink.errors,
    }),
    subscribeNewsletter: build.mutation<string[], SubscribeNewsletterMutationVariables>({
      query: (variables) => ({ document: SubscribeNewsletterDocument, variables }),
      transformResponse: (data: SubscribeNewsletterMutation) => data.subscribeNewsletter.errors,
    }),
  }),
});

export const {
  useSendContactMessageMutation,
  useSendResetLinkMutation,
  useSubscribeNewsletterMutation,
} = contactApi;
