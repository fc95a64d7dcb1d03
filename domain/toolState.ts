import type { ToolState } from './tool';

const next: Record<ToolState, readonly ToolState[]> = {
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['PAUSED'],
  PAUSED: ['PUBLISHED'],
};

/** Whether an owner may turn a tool from one state into another. Staying as it is always goes. */
export function canBecome(from: ToolState, to: ToolState): boolean {
  return from === to || next[from].includes(to);
}
