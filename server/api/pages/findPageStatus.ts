import { blogSlugs } from '../../../domain/pages/blog';
import { matchAddress, sharedPages } from '../../../domain/values/addresses';
import type { Executor } from '../../database/openDatabase';
import { findShownRecord, showsRecord } from '../../pages/records/shownPages';
import { readId } from '../../validation/readId';

export type PageStatus = 200 | 404 | 410;

/**
 * The status of a page: 404 for an address without a route and for an id of a public record that was never given, 410 for
 * a deleted record. A request for a page has no session, so every id of a booking or conversation has the same status:
 * another one for unknown ids would reveal which exist. The app tells the member whether there is one.
 */
export async function findPageStatus(executor: Executor, pathname: string): Promise<PageStatus> {
  const found = matchAddress(pathname);
  if (!found) return 404;
  const { name, part } = found;
  if (name === 'blogPost') return (blogSlugs as readonly string[]).includes(part) ? 200 : 404;
  if (name === 'statement') return /^20\d\d$/.test(part) ? 200 : 404;
  const id = readId(part);
  if (sharedPages.includes(name)) return id === null ? 404 : 200;
  if (!showsRecord(name)) return 200;
  const record = id === null ? null : await findShownRecord(executor, name, id);
  if (!record) return 404;
  return record.isGone ? 410 : 200;
}
