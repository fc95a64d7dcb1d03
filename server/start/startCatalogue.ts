import { getCopenhagenDate } from '../../domain/values/days';
import { cacheForSeconds } from '../database/cacheForSeconds';
import type { Database } from '../database/openDatabase';
import { createSiteNotices } from '../office/createSiteNotices';
import { homeStories } from '../pages/records/homeStories';
import { createSearchMisses } from '../search/misses/createSearchMisses';
import { createViews } from '../tools/createViews';
import { allCategories, countTools } from '../tools/records/categories';
import type { Start } from './createStart';
import { deleteOldSearchMisses, deleteOldViewers } from './deleteExpiredRows';
import type { StartOptions } from './StartOptions';

/** The catalogue, equal for all visitors: cached categories and counts, counted views and search misses. */
export async function startCatalogue(
  { log, now, onStop, schedule }: Start,
  { executor, reader }: Pick<Database, 'executor' | 'reader'>,
  { source }: Pick<StartOptions, 'source'>,
) {
  const searchMisses = createSearchMisses(executor, { now, log, isCounting: source === 'live' });
  onStop(() => searchMisses.store());
  schedule('frequent', () => searchMisses.store());
  schedule('hourly', () => deleteOldSearchMisses(executor, getCopenhagenDate(now())));
  schedule('hourly', () => deleteOldViewers(executor, getCopenhagenDate(now())));

  const siteNotices = createSiteNotices(executor, now);
  await siteNotices.refresh();
  schedule('frequent', () => siteNotices.refresh());

  async function readToolCounts(): Promise<ReadonlyMap<number, number>> {
    const counts = await countTools(reader);
    return new Map(counts.map(({ categoryId, tools }) => [categoryId, tools]));
  }
  return {
    categories: await allCategories(executor),
    toolCounts: cacheForSeconds(readToolCounts, 10, now),
    homeStories: cacheForSeconds(() => homeStories(reader), 60, now),
    views: createViews(executor, now),
    searchMisses,
    siteNotices,
  };
}
