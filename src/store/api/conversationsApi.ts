import type { Conversation } from '../../../domain/conversation';
import { baseApi } from './baseApi';
import { fromSample } from './fromSample';

/** A conversation, and which of its participants looks at it. */
export interface ViewedConversation {
  conversation: Conversation;
  viewerId: string;
}

/** What people write to each other. All of it is sample data (§1). */
export const conversationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no such conversation. */
    conversation: build.query<ViewedConversation | null, string>({
      queryFn: (id) =>
        fromSample(async () => {
          const { sampleConversations, viewerParticipantId } = await import(
            '../../../sample/conversations'
          );
          const conversation = sampleConversations(new Date()).find((each) => each.id === id);
          return conversation ? { conversation, viewerId: viewerParticipantId } : null;
        }),
      providesTags: ['Conversations'],
    }),
    /** A text is logged where it was written, and goes nowhere (§4). */
    sendMessage: build.mutation<null, { conversationId: string; content: string }>({
      queryFn: ({ conversationId, content }) => {
        console.info(`Message in conversation ${conversationId}:`, content);
        return { data: null };
      },
    }),
  }),
});

export const { useConversationQuery, useSendMessageMutation } = conversationsApi;
