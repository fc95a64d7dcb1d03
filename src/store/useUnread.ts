import { useAppSelector } from './hooks';

/** The cache key of `unreadMessages`, whose endpoint comes in a later chunk. */
const cacheKey = 'unreadMessages(undefined)';

/** How many messages the person has not read: one number for the header, the dashboard and the title of the tab. */
export function useUnread(): number {
  return useAppSelector(({ api }) => Number(api.queries[cacheKey]?.data ?? 0));
}
