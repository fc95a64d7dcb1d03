import type { ToolState } from '../../../../domain/tool';
import type { ToolFormValues } from '../../../features/lending/toolForm';

/** A tool that the edit form is about to show, or why it cannot. */
export interface ToolToEdit {
  /** What the form begins with, as soon as the tool and its details are there. */
  start: ToolFormValues | null;
  /** What its changes are made from and who can find it; the sample knows neither. */
  own: { version: number; state: ToolState } | null;
  status: 'loading' | 'unknown' | 'failed' | 'found';
  /** Asks again for whatever has failed. */
  retry: () => void;
}
