import { PortalContext } from '@ariakit/react/portal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { onStep } from '../browser/historySteps';
import { makeI18n } from '../locales/makeI18n';
import { loadEveryEndpoint } from '../store/api/everyEndpoint';
import { makeFrozenStore } from '../store/frozenStore';
import { loadAccount } from '../store/loadAccount';
import { type Moment, type Recorder, recordActions } from '../store/recordActions';
import { selectAddress } from '../store/slices/addressSlice';
import type { AppStore } from '../store/store';
import { StillContext } from '../ui/StillContext';
import { App } from './App';
import { MomentLine } from './MomentLine';
import { maskAddress, unmaskAddress } from './maskedAddress';
import type { BrowserHistory } from './StoreRouter';

/**
 * Gets Redux DevTools ready to be told what happens; null where the extension is not installed. A page
 * that was reloaded while it showed a former moment begins at its own address again.
 */
export async function openDevTools(): Promise<Recorder | null> {
  if (unmaskAddress()) {
    window.location.reload();
    await new Promise(() => undefined);
  }
  const recorder = recordActions();
  // An imported session speaks of endpoints whose screens were never opened here.
  if (recorder) await Promise.all([loadEveryEndpoint(), loadAccount()]).catch(() => undefined);
  return recorder;
}

/** The app of the present, and whatever dialog it has open. */
const Unseen = createGlobalStyle`
  body > :not([data-past]) { display: none !important; }
`;

/** The app on a store that stands still. Nothing in it can be reached, and it leads nowhere. */
function Past({ store, history }: { store: AppStore; history: BrowserHistory }) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [i18n] = useState(makeI18n);
  return (
    <div inert ref={setArea}>
      {area && (
        <StillContext value={true}>
          <PortalContext value={area}>
            <App store={store} history={history} i18n={i18n} />
          </PortalContext>
        </StillContext>
      )}
    </div>
  );
}

/**
 * Shows what DevTools shows. While that is a former moment, the app of the present goes on unseen, with
 * all that was typed in it, and a second one stands in front of it that only shows.
 */
export function lookBack(recorder: Recorder, store: AppStore, history: BrowserHistory): void {
  const place = document.createElement('div');
  place.dataset['past'] = '';
  // Dialogs leave an area of toasts alone: the way back can always be pressed.
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
        <Unseen />
        <MomentLine moment={moment} onBack={recorder.showPresent} />
        <Past key={count} store={frozen} history={still} />
      </>,
    );
  };

  recorder.subscribe(follow);
  // The app of the present may go to another address unseen, and the bar still shows the former one.
  store.subscribe(follow);

  // Whoever goes back or forward does so in the present, and the router reads the present's address.
  onStep(() => {
    unmaskAddress();
    if (moment) recorder.showPresent();
  });
  // What listens for keys on the whole page must not hear of those that are meant for nobody.
  window.addEventListener(
    'keydown',
    (event) => {
      if (moment) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
