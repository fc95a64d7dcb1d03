import { furtherTools } from '../../sample/furtherTools';
import { type SampleTool, sampleTools } from '../../sample/tools';

/**
 * All tools of the demo database, in the order of their ids: the sample tools (`1` to `30`, D5) and further
 * ones. Their ratings come from `demoReviews`.
 */
export const demoTools: readonly SampleTool[] = [...sampleTools, ...furtherTools];
