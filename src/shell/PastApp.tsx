import { PortalContext } from '@ariakit/react/portal';
import { Component, type ReactNode, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { screenLanguage } from '../../domain/values/language';
import { makeI18n } from '../platform/locales/makeI18n';
import { selectLanguage } from '../platform/store/slices/languageSlice';
import type { AppStore } from '../platform/store/store';
import { FrozenContext } from '../ui/FrozenContext';
import { App } from './App';
import type { BrowserHistory } from './StoreRouter';

/** The element in the body for an app of the past, and for what controls it. */
export function makePastPlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset['past'] = '';
  // An open dialog does not block an area of toasts, so the controls always work.
  place.dataset['toasts'] = '';
  // The controls stick to the top of the whole page.
  place.style.display = 'contents';
  return place;
}

/** Hides the app of the present and its open dialogs. */
export const HidePresentApp = createGlobalStyle`
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
export class Unshowable extends Component<{ onFail: () => void; children: ReactNode }> {
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
