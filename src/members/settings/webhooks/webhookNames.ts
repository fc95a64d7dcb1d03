import type { WebhookFailure, WebhookTopic } from '../../../../domain/notifications/webhooks';
import type { Webhook, WebhookDelivery } from '../../../notifications/api/webhooksApi';

/** The labels of the topics. */
export const topicNames: Record<WebhookTopic, string> = {
  BOOKINGS: /*i18n*/ 'Your bookings, as owner and as borrower',
  MESSAGES: /*i18n*/ 'Messages you receive, without their text',
  REVIEWS: /*i18n*/ 'Published reviews of your bookings',
  PAYOUTS: /*i18n*/ 'Your payouts',
};

export const stateNames: Record<Webhook['state'], string> = {
  ACTIVE: /*i18n*/ 'Sends',
  PAUSED: /*i18n*/ 'Paused',
  SWITCHED_OFF: /*i18n*/ 'Switched off',
};

export const deliveryStateNames: Record<WebhookDelivery['state'], string> = {
  WAITING: /*i18n*/ 'Waiting',
  DELIVERED: /*i18n*/ 'Arrived',
  FAILED: /*i18n*/ 'Failed',
};

/** Why the last attempt failed, as a sentence with `{status}`. */
export const failureSentences: Record<WebhookFailure, string> = {
  TIMEOUT: /*i18n*/ 'Your server did not answer within 10 seconds.',
  NAME: /*i18n*/ 'We could not find your server by its name.',
  PRIVATE: /*i18n*/ 'Your address leads to a private network. We send to the public internet only.',
  CONNECTION: /*i18n*/ 'We could not connect to your server.',
  CERTIFICATE: /*i18n*/ 'The certificate of your server is not valid.',
  REDIRECT:
    /*i18n*/ 'Your server answered {status}, a redirect. Enter the address that it leads to.',
  STATUS: /*i18n*/ 'Your server answered {status}.',
  GONE: /*i18n*/ 'Your server answered 410, so we switched the webhook off.',
  OFF: /*i18n*/ 'The webhook was off.',
};
