import { buildListing, testToken } from '../../../tests/helpers/app/builders';
import { type FakeDevTools, installFakeDevTools } from '../../../tests/helpers/app/fakeDevTools';
import { keepInBrowser } from './keepInBrowser';
import { type Recorder, recordActions } from './recordActions';
import { tokenReceived } from './slices/authSlice';
import { selectFavourites, toggled } from './slices/favouritesSlice';
import { type AppStore, makeStore } from './store';

let extension: FakeDevTools;

async function openWithDevTools(): Promise<{
  store: AppStore;
  recorder: Recorder;
  /** What the browser keeps after all pending writes are done. */
  kept: () => Promise<string>;
}> {
  extension = installFakeDevTools();
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
});

const [saw, drill] = [buildListing({ id: '5', name: 'Sav' }), buildListing({ id: '6' })];

it('is inactive without the extension', () => {
  expect(recordActions()).toBeNull();
});

it('sends each action to DevTools once, with its state', async () => {
  const { store, recorder } = await openWithDevTools();
  const before = extension.lifted().getState().computedStates.length;
  store.dispatch(toggled(saw));
  expect(extension.lifted().getState().computedStates).toHaveLength(before + 1);
  expect(extension.lifted().getState().computedStates.at(-1)).toEqual({ state: store.getState() });
  expect(recorder.moment()).toBeNull();
});

it('a jump shows the earlier state and leaves the app’s store unchanged', async () => {
  const { store, recorder } = await openWithDevTools();
  const before = extension.lifted().getState().computedStates.length - 1;
  store.dispatch(toggled(saw));
  extension.lifted().dispatch({ type: 'JUMP_TO_STATE', index: before });

  expect(selectFavourites(store.getState())).toEqual([saw]);
  const moment = recorder.moment();
  expect(moment).toMatchObject({ number: before, total: before + 1, own: true });
  expect(moment?.state && selectFavourites(moment.state)).toEqual([]);
});

it('records actions during time travel at the end of the history', async () => {
  const { store, recorder } = await openWithDevTools();
  store.dispatch(toggled(saw));
  extension.lifted().dispatch({ type: 'JUMP_TO_STATE', index: 1 });
  store.dispatch(toggled(drill));

  expect(recorder.moment()).toMatchObject({ number: 1 });
  recorder.showPresent();
  expect(recorder.moment()).toBeNull();
  expect(extension.lifted().getState().computedStates.at(-1)).toEqual({ state: store.getState() });
});

it('an action dispatched in DevTools reaches the app', async () => {
  const { store } = await openWithDevTools();
  extension.dispatchByHand(toggled(saw));
  expect(selectFavourites(store.getState())).toEqual([saw]);
  expect(extension.lifted().getState().computedStates.at(-1)).toEqual({ state: store.getState() });
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

    extension.lifted().dispatch({ type: 'JUMP_TO_STATE', index: 1 });
    extension.lifted().dispatch(command);
    expect(recorder.moment()).toMatchObject({ own: false });
    expect(store.getState().auth.token).toBe(testToken);
    expect(await kept()).toBe(keptBefore);

    // Belongs to the app, and not to what DevTools shows.
    const shown = extension.lifted().getState().computedStates;
    store.dispatch(toggled(drill));
    expect(extension.lifted().getState().computedStates).toEqual(shown);
    expect(recorder.moment()).toMatchObject({ own: false });

    recorder.showPresent();
    expect(recorder.moment()).toBeNull();
    store.dispatch(toggled(drill));
    expect(extension.lifted().getState().computedStates).toHaveLength(2);
    expect(recorder.moment()).toBeNull();
  });
});

it('tells its listeners only of a present that is recorded', async () => {
  const { store, recorder } = await openWithDevTools();
  const seen: unknown[] = [];
  recorder.subscribe(() => seen.push(recorder.moment()));
  // A subscriber that dispatches itself: two actions are recorded one after the other.
  const stop = store.subscribe(() => {
    stop();
    store.dispatch(toggled(drill));
  });
  store.dispatch(toggled(saw));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((moment) => moment !== null)).toEqual([]);
});

it('a listener that throws does not reach the app', async () => {
  const { store, recorder } = await openWithDevTools();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  recorder.subscribe(() => {
    throw new Error('foreign');
  });
  expect(() => store.dispatch(toggled(saw))).not.toThrow();
  expect(selectFavourites(store.getState())).toEqual([saw]);
  expect(warn).toHaveBeenCalled();
});

describe('a foreign or damaged file', () => {
  const actions = [{ type: 'toasts/dismissed' }];
  const without =
    (...names: string[]) =>
    (state: object) =>
      Object.fromEntries(Object.entries(state).filter(([name]) => !names.includes(name)));

  it.each<[string, (state: object) => { nextLiftedState: unknown; preloadedState?: unknown }]>([
    ['an empty session', () => ({ nextLiftedState: [], preloadedState: {} })],
    ['no state', () => ({ nextLiftedState: actions, preloadedState: null })],
    ['a list as its state', () => ({ nextLiftedState: [], preloadedState: [1, 2] })],
    ['text as its state', () => ({ nextLiftedState: [], preloadedState: '{"address":' })],
    [
      'the state of another app',
      () => ({ nextLiftedState: [], preloadedState: { todos: [], filter: 'ALL' } }),
    ],
    [
      'a state without an address',
      (state) => ({ nextLiftedState: [], preloadedState: without('address')(state) }),
    ],
    [
      'a state with a broken slice',
      (state) => ({ nextLiftedState: [], preloadedState: { ...state, favourites: 'none' } }),
    ],
    [
      'a lifted state of another app',
      () => ({
        nextLiftedState: {
          actionsById: { 0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' } } },
          computedStates: [{ state: { todos: [] } }],
          stagedActionIds: [0],
          skippedActionIds: [],
          currentStateIndex: 0,
          nextActionId: 1,
          committedState: { todos: [] },
        },
      }),
    ],
    ['a lifted state that is cut', () => ({ nextLiftedState: { actionsById: {} } })],
  ])('with %s is called so, and the app goes on', async (_name, read) => {
    const { store, recorder } = await openWithDevTools();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    try {
      extension.lifted().dispatch({ type: 'IMPORT_STATE', ...read(store.getState()) });
    } catch {
      // The extension's own trouble.
    }
    expect(() => store.dispatch(toggled(saw))).not.toThrow();
    expect(selectFavourites(store.getState())).toEqual([saw]);
    const moment = recorder.moment();
    if (moment !== null) expect(moment).toMatchObject({ state: null, own: false });

    recorder.showPresent();
    expect(recorder.moment()).toBeNull();
    store.dispatch(toggled(drill));
    expect(recorder.moment()).toBeNull();
  });
});
