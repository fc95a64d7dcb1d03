import { NearName } from './NearName';
import { OriginLine } from './OriginLine';

/** What live fetches after its first answer, in one chunk (docs/performance.md). Each finds the search in the address. */
export const liveParts = { NearName, OriginLine };
