import { PortalContext } from '@ariakit/react/portal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { onHistoryStep } from '../platform/browser/historySteps';
import { makeI18n } from '../platform/locales/makeI18n';
import { makeFrozenStore } from '../platform/store/frozenStore';
import { type Moment, type Recorder, recordActions } from '../platform/store/recordActions';
import { selectAddress } from '../platform/store/slices/addressSlice';
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
function PastApp({ store, history }: { store: AppStore; history: BrowserHistory }) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [i18n] = useState(makeI18n);
  return (
    <div inert ref={setArea}>
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

/**
 * Shows what DevTools shows. While that is a former moment, the app of the present runs on, hidden, and keeps what was
 * typed. A second app that only shows the moment stands in front of it.
 */
export function showPastStates(recorder: Recorder, store: AppStore, history: BrowserHistory): void {
  const place = document.createElement('div');
  place.dataset['past'] = '';
  // An open dialog does not block an area of toasts, so the button back to the present always works.
  place.dataset['toasts'] = '';
  const root = createRoot(place, { identifierPrefix: 'past-' });

  const nothing = () => undefined;
  const still: BrowserHistory = Object.create(history, {
    push: { value: nothing, writable: true },
    replace: { value: nothing, writable: true },
    go: { value: nothing, writable: true },
    listen: { value: () => nothing },
  });

  let moment: Moment | null = null;
  let frozen: AppStore | null = null;
  let count = 0;
  let scrolledTo = 0;

  const begin = () => {
    scrolledTo = window.scrollY;
    document.body.append(place);
  };
  const end = () => {
    root.render(null);
    place.remove();
    unmaskAddress();
    window.scrollTo(0, scrolledTo);
  };
  const follow = () => {
    const before = moment;
    moment = recorder.moment();
    if (moment === null) {
      if (before) end();
      return;
    }
    if (!before) begin();
    if (frozen === null || before?.state !== moment.state) {
      frozen = makeFrozenStore(moment.state);
      count += 1;
      window.scrollTo(0, 0);
    }
    const { pathname, search, hash } = selectAddress(moment.state);
    maskAddress(pathname + search + hash);
    root.render(
      <>
        <HidePresentApp />
        <MomentLine moment={moment} onBack={recorder.showPresent} />
        <PastApp key={count} store={frozen} history={still} />
      </>,
    );
  };

  recorder.subscribe(follow);
  // The hidden app of the present may change the address; `follow` then shows the moment's address again.
  store.subscribe(follow);

  // Back and forward act on the present, and the router must read the present's address.
  onHistoryStep(() => {
    unmaskAddress();
    if (moment) recorder.showPresent();
  });
  // The hidden app's key listeners must not react to keys while a former moment is shown.
  window.addEventListener(
    'keydown',
    (event) => {
      if (moment) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
