import { keptKey } from '../../browser/keptKey';
import type { PendingMessage } from '../slices/pendingSlice';

/** Each under a key of its own, so that two tabs never overwrite each other's. */
const prefix = () => `${keptKey('pendingMessages')}/`;

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

function read(key: string): PendingMessage | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

/** The messages of a person that are kept, in the order they were written. Damaged ones are left out. */
export function keptPending(memberId: string): PendingMessage[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix()))
      .flatMap((key) => read(key) ?? [])
      .filter((message) => message.memberId === memberId)
      .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt));
  } catch {
    return [];
  }
}

/** Writes what is new or another, and deletes what is gone. Storage that is blocked or full keeps nothing. */
export function keepPending(
  now: readonly PendingMessage[],
  before: readonly PendingMessage[],
): void {
  try {
    for (const message of now) {
      if (!before.includes(message)) {
        localStorage.setItem(prefix() + message.clientId, JSON.stringify(message));
      }
    }
    const left = new Set(now.map(({ clientId }) => clientId));
    for (const { clientId } of before) {
      if (!left.has(clientId)) localStorage.removeItem(prefix() + clientId);
    }
  } catch (error) {
    console.warn('Messages on their way are kept in this tab only', error);
  }
}

/** Deletes what is kept of everybody: who signs out leaves nothing behind. */
export function forgetPending(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix())) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}
