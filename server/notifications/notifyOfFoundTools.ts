import { addresses } from '../../domain/values/addresses';
import { getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { findPlace } from '../search/places/gazetteer';
import {
  asToolSearch,
  listToolsToNotify,
  lockSearches,
  membersToCheck,
  recordCheck,
  type SearchToCheck,
  searchesToCheck,
} from '../search/records/savedSearches';
import { findToolIds, type SearchQuery } from '../search/records/searchTools';
import { notify } from './notify';

const dayMs = 86_400_000;

/** Members in one round; the next round goes on with those who have waited longest. */
const membersPerRound = 50;
/** How many tools a notification names. */
const toolsNamed = 3;

interface Telling {
  executor: Executor;
  now: () => Date;
  /** Where distances are measured from for a member without a place (D12). */
  origin: SearchQuery['origin'];
  /** Called after the commit with the notified members. */
  onNotified: (memberIds: readonly number[]) => void;
}

/**
 * Runs the saved searches that may have new matches, and tells each member of all new tools in one notification, at
 * most once in 24 hours. One transaction, which locks the member's searches, stores what was found and that it was
 * told: so any number of processes may run this, and crash.
 */
export function notifyOfFoundTools({
  executor,
  now,
  origin,
  onNotified,
}: Telling): () => Promise<void> {
  async function checkMember(memberId: number): Promise<boolean> {
    const at = now();
    const today = getCopenhagenDate(at);
    const checks: { search: SearchToCheck; found: number[] }[] = [];
    for (const search of await searchesToCheck(executor, memberId, today)) {
      const asked = asToolSearch(search.filters, {
        origin: findPlace(search.filters.near) ?? search.origin ?? origin,
        today,
      });
      checks.push({ search, found: await findToolIds(executor, asked) });
    }
    return executor.transaction().execute(async (transaction) => {
      const present = await lockSearches(transaction, memberId, new Date(at.getTime() - dayMs));
      const news = new Map<number, number[]>();
      for (const { search, found } of checks) {
        const row = present.find(({ id }) => id === search.id);
        if (!row) continue;
        const known = new Set(row.known);
        news.set(
          row.id,
          found.filter((id) => !known.has(id) && id >= row.knownFrom),
        );
      }
      const tools = await listToolsToNotify(transaction, memberId, [
        ...new Set([...news.values()].flat()),
      ]);
      const told = new Set(tools.map(({ id }) => id));
      for (const { search } of checks) {
        const found = news.get(search.id)?.filter((id) => told.has(id));
        if (!found) continue;
        const toldAt = found.length > 0 ? at : null;
        await recordCheck(transaction, {
          id: search.id,
          lookedAt: search.lookedAt,
          news: found,
          toldAt,
        });
      }
      if (tools.length === 0) return false;
      await notify(
        transaction,
        {
          memberId,
          kind: 'search_found',
          params: { tools: tools.slice(0, toolsNamed), count: tools.length },
          once: `searches of ${memberId} ${at.toISOString()}`,
          address: addresses.savedSearches,
          from: null,
          isTimed: true,
        },
        at,
      );
      return true;
    });
  }

  return async () => {
    const at = now();
    const today = getCopenhagenDate(at);
    const toldSince = new Date(at.getTime() - dayMs);
    const due = await membersToCheck(executor, { today, toldSince, most: membersPerRound });
    for (const memberId of due) {
      if (await checkMember(memberId)) onNotified([memberId]);
    }
  };
}
