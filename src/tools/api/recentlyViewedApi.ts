import { mostSearches, mostSeen, withNewest } from '../../../domain/tools/recentlyViewed';
import { baseApi } from '../../platform/api/baseApi';
import {
  changeRecentlyViewed,
  type RecentlyViewed,
  readRecentlyViewed,
} from '../../platform/browser/recentlyViewedStorage';

const recentlyViewedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The viewed tools and searches that this browser stores. The cached answer is dropped with the session, as every
     * answer is.
     */
    lately: build.query<RecentlyViewed, void>({
      queryFn: () => {
        const { seen, searches } = readRecentlyViewed();
        return {
          data: { seen: seen.slice(0, mostSeen), searches: searches.slice(0, mostSearches) },
        };
      },
    }),
  }),
});

/** Stores the change, and shows it on the screens that read it. */
function changed(change: (kept: RecentlyViewed) => RecentlyViewed) {
  changeRecentlyViewed(change);
  return recentlyViewedApi.endpoints.lately.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });
}

/** A tool was looked at. */
export const toolSeen = (id: string) =>
  changed((kept) => ({ ...kept, seen: withNewest(kept.seen, id, mostSeen) }));

/** Something was searched for. */
export const wordSearched = (term: string) =>
  changed((kept) => ({ ...kept, searches: withNewest(kept.searches, term, mostSearches) }));

export const seenCleared = () => changed((kept) => ({ ...kept, seen: [] }));

export const searchesCleared = () => changed((kept) => ({ ...kept, searches: [] }));

export const { useLatelyQuery } = recentlyViewedApi;
