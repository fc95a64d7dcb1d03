import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { SendContactMessageDocument, SubscribeNewsletterDocument } from './contact.generated';

/** Messages to the people who run Skuret, and the newsletter. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation({
      ...operation(SendContactMessageDocument, (data) => data.sendContactMessage),
    }),
    subscribeNewsletter: build.mutation({
      ...operation(SubscribeNewsletterDocument, (data) => data.subscribeNewsletter.errors),
    }),
  }),
});

export const { useSendContactMessageMutation, useSubscribeNewsletterMutation } = contactApi;
