import type { StoredTool, ToolState } from '../../../../domain/tool';

/** A tool that the edit form is about to show, or why it cannot. */
export interface ToolToEdit {
  /** The tool with its details, as soon as both are there. */
  tool: StoredTool | null;
  /** What its changes are made from and who can find it; the sample knows neither. */
  own: { version: number; state: ToolState } | null;
  status: 'loading' | 'unknown' | 'failed' | 'found';
  /** Asks again for whatever has failed. */
  retry: () => void;
}
