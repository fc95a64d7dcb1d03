import { blogSlugs } from '../../../domain/pages/blog';
import { matchAddress } from '../../../domain/values/addresses';
import type { Executor } from '../../database/openDatabase';
import { findShownRecord, showsRecord } from '../../pages/records/shownPages';
import { readId } from '../../validation/readId';

export type PageStatus = 200 | 404 | 410;

/**
 * The status of a page: 404 for an address without a route and for an id that was never given, 410 for a deleted record.
 * Whether a member may see it is decided later, in the app.
 */
export async function findPageStatus(executor: Executor, pathname: string): Promise<PageStatus> {
  const found = matchAddress(pathname);
  if (!found) return 404;
  const { name, part } = found;
  if (name === 'blogPost') return (blogSlugs as readonly string[]).includes(part) ? 200 : 404;
  if (name === 'statement') return /^20\d\d$/.test(part) ? 200 : 404;
  if (!showsRecord(name)) return 200;
  const id = readId(part);
  const record = id === null ? null : await findShownRecord(executor, name, id);
  if (!record) return 404;
  return record.isGone ? 410 : 200;
}
