import type { DashboardMessage } from '../domain/activity';
import { sampleConversations, viewerParticipantId } from './conversations';

/** What the newest message says in Danish, for the dashboard is Danish and the conversation English (D1). Two are unread, as the badge says (§9). */
const previews: Record<string, { text: string; unread: boolean }> = {
  1: { text: 'Du: Må jeg beholde den til i overmorgen som aftalt?', unread: false },
  2: {
    text: 'En ting mere: der er nye dæk på, så efterspænd hjulboltene efter 50 km.',
    unread: true,
  },
  3: { text: 'Det er fint. Den næste henter den i morgen, så det skal være i dag.', unread: true },
  4: { text: 'Det er den bedste slags besked. Tak, fordi du tørrede den af!', unread: false },
};

/** The dashboard's rows of messages, newest first, seen from an instant: one for each sample conversation. */
export function sampleMessages(now: Date): DashboardMessage[] {
  return sampleConversations(now)
    .flatMap((conversation) => {
      const sender = conversation.participants.find(({ id }) => id !== viewerParticipantId);
      const newest = conversation.messages.at(-1);
      const preview = previews[conversation.id];
      if (!sender || !newest || !preview) return [];
      return [
        {
          id: conversation.id,
          conversationId: conversation.id,
          sender: { id: sender.id, name: sender.name, avatar: sender.avatar },
          toolName: conversation.toolName,
          preview: preview.text,
          sentAt: newest.timestamp,
          unread: preview.unread,
        },
      ];
    })
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}
