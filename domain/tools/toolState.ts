import type { ToolState } from './tool';

const next: Record<ToolState, readonly ToolState[]> = {
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['PAUSED'],
  PAUSED: ['PUBLISHED'],
};

/** Whether an owner may change the state of a tool from one to another. Keeping the state is always allowed. */
export function canBecome(from: ToolState, to: ToolState): boolean {
  return from === to || next[from].includes(to);
}
