/** What a webhook can be about. */
export const webhookTopics = ['BOOKINGS', 'MESSAGES', 'REVIEWS', 'PAYOUTS'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** The types of events that webhooks send, each with its topic. `/developers` describes them. */
export const webhookTypes = {
  'booking.requested': 'BOOKINGS',
  'booking.accepted': 'BOOKINGS',
  'booking.declined': 'BOOKINGS',
  'booking.withdrawn': 'BOOKINGS',
  'booking.expired': 'BOOKINGS',
  'booking.cancelled': 'BOOKINGS',
  'booking.picked_up': 'BOOKINGS',
  'booking.returned': 'BOOKINGS',
  'booking.no_show': 'BOOKINGS',
  'booking.disputed': 'BOOKINGS',
  'booking.completed': 'BOOKINGS',
  /** Anything else of a booking: its money, an offer to change it, a statement. */
  'booking.updated': 'BOOKINGS',
  'message.received': 'MESSAGES',
  'review.published': 'REVIEWS',
  'review.answered': 'REVIEWS',
  'payout.sent': 'PAYOUTS',
  'payout.paid': 'PAYOUTS',
  'payout.failed': 'PAYOUTS',
  'payout.returned': 'PAYOUTS',
} as const satisfies Record<string, WebhookTopic>;
export type WebhookType = keyof typeof webhookTypes;

/** The type of a test delivery, which belongs to no topic. */
export const pingType = 'ping';

/** The most webhooks of one member. */
export const mostWebhooks = 5;
/** The most characters of a webhook's URL. */
export const longestWebhookUrl = 500;
/** The deliveries in the log of one webhook, newest first. */
export const loggedDeliveries = 50;
/** Days after which a webhook is switched off when no delivery has arrived. */
export const mostFailingDays = 3;

/** Why an attempt has failed. `STATUS` is a response that is neither a success nor a redirect. */
export const webhookFailures = [
  'TIMEOUT',
  'NAME',
  'PRIVATE',
  'CONNECTION',
  'CERTIFICATE',
  'REDIRECT',
  'STATUS',
  'GONE',
  'OFF',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];
