import type { PendingPress } from '../store/slices/pressesSlice';
import { createItemStorage } from './createItemStorage';

const steps = ['CONFIRM_PICKUP', 'MARK_RETURNED', 'CONFIRM_RETURN'];

function isPress(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { step, input = {} } = value as Record<string, unknown>;
  if (!steps.includes(String(step)) || typeof input !== 'object' || input === null) return false;
  const { code } = input as Record<string, unknown>;
  return code === undefined || typeof code === 'string';
}

function isPending(value: unknown): value is PendingPress {
  if (typeof value !== 'object' || value === null) return false;
  const press = value as Record<string, unknown>;
  return (
    ['id', 'bookingId', 'memberId', 'session', 'pressedAt'].every(
      (field) => typeof press[field] === 'string',
    ) &&
    ['sending', 'unsent', 'unanswered'].includes(String(press['how'])) &&
    isPress(press['press']) &&
    (press['refusal'] === null || typeof press['refusal'] === 'string')
  );
}

/** Presses on their way, as this browser keeps them. */
export const keptPresses = createItemStorage<PendingPress>({
  name: 'pendingPresses',
  what: 'Presses',
  isOne: isPending,
  idOf: ({ id }) => id,
  at: ({ pressedAt }) => pressedAt,
});
