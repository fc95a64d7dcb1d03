import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from './app/App';
import { addressOf } from './app/StoreRouter';
import { takeOver } from './app/takeOver';
import { isDevToolsWanted } from './store/isDevToolsWanted';
import { keepInBrowser } from './store/keepInBrowser';
import { followOtherTabs } from './store/otherTabs';
import { addressChanged } from './store/slices/addressSlice';
import { startWithFirstData } from './store/startWithFirstData';
import { makeStore } from './store/store';
import { applyColourScheme, readColourScheme } from './theme/colourScheme';

async function start(): Promise<void> {
  applyColourScheme(readColourScheme());

  const history = createBrowserHistory({ window, v5Compat: true });
  const store = makeStore(
    // What shows the store is fetched by the few who look at it.
    isDevToolsWanted() ? (await import('./store/devTools')).devToolsOptions() : false,
  );
  store.dispatch(addressChanged(addressOf(history)));
  startWithFirstData(store);
  const persistor = keepInBrowser(store);
  followOtherTabs(store);
  persistor.persist();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  takeOver(root);
  // In slices: meanwhile a person may type and scroll in the first screen.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} persistor={persistor} history={history} />
      </StrictMode>,
    ),
  );
}

void start();
