import { MapButton } from './MapButton';
import { NearName } from './NearName';
import { OriginLine } from './OriginLine';
import { ToolMapPart } from './ToolMapPart';

/** What live fetches after its first answer, in one chunk (docs/performance.md). Each finds the search in the address. */
export const liveParts = { MapButton, NearName, OriginLine, ToolMapPart };
