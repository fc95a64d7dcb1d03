import { CategoryCount } from './CategoryCount';
import { EmptyHint } from './EmptyHint';
import { NearName } from './NearName';
import { OriginLine } from './OriginLine';
import { PriceBands } from './PriceBands';
import { RatingCounts } from './RatingCounts';
import { SortHelp } from './SortHelp';
import { ShowTotal, Total } from './Totals';

/** What live fetches after its first answer, in one chunk (docs/performance.md). Each finds the search in the address. */
export const liveParts = {
  CategoryCount,
  EmptyHint,
  NearName,
  OriginLine,
  PriceBands,
  RatingCounts,
  ShowTotal,
  SortHelp,
  Total,
};
