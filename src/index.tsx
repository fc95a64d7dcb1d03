import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { readLanguage } from '../domain/language';
import { App } from './app/App';
import { addressOf } from './app/StoreRouter';
import { NotFound, screenAt } from './app/screens';
import { catchUp, takePressedEarly } from './browser/catchUp';
import { hearStepsFirst } from './browser/historySteps';
import { pageSource } from './browser/pageSource';
import { fetchTexts, makeI18n } from './locales/makeI18n';
import { isDevToolsWanted } from './store/isDevToolsWanted';
import { keepInBrowser } from './store/keepInBrowser';
import { followOtherTabs } from './store/otherTabs';
import { addressChanged } from './store/slices/addressSlice';
import { languageTaken } from './store/slices/languageSlice';
import { makeStore, type RootState } from './store/store';
import { applyKeptColourScheme } from './theme/colourScheme';

/** The state that the service rendered this page from; undefined on a page without content. */
function readServerState(): RootState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as RootState) : undefined;
}

async function start(): Promise<void> {
  applyKeptColourScheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');

  // What shows the store to developers is fetched by the few who look at it.
  const devTools = isDevToolsWanted() ? await import('./app/lookBack') : null;
  const recorder = await devTools?.openDevTools();
  hearStepsFirst();
  const history = createBrowserHistory({ window, v5Compat: true });
  const serverState = readServerState();
  const store = makeStore({
    devTools: recorder?.enhancer,
    preloadedState: serverState,
    source: pageSource(),
    language: readLanguage(document.cookie),
  });
  const i18n = makeI18n();
  const { language } = store.getState();
  // Where they cannot be had, the page speaks as given, and `Texts` says so.
  const showTexts = await fetchTexts(i18n, language).catch(() => null);
  showTexts?.();
  if (recorder) devTools?.lookBack(recorder, store, history);
  followOtherTabs(store);
  const readKept = async () => {
    await keepInBrowser(store);
    delete document.documentElement.dataset['session'];
  };
  // The hash is the browser's alone, so the service cannot have rendered it.
  store.dispatch(addressChanged(addressOf(history)));

  if (!serverState) {
    // Nobody who is signed in sees a moment of signed out.
    await readKept();
    takePressedEarly();
    createRoot(root).render(
      <StrictMode>
        <App store={store} history={history} i18n={i18n} />
      </StrictMode>,
    );
    return;
  }

  const screen = screenAt(history.location.pathname)?.Component ?? NotFound;
  // One that cannot be fetched is hydrated all the same: the error screen says so.
  await screen.preload().catch(() => undefined);
  const pressed = takePressedEarly();
  const onReady = () => {
    // Outside React's own work, so that each event is answered before the next comes.
    queueMicrotask(() => catchUp(root, pressed));
    void readKept();
    // A page that the browser kept may be older than the choice.
    const chosen = readLanguage(document.cookie);
    if (chosen !== language) store.dispatch(languageTaken(chosen));
  };
  // In slices: meanwhile a person may type and scroll.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App
          store={store}
          history={history}
          i18n={i18n}
          serverState={serverState}
          onReady={onReady}
        />
      </StrictMode>,
    );
  });
}

void start();
