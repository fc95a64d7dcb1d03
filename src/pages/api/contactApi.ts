import { baseApi } from '../../store/api/baseApi';
import {
  SendContactMessageDocument,
  SubscribeNewsletterDocument,
} from '../../store/api/documents.generated';
import { operation } from '../../store/api/operation';

/** Messages to the people who run Skuret, and the newsletter. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation({
      ...operation(SendContactMessageDocument, (data) => data.sendContactMessage.errors),
    }),
    subscribeNewsletter: build.mutation({
      ...operation(SubscribeNewsletterDocument, (data) => data.subscribeNewsletter.errors),
    }),
  }),
});

export const { useSendContactMessageMutation, useSubscribeNewsletterMutation } = contactApi;
