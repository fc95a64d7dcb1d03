import { baseApi } from '../api/baseApi';
import type { AppDispatch } from './rootReducer';
import type { FailedQuery } from './slices/toastsSlice';

interface Initiable {
  initiate: (
    args: unknown,
    options: { forceRefetch: true; subscribe: false },
  ) => Parameters<AppDispatch>[0];
}

/** Sends failed queries again, for the components that still show them (D16). */
export function retryQueries(failed: readonly FailedQuery[]) {
  return (dispatch: AppDispatch): void => {
    const endpoints = baseApi.endpoints as unknown as Record<string, Initiable | undefined>;
    for (const { endpoint, args } of failed) {
      const asked = endpoints[endpoint];
      if (asked) {
        dispatch(asked.initiate(args ?? undefined, { forceRefetch: true, subscribe: false }));
      }
    }
  };
}
