import { cacheForSeconds } from '../database/cacheForSeconds';
import type { Executor } from '../database/openDatabase';
import type { Events } from '../events/createEvents';
import type { OutboxHandlers } from '../jobs/jobs';
import { countWebhookWork } from '../notifications/records/webhooks';
import { createWebhookSender } from '../notifications/webhooks/createWebhookSender';
import { deliverWebhook } from '../notifications/webhooks/deliverWebhook';
import type { Start } from './createStart';
import { deleteOldDeliveries } from './deleteExpiredRows';
import type { StartOptions } from './StartOptions';

interface Parts {
  executor: Executor;
  events: Events;
}

/** The webhooks of members: what sends to them, and its gauges. */
export function startWebhooks(
  { metrics, now, onStop, schedule }: Start,
  { executor, events }: Parts,
  { webhookEndpoints }: Pick<StartOptions, 'webhookEndpoints'>,
) {
  const webhookSender = createWebhookSender(webhookEndpoints);
  onStop(() => webhookSender.close());
  schedule('hourly', () => deleteOldDeliveries(executor, now()));

  const counts = cacheForSeconds(() => countWebhookWork(executor), 5, now);
  const gauge = (name: 'waiting' | 'failed' | 'failing', help: string) =>
    metrics.gauge(
      name === 'failing' ? 'skuret_webhooks_failing' : `skuret_webhook_deliveries_${name}`,
      help,
      async () => (await counts())[name],
    );
  gauge('waiting', 'Deliveries to webhooks that are not over.');
  gauge('failed', 'Deliveries of the last 30 days that did not arrive.');
  gauge('failing', 'Webhooks whose last delivery has failed and that are not switched off.');

  const handlers = {
    webhook_delivery: deliverWebhook({
      executor,
      sender: webhookSender,
      now,
      onTried: (memberId) => events.announce([memberId], ['Webhooks', 'Notifications']),
    }),
  } satisfies Partial<OutboxHandlers>;
  return { services: { webhookSender }, handlers };
}
