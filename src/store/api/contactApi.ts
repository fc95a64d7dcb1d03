import { baseApi } from './baseApi';
import {
  SendContactMessageDocument,
  type SendContactMessageMutation,
  type SendContactMessageMutationVariables,
  SubscribeNewsletterDocument,
  type SubscribeNewsletterMutation,
  type SubscribeNewsletterMutationVariables,
} from './documents.generated';

/** Messages to the people who run Skuret, and the newsletter. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<string[], SendContactMessageMutationVariables>({
      query: (variables) => ({ document: SendContactMessageDocument, variables }),
      transformResponse: (data: SendContactMessageMutation) => data.sendContactMessage.errors,
    }),
    subscribeNewsletter: build.mutation<string[], SubscribeNewsletterMutationVariables>({
      query: (variables) => ({ document: SubscribeNewsletterDocument, variables }),
      transformResponse: (data: SubscribeNewsletterMutation) => data.subscribeNewsletter.errors,
    }),
  }),
});

export const { useSendContactMessageMutation, useSubscribeNewsletterMutation } = contactApi;
