import { screenLanguage } from '../../domain/language';
import { mayOpenLinks } from '../../domain/messageLinks';
import type { ScreenLanguage } from '../../domain/money';
import { type RequestContext, signedIn } from '../context';
import { badInput } from '../errors';
import { limits } from '../limits';
import { readNoticesOfConversation } from '../notices/messageNotices';
import { blockOf, isLendingUnderWay } from '../records/blockedMembers';
import {
  type ConversationRecord,
  conversationById,
  conversationIdOf,
  conversationsOf,
  countUnread,
  makeConversation,
  markRead,
  mayDiscussTool,
  newestConversationWith,
} from '../records/conversations';
import { messagesOf } from '../records/messages';
import { membersByIds } from '../records/users';
import { type Said, said, say } from '../texts/say';
import { readId } from '../validation/readId';
import { writingBlocked } from './blockedErrors';
import { strangerError } from './emailUnconfirmedError';
import type { MutationResolvers } from './generated/resolvers.generated';
import { nameOf } from './nameOf';
import { sendMessage, typing } from './sendMessage';
import { systemLineText } from './systemLineText';
import type { Topic } from './topic';

/** A participant of a conversation; without an id it is Skuret. */
export interface ParticipantRecord {
  id: number | null;
  viewerId: number;
  /** Either has blocked the other. */
  isBlocked: boolean;
}

const nobody = said('There is no such member.');
const toOneself = said('This is you. One writes to others here.');
const noTool = said('Tool not found');
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

/** The conversation about the tool, or the newest one of the two members when no tool is given. */
async function conversationIdWith(
  userId: number,
  { memberId, toolId }: { memberId: number; toolId: string | null | undefined },
  { executor }: RequestContext,
): Promise<number | null> {
  const memberIds = [userId, memberId] as const;
  if (toolId === null || toolId === undefined) return newestConversationWith(executor, memberIds);
  const tool = readId(toolId);
  return tool === null ? null : conversationIdOf(executor, { memberIds, toolId: tool });
}

