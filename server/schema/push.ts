import { type RequestContext, signedIn } from '../context';
import { badInput } from '../errors';
import { limits } from '../limits';
import { canSealFor } from '../push/createPusher';
import {
  deletePushSubscriptions,
  type PushTarget,
  pushSubscriptionsOf,
  replacePushSubscription,
  storePushSubscription,
} from '../records/push';
import type { UserRecord } from '../records/users';
import { said, say } from '../texts/say';
import type { Push } from './generated/resolvers.generated';
import type { Topic } from './topic';

const cannotReach = said('This browser cannot be reached by push notifications.');

/** Throws for U+0000, which no browser sends and no text of the database can hold. */
function checkTexts(...texts: (string | null | undefined)[]): void {
  if (texts.some((text) => text?.includes('\0'))) throw badInput('A text must not hold U+0000.');
}

/** How a member is reached by push, as seen from the browser with this endpoint. */
async function pushOf(
  { id, pushNotices }: Pick<UserRecord, 'id' | 'pushNotices'>,
  endpoint: string | null,
  { executor, pusher }: RequestContext,
): Promise<Push> {
  const key = await pusher.publicKey();
  const { devices, isStored } = await pushSubscriptionsOf(executor, id, {
    endpoint,
    serverKey: key,
  });
  return {
    key,
    isSubscribed: isStored && pushNotices,
    devices: pushNotices ? devices : 0,
  };
}

/** Whether the service sends to this endpoint; if not, the person is told. Throws for values that no browser sends. */
function canReach(target: PushTarget, { pusher }: RequestContext): boolean {
  checkTexts(target.endpoint, target.p256dh, target.auth);
  if (!canSealFor(target)) throw badInput('p256dh and auth must be those of a subscription.');
  return pusher.isEndpoint(target.endpoint);
}

export const push: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """How the signed-in user is reached while the page is closed. Needs a signed-in user."""
      push(
        """The endpoint of the browser that asks, where it has one."""
        endpoint: String
      ): Push!
    }

    extend type Mutation {
      """Tells the signed-in user's notices to a browser from now on, until the session ends; at most 10 browsers, the oldest goes. Needs a signed-in user."""
      subscribePush(
        """The browser's subscription."""
        input: PushSubscriptionInput!
      ): PushPayload!
      """Stops that, for one browser or for all of the signed-in user's. Needs a signed-in user."""
      unsubscribePush(
        """Of the browser; all of them when left out."""
        endpoint: String
      ): PushPayload!
      """Puts what a browser was given by its push service in place of what it had. For the service worker, which has no token: it has to know the former secret."""
      renewPush(
        """The endpoint that it had."""
        endpoint: String!
        """The secret that it had."""
        auth: String!
        """The subscription that it has now."""
        input: PushSubscriptionInput!
      ): RenewPushPayload!
    }

    """How a user is reached while the page is closed."""
    type Push {
      """What a browser has to be given to let the service through (VAPID)."""
      key: String!
      """Whether the browser that asks is told of notices."""
      isSubscribed: Boolean!
      """How many browsers of the user are."""
      devices: Int!
    }

    """What a browser gives away of its subscription, as it is."""
    input PushSubscriptionInput {
      """Where its push service takes messages: https, at most 2,000 characters."""
      endpoint: String!
      """Its public key, in base64url."""
      p256dh: String!
      """Its secret, in base64url."""
      auth: String!
    }

    """What switching push on or off answers."""
    type PushPayload {
      """How it is now; null when \`errors\` says why it is as before."""
      push: Push
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What renewing a subscription answers."""
    type RenewPushPayload {
      """Whether there was one to renew."""
      renewed: Boolean!
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async push(_root, { endpoint }, context) {
        const { user } = await signedIn(context);
        checkTexts(endpoint);
        return pushOf(user, endpoint ?? null, context);
      },
    },
    Mutation: {
      async subscribePush(_root, { input }, context) {
        const { user, claims } = await signedIn(context);
        const refused = { push: null, errors: [say(cannotReach, context.language)] };
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
        const present = { id: user.id, pushNotices: true };
        return { push: await pushOf(present, input.endpoint, context), errors: [] };
      },
      async unsubscribePush(_root, { endpoint }, context) {
        const { user } = await signedIn(context);
        checkTexts(endpoint);
        await deletePushSubscriptions(context.executor, user.id, endpoint ?? null);
        return { push: await pushOf(user, endpoint ?? null, context), errors: [] };
      },
      async renewPush(_root, { endpoint, auth, input }, context) {
        checkTexts(endpoint, auth);
        if (!canReach(input, context)) {
          return { renewed: false, errors: [say(cannotReach, context.language)] };
        }
        const renewed = await replacePushSubscription(context.executor, { endpoint, auth }, input);
        return { renewed, errors: [] };
      },
    },
  },
};
