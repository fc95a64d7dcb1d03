import { isRejected } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { listener } from './listener';
import type { AppDispatch, RootState } from './rootReducer';

/**
 * Tags are invalidated immediately, so that a slow search delays nothing. RTK Query then skips a query that is already
 * running, although its response may be older than the change. Such a query is fetched again when it has ended.
 */
const startListening = listener.startListening.withTypes<RootState, AppDispatch>();

/** Fetches again when the running query has ended, unless it runs again already. */
function refetchAfterRun(queryCacheKey: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { token } = getState().auth;
    const findRunning = () =>
      dispatch(baseApi.util.getRunningQueriesThunk()).find(
        (query) => query.queryCacheKey === queryCacheKey,
      );
    const running = findRunning();
    await running;
    if (getState().auth.token === token && !findRunning()) running?.refetch();
  };
}

// A refetch that RTK Query has skipped.
startListening({
  predicate: (action) =>
    isRejected(action) &&
    action.meta.condition &&
    (action.meta.arg as { forceRefetch?: unknown } | undefined)?.forceRefetch === true,
  effect: async (action, { dispatch }) => {
    const { arg } = (action as unknown as { meta: { arg: { queryCacheKey: string } } }).meta;
    await dispatch(refetchAfterRun(arg.queryCacheKey));
  },
});

// A query that runs for the first time has no tags yet.
startListening({
  actionCreator: baseApi.util.invalidateTags,
  effect: async ({ payload: tags }, { dispatch, getState }) => {
    const running = dispatch(baseApi.util.getRunningQueriesThunk());
    const known = baseApi.util.selectInvalidatedBy(getState(), tags);
    await Promise.all(
      running.map(async (query) => {
        const isIn = (entries: typeof known) =>
          entries.some(({ queryCacheKey }) => queryCacheKey === query.queryCacheKey);
        if (isIn(known)) return;
        await query;
        if (isIn(baseApi.util.selectInvalidatedBy(getState(), tags))) query.refetch();
      }),
    );
  },
});
