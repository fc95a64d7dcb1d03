import { sampleConversations } from '../../sample/conversations';
import texts from './data/conversations.json' with { type: 'json' };
import { demoSignIns } from './demoMembers';

/** The messages in Danish, by conversation: the sample's are English (D1). */
const danish: Readonly<Record<string, readonly string[]>> = texts;

/** The sample's conversations as rows of the first demo sign-in, in Danish as all that members of the demo wrote. */
export function demoConversations(now: Date) {
  const [first] = demoSignIns;
  if (!first) throw new Error('The demo has no account for signing in');
  const viewer = Number(first.memberId);

  const conversations = sampleConversations(now).map(
    ({ id, participants, viewerId, tool, messages, unread }) => {
      const other = participants.find((each) => each.id !== viewerId);
      if (!other) throw new Error(`Conversation ${id} of the sample has only one participant`);
      return {
        id: Number(id),
        other: Number(other.id),
        viewerId,
        toolId: Number(tool.id),
        messages: messages.map((message, index) => {
          const content = danish[id]?.[index];
          if (content === undefined) throw new Error(`Message ${message.id} has no Danish text`);
          return { ...message, content };
        }),
        unread,
      };
    },
  );
  // Ids grow with time, in all conversations together.
  const messages = conversations
    .flatMap(({ id, other, viewerId, messages: written }) =>
      written.map(({ senderId, content, timestamp, read }) => ({
        conversationId: id,
        senderId: senderId === viewerId ? viewer : other,
        content,
        createdAt: new Date(timestamp),
        isReadByOther: read,
      })),
    )
    .sort((one, next) => one.createdAt.getTime() - next.createdAt.getTime())
    .map((message, index) => ({ id: index + 1, ...message }));

  const reads = conversations.flatMap(({ id, other, unread }) => {
    const written = messages.filter(({ conversationId }) => conversationId === id);
    // The other member has read up to the sample's last double tick, the viewer all but an unread newest message.
    const readByOther = written.filter(
      ({ senderId, isReadByOther }) => senderId === other || isReadByOther,
    );
    const readByViewer = unread ? written.slice(0, -1) : written;
    return [
      { conversation_id: id, user_id: other, message_id: readByOther.at(-1)?.id ?? 0 },
      { conversation_id: id, user_id: viewer, message_id: readByViewer.at(-1)?.id ?? 0 },
    ];
  });

  return {
    conversations: conversations.map(({ id, other, toolId }) => ({
      id,
      low_id: Math.min(viewer, other),
      high_id: Math.max(viewer, other),
      tool_id: toolId,
      created_at: messages.find(({ conversationId }) => conversationId === id)?.createdAt ?? now,
    })),
    messages: messages.map(({ id, conversationId, senderId, content, createdAt }) => ({
      id,
      conversation_id: conversationId,
      sender_id: senderId,
      content,
      created_at: createdAt,
    })),
    reads,
  };
}
