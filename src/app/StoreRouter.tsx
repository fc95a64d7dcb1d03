import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { type UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { useAppSelector, useAppStore } from '../store/hooks';
import { type AddressState, addressChanged, selectAddress } from '../store/slices/addressSlice';
import { isLookingBack } from '../store/timeTravel';
import { NavigationPendingContext } from './NavigationPendingContext';

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** Where the browser is, as the store keeps it. */
export function addressOf(history: BrowserHistory): AddressState {
  const { pathname, search, hash, key } = history.location;
  return { pathname, search, hash, key, action: history.action };
}

/**
 * The declarative router with its location in the store: the address is one more thing that stepping
 * through the actions steps through (docs/decisions/address-in-store.md). The location of another screen is
 * deferred, so the old one stays until the next one's chunk has come.
 */
export function StoreRouter({
  history,
  children,
}: {
  history: BrowserHistory;
  children: ReactNode;
}) {
  const store = useAppStore();
  const address = useAppSelector(selectAddress);
  const deferred = useDeferredValue(address);
  // Within a screen nothing has to come first, and what was pressed is to look pressed at once.
  const shown = deferred.pathname === address.pathname ? address : deferred;
  const location = useMemo(() => ({ ...shown, state: null }), [shown]);

  useLayoutEffect(() => {
    const follow = () => store.dispatch(addressChanged(addressOf(history)));
    return history.listen(follow);
  }, [history, store]);

  // When DevTools jumps, the address bar follows, and nobody is told: nothing has happened.
  useLayoutEffect(() => {
    const url = address.pathname + address.search + address.hash;
    const { pathname, search, hash } = window.location;
    if (url !== pathname + search + hash) window.history.replaceState(null, '', url);
  }, [address]);

  // A guard that sends somebody on must not do so while DevTools shows a former moment.
  const navigator = useMemo<BrowserHistory>(() => {
    const unlessLookingBack =
      <A extends unknown[]>(move: (...args: A) => void) =>
      (...args: A) => {
        if (!isLookingBack(store)) move(...args);
      };
    return Object.create(history, {
      push: { value: unlessLookingBack(history.push), writable: true },
      replace: { value: unlessLookingBack(history.replace), writable: true },
      go: { value: unlessLookingBack(history.go), writable: true },
    }) as BrowserHistory;
  }, [history, store]);

  return (
    <NavigationPendingContext value={address !== shown}>
      <Router
        location={location}
        navigationType={shown.action as Parameters<typeof Router>[0]['navigationType'] & string}
        navigator={navigator}
      >
        {children}
      </Router>
    </NavigationPendingContext>
  );
}
