import type { OwnTool, StoredTool } from '../../../../domain/tool';

/** A row of the list: a tool of the store, in live with what the service says to its owner alone. */
export interface ManagedTool extends StoredTool {
  own?: OwnTool;
}

/** The tools of the person as the list shows them, and how far they are. */
export interface ManagedTools {
  tools: readonly ManagedTool[];
  status: 'loading' | 'failed' | 'ready';
  /** Asks again for what has failed. */
  retry: () => void;
}
