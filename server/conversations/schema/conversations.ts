import { mayOpenLinks } from '../../../domain/conversations/messageLinks';
import { charactersWithin } from '../../../domain/values/characters';
import { formatWeekdayDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { type Language, screenLanguage } from '../../../domain/values/language';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { MutationResolvers, Resolvers } from '../../context/resolvers.generated';
import { findMemberBlock, isLendingUnderWay } from '../../members/records/blockedMembers';
import { membersByIds } from '../../members/records/users';
import { writingBlocked } from '../../members/schema/blockedErrors';
import { strangerError } from '../../members/schema/emailUnconfirmedError';
import { firstMessageError } from '../../members/schema/levelLimits';
import { readMemberName } from '../../members/schema/readMemberName';
import { writingRestricted } from '../../members/schema/restrictionError';
import { readNotificationsOfConversation } from '../../notifications/messageNotifications';
import { messages, type TextValues } from '../../texts/service.generated';
import { type Message, message, translate } from '../../texts/translate';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import {
  type ConversationRecord,
  conversationById,
  countUnread,
  findConversationId,
  listConversations,
  makeConversation,
  markRead,
  mayDiscussTool,
} from '../records/conversations';
import { listMessages } from '../records/messages';
import { sendMessage, typing } from './sendMessage';

type Values = Readonly<Record<string, string | number>>;
type LineId = Extract<keyof TextValues, `systemLine.${string}`>;

const isLine = (id: string): id is LineId => Object.hasOwn(messages.da, id);

/**
 * The text of a line of Skuret in a conversation, by the name that is stored. A name must stay, since stored messages
 * use it. Edge: a general text for a line that only a newer version knows.
 */
function systemLineText(line: string, values: Values, chosen: Language): string {
  // Conversations were given in English (D24).
  const language = screenLanguage(chosen, 'en');
  const id = `systemLine.${line}`;
  const day = (name: string) => formatWeekdayDate(String(values[name] ?? ''), language);
  return translate(
    message(isLine(id) ? id : 'systemLine.other', {
      name: values['name'] ?? '',
      start: day('start'),
      end: day('end'),
    }),
    language,
  );
}

const nobody = message('members.notFound');
const toOneself = message('conversations.toSelf');
const noTool = message('tools.notFound');
/** Reads the arguments of a page of a list. Throws `BAD_USER_INPUT` when they are not valid. */
function readPart(
  { first, from }: { first: number; from: string | null | undefined },
  most: number,
): { first: number; from: number | null } {
  if (first < 1 || first > most) throw badInput(`first must be 1 to ${most}.`);
  if (from === null || from === undefined) return { first, from: null };
  const id = readId(from);
  if (id === null) throw badInput('This is not the id of a message.');
  return { first, from: id };
}

const ownConversation = async (userId: number, id: string, { executor }: RequestContext) => {
  const number = readId(id);
  return number === null ? null : conversationById(executor, userId, number);
};

const startConversation: MutationResolvers['startConversation'] = async (_root, args, context) => {
  const { user } = await signedIn(context);
  const { executor, language } = context;
  const reject = (error: Message) => ({
    conversation: null,
    errors: [translate(error, language)],
  });
  const memberId = readId(args.memberId);
  if (memberId === user.id) return reject(toOneself);
  const [member] = memberId === null ? [] : await membersByIds(executor, [memberId]);
  if (!member || member.isFormer) return reject(nobody);
  const memberIds = [user.id, member.id] as const;
  const toolId = args.toolId === null || args.toolId === undefined ? null : readId(args.toolId);
  if (args.toolId && toolId === null) return reject(noTool);

  const before = await findConversationId(executor, { memberIds, toolId });
  if (before === null) {
    const block = await findMemberBlock(executor, ...memberIds);
    const isNeeded =
      block !== null && toolId !== null && (await isLendingUnderWay(executor, memberIds, toolId));
    if (block !== null && !isNeeded) return reject(writingBlocked(block, member.name));
    if (toolId !== null && !(await mayDiscussTool(executor, { memberIds, toolId }))) {
      return reject(noTool);
    }
    const restricted = await writingRestricted(context, user, { otherId: member.id, toolId });
    if (restricted) return reject(restricted);
    const unconfirmed = await strangerError(context, user, member.id);
    if (unconfirmed) return reject(unconfirmed);
    const many = await context.rateLimits.exceeded(['conversationsfrom', context.address]);
    const limited = many?.text ?? (await firstMessageError(context, user.id));
    if (limited) return reject(limited);
  }
  const id = before ?? (await makeConversation(executor, { memberIds, toolId }));
  return { conversation: await conversationById(executor, user.id, id), errors: [] };
};

const readMessages: MutationResolvers['readMessages'] = async (_root, args, context) => {
  const { user } = await signedIn(context);
  const conversationId = readId(args.conversationId);
  const messageId = readId(args.upTo);
  if (conversationId === null || messageId === null) return { errors: [] };
  const marked = await markRead(context.executor, user.id, { conversationId, messageId });
  if (marked) {
    const read = { conversationId, upTo: marked.upTo };
    const now = context.now();
    if (await readNotificationsOfConversation(context.executor, user.id, read, now)) {
      context.events.announce([user.id], ['Notifications']);
    }
    context.events.announce([user.id], [`Conversations:${conversationId}`]);
    if (marked.otherId !== null) {
      context.events.tell([marked.otherId], {
        read: {
          conversationId: String(conversationId),
          memberId: String(user.id),
          upTo: String(marked.upTo),
        },
      });
    }
  }
  return { errors: [] };
};

/** The text in place of a message that support has hidden; only its author reads the reason. */
const hiddenMessage = (reason: string | null): Message =>
  reason === null
    ? message('conversations.hidden')
    : message('conversations.hiddenFor', { reason });

/** The text of the newest message in a list, in the language of the list's screen (D1). */
function getPreview(
  conversation: ConversationRecord,
  given: ScreenLanguage,
  context: RequestContext,
): string {
  const language = screenLanguage(context.chosenLanguage, given);
  const { newestLine, newestLineValues, newestContent, newestPictures } = conversation;
  const { newestHiddenReason } = conversation;
  if (newestHiddenReason !== null) return translate(hiddenMessage(null), language);
  if (newestLine !== null) return systemLineText(newestLine, newestLineValues ?? {}, language);
  const text =
    newestContent === '' && newestPictures > 0
      ? translate(message('conversations.picture'), language)
      : charactersWithin(newestContent, limits.talk.preview);
  const isOwn = conversation.newestSenderId === conversation.viewerId;
  return isOwn ? translate(message('conversations.yours', { text }), language) : text;
}

export const conversations: Resolvers = {
  Query: {
    async conversations(_root, { first, after }, context) {
      const { user } = await signedIn(context);
      const part = readPart({ first, from: after }, limits.talk.conversations);
      return listConversations(context.executor, user.id, { first: part.first, after: part.from });
    },
    async conversation(_root, { id }, context) {
      const { user } = await signedIn(context);
      return ownConversation(user.id, id, context);
    },
    async unreadMessages(_root, _args, context) {
      const { user } = await signedIn(context);
      return countUnread(context.executor, user.id);
    },
  },
  Mutation: { startConversation, sendMessage, readMessages, typing },
  Conversation: {
    participants: ({ viewerId, otherId, isBlocked }) => [
      { id: viewerId, viewerId, isBlocked },
      { id: otherId, viewerId, isBlocked },
    ],
    tool: ({ toolId }, _args, context) =>
      toolId === null ? null : context.loaders.tool.load(toolId),
    canWrite: ({ otherId, isOpen }) => otherId !== null && isOpen,
    linksOpen: ({ otherId, viewerHasWritten }) =>
      mayOpenLinks({ isFromSkuret: otherId === null, readerHasWritten: viewerHasWritten }),
    async messages({ id, viewerId, viewerMark, otherMark }, { first, before }, context) {
      const part = readPart({ first, from: before }, limits.talk.messages);
      const page = { first: part.first, before: part.from };
      const messages = await listMessages(context.executor, id, page);
      return messages.map((message) => ({ ...message, viewerId, viewerMark, otherMark }));
    },
    preview: (conversation, { givenInEnglish }, context) =>
      getPreview(conversation, givenInEnglish ? 'en' : 'da', context),
    unread: ({ unreadCount }) => unreadCount > 0,
    typingParticipantId: () => null,
  },
  Participant: {
    id: ({ id }) => id ?? 0,
    async name({ id }, _args, context) {
      if (id === null) return 'Skuret';
      const member = await context.loaders.member.load(id);
      if (!member) throw new Error(`Participant ${id} of a conversation does not exist`);
      return readMemberName(member, context);
    },
    avatarImageUrl: async ({ id }, _args, context) =>
      id === null ? null : ((await context.loaders.member.load(id))?.avatarImageUrl ?? null),
    isOnline: ({ id, viewerId, isBlocked }, _args, context) => {
      if (id === null || id === viewerId) return true;
      return isBlocked ? false : context.loaders.online.load(id);
    },
    isMember: async ({ id }, _args, context) =>
      id !== null && (await context.loaders.member.load(id))?.isFormer === false,
  },
  Message: {
    senderId: ({ senderId, line }) => (line === null ? (senderId ?? 0) : 0),
    content({ content, line, lineValues, hiddenReason, senderId, viewerId }, _args, { language }) {
      if (line !== null) return systemLineText(line, lineValues, language);
      if (hiddenReason === null) return content;
      return translate(hiddenMessage(senderId === viewerId ? hiddenReason : null), language);
    },
    timestamp: ({ createdAt }) => createdAt,
    type: ({ line }) => (line === null ? 'text' : 'system'),
    read: ({ id, senderId, viewerId, viewerMark, otherMark }) =>
      id <= (senderId === viewerId ? otherMark : viewerMark),
    clientId: ({ clientId, senderId, viewerId }) => (senderId === viewerId ? clientId : null),
  },
};
