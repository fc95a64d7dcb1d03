import { act, render, screen, waitFor, within } from '@testing-library/react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { buildToolDetail } from '../../tests/helpers/app/builders';
import { fakeApi } from '../../tests/helpers/app/fakeApi';
import { type FakeDevTools, installFakeDevTools } from '../../tests/helpers/app/fakeDevTools';
import { makeI18n } from '../platform/locales/makeI18n';
import { keepInBrowser } from '../platform/store/keepInBrowser';
import { addressChanged } from '../platform/store/slices/addressSlice';
import { toastShown } from '../platform/store/slices/toastsSlice';
import { type AppStore, makeStore } from '../platform/store/store';
import { App } from './App';
import { getAddress } from './StoreRouter';
import { NotFound, screenAt } from './screens';
import { openDevTools, showPastStates } from './showPastStates';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  for (const place of document.querySelectorAll('[data-past]')) place.remove();
});

/** The app with DevTools at an address, as `index.tsx` starts it. */
async function open(path: string): Promise<{ store: AppStore; extension: FakeDevTools }> {
  window.history.replaceState(null, '', path);
  fakeApi({
    announcement: () => ({ announcement: null }),
    currentUser: () => ({ currentUser: null }),
    tool: () => ({ tool: buildToolDetail({ id: '7' }) }),
    availability: () => ({ availability: [] }),
    similarTools: () => ({ similarTools: [] }),
    ownerTools: () => ({ memberTools: [] }),
    countView: () => ({ countView: { counted: true } }),
    availabilityAlerts: () => ({ availabilityAlerts: [] }),
    listedTools: () => ({ listedTools: [] }),
  });
  const extension = installFakeDevTools();
  const recorder = await openDevTools();
  if (!recorder) throw new Error('The extension is there');
  const history = createBrowserHistory({ window, v5Compat: true });
  const store = makeStore({ devTools: recorder.enhancer });
  showPastStates(recorder, history);
  store.dispatch(addressChanged(getAddress(history)));
  const persistor = await keepInBrowser(store);
  stop = () => persistor.pause();
  await (screenAt(path)?.Component ?? NotFound).preload();
  render(
    <StyleSheetManager target={document.createElement('div')}>
      <App store={store} history={history} i18n={makeI18n()} />
    </StyleSheetManager>,
  );
  return { store, extension };
}

const toast = () => toastShown({ tone: 'info', text: 'Hej', lang: 'da' });
const line = () => screen.queryByRole('complementary', { name: 'Looking back' });
const past = () => document.querySelector<HTMLElement>('[data-past] > [inert]');
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);

it('with DevTools open, an action of the app changes neither the URL nor the scroll position', async () => {
  const { store } = await open('/terms');
  const replace = jest.spyOn(window.history, 'replaceState');
  const scroll = jest.spyOn(window, 'scrollTo');
  act(() => {
    store.dispatch(toast());
  });
  expect(line()).toBeNull();
  expect(document.querySelector('[data-past]')).toBeNull();
  expect(replace).not.toHaveBeenCalled();
  expect(scroll).not.toHaveBeenCalled();
});

it('a file that is no session of this app is named, and the app goes on beside it', async () => {
  const { store, extension } = await open('/terms');
  act(() =>
    extension.lifted().dispatch({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: {} }),
  );
  expect(line()).toHaveTextContent('this is not a session of this app, so it cannot be shown');
  expect(past()).toBeNull();
  act(() => {
    store.dispatch(toast());
  });
  expect(await screen.findByText('Hej')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Back to the present' }).click());
  expect(line()).toBeNull();
});

it('a state that the app cannot render is named too', async () => {
  const { store, extension } = await open('/terms');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...store.getState(), source: 'another' };
  act(() =>
    extension
      .lifted()
      .dispatch({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: broken }),
  );
  await waitFor(() =>
    expect(line()).toHaveTextContent('this is not a session of this app, so it cannot be shown'),
  );
  expect(() => act(() => void store.dispatch(toast()))).not.toThrow();
});

it('a tool page of a former moment or of an imported session is no visit: nothing is written', async () => {
  const { store, extension } = await open('/tool/7');
  await waitFor(() => expect(kept()).toContain('lately'));
  localStorage.removeItem('skuret.lately');
  const state = store.getState();
  act(() => {
    store.dispatch(toast());
  });
  const before = kept();
  const timeline = extension.lifted().getState().computedStates.length;
  act(() => extension.lifted().dispatch({ type: 'JUMP_TO_STATE', index: timeline - 2 }));
  await waitFor(() => expect(past()?.querySelector('main h1')).toBeInTheDocument());
  act(() =>
    extension
      .lifted()
      .dispatch({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: state }),
  );
  await waitFor(() => expect(past()?.querySelector('main h1')).toBeInTheDocument());
  await act(async () => {
    for (const name of ['online', 'focus']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(within(past() as HTMLElement).getAllByRole('main', { hidden: true })).toHaveLength(1);
  expect(kept()).toBe(before);
});
