import { randomUUID } from 'node:crypto';
import { loggedDeliveries, mostWebhooks } from '../../../domain/notifications/webhooks';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { noteSecurity } from '../../members/auth/noteSecurity';
import { lockMember } from '../../members/records/users';
import { provenSignedIn } from '../../members/schema/security/proof';
import { reject } from '../../members/schema/security/steps';
import { type Message, message, noErrors } from '../../texts/translate';
import { readId } from '../../validation/readId';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pauseWebhook,
} from '../records/webhooks';
import { recordPing, replayDelivery } from '../webhooks/recordWebhookEvent';
import { makeWebhookSecret } from '../webhooks/signWebhook';

const states = { waiting: 'WAITING', delivered: 'DELIVERED', failed: 'FAILED' } as const;
const notFound = message('webhooks.notFound');

/** A webhook or delivery of the signed-in member, by its id; null for what is no id. */
async function readOwned(context: RequestContext, id: string) {
  const { user } = await signedIn(context);
  const number = readId(id);
  return number === null ? null : { id: number, memberId: user.id };
}

export const webhooks: Resolvers = {
  Query: {
    async webhooks(_root, _args, context) {
      const { user } = await signedIn(context);
      return listWebhooks(context.executor, user.id);
    },
    async webhookDeliveries(_root, { webhookId }, context) {
      const owned = await readOwned(context, webhookId);
      return owned ? listWebhookDeliveries(context.executor, owned, loggedDeliveries) : [];
    },
  },
  Webhook: {
    state({ offBecause }) {
      if (offBecause === null) return 'ACTIVE';
      return offBecause === 'member' ? 'PAUSED' : 'SWITCHED_OFF';
    },
  },
  WebhookDelivery: {
    state: ({ state }) => states[state],
  },
  Mutation: {
    async addWebhook(_root, { input }, context) {
      const { user } = await provenSignedIn(context);
      const refuse = (text: Message) => ({
        webhook: null,
        secret: null,
        ...reject(context, text),
      });
      const url = context.webhookSender.readUrl(input.url);
      if (url === null) return refuse(message('webhooks.urlNotAllowed'));
      const topics = [...new Set(input.topics)];
      if (topics.length === 0) return refuse(message('webhooks.topicRequired'));
      const secret = makeWebhookSecret();
      const webhook = await context.executor.transaction().execute(async (transaction) => {
        await lockMember(transaction, user.id);
        if ((await listWebhooks(transaction, user.id)).length >= mostWebhooks) return null;
        const given = { memberId: user.id, url, topics, secret, createdAt: context.now() };
        const made = await insertWebhook(transaction, given);
        await noteSecurity(transaction, context, { memberId: user.id, kind: 'webhookAdded' });
        return made;
      });
      if (!webhook) return refuse(message('webhooks.tooMany'));
      context.outbox.wake();
      context.security('webhook added', context);
      return { webhook, secret, errors: [] };
    },
    async pauseWebhook(_root, { id, paused }, context) {
      const owned = await readOwned(context, id);
      const webhook = owned && (await pauseWebhook(context.executor, owned, paused));
      return webhook ? { webhook, errors: [] } : { webhook: null, ...reject(context, notFound) };
    },
    async removeWebhook(_root, { id }, context) {
      const owned = await readOwned(context, id);
      if (!owned) return noErrors;
      const { memberId } = owned;
      await context.executor.transaction().execute(async (transaction) => {
        // A webhook that is removed already is no error.
        if (!(await deleteWebhook(transaction, owned))) return;
        await noteSecurity(transaction, context, { memberId, kind: 'webhookRemoved' });
      });
      return noErrors;
    },
    async pingWebhook(_root, { id }, context) {
      const owned = await readOwned(context, id);
      const refuse = (text: Message) => ({ delivery: null, ...reject(context, text) });
      const webhook = owned && (await findWebhook(context.executor, owned));
      if (!webhook) return refuse(notFound);
      if (webhook.offBecause !== null) return refuse(message('webhooks.off'));
      const at = context.now();
      const key = `ping ${randomUUID()}`;
      const delivery = await context.executor
        .transaction()
        .execute((transaction) => recordPing(transaction, webhook, { key, at }));
      context.outbox.wake();
      return { delivery, errors: [] };
    },
    async replayWebhookDelivery(_root, { id }, context) {
      const owned = await readOwned(context, id);
      const delivery =
        owned &&
        (await context.executor
          .transaction()
          .execute((transaction) => replayDelivery(transaction, owned)));
      if (!delivery) return { delivery: null, ...reject(context, message('webhooks.notReplayed')) };
      context.outbox.wake();
      return { delivery, errors: [] };
    },
  },
};
