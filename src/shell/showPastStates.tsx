import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onHistoryStep } from '../platform/browser/historySteps';
import { makeFrozenStore } from '../platform/store/frozenStore';
import { type Moment, type Recorder, recordActions } from '../platform/store/recordActions';
import type { RootState } from '../platform/store/rootReducer';
import { selectAddress } from '../platform/store/slices/addressSlice';
import type { AppStore } from '../platform/store/store';
import { loadEveryEndpoint } from './everyEndpoint';
import { MomentLine } from './MomentLine';
import { HidePresentApp, makePastPlace, makeStillHistory, PastApp, Unshowable } from './PastApp';
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

/**
 * Shows what DevTools shows. While that is a former moment, the app of the present runs on, hidden, and keeps what was
 * typed. A second app that only shows the moment stands in front of it. Where DevTools has something that is no state of
 * this app, a line says so above the app of the present, which goes on.
 */
export function showPastStates(recorder: Recorder, history: BrowserHistory): void {
  const place = makePastPlace();
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
