import { furtherMembers } from '../../sample/furtherMembers';
import { type DescribedTool, toolFromEntry } from '../../sample/toolEntry';
import { sampleTools } from '../../sample/tools';
import { furtherToolsCapital } from './furtherToolsCapital';
import { furtherToolsElsewhere } from './furtherToolsElsewhere';

/**
 * A row of `tools` in the demo, with its specifications, included items (`whatsIncluded`) and
 * categories (by name). Its rating comes from `demoReviews`.
 */
export type DemoTool = DescribedTool;

const furtherTools = [...furtherToolsCapital, ...furtherToolsElsewhere].map((entry, index) =>
  toolFromEntry(entry, String(sampleTools.length + index + 1), furtherMembers),
);

/** All tools of the demo database, in the order of their ids: the sample tools (`1` to `30`, D5) and further ones. */
export const demoTools: readonly DemoTool[] = [...sampleTools, ...furtherTools];
