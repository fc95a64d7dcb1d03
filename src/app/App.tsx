import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import type { Persistor } from 'redux-persist';
import type { AppStore } from '../store/store';
import { ErrorScreen } from './ErrorScreen';
import { RequireSignIn } from './RequireSignIn';
import { SiteLayout } from './SiteLayout';
import { type BrowserHistory, StoreRouter } from './StoreRouter';
import { screens } from './screens';

interface Props {
  store: AppStore;
  persistor: Persistor;
  history: BrowserHistory;
}

const NotFound = lazy(() => import('./NotFound').then((m) => ({ default: m.NotFound })));

/** Waits for what the browser has kept: nobody signed in sees a moment of signed out. */
function WhenRead({ persistor, children }: { persistor: Persistor; children: ReactNode }) {
  const isRead = useSyncExternalStore(persistor.subscribe, () => persistor.getState().bootstrapped);
  return isRead ? children : null;
}

/** The whole app: providers, frame, and the table of addresses. */
export function App({ store, persistor, history }: Props) {
  return (
    <Provider store={store}>
      <WhenRead persistor={persistor}>
        <StoreRouter history={history}>
          <ErrorScreen resetKey="frame">
            <SiteLayout>
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
            </SiteLayout>
          </ErrorScreen>
        </StoreRouter>
      </WhenRead>
    </Provider>
  );
}
