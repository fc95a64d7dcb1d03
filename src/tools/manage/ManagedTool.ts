import type { StoredTool } from '../../../domain/tools/tool';
import type { Cents } from '../../../domain/values/money';
import type { OwnToolRow } from '../api/lendingApi';

/** A row of the list: a tool of the store without its texts, with the data that only its owner gets. */
export interface ManagedTool extends Omit<StoredTool, 'description'> {
  own?: OwnToolRow;
  /** How many of its units are not lent out; left out in the letter. */
  freeUnits?: number;
  /** Undefined until it is known, null where it cannot be. */
  earnedCents?: Cents | null | undefined;
}

/** The person's tools as the list shows them, and whether they have loaded. */
export interface ManagedTools {
  tools: readonly ManagedTool[];
  status: 'loading' | 'failed' | 'ready';
  /** Repeats the request that has failed. */
  retry: () => void;
}
