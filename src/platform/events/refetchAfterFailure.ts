import { isRejectedWithValue } from '@reduxjs/toolkit';
import { eventTagTypes } from '../../../domain/notifications/memberEvent';
import { type ApiError, baseApi } from '../api/baseApi';
import { listener } from '../store/listener';
import type { AppDispatch, RootState } from '../store/rootReducer';
import { isTransient } from './isTransient';
import { failuresAfter, reconnectDelay } from './reconnectDelay';

interface FailedCall {
  meta: { arg?: { type?: string } };
  payload?: ApiError;
}

/**
 * An event reports a change only once. If the answer to the query it caused is lost while the stream goes on, no other
 * event would cause it: so everything shown is fetched again after a while, as after a gap.
 */
export function refetchAfterFailure(): void {
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  listener.startListening.withTypes<RootState, AppDispatch>()({
    matcher: isRejectedWithValue(),
    effect: async (action, { dispatch, getState, delay, cancelActiveListeners }) => {
      const { meta, payload: error } = action as unknown as FailedCall;
      const isQuery = meta.arg?.type === 'query' || meta.arg?.type === 'infinitequery';
      if (!isQuery || !error || !isTransient(error)) return;
      cancelActiveListeners();
      failures = failuresAfter(failures, performance.now() - failedAt);
      failedAt = performance.now();
      await delay(reconnectDelay(failures, Math.random()));
      // Without a stream there is nothing to do: the next one begins with a gap.
      if (getState().account.events.connected) {
        dispatch(baseApi.util.invalidateTags([...eventTagTypes]));
      }
    },
  });
}
