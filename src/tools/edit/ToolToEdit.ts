import type { ToolState } from '../../../domain/tools/tool';
import type { ToolFormValues } from '../form/toolForm';

/** A tool that the edit form is about to show, or why it cannot. */
export interface ToolToEdit {
  /** The initial values of the form, once the tool and its details have loaded. */
  start: ToolFormValues | null;
  /** The version that changes are based on, and the state; null in the letter, which has neither. */
  own: { version: number; state: ToolState } | null;
  status: 'loading' | 'unknown' | 'failed' | 'found';
  /** Repeats the requests that have failed. */
  retry: () => void;
}
