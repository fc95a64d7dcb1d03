import { endSubscription, presentSubscription } from '../browser/push';
import { pushApi } from './api/pushApi';
import type { AppDispatch } from './hooks';
import { listener } from './listener';
import { signedOut } from './slices/authSlice';
import type { RootState } from './store';

const startListening = listener.startListening.withTypes<RootState, AppDispatch>();

// The service deletes the subscription with the session; this covers a service that cannot be reached.
startListening({
  actionCreator: signedOut,
  effect: () => endSubscription().catch(() => undefined),
});

/**
 * At sign-in, and on load with a token: ends this browser's subscription when it belongs to another person, or the
 * service does not know it.
 */
export function joinPush() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { token } = getState().auth;
    const present = await presentSubscription().catch(() => null);
    if (!present) return;
    const { data: push } = await dispatch(
      pushApi.endpoints.push.initiate(present.endpoint, { forceRefetch: true, subscribe: false }),
    );
    if (!push || push.isSubscribed || getState().auth.token !== token) return;
    await endSubscription().catch(() => undefined);
  };
}
