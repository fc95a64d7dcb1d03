import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  Link,
  Route,
  Routes,
} from 'react-router-dom';
import { oneOf } from '../../../domain/values/query';
import { getAddress, StoreRouter } from '../../shell/StoreRouter';
import { addressChanged } from './slices/addressSlice';
import { makeStore } from './store';
import { useAddressState } from './useAddressState';

const read = (given: URLSearchParams) => ({
  q: given.get('q') ?? '',
  tags: given.getAll('tag'),
  tab: oneOf(['first', 'second'], given.get('tab')),
});
const getParams = ({ tags, ...others }: ReturnType<typeof read>) => ({ ...others, tag: tags });

function Screen() {
  const [state, change, settled] = useAddressState(read, getParams);
  return (
    <>
      <input
        aria-label="Text"
        value={state.q}
        onChange={(event) => change({ q: event.target.value }, 'paused')}
      />
      <p>
        {state.tab} {state.tags.join()} by {settled.q}
      </p>
      <button type="button" onClick={() => change({ tab: 'second' })}>
        Second
      </button>
      <button
        type="button"
        onClick={() => {
          change({ tab: 'second' });
          change({ tags: ['a', 'b'] });
          change({ q: 'later' }, 'paused');
        }}
      >
        All at once
      </button>
      <Link to="/list?q=link">Elsewhere in the list</Link>
      <Link to="/slow">Away</Link>
    </>
  );
}

let arrive: () => void;

function open(path: string) {
  window.history.replaceState(null, '', path);
  const history = createBrowserHistory({ window, v5Compat: true });
  const store = makeStore();
  store.dispatch(addressChanged(getAddress(history)));
  const chunk = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function Slow() {
    use(chunk);
    return <p>Arrived</p>;
  }
  render(
    <Provider store={store}>
      <StoreRouter history={history}>
        <Suspense>
          <Routes>
            <Route path="/list" element={<Screen />} />
            <Route path="/slow" element={<Slow />} />
          </Routes>
        </Suspense>
      </StoreRouter>
    </Provider>,
  );
  return history;
}

const box = () => screen.getByRole('textbox', { name: 'Text' });
const type = (text: string) => void fireEvent.change(box(), { target: { value: text } });
const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const pause = (milliseconds = 300) => act(async () => jest.advanceTimersByTime(milliseconds));
const address = () => window.location.pathname + window.location.search;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the state of a screen in its URL (D10)', () => {
  it('is read from the URL, with defaults for invalid values', () => {
    open('/list?q=saw&tag=a&tag=b&tab=third');
    expect(box()).toHaveValue('saw');
    expect(screen.getByText('first a,b by saw')).toBeInTheDocument();
    press('Second');
    expect(address()).toBe('/list?q=saw&tab=second&tag=a&tag=b');
  });

  it('omits defaults, keeps other parameters, and replaces the history entry', async () => {
    const history = open('/list?ref=mail&tab=second');
    const { length } = window.history;
    type('saw');
    await pause();
    expect(address()).toBe('/list?ref=mail&q=saw&tab=second');
    type('');
    await pause();
    expect(address()).toBe('/list?ref=mail&tab=second');
    expect(window.history).toHaveLength(length);
    expect(history.action).toBe('REPLACE');
  });

  it('shows typed text immediately and writes it after the debounce', async () => {
    open('/list');
    type('s');
    type('sa');
    await pause(299);
    type('saw');
    expect(screen.getByText(/by$/)).toBeInTheDocument();
    await pause(299);
    expect(address()).toBe('/list');
    await pause(1);
    expect(address()).toBe('/list?q=saw');
    expect(box()).toHaveValue('saw');
    expect(screen.getByText(/by saw$/)).toBeInTheDocument();
  });

  it('includes pending text in an immediate write', async () => {
    open('/list');
    type('saw');
    press('Second');
    expect(address()).toBe('/list?q=saw&tab=second');
    await pause();
    expect(box()).toHaveValue('saw');
  });

  it('keeps every one of several changes in one tick', async () => {
    open('/list');
    press('All at once');
    expect(address()).toBe('/list?tab=second&tag=a&tag=b');
    expect(box()).toHaveValue('later');
    await pause();
    expect(address()).toBe('/list?q=later&tab=second&tag=a&tag=b');
  });

  it('yields to a link, and Back does not restore the typed text', async () => {
    const history = open('/list');
    const start = history.location;
    type('saw');
    await follow('Elsewhere in the list');
    expect(box()).toHaveValue('link');
    await pause();
    expect(address()).toBe('/list?q=link');
    // The same key again, as by Back.
    act(() => history.replace(start));
    expect(box()).toHaveValue('');
  });

  it('accepts input while the next screen loads, without navigating back', async () => {
    open('/list');
    type('sa');
    await follow('Away');
    expect(address()).toBe('/slow');
    await act(async () => type('saw'));
    expect(box()).toHaveValue('saw');
    await act(async () => press('Second'));
    await pause();
    expect(address()).toBe('/slow');
    await act(async () => arrive());
    expect(screen.getByText('Arrived')).toBeInTheDocument();
    await pause();
    expect(address()).toBe('/slow');
  });

  it('handles a click during hydration, also after a reload', async () => {
    function PressedEarly() {
      useEffect(() => screen.getByRole('button', { name: 'Second' }).click(), []);
      return <Screen />;
    }
    const serverState = makeStore().getState();
    // A reload finds the key that the entry got in the visit before.
    window.history.replaceState({ key: 'before' }, '', '/');
    const history = createBrowserHistory({ window, v5Compat: true });
    const store = makeStore({ preloadedState: serverState });
    store.dispatch(addressChanged(getAddress(history)));
    const page = (
      <Provider store={store} serverState={serverState}>
        <StoreRouter history={history}>
          <PressedEarly />
        </StoreRouter>
      </Provider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    await act(async () => void render(page, { container, hydrate: true }));
    expect(address()).toBe('/?tab=second');
    expect(screen.getByText(/^second/)).toBeInTheDocument();
  });
});
