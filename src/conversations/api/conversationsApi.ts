import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  ConversationDocument,
  type ConversationQuery,
  ConversationsDocument,
  type ConversationsQuery,
  ReadMessagesDocument,
  SendMessageDocument,
  StartConversationDocument,
  type StartConversationMutation,
  type StartConversationMutationVariables,
  TypingDocument,
  type TypingMutation,
  UnreadMessagesDocument,
} from './conversations.generated';

export type Conversation = NonNullable<ConversationQuery['conversation']>;
export type Message = Conversation['messages'][number];
/** A conversation as a list shows it. */
export type ConversationRow = ConversationsQuery['conversations'][number];

/** How many conversations the service answers at a time (its default for `first`). */
const conversationsAtOnce = 50;

/** The tag of lists: a change in one conversation changes the lists too. */
const inLists = { type: 'Conversations', id: 'LIST' } as const;

/** Messages between members. */
export const conversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For the dashboard, whose queries are not cached (§7). The cursor is the newest message of the last row. */
    conversations: build.infiniteQuery<ConversationRow[], void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) =>
          lastPage.length < conversationsAtOnce
            ? undefined
            : (lastPage.at(-1)?.newestMessageId ?? undefined),
      },
      query: ({ pageParam }) => ({
        document: ConversationsDocument,
        ...(pageParam !== null && { variables: { after: pageParam } }),
      }),
      transformResponse: (data: ConversationsQuery) => data.conversations,
      keepUnusedDataFor: 0,
      providesTags: [inLists],
    }),
    /**
     * Null when there is no such conversation. The first page has the newest messages, each further one those before.
     */
    conversation: build.infiniteQuery<Conversation | null, string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => {
          const [oldest] = lastPage?.messages ?? [];
          return oldest && oldest.id !== lastPage?.oldestMessageId ? oldest.id : undefined;
        },
      },
      query: ({ queryArg: id, pageParam }) => ({
        document: ConversationDocument,
        variables: { id, ...(pageParam !== null && { before: pageParam }) },
        nullable: true,
      }),
      transformResponse: (data: ConversationQuery) => data.conversation,
      providesTags: (_result, _error, id) => [{ type: 'Conversations', id }],
    }),
    unreadMessages: build.query({
      ...operation(UnreadMessagesDocument, (data) => data.unreadMessages),
      providesTags: [inLists],
    }),
    /**
     * Returns the id of the conversation with a member about a tool, and starts it when there is none; or the reasons
     * why not.
     */
    startConversation: build.mutation<
      { id: string | null; errors: string[] },
      StartConversationMutationVariables
    >({
      query: (variables) => ({ document: StartConversationDocument, variables }),
      transformResponse: ({ startConversation }: StartConversationMutation) => ({
        id: startConversation.conversation?.id ?? null,
        errors: startConversation.errors,
      }),
      // A booking of the tool leads to the conversation from now on.
      invalidatesTags: (result, _error, { toolId }) => (result?.id && toolId ? ['Bookings'] : []),
    }),
    sendMessage: build.mutation({ ...operation(SendMessageDocument, (data) => data.sendMessage) }),
    readMessages: build.mutation({
      ...operation(ReadMessagesDocument, (data) => data.readMessages.errors),
      invalidatesTags: [inLists],
    }),
    typing: build.mutation<string[], string>({
      query: (conversationId) => ({ document: TypingDocument, variables: { conversationId } }),
      transformResponse: (data: TypingMutation) => data.typing.errors,
    }),
  }),
});

export const {
  useConversationsInfiniteQuery,
  useConversationInfiniteQuery,
  useUnreadMessagesQuery,
  useSendMessageMutation,
  useStartConversationMutation,
} = conversationsApi;
