import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { Push, Resolvers } from '../../context/resolvers.generated';
import type { UserRecord } from '../../members/records/users';
import { message, translate } from '../../texts/translate';
import { badInput } from '../../validation/errors';
import { canSealFor } from '../push/createPusher';
import {
  deletePushSubscriptions,
  type PushTarget,
  readPushSubscriptions,
  replacePushSubscription,
  storePushSubscription,
} from '../records/push';

const cannotReach = message('push.unreachable');

/** Throws for U+0000, which no browser sends and no text of the database can hold. */
function checkTexts(...texts: (string | null | undefined)[]): void {
  if (texts.some((text) => text?.includes('\0'))) throw badInput('A text must not hold U+0000.');
}

/** How a member is reached by push, as seen from the browser with this endpoint. */
async function readPush(
  { id, pushNotifications }: Pick<UserRecord, 'id' | 'pushNotifications'>,
  endpoint: string | null,
  { executor, pusher }: RequestContext,
): Promise<Push> {
  const key = await pusher.publicKey();
  const { devices, isStored } = await readPushSubscriptions(executor, id, {
    endpoint,
    serverKey: key,
  });
  return {
    key,
    isSubscribed: isStored && pushNotifications,
    devices: pushNotifications ? devices : 0,
  };
}

/**
 * Whether the service sends to this endpoint; if not, the person is notified. Throws for values that no browser sends.
 */
function canReach(target: PushTarget, { pusher }: RequestContext): boolean {
  checkTexts(target.endpoint, target.p256dh, target.auth);
  if (!canSealFor(target)) throw badInput('p256dh and auth must be those of a subscription.');
  return pusher.isEndpoint(target.endpoint);
}

export const push: Resolvers = {
  Query: {
    async push(_root, { endpoint }, context) {
      const { user } = await signedIn(context);
      checkTexts(endpoint);
      return readPush(user, endpoint ?? null, context);
    },
  },
  Mutation: {
    async subscribePush(_root, { input }, context) {
      const { user, claims } = await signedIn(context);
      const refused = { push: null, errors: [translate(cannotReach, context.language)] };
      if (!canReach(input, context)) return refused;
      const subscription = {
        ...input,
        memberId: user.id,
        tokenId: claims.tokenId,
        serverKey: await context.pusher.publicKey(),
      };
      const isStored = await context.executor
        .transaction()
        .execute((transaction) =>
          storePushSubscription(transaction, subscription, limits.pushDevices, context.now()),
        );
      if (!isStored) return refused;
      const present = { id: user.id, pushNotifications: true };
      return { push: await readPush(present, input.endpoint, context), errors: [] };
    },
    async unsubscribePush(_root, { endpoint }, context) {
      const { user } = await signedIn(context);
      checkTexts(endpoint);
      await deletePushSubscriptions(context.executor, user.id, endpoint ?? null);
      return { push: await readPush(user, endpoint ?? null, context), errors: [] };
    },
    async renewPush(_root, { endpoint, auth, input }, context) {
      checkTexts(endpoint, auth);
      if (!canReach(input, context)) {
        return { renewed: false, errors: [translate(cannotReach, context.language)] };
      }
      const renewed = await replacePushSubscription(context.executor, { endpoint, auth }, input);
      return { renewed, errors: [] };
    },
  },
};
