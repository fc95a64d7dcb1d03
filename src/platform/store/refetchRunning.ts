import { isAnyOf, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { listener } from './listener';
import type { AppDispatch, RootState } from './rootReducer';

type Tags = Parameters<typeof baseApi.util.selectInvalidatedBy>[1];
type AnyEndpoint = Record<
  string,
  { select: (args: unknown) => (state: RootState) => { status: string } }
>;

/** The tags that mutations invalidate. */
const mutatedTags: Tags = [
  'Viewer',
  'Distances',
  'Tools',
  'Reservations',
  'Bookings',
  'Conversations',
  'Notices',
];

const isSettledMutation = (action: unknown) =>
  isAnyOf(isFulfilled, isRejectedWithValue)(action) &&
  (action.meta.arg as { type?: string } | undefined)?.type === 'mutation';

/**
 * Tags are invalidated immediately, so that a slow search delays nothing. RTK Query then skips a query that is already
 * running, although its response may be older than the change: such a query is fetched again when it has ended.
 */
listener.startListening.withTypes<RootState, AppDispatch>()({
  predicate: (action) => baseApi.util.invalidateTags.match(action) || isSettledMutation(action),
  effect: async (action, { dispatch, getState, getOriginalState }) => {
    const before = getOriginalState();
    const tags = baseApi.util.invalidateTags.match(action) ? action.payload : mutatedTags;
    const endpoints = baseApi.endpoints as AnyEndpoint;
    const { token } = before.auth;
    const running = dispatch(baseApi.util.getRunningQueriesThunk());
    await Promise.all(
      running.map(async (query) => {
        await query;
        const entry = baseApi.util
          .selectInvalidatedBy(getState(), tags)
          .find(({ queryCacheKey }) => queryCacheKey === query.queryCacheKey);
        if (!entry || getState().auth.token !== token) return;
        const { status } = endpoints[entry.endpointName]?.select(entry.originalArgs)(before) ?? {};
        if (status === 'pending') query.refetch();
      }),
    );
  },
});
