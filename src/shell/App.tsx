import type { I18n } from '@lingui/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Provider } from 'react-redux';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { to } from '../../domain/values/addresses';
import '../members/hooks/sessionListeners';
import { useAppSelector } from '../platform/store/hooks';
import type { RootState } from '../platform/store/rootReducer';
import { selectAddress } from '../platform/store/slices/addressSlice';
import { selectSignedIn } from '../platform/store/slices/authSlice';
import type { AppStore } from '../platform/store/store';
import { ErrorScreen } from './ErrorScreen';
import { SiteLayout } from './SiteLayout';
import { type BrowserHistory, StoreRouter } from './StoreRouter';
import { NotFound, screens } from './screens';
import { Texts } from './Texts';

/** Sends a visitor to sign in, and back here afterwards (D7). */
function RequireSignIn({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectSignedIn);
  const { pathname, search, hash } = useLocation();
  const target = useAppSelector(selectAddress);
  if (signedIn) return children;
  // After sign-out the person is on the way to another address, and this screen stays until the chunk of the next one
  // has loaded.
  if (target.pathname !== pathname) return null;
  return <Navigate to={to.signIn(pathname + search + hash)} replace />;
}

interface Props {
  store: AppStore;
  history: BrowserHistory;
  /** Already in the store's language where the first render must show its texts. */
  i18n: I18n;
  /** The state that the page was rendered from, where the service rendered it. */
  serverState?: RootState | undefined;
  /** Called once, when the first screen is mounted and handles events. */
  onReady?: () => void;
}

/** Calls `onReady` once its children are mounted; on a rendered page that is when they are hydrated. */
function NotifyMounted({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const wasReady = useRef(false);
  const ready = useEffectEvent(() => {
    // The development build runs each effect twice.
    if (!wasReady.current) onReady();
    wasReady.current = true;
  });
  useEffect(ready, []);
  return children;
}

/** The whole app: providers, frame, and the table of addresses. */
export function App({ store, history, i18n, serverState, onReady = () => undefined }: Props) {
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <Texts i18n={i18n}>
        <StoreRouter history={history}>
          <ErrorScreen resetKey="frame">
            <SiteLayout>
              <NotifyMounted onReady={onReady}>
                <Routes>
                  {screens.map(({ path, guarded, Component }) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        guarded ? (
                          <RequireSignIn>
                            <Component />
                          </RequireSignIn>
                        ) : (
                          <Component />
                        )
                      }
                    />
                  ))}
                  <Route path="*" element={<NotFound />} />
                </Routes>
              </NotifyMounted>
            </SiteLayout>
          </ErrorScreen>
        </StoreRouter>
      </Texts>
    </Provider>
  );
}
