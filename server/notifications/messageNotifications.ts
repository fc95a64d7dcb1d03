import { to } from '../../domain/values/addresses';
import type { Executor } from '../database/openDatabase';
import { notify } from './notify';
import { markConversationNotificationsRead } from './records/notifications';

/** The unread messages of one conversation are gathered in one notification. */
const getSubject = (conversationId: number) => `conversation ${conversationId}`;

interface Message {
  id: number;
  conversationId: number;
  readerId: number;
  sender: { id: number; name: string };
  /** The tool that the conversation is about; null when it is about none. */
  tool: { name: string } | null;
}

/**
 * Stores a notification of a message for its reader, in the transaction that stores the message. `now` is when it was
 * sent.
 */
export async function notifyOfMessage(
  transaction: Executor,
  { id, conversationId, readerId, sender, tool }: Message,
  now: Date,
): Promise<void> {
  await notify(
    transaction,
    {
      memberId: readerId,
      kind: 'message_received',
      params: { member: sender.name, tool: tool?.name ?? null },
      once: `message ${id}`,
      subject: getSubject(conversationId),
      address: to.conversation(String(conversationId)),
      from: sender.id,
    },
    now,
  );
}

/** Marks the notifications of a conversation as read up to a message. Returns whether there were any. */
export function readNotificationsOfConversation(
  executor: Executor,
  memberId: number,
  { conversationId, upTo }: { conversationId: number; upTo: number },
  now: Date,
): Promise<boolean> {
  const subject = getSubject(conversationId);
  return markConversationNotificationsRead(executor, memberId, { subject, upTo }, now);
}
