import type { StoredTool } from '../../../../domain/tool';
import type { OwnToolRow } from '../../../store/api/lendingApi';

/** A row of the list: a tool of the store without its texts, in live with what the service says to its owner alone. */
export interface ManagedTool extends Omit<StoredTool, 'description'> {
  own?: OwnToolRow;
}

/** The tools of the person as the list shows them, and how far they are. */
export interface ManagedTools {
  tools: readonly ManagedTool[];
  status: 'loading' | 'failed' | 'ready';
  /** Asks again for what has failed. */
  retry: () => void;
}
