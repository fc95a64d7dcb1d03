import { PortalContext } from '@ariakit/react/portal';
import { Component, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { screenLanguage } from '../../domain/values/language';
import { onHistoryStep } from '../platform/browser/historySteps';
import { makeI18n } from '../platform/locales/makeI18n';
import { makeFrozenStore } from '../platform/store/frozenStore';
import { type Moment, type Recorder, recordActions } from '../platform/store/recordActions';
import type { RootState } from '../platform/store/rootReducer';
import { selectAddress } from '../platform/store/slices/addressSlice';
import { selectLanguage } from '../platform/store/slices/languageSlice';
import type { AppStore } from '../platform/store/store';
import { FrozenContext } from '../ui/FrozenContext';
import { App } from './App';
import { loadEveryEndpoint } from './everyEndpoint';
import { MomentLine } from './MomentLine';
import type { BrowserHistory } from './StoreRouter';

/** The state of a history entry, besides the router's own: the entry's real address. */
interface EntryState {
  present?: string;
}

function entry(): EntryState {
  return (window.history.state ?? {}) as EntryState;
}

/**
 * Shows another address in the address bar. The history entry keeps its real address, so that it can be restored when a
 * person comes back to the entry, also after a reload.
 */
function maskAddress(shown: string): void {
  const { pathname, search, hash } = window.location;
  const state = entry();
  const present = state.present ?? pathname + search + hash;
  window.history.replaceState({ ...state, present }, '', shown);
}

/** Gives the entry its real address back. Returns whether it showed another one. */
function unmaskAddress(): boolean {
  const { present, ...state } = entry();
  if (present === undefined) return false;
  window.history.replaceState(state, '', present);
  return true;
}

/**
 * Prepares Redux DevTools to record the actions; null where the extension is not installed. A page that was reloaded
 * while it showed a former moment reloads once more at its own address.
 */
export async function openDevTools(): Promise<Recorder | null> {
  if (unmaskAddress()) {
    window.location.reload();
    await new Promise(() => undefined);
  }
  const recorder = recordActions();
  // An imported session may hold endpoints whose screens were never opened here.
  if (recorder) await loadEveryEndpoint().catch(() => undefined);
  return recorder;
}

/** Hides the app of the present and its open dialogs. */
const HidePresentApp = createGlobalStyle`
  body > :not([data-past]) { display: none !important; }
`;

/** The app on a frozen store. It is inert: nothing in it takes the focus or a press, and it does not navigate. */
export function PastApp({ store, history }: { store: AppStore; history: BrowserHistory }) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [i18n] = useState(makeI18n);
  return (
    <div inert ref={setArea} lang={screenLanguage(selectLanguage(store.getState()), 'da')}>
      {area && (
        <FrozenContext value={true}>
          <PortalContext value={area}>
            <App store={store} history={history} i18n={i18n} />
          </PortalContext>
        </FrozenContext>
      )}
    </div>
  );
}

/** Reports a state that has the form of one, and whose app fails as a whole. */
class Unshowable extends Component<{ onFail: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** The history for an app that only shows a state: it leads nowhere and hears of nothing. */
export function makeStillHistory(history: BrowserHistory): BrowserHistory {
  const nothing = () => undefined;
  return Object.create(history, {
    push: { value: nothing, writable: true },
    replace: { value: nothing, writable: true },
    go: { value: nothing, writable: true },
    listen: { value: () => nothing },
  });
}

/**
 * Shows what DevTools shows. While that is a former moment, the app of the present runs on, hidden, and keeps what was
 * typed. A second app that only shows the moment stands in front of it. Where DevTools has something that is no state of
 * this app, a line says so above the app of the present, which goes on.
 */
export function showPastStates(recorder: Recorder, history: BrowserHistory): void {
  const place = document.createElement('div');
  place.dataset['past'] = '';
  // An open dialog does not block an area of toasts, so the button back to the present always works.
  place.dataset['toasts'] = '';
  // The line sticks to the top of the whole page.
  place.style.display = 'contents';
  const still = makeStillHistory(history);

  let moment: Moment | null = null;
  /** The state whose app stands in front of that of the present. */
  let shown: RootState | null = null;
  /** A state that has the form of one, and that the app could not show. */
  let failed: RootState | null = null;
  let frozen: AppStore | null = null;
  let count = 0;
  let scrolledTo = 0;

  const root = createRoot(place, { identifierPrefix: 'past-' });

  /** Shows the app of the present again. */
  const showPresentApp = () => {
    if (shown === null) return;
    shown = null;
    frozen = null;
    unmaskAddress();
    // The present app gets its height back with the next rendering, and only then can be scrolled.
    flushSync(() => root.render(null));
    window.scrollTo(0, scrolledTo);
  };
  const close = () => {
    showPresentApp();
    root.render(null);
    place.remove();
  };
  const showPastApp = (current: Moment, state: RootState) => {
    if (shown === null) scrolledTo = window.scrollY;
    if (frozen === null || shown !== state) {
      frozen = makeFrozenStore(state);
      count += 1;
      window.scrollTo(0, 0);
    }
    shown = state;
    const { pathname, search, hash } = selectAddress(state);
    maskAddress(pathname + search + hash);
    root.render(
      <>
        <HidePresentApp />
        <MomentLine moment={current} onBack={recorder.showPresent} />
        <Unshowable key={count} onFail={onFail}>
          <PastApp store={frozen} history={still} />
        </Unshowable>
      </>,
    );
  };
  const onFail = () => {
    failed = shown;
    // React is still in the middle of its own work.
    queueMicrotask(follow);
  };
  const follow = () => {
    const isOpen = moment !== null;
    moment = recorder.moment();
    if (moment === null) {
      if (isOpen) close();
      return;
    }
    if (!isOpen) document.body.prepend(place);
    const { state } = moment;
    if (state !== null && state !== failed) return showPastApp(moment, state);
    showPresentApp();
    root.render(<MomentLine moment={{ ...moment, state: null }} onBack={recorder.showPresent} />);
  };

  // Also called after each action of the app: the hidden app may change the address, and the moment's is shown again.
  recorder.subscribe(follow);

  // Back and forward act on the present, and the router must read the present's address.
  onHistoryStep(() => {
    unmaskAddress();
    if (moment) recorder.showPresent();
  });
  // The hidden app's key listeners must not react to keys while a former moment is shown.
  window.addEventListener(
    'keydown',
    (event) => {
      if (shown) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