const startConversation: MutationResolvers['startConversation'] = async (_root, args, context) => {
  const { user } = await signedIn(context);
  const { executor, language } = context;
  const refused = (error: Said) => ({ conversation: null, errors: [say(error, language)] });
  const memberId = readId(args.memberId);
  if (memberId === user.id) return refused(toOneself);
  const [member] = memberId === null ? [] : await membersByIds(executor, [memberId]);
  if (!member || member.isFormer) return refused(nobody);
  const memberIds = [user.id, member.id] as const;
  const toolId = args.toolId === null || args.toolId === undefined ? null : readId(args.toolId);
  if (args.toolId && toolId === null) return refused(noTool);

  const before = await conversationIdOf(executor, { memberIds, toolId });
  if (before === null) {
    const block = await blockOf(executor, ...memberIds);
    const isNeeded =
      block !== null && toolId !== null && (await isLendingUnderWay(executor, memberIds, toolId));
    if (block !== null && !isNeeded) return refused(writingBlocked(block, member.name));
    if (toolId !== null && !(await mayDiscussTool(executor, { memberIds, toolId }))) {
      return refused(noTool);
    }
    const unconfirmed = await strangerError(context, user, member.id);
    if (unconfirmed) return refused(unconfirmed);
    const many = await context.attempts.exceeded(
      ['conversations', user.id],
      ['conversationsfrom', context.address],
    );
    if (many) return refused(many.text);
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
    if (await readNoticesOfConversation(context.executor, user.id, read, now)) {
      context.live.announce([user.id], ['Notices']);
    }
    context.live.announce([user.id], [`Conversations:${conversationId}`]);
    if (marked.otherId !== null) {
      context.live.tell([marked.otherId], {
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
const hiddenSaid = (reason: string | null): Said =>
  reason === null ? said('(Hidden by Skuret)') : said('(Hidden by Skuret: {reason})', { reason });

/** The text of the newest message in a list, in the language of the list's screen (D1). */
function previewOf(
  conversation: ConversationRecord,
  given: ScreenLanguage,
  context: RequestContext,
): string {
  const language = screenLanguage(context.chosenLanguage, given);
  const { newestLine, newestLineValues, newestContent, newestPictures } = conversation;
  const { newestHiddenReason } = conversation;
  if (newestHiddenReason !== null) return say(hiddenSaid(null), language);
  if (newestLine !== null) return say(systemLineText(newestLine, newestLineValues ?? {}), language);
  const text =
    newestContent === '' && newestPictures > 0 ? say('(picture)', language) : newestContent;
  const isOwn = conversation.newestSenderId === conversation.viewerId;
  return isOwn ? say(said('You: {text}', { text }), language) : text;
}

export const conversations: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """The signed-in user's conversations in which something was written, the one with the newest message first. Needs a signed-in user."""
      conversations(
        """How many to answer, 1 to 50."""
        first: Int! = 50
        """The \`newestMessageId\` of the last conversation of the answer before this one."""
        after: ID
      ): [Conversation!]!
      """One conversation, or null when there is none with this id that the signed-in user takes part in. Needs a signed-in user."""
      conversation(
        """The id of the conversation."""
        id: ID!
      ): Conversation
      """The signed-in user's conversation with a member about a tool, or their newest where none is named; null where there is none. Needs a signed-in user."""
      conversationWith(
        """The id of the member."""
        memberId: ID!
        """The id of a tool of one of the two."""
        toolId: ID
      ): Conversation
      """How many messages the signed-in user has not read. Needs a signed-in user."""
      unreadMessages: Int!
    }

    extend type Mutation {
      """Begins a conversation of the signed-in user with a member, or answers the one there is. Nobody is told of it until something is written. Needs a signed-in user."""
      startConversation(
        """The id of the member; not the user's own."""
        memberId: ID!
        """The id of a tool of one of the two, which it is about."""
        toolId: ID
      ): StartConversationPayload!
      """Writes to the other of a conversation. Sent again under the same \`clientId\` it is stored once. Needs a signed-in user."""
      sendMessage(
        """The id of the conversation."""
        conversationId: ID!
        """At most 5000 characters; may be empty when there are pictures."""
        content: String!
        """Made by who sends, 1 to 100 ASCII characters, another for each message."""
        clientId: ID
        """Addresses of pictures that the user has uploaded, at most 4."""
        pictures: [String!]! = []
      ): SendMessagePayload!
      """Notes that the signed-in user has read a conversation as far as a message of it. Needs a signed-in user."""
      readMessages(
        """The id of the conversation."""
        conversationId: ID!
        """The id of the newest message that was read."""
        upTo: ID!
      ): ReadMessagesPayload!
      """Tells the other of a conversation that the signed-in user is writing. Needs a signed-in user."""
      typing(
        """The id of the conversation."""
        conversationId: ID!
      ): TypingPayload!
    }

    """What two members write to each other about a tool, or about none."""
    type Conversation {
      """Never changes."""
      id: ID!
      """The two of it. One of them may be Skuret itself."""
      participants: [Participant!]!
      """Which of them asks."""
      viewerId: ID!
      """What it is about, also when it is no longer offered; null where it was begun on a profile."""
      tool: Tool
      """Whether the user who asks can write in it: what Skuret says is to be read."""
      canWrite: Boolean!
      """Whether addresses in what the other wrote may be opened by a press: not those of a stranger, until the user has written too."""
      linksOpen: Boolean!
      """The newest messages, oldest of them first."""
      messages(
        """How many to answer, 1 to 40."""
        first: Int! = 40
        """The id of a message: those before it."""
        before: ID
      ): [Message!]!
      """The very first message: who has it has all. Null while nothing was written."""
      oldestMessageId: ID
      """The newest message. Null while nothing was written."""
      newestMessageId: ID
      """The beginning of what the newest message says, in the language of the list."""
      preview(
        """Whether the list stands on a screen that was given in English. Matters to who has chosen no language."""
        givenInEnglish: Boolean! = false
      ): String!
      """When the newest message was sent; while nothing was written, when the conversation began."""
      newestAt: DateTime!
      """Whether there is a message that the user who asks has not read."""
      unread: Boolean!
      """How many of those there are."""
      unreadCount: Int!
      """Who writes right now, where that is known at once. Streams of events tell it."""
      typingParticipantId: ID
    }

    """Somebody in a conversation."""
    type Participant {
      """The id of the member; \`0\` is Skuret."""
      id: ID!
      """What they are called."""
      name: String!
      """The address of their picture."""
      avatarImageUrl: String
      """Whether they have Skuret open right now."""
      isOnline: Boolean!
      """False for Skuret itself and for who has left: they have no profile."""
      isMember: Boolean!
    }

    """What somebody wrote, or what Skuret says of a booking of the two."""
    type Message {
      """Grows with every message of a conversation."""
      id: ID!
      """Who wrote it; of a line of Skuret's \`0\`."""
      senderId: ID!
      """What it says; a line of Skuret's comes in the language that was asked for."""
      content: String!
      """Addresses of the pictures that came with it."""
      pictures: [String!]!
      """When it was sent."""
      timestamp: DateTime!
      """What it holds."""
      type: MessageType!
      """Whether the other of who wrote it has seen it."""
      read: Boolean!
      """The id that it was sent under, to whom sent it."""
      clientId: ID
    }

    """What a message holds."""
    enum MessageType {
      """What somebody wrote."""
      text
      """What Skuret says."""
      system
    }

    """What beginning a conversation answers."""
    type StartConversationPayload {
      """The conversation. Null when \`errors\` says why."""
      conversation: Conversation
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What sending a message answers."""
    type SendMessagePayload {
      """The message as it is stored. Null when \`errors\` says why."""
      message: Message
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What reading messages answers."""
    type ReadMessagesPayload {
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What saying that one writes answers."""
    type TypingPayload {
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async conversations(_root, { first, after }, context) {
        const { user } = await signedIn(context);
        const part = readPart({ first, from: after }, limits.talk.conversations);
        return conversationsOf(context.executor, user.id, { first: part.first, after: part.from });
      },
      async conversation(_root, { id }, context) {
        const { user } = await signedIn(context);
        return ownConversation(user.id, id, context);
      },
      async conversationWith(_root, { memberId, toolId }, context) {
        const { user } = await signedIn(context);
        const member = readId(memberId);
        const id =
          member === null
            ? null
            : await conversationIdWith(user.id, { memberId: member, toolId }, context);
        return id === null ? null : conversationById(context.executor, user.id, id);
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
        const messages = await messagesOf(context.executor, id, page);
        return messages.map((message) => ({ ...message, viewerId, viewerMark, otherMark }));
      },
      preview: (conversation, { givenInEnglish }, context) =>
        previewOf(conversation, givenInEnglish ? 'en' : 'da', context),
      unread: ({ unreadCount }) => unreadCount > 0,
      typingParticipantId: () => null,
    },
    Participant: {
      id: ({ id }) => id ?? 0,
      async name({ id }, _args, context) {
        if (id === null) return 'Skuret';
        const member = await context.loaders.member.load(id);
        if (!member) throw new Error(`A conversation is with ${id}, who is nobody`);
        return nameOf(member, context);
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
      content(
        { content, line, lineValues, hiddenReason, senderId, viewerId },
        _args,
        { language },
      ) {
        if (line !== null) return say(systemLineText(line, lineValues), language);
        if (hiddenReason === null) return content;
        return say(hiddenSaid(senderId === viewerId ? hiddenReason : null), language);
      },
      timestamp: ({ createdAt }) => createdAt,
      type: ({ line }) => (line === null ? 'text' : 'system'),
      read: ({ id, senderId, viewerId, viewerMark, otherMark }) =>
        id <= (senderId === viewerId ? otherMark : viewerMark),
      clientId: ({ clientId, senderId, viewerId }) => (senderId === viewerId ? clientId : null),
    },
  },
};
