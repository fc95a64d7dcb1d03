import { limits } from '../../config/limits';
import type { ToolPage } from '../../tools/records/tools';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';

interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/**
 * The requested page of a member's tools; without arguments the largest first page. Throws `BAD_USER_INPUT` for an
 * invalid one.
 */
export function readToolPage({ first, after }: PageArguments): ToolPage {
  const { tools } = limits.lists;
  const most = first ?? tools;
  if (most < 1 || most > tools) throw badInput(`first must be 1 to ${tools}.`);
  if (after === null || after === undefined) return { first: most, after: null };
  const afterId = readId(after);
  if (afterId === null) throw badInput('after is not the id of a tool.');
  return { first: most, after: afterId };
}
