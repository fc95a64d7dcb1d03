import type { PendingMessage } from '../store/slices/pendingSlice';
import { createItemStorage } from './createItemStorage';

function isPending(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Record<string, unknown>;
  return (
    ['clientId', 'conversationId', 'memberId', 'content', 'writtenAt'].every(
      (field) => typeof message[field] === 'string',
    ) &&
    Array.isArray(message['pictures']) &&
    message['pictures'].every((picture) => typeof picture === 'string') &&
    (message['refusal'] === null || typeof message['refusal'] === 'string')
  );
}

const kept = createItemStorage<PendingMessage>({
  name: 'pendingMessages',
  what: 'Messages',
  isOne: isPending,
  idOf: ({ clientId }) => clientId,
  at: ({ writtenAt }) => writtenAt,
});

/** The messages of a person that are kept, in the order they were written. Damaged ones are left out. */
export function keptPending(memberId: string): PendingMessage[] {
  return kept.all().filter((message) => message.memberId === memberId);
}

export const keepPending = kept.keep;
export const forgetPending = kept.forget;
