import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo } from 'react';
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  Router,
  useLocation,
} from 'react-router-dom';
import { useAppSelector, useAppStore } from '../platform/store/hooks';
import {
  type AddressReason,
  type AddressState,
  addressChanged,
  selectAddress,
} from '../platform/store/slices/addressSlice';
import { screenChanged, selectParts } from '../platform/store/slices/screenSlice';
import { selectDifferences } from '../platform/store/useDifferences';
import { ScreenStateContext } from '../ui/useScreenState';
import { NavigationPendingContext } from './NavigationPendingContext';

/** Keeps the screen's own state in the store, such as an open dialog, under the current address. */
function ScreenStateProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const { pathname: path } = useLocation();
  const parts = useMemo(
    () => ({
      read: (part: string) => selectParts(store.getState(), path)?.[part],
      write: (part: string, value: unknown) => {
        store.dispatch(screenChanged({ path, part, value }));
      },
      subscribe: store.subscribe,
      saysBelow: selectDifferences(store.getState()).showsFieldMessages,
    }),
    [store, path],
  );
  return <ScreenStateContext value={parts}>{children}</ScreenStateContext>;
}

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The browser's location in the form that the store keeps. */
export function getAddress(history: BrowserHistory): AddressState {
  const { pathname, search, hash, key } = history.location;
  return { pathname, search, hash, key, action: history.action };
}

type Move = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** Why the address changed: the `why` in the location's state, else a reason from the kind of change. */
function getReason({ action, location, delta }: Move): AddressReason {
  if (action === 'POP') {
    if (!delta) return 'opened';
    return delta < 0 ? 'wentBack' : 'wentForward';
  }
  const { why } = (location.state ?? {}) as { why?: AddressReason };
  return why ?? (action === 'PUSH' ? 'linkFollowed' : 'redirected');
}

/**
 * The declarative router with its location in the store, so that stepping through the actions steps through the
 * addresses too (docs/decisions/01-address-in-store.md). The location of another screen is deferred, so the old screen
 * stays until the next one's chunk has loaded.
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
  // Within a screen no chunk has to load, and a clicked control must respond immediately.
  const shown = deferred.pathname === address.pathname ? address : deferred;
  const location = useMemo(() => ({ ...shown, state: null }), [shown]);

  useLayoutEffect(() => {
    return history.listen((move) => {
      store.dispatch(addressChanged(getAddress(history), getReason(move)));
    });
  }, [history, store]);

  return (
    <NavigationPendingContext value={address !== shown}>
      <Router
        location={location}
        navigationType={shown.action as Parameters<typeof Router>[0]['navigationType'] & string}
        navigator={history}
      >
        <ScreenStateProvider>{children}</ScreenStateProvider>
      </Router>
    </NavigationPendingContext>
  );
}
