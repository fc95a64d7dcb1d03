import { to } from '../../domain/addresses';
import type { Executor } from '../database/openDatabase';
import { markConversationNoticesRead } from '../records/notices';
import { notify } from './notify';

/** Messages of one conversation are one notice while they are unread. */
const subjectOf = (conversationId: number) => `conversation ${conversationId}`;

interface Message {
  id: number;
  conversationId: number;
  readerId: number;
  sender: { name: string };
  /** What the conversation is about; null where it is about none. */
  tool: { name: string } | null;
}

/** Tells a member of a message to them, in the transaction that stores it. `now` is when it was sent. */
export async function tellOfMessage(
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
      subject: subjectOf(conversationId),
      address: to.conversation(String(conversationId)),
    },
    now,
  );
}

/** Who has read a conversation up to a message has read what they were told of it until then; answers whether there was any. */
export function readNoticesOfConversation(
  executor: Executor,
  memberId: number,
  { conversationId, upTo }: { conversationId: number; upTo: number },
  now: Date,
): Promise<boolean> {
  const subject = subjectOf(conversationId);
  return markConversationNoticesRead(executor, memberId, { subject, upTo }, now);
}
