import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { readLanguage } from '../domain/values/language';
import { listenBeforeRouter } from './platform/browser/historySteps';
import { replayEarlyInput, takePressedEarly } from './platform/browser/replayEarlyInput';
import { learnServiceTime } from './platform/browser/serviceTime';
import { pageSource } from './platform/browser/storageKey';
import { fetchTexts } from './platform/locales/fetchTexts';
import { makeI18n } from './platform/locales/makeI18n';
import { keepInBrowser } from './platform/store/keepInBrowser';
import { keepLastActions } from './platform/store/lastActions';
import { followOtherTabs } from './platform/store/otherTabs';
import type { RootState } from './platform/store/rootReducer';
import { addressChanged } from './platform/store/slices/addressSlice';
import { languageTaken } from './platform/store/slices/languageSlice';
import { makeStore } from './platform/store/store';
import { App } from './shell/App';
import { preloadScreens } from './shell/preloadScreens';
import { getAddress } from './shell/StoreRouter';
import { NotFound, screenAt } from './shell/screens';
import { applyKeptColourScheme } from './theme/colourScheme';

/** On while developing; in production only after `localStorage.devtools = 'on'`. */
function isDevToolsWanted(): boolean {
  if (process.env['NODE_ENV'] !== 'production') return true;
  try {
    return localStorage.getItem('devtools') === 'on';
  } catch {
    return false;
  }
}

/** The state that the service rendered this page from; undefined on a page without content. */
function readServerState(): RootState | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as RootState) : undefined;
}

/** Starts the app. The first rendering is a transition: React works in slices, and a person can scroll meanwhile. */
async function start(): Promise<void> {
  applyKeptColourScheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');

  // The code for Redux DevTools is fetched only where it is wanted.
  const devTools = isDevToolsWanted() ? await import('./shell/showPastStates') : null;
  const recorder = await devTools?.openDevTools();
  listenBeforeRouter();
  const history = createBrowserHistory({ window, v5Compat: true });
  const serverState = readServerState();
  // Until the first answer. A page may have been cached for minutes.
  learnServiceTime(serverState?.clock.now, 3_600_000);
  const store = makeStore({
    devTools: recorder?.enhancer,
    recording: keepLastActions,
    preloadedState: serverState,
    source: pageSource(),
    language: readLanguage(document.cookie),
  });
  const i18n = makeI18n();
  const { language } = store.getState();
  const screen = screenAt(history.location.pathname)?.Component ?? NotFound;
  // At the same time as the texts. If the chunk cannot be fetched, the error screen reports it.
  const screenFetched = serverState && screen.preload().catch(() => undefined);
  // If the texts cannot be fetched, the page is shown as given, and `Texts` reports it.
  const showTexts = await fetchTexts(i18n, language).catch(() => null);
  showTexts?.();
  if (recorder) devTools?.showPastStates(recorder, history);
  followOtherTabs(store);
  const readKept = async () => {
    await keepInBrowser(store);
    delete document.documentElement.dataset['session'];
  };
  // Only the browser knows the hash, so the service cannot have rendered it.
  store.dispatch(addressChanged(getAddress(history)));

  if (!serverState) {
    // Read first, so that a signed-in member does not see a signed-out page for a moment.
    await readKept();
    takePressedEarly();
    preloadScreens(store);
    const app = createRoot(root);
    startTransition(() => {
      app.render(
        <StrictMode>
          <App store={store} history={history} i18n={i18n} />
        </StrictMode>,
      );
    });
    return;
  }

  await screenFetched;
  const pressed = takePressedEarly();
  const onReady = () => {
    // Outside React's own work, so that each event is handled before the next one is fired.
    queueMicrotask(() => replayEarlyInput(root, pressed));
    // A task of its own, so that a press is not kept waiting for hydration and for this as well.
    setTimeout(() => void readKept());
    preloadScreens(store);
    // A page from the browser's cache may be older than the choice of language.
    const chosen = readLanguage(document.cookie);
    if (chosen !== language) store.dispatch(languageTaken(chosen));
  };
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

// A task of its own, so that a press is not kept waiting for the app's evaluation and for this as well.
setTimeout(() => void start());
