import { useEffect } from 'react';
import { keepOffline } from '../../bookings/hooks/keepOffline';
import { joinLanguage } from '../../members/hooks/accountLanguage';
import { pushApi } from '../../notifications/api/pushApi';
import { endSubscription, presentSubscription } from '../../platform/browser/push';
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks';
import { listener } from '../../platform/store/listener';
import type { AppDispatch, RootState } from '../../platform/store/rootReducer';
import { selectToken, signedOut } from '../../platform/store/slices/authSlice';
import { useHasAccount } from '../../platform/store/useHasAccount';
import { useIsRehydrated } from '../../platform/store/useIsRehydrated';
import { joinFavourites } from '../../tools/hooks/accountFavourites';
import { followEvents } from './followEvents';

/** Milliseconds after which bookings are fetched for offline use: the screen's own data come first. */
const offlineDelay = 5_000;

/**
 * Joins the account at sign-in, and on load with a token. A screen of a former moment (`isFrozen`) joins nothing: it
 * would follow events beside the app of the present, and go on after the moment is closed.
 */
export function useJoinAccount({ isFrozen }: { isFrozen: boolean }): void {
  const dispatch = useAppDispatch();
  const hasAccount = useHasAccount();
  const token = useAppSelector(selectToken);
  const rehydrated = useIsRehydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another member, and so another account
  useEffect(() => {
    if (isFrozen || !hasAccount || !rehydrated) return;
    void dispatch(joinAccount());
    const timer = setTimeout(() => void dispatch(keepOffline()), offlineDelay);
    return () => clearTimeout(timer);
  }, [dispatch, isFrozen, hasAccount, rehydrated, token]);
}

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
function joinPush() {
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

/** Merges what this browser has with what the account holds, and follows the event stream from then on. */
export function joinAccount() {
  return async (dispatch: AppDispatch): Promise<void> => {
    dispatch(followEvents());
    await Promise.all([dispatch(joinFavourites()), dispatch(joinLanguage()), dispatch(joinPush())]);
  };
}
