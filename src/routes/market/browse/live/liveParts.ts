import { CategoryCount } from './CategoryCount';
import { EmptyHint } from './EmptyHint';
import { MapButton } from './MapButton';
import { NearName } from './NearName';
import { OriginLine } from './OriginLine';
import { PriceBands } from './PriceBands';
import { RatingCounts } from './RatingCounts';
import { SaveSearchPart } from './SaveSearchPart';
import { SearchHelpPart } from './SearchHelpPart';
import { SearchTitle } from './SearchTitle';
import { SortHelp } from './SortHelp';
import { ToolMapPart } from './ToolMapPart';
import { ShowTotal, Total } from './Totals';

/** What live loads after its first response, in one chunk (docs/performance.md). Each part reads the address. */
export const liveParts = {
  CategoryCount,
  EmptyHint,
  MapButton,
  NearName,
  OriginLine,
  PriceBands,
  RatingCounts,
  SaveSearchPart,
  SearchHelpPart,
  SearchTitle,
  ShowTotal,
  SortHelp,
  ToolMapPart,
  Total,
};
