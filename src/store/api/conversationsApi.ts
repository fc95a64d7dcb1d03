import { baseApi } from './baseApi';
import {
  ConversationDocument,
  type ConversationQuery,
  ConversationsDocument,
  type ConversationsQuery,
  ConversationWithDocument,
  type ConversationWithQuery,
  SendMessageDocument,
  type SendMessageMutation,
  type SendMessageMutationVariables,
} from './documents.generated';

export type Conversation = NonNullable<ConversationQuery['conversation']>;
export type Message = Conversation['messages'][number];
/** A conversation as a list shows it. */
export type ConversationRow = ConversationsQuery['conversations'][number];

/** What people write to each other. */
export const conversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For the dashboard, whose queries are not cached (§7). */
    conversations: build.query<ConversationRow[], void>({
      query: () => ({ document: ConversationsDocument }),
      transformResponse: (data: ConversationsQuery) => data.conversations,
      keepUnusedDataFor: 0,
      providesTags: ['Conversations'],
    }),
    /** Null when there is no such conversation. */
    conversation: build.query<Conversation | null, string>({
      query: (id) => ({ document: ConversationDocument, variables: { id }, nullable: true }),
      transformResponse: (data: ConversationQuery) => data.conversation,
      providesTags: ['Conversations'],
    }),
    /** The id of the conversation with a member, or null where there is none. */
    conversationWith: build.query<string | null, string>({
      query: (memberId) => ({
        document: ConversationWithDocument,
        variables: { memberId },
        nullable: true,
      }),
      transformResponse: (data: ConversationWithQuery) => data.conversationWith?.id ?? null,
      providesTags: ['Conversations'],
    }),
    sendMessage: build.mutation<string[], SendMessageMutationVariables>({
      query: (variables) => ({ document: SendMessageDocument, variables }),
      transformResponse: (data: SendMessageMutation) => data.sendMessage.errors,
    }),
  }),
});

export const {
  useConversationsQuery,
  useConversationQuery,
  useConversationWithQuery,
  useSendMessageMutation,
} = conversationsApi;
