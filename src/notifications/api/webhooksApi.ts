import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  AddWebhookDocument,
  PauseWebhookDocument,
  PingWebhookDocument,
  RemoveWebhookDocument,
  ReplayWebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
  WebhooksDocument,
  type WebhooksQuery,
} from './webhooks.generated';

export type Webhook = WebhooksQuery['webhooks'][number];
export type WebhookDelivery = WebhookDeliveriesQuery['webhookDeliveries'][number];

/** Webhooks: a chunk of the settings. */
const webhooksApi = baseApi.enhanceEndpoints({ addTagTypes: ['SecurityEvents'] }).injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query({
      ...operation(WebhooksDocument, (data) => data.webhooks),
      keepUnusedDataFor: 0,
      providesTags: ['Webhooks'],
    }),
    webhookDeliveries: build.query({
      ...operation(WebhookDeliveriesDocument, (data) => data.webhookDeliveries),
      keepUnusedDataFor: 0,
      providesTags: ['Webhooks'],
    }),
    addWebhook: build.mutation({
      ...operation(AddWebhookDocument, (data) => data.addWebhook),
      invalidatesTags: ['Webhooks', 'SecurityEvents'],
    }),
    pauseWebhook: build.mutation({
      ...operation(PauseWebhookDocument, (data) => data.pauseWebhook.errors),
      invalidatesTags: ['Webhooks'],
    }),
    removeWebhook: build.mutation({
      ...operation(RemoveWebhookDocument, (data) => data.removeWebhook.errors),
      invalidatesTags: ['Webhooks', 'SecurityEvents'],
    }),
    pingWebhook: build.mutation({
      ...operation(PingWebhookDocument, (data) => data.pingWebhook.errors),
      invalidatesTags: ['Webhooks'],
    }),
    replayWebhookDelivery: build.mutation({
      ...operation(ReplayWebhookDeliveryDocument, (data) => data.replayWebhookDelivery.errors),
      invalidatesTags: ['Webhooks'],
    }),
  }),
});

export const {
  useWebhooksQuery,
  useWebhookDeliveriesQuery,
  useAddWebhookMutation,
  usePauseWebhookMutation,
  useRemoveWebhookMutation,
  usePingWebhookMutation,
  useReplayWebhookDeliveryMutation,
} = webhooksApi;
