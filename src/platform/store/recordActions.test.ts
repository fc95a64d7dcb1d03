import { instrument } from '@redux-devtools/instrument';
import { compose, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { buildListing, testToken } from '../../../tests/helpers/app/builders';
import { keepInBrowser } from './keepInBrowser';
import { type Recorder, recordActions } from './recordActions';
import { tokenReceived } from './slices/authSlice';
import { selectFavourites, toggled } from './slices/favouritesSlice';
import { type AppStore, makeStore } from './store';

interface Lifted {
  dispatch: (action: object) => void;
  getState: () => { computedStates: unknown[] };
}
let lifted: Lifted;
/** What the extension's panel calls for an action that somebody wrote there. */
let dispatchByHand: (action: UnknownAction) => unknown;

/** Stands in for the extension: its instrumentation of a store, without a panel. */
function installExtension(): void {
  const keep: StoreEnhancer = (create) => (reducer, state) => {
    const store = create(reducer, state);
    lifted = (store as unknown as { liftedStore: Lifted }).liftedStore;
    return store;
  };
  const outermost: StoreEnhancer = (create) => (reducer, state) => {
    const store = create(reducer, state);
    dispatchByHand = store.dispatch as typeof dispatchByHand;
    return store;
  };
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: StoreEnhancer[]) =>
        compose(outermost, ...enhancers, keep, instrument() as never),
  });
}

async function openWithDevTools(): Promise<{
  store: AppStore;
  recorder: Recorder;
  /** What the browser keeps after all pending writes are done. */
  kept: () => Promise<string>;
}> {
  installExtension();
  const recorder = recordActions();
  if (!recorder) throw new Error('The extension is there');
  const store = makeStore({ devTools: recorder.enhancer });
  const persistor = await keepInBrowser(store);
  stops.push(() => persistor.pause());
  const kept = async () => {
    await persistor.flush();
    return JSON.stringify({ ...localStorage });
  };
  return { store, recorder, kept };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

const [saw, drill] = [buildListing({ id: '5', name: 'Sav' }), buildListing({ id: '6' })];

it('is inactive without the extension', () => {
  expect(recordActions()).toBeNull();
});

it('sends each action to DevTools once, with its state', async () => {
  const { store, recorder } = await openWithDevTools();
  const before = lifted.getState().computedStates.length;
  store.dispatch(toggled(saw));
  expect(lifted.getState().computedStates).toHaveLength(before + 1);
  expect(lifted.getState().computedStates.at(-1)).toEqual({ state: store.getState() });
  expect(recorder.moment()).toBeNull();
});

it('a jump shows the earlier state and leaves the app’s store unchanged', async () => {
  const { store, recorder } = await openWithDevTools();
  const before = lifted.getState().computedStates.length - 1;
  store.dispatch(toggled(saw));
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: before });

  expect(selectFavourites(store.getState())).toEqual([saw]);
  const moment = recorder.moment();
  expect(moment).toMatchObject({ number: before, total: before + 1, own: true });
  expect(moment && selectFavourites(moment.state)).toEqual([]);
});

it('records actions during time travel at the end of the history', async () => {
  const { store, recorder } = await openWithDevTools();
  store.dispatch(toggled(saw));
  lifted.dispatch({ type: 'JUMP_TO_STATE', index: 1 });
  store.dispatch(toggled(drill));

  expect(recorder.moment()).toMatchObject({ number: 1 });
  recorder.showPresent();
  expect(recorder.moment()).toBeNull();
  expect(lifted.getState().computedStates.at(-1)).toEqual({ state: store.getState() });
});

it('an action dispatched in DevTools reaches the app', async () => {
  const { store } = await openWithDevTools();
  dispatchByHand(toggled(saw));
  expect(selectFavourites(store.getState())).toEqual([saw]);
  expect(lifted.getState().computedStates.at(-1)).toEqual({ state: store.getState() });
});

describe.each([
  ['Reset', { type: 'RESET' }],
  ['Revert', { type: 'ROLLBACK' }],
  ['Commit', { type: 'COMMIT' }],
  ['an import', { type: 'IMPORT_STATE', nextLiftedState: [{ type: 'toasts/dismissed' }] }],
])('%s during time travel', (_name, command) => {
  it('deletes nothing, and recording continues from the present', async () => {
    const { store, recorder, kept } = await openWithDevTools();
    store.dispatch(tokenReceived(testToken));
    store.dispatch(toggled(saw));
    const keptBefore = await kept();
    expect(localStorage.getItem('jwt')).toBe(testToken);

    lifted.dispatch({ type: 'JUMP_TO_STATE', index: 1 });
    lifted.dispatch(command);
    expect(recorder.moment()).toMatchObject({ own: false });
    expect(store.getState().auth.token).toBe(testToken);
    expect(await kept()).toBe(keptBefore);

    // Belongs to the app, and not to what DevTools shows.
    const shown = lifted.getState().computedStates;
    store.dispatch(toggled(drill));
    expect(lifted.getState().computedStates).toEqual(shown);
    expect(recorder.moment()).toMatchObject({ own: false });

    recorder.showPresent();
    expect(recorder.moment()).toBeNull();
    store.dispatch(toggled(drill));
    expect(lifted.getState().computedStates).toHaveLength(2);
    expect(recorder.moment()).toBeNull();
  });
});
