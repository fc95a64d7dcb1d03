import {
  legacy_createStore as createStore,
  type Reducer,
  type Store,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { devToolsOptions, labelled } from './devTools';
import { makeStateCheck } from './isState';
import { makeReplayReducer, type RootState } from './rootReducer';

/** What the instrumentation of Redux DevTools keeps, as far as we look. */
interface LiftedState {
  currentStateIndex: number;
  computedStates: readonly { state: RootState }[];
  stagedActionIds: readonly number[];
  actionsById: Readonly<Record<number, { action: UnknownAction }>>;
}
interface LiftedStore {
  getState: () => LiftedState;
  dispatch: (action: UnknownAction) => unknown;
}
type Instrumented = Store<RootState> & { liftedStore: LiftedStore };

/** The global through which the extension reaches a page; missing where it is not installed. */
type ComposeExtension = (options: object) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;

/** A state that DevTools shows and that is not the present. */
export interface Moment {
  /** Null where DevTools was given something that is no state of this app. */
  state: RootState | null;
  /** How many actions led to it, and how many DevTools has. */
  number: number;
  total: number;
  /** The last of these actions, as its list calls it. */
  type: string;
  /** True for a moment of this page; false after an import, a reset, a revert or a commit at a former one. */
  own: boolean;
}

export interface Recorder {
  /** Wraps the app's store. */
  enhancer: StoreEnhancer;
  /** What DevTools shows; null while that is the present. */
  moment: () => Moment | null;
  /** Makes DevTools show the present again. */
  showPresent: () => void;
  /** Calls back after every change in DevTools, and after every action of the app once it is recorded. */
  subscribe: (listener: () => void) => void;
}

interface Step {
  before: RootState | undefined;
  action: UnknownAction;
  after: RootState;
}

/** Runs what deals with DevTools. Whatever is wrong there is said in the console, and stays out of the app. */
function harmlessly(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.warn('Redux DevTools has something that the app cannot show', error);
  }
}

/** What DevTools has; without the parts that a foreign file has left out or replaced. */
function readLifted({ liftedStore }: Instrumented): LiftedState {
  const lifted: Partial<LiftedState> = liftedStore.getState();
  const { currentStateIndex = -1, computedStates, stagedActionIds, actionsById } = lifted;
  return {
    currentStateIndex,
    computedStates: Array.isArray(computedStates) ? computedStates : [],
    stagedActionIds: Array.isArray(stagedActionIds) ? stagedActionIds : [],
    actionsById: actionsById ?? {},
  };
}

/**
 * Reports what happens in the app's store to Redux DevTools, where it is installed. From DevTools only an action
 * dispatched by hand reaches the app: DevTools has a store of its own to jump, reset and import in, so that none of
 * these can change the app's store, or what the app keeps and sends.
 */
export function recordActions(): Recorder | null {
  const extension = (globalThis as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: ComposeExtension })
    .__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
  if (!extension) return null;

  const replay = makeReplayReducer();
  const isState = makeStateCheck(replay(undefined, { type: '@@SHAPE' }));
  let latest: Step | null = null;
  /** Takes over the state that the app's reducer has just computed; only imports are computed again. */
  const reducer: Reducer<RootState> = (state, action) => {
    if (latest !== null && action === latest.action && state === latest.before) return latest.after;
    return state !== undefined && action.type === '@@INIT' ? state : replay(state, action);
  };

  let app: Store<RootState>;
  let shown: Instrumented;

  const listeners = new Set<() => void>();
  let isRecording = false;
  const tellChange = () => {
    if (isRecording) return;
    for (const listener of listeners) harmlessly(listener);
  };

  const shownState = () => readLifted(shown).computedStates.at(-1)?.state;
  const record = (step: Step) => {
    // After a reset or an import, the app's actions do not belong to what DevTools shows.
    if (shownState() !== step.before) return;
    latest = step;
    shown.dispatch(step.action);
    latest = null;
  };
  /**
   * In the order of the reducer: a subscriber may have dispatched meanwhile. DevTools shows the present when all are
   * there.
   */
  const recordAll = (steps: Step[]) => {
    isRecording = true;
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      const next = step;
      harmlessly(() => record(next));
    }
    isRecording = false;
    tellChange();
  };

  const enhancer: StoreEnhancer = (makeStore) => (appReducer, preloadedState) => {
    const steps: Step[] = [];
    const recordingReducer: typeof appReducer = (state, action) => {
      const after = appReducer(state, action);
      steps.push({ before: state as never, action: action as never, after: after as never });
      return after;
    };
    const store = makeStore(recordingReducer, preloadedState);
    app = store as never;
    steps.length = 0;

    const dispatch: typeof store.dispatch = (action) => {
      try {
        return store.dispatch(action);
      } finally {
        recordAll(steps);
      }
    };

    let tell: Store<RootState>['dispatch'];
    // Actions dispatched by hand in DevTools are meant for the app.
    const forwardDispatch: StoreEnhancer = (make) => (theReducer, state) => {
      const made = make(theReducer, state);
      tell = made.dispatch as never;
      return { ...made, dispatch: (action) => dispatch(action as never) as never };
    };
    const instrumented = createStore(
      reducer,
      app.getState(),
      extension(devToolsOptions())(forwardDispatch) as never,
    );
    shown = { ...(instrumented as Instrumented), dispatch: (action) => tell(action) };
    shown.subscribe(tellChange);

    return { ...store, dispatch };
  };

  return {
    enhancer,
    moment: () => {
      const { currentStateIndex, computedStates, stagedActionIds, actionsById } = readLifted(shown);
      const total = computedStates.length - 1;
      const own = shownState() === app.getState();
      if (own && currentStateIndex === total) return null;
      const state: unknown = computedStates[currentStateIndex]?.state;
      const action = actionsById[stagedActionIds[currentStateIndex] ?? 0]?.action;
      const type = action ? labelled(action).type : '';
      return { state: isState(state) ? state : null, number: currentStateIndex, total, type, own };
    },
    showPresent: () => {
      const { dispatch } = shown.liftedStore;
      if (shownState() === app.getState()) {
        const index = readLifted(shown).computedStates.length - 1;
        dispatch({ type: 'JUMP_TO_STATE', index });
        // After a jump the extension tells its panel nothing, because jumps come from there.
        dispatch({ type: 'UPDATE' });
      } else {
        dispatch({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: app.getState() });
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}
