import type { I18n } from '@lingui/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import type { AppStore, RootState } from '../store/store';
import { ErrorScreen } from './ErrorScreen';
import { RequireSignIn } from './RequireSignIn';
import { SiteLayout } from './SiteLayout';
import { type BrowserHistory, StoreRouter } from './StoreRouter';
import { NotFound, screens } from './screens';
import { Texts } from './Texts';

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
