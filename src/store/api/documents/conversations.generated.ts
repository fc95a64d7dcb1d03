/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { ConversationQuery, ConversationQueryVariables, ConversationWithQuery, ConversationWithQueryVariables, ConversationsQuery, ConversationsQueryVariables, ReadMessagesMutation, ReadMessagesMutationVariables, SendMessageMutation, SendMessageMutationVariables, StartConversationMutation, StartConversationMutationVariables, TypingMutation, TypingMutationVariables, UnreadMessagesQuery, UnreadMessagesQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const ConversationsDocument = new TypedDocumentString(`
    query conversations($after: ID) {
  conversations(after: $after) {
    ...ConversationFields
    newestMessageId
    preview
    previewInEnglish: preview(givenInEnglish: true)
    newestAt
    unread
    unreadCount
  }
}
    fragment ConversationFields on Conversation {
  id
  participants {
    id
    name
    avatarImageUrl
    isOnline
    isMember
  }
  viewerId
  tool {
    id
    name
    imageUrl
  }
}`) as unknown as TypedDocumentString<ConversationsQuery, ConversationsQueryVariables>;
export const ConversationDocument = new TypedDocumentString(`
    query conversation($id: ID!, $before: ID) {
  conversation(id: $id) {
    ...ConversationFields
    tool {
      visibility
    }
    canWrite
    linksOpen
    oldestMessageId
    messages(before: $before) {
      ...MessageFields
    }
    typingParticipantId
  }
}
    fragment ConversationFields on Conversation {
  id
  participants {
    id
    name
    avatarImageUrl
    isOnline
    isMember
  }
  viewerId
  tool {
    id
    name
    imageUrl
  }
}
fragment MessageFields on Message {
  id
  senderId
  content
  pictures
  timestamp
  type
  read
  clientId
}`) as unknown as TypedDocumentString<ConversationQuery, ConversationQueryVariables>;
export const ConversationWithDocument = new TypedDocumentString(`
    query conversationWith($memberId: ID!) {
  conversationWith(memberId: $memberId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConversationWithQuery, ConversationWithQueryVariables>;
export const UnreadMessagesDocument = new TypedDocumentString(`
    query unreadMessages {
  unreadMessages
}
    `) as unknown as TypedDocumentString<UnreadMessagesQuery, UnreadMessagesQueryVariables>;
export const StartConversationDocument = new TypedDocumentString(`
    mutation startConversation($memberId: ID!, $toolId: ID) {
  startConversation(memberId: $memberId, toolId: $toolId) {
    conversation {
      id
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<StartConversationMutation, StartConversationMutationVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation sendMessage($conversationId: ID!, $content: String!, $clientId: ID, $pictures: [String!]!) {
  sendMessage(
    conversationId: $conversationId
    content: $content
    clientId: $clientId
    pictures: $pictures
  ) {
    message {
      ...MessageFields
    }
    errors
  }
}
    fragment MessageFields on Message {
  id
  senderId
  content
  pictures
  timestamp
  type
  read
  clientId
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const ReadMessagesDocument = new TypedDocumentString(`
    mutation readMessages($conversationId: ID!, $upTo: ID!) {
  readMessages(conversationId: $conversationId, upTo: $upTo) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReadMessagesMutation, ReadMessagesMutationVariables>;
export const TypingDocument = new TypedDocumentString(`
    mutation typing($conversationId: ID!) {
  typing(conversationId: $conversationId) {
    errors
  }
}
    `) as unknown as TypedDocumentString<TypingMutation, TypingMutationVariables>;
