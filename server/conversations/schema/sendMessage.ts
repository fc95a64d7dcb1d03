import { LRUCache } from 'lru-cache';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { MutationResolvers } from '../../context/resolvers.generated';
import { findMemberBlock } from '../../members/records/blockedMembers';
import { writingBlocked } from '../../members/schema/blockedErrors';
import { strangerError } from '../../members/schema/emailUnconfirmedError';
import { writingRestricted } from '../../members/schema/restrictionError';
import { announceNotifications } from '../../notifications/announceNotifications';
import { notifyOfMessage } from '../../notifications/messageNotifications';
import { recordWebhookOfMessage } from '../../notifications/webhooks/recordWebhookEvent';
import { type Message, message, translate } from '../../texts/translate';
import { choosePictures, picturesGoneError, whileHeld } from '../../tools/schema/choosePictures';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { conversationById, typingRecipient } from '../records/conversations';
import {
  insertMessage,
  type MessageRecord,
  messageSentAs,
  type SeenMessage,
} from '../records/messages';
import { checkMessage } from '../validation/checkMessage';

const notHere = message('conversations.notFound');
const hasLeft = message('conversations.memberLeft');
const readOnly = message('conversations.readOnly');

function readClientId(clientId: string | null | undefined): string | null {
  if (clientId === null || clientId === undefined) return null;
  if (!/^[ -~]+$/.test(clientId) || clientId.length > limits.talk.clientId.max) {
    throw badInput(`clientId is 1 to ${limits.talk.clientId.max} ASCII characters.`);
  }
  return clientId;
}

/** The message that was sent with this client id before. Throws when that was in another conversation. */
async function sentBefore(
  userId: number,
  conversationId: number,
  clientId: string | null,
  { executor }: RequestContext,
): Promise<MessageRecord | null> {
  if (clientId === null) return null;
  const message = await messageSentAs(executor, userId, clientId);
  if (message && message.conversationId !== conversationId) {
    throw badInput('This clientId was used in another conversation. Please send a new one.');
  }
  return message;
}

/**
 * Stores a message and notifies both members. A repeated request with the same `clientId` returns the stored message.
 */
export const sendMessage: NonNullable<MutationResolvers['sendMessage']> = async (
  _root,
  args,
  context,
) => {
  const { user } = await signedIn(context);
  const { executor, language, events } = context;
  const reject = (error: Message) => ({ message: null, errors: [translate(error, language)] });
  const clientId = readClientId(args.clientId);
  const id = readId(args.conversationId);
  const conversation = id === null ? null : await conversationById(executor, user.id, id);
  if (!conversation) return reject(notHere);
  if (conversation.otherId === null) return reject(readOnly);
  const seen = (message: MessageRecord): SeenMessage => ({
    ...message,
    ...conversation,
    ...message,
  });
  const before = await sentBefore(user.id, conversation.id, clientId, context);
  if (before) return { message: seen(before), errors: [] };

  const checked = checkMessage(args.content, args.pictures);
  if ('error' in checked) return reject(checked.error);
  const chosen = await choosePictures(args.pictures, user.id, context);
  if ('error' in chosen) return reject(chosen.error);
  if (chosen.hashes.length < chosen.urls.length) throw badInput('pictures are uploaded ones.');
  if (!conversation.isOpen) {
    const other = await context.loaders.member.load(conversation.otherId);
    if (!other || other.isFormer) return reject(hasLeft);
    const block = (await findMemberBlock(executor, user.id, conversation.otherId)) ?? 'others';
    return reject(writingBlocked(block, other.name));
  }
  const { otherId: readerId, toolId } = conversation;
  const restricted = await writingRestricted(context, user, { otherId: readerId, toolId });
  if (restricted) return reject(restricted);
  const unconfirmed = await strangerError(context, user, conversation.otherId);
  if (unconfirmed) return reject(unconfirmed);
  const many = await context.rateLimits.exceeded(['written', user.id]);
  if (many) return reject(many.text);
  const tool = toolId === null ? null : await context.loaders.tool.load(toolId);
  const message = {
    conversationId: conversation.id,
    senderId: user.id,
    content: checked.content,
    pictures: chosen.urls,
    clientId,
    now: context.now(),
  };
  try {
    const stored = await executor.transaction().execute(async (transaction) => {
      const made = await whileHeld(transaction, user.id, chosen.hashes, (held) =>
        insertMessage(held, message),
      );
      const told = { conversationId: conversation.id, readerId, sender: user, tool };
      // A booking under way allows messages despite a block, but they cause no notification.
      if (made && !conversation.isBlocked) {
        await notifyOfMessage(transaction, { id: made.id, ...told }, message.now);
        await recordWebhookOfMessage(transaction, { id: made.id, ...told }, message.now);
      }
      return made;
    });
    if (stored) {
      events.announce([user.id, readerId], [`Conversations:${conversation.id}`]);
      announceNotifications(context, [readerId]);
    }
    const kept = stored ?? (await sentBefore(user.id, conversation.id, clientId, context));
    if (!kept) throw new Error('The sent message was not found');
    return { message: seen(kept), errors: [] };
  } catch (error) {
    return reject(picturesGoneError(error));
  }
};

/** Senders reported in the last 1.5 seconds. The app sends `typing` again and again, and the rest is dropped. */
const recentTypers = new LRUCache<string, true>({ max: 10_000, ttl: 1_500 });

/** Tells the other member of a conversation that the user is typing; nothing is stored. */
export const typing: NonNullable<MutationResolvers['typing']> = async (
  _root,
  { conversationId },
  context,
) => {
  const { user } = await signedIn(context);
  const id = readId(conversationId);
  const key = `${user.id} ${conversationId}`;
  if (id === null || recentTypers.has(key)) return { errors: [] };
  recentTypers.set(key, true);
  const otherId = await typingRecipient(context.executor, user.id, id);
  if (otherId !== null) {
    context.events.tell([otherId], {
      typing: { conversationId: String(id), memberId: String(user.id) },
    });
  }
  return { errors: [] };
};
