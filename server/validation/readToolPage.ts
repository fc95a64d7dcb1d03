import { badInput } from '../errors';
import { limits } from '../limits';
import type { ToolPage } from '../records/tools';
import { readId } from './readId';

interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** Which part of a list of somebody's tools is asked for; all of it when nothing is said. Throws on what is no part. */
export function readToolPage({ first, after }: PageArguments): ToolPage {
  const { tools } = limits.lists;
  const most = first ?? tools;
  if (most < 1 || most > tools) throw badInput(`first must be 1 to ${tools}.`);
  if (after === null || after === undefined) return { first: most, after: null };
  const afterId = readId(after);
  if (afterId === null) throw badInput('after is not the id of a tool.');
  return { first: most, after: afterId };
}
