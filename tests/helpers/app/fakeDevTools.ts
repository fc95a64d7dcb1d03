import { instrument } from '@redux-devtools/instrument';
import { compose, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import type { devToolsOptions } from '../../../src/platform/store/devTools';

interface Lifted {
  dispatch: (action: object) => void;
  getState: () => {
    computedStates: unknown[];
    actionsById: Record<number, { action: unknown }>;
  };
}

export interface FakeDevTools {
  /** The store of the instrumentation, once the app has made its store. */
  lifted: () => Lifted;
  /** What the extension's panel calls for an action that is written there. */
  dispatchByHand: (action: UnknownAction) => unknown;
  /** What an export holds for a value. */
  written: (value: unknown) => string;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

/** Stands in for the extension until the end of the test: its instrumentation of a store, without a panel. */
export function installFakeDevTools(): FakeDevTools {
  let lifted: Lifted | null = null;
  let dispatch: FakeDevTools['dispatchByHand'] | null = null;
  let serialize: ReturnType<typeof devToolsOptions>['serialize'] | null = null;
  const keep: StoreEnhancer = (create) => (reducer, state) => {
    const store = create(reducer, state);
    lifted = (store as unknown as { liftedStore: Lifted }).liftedStore;
    return store;
  };
  const outermost: StoreEnhancer = (create) => (reducer, state) => {
    const store = create(reducer, state);
    dispatch = store.dispatch as FakeDevTools['dispatchByHand'];
    return store;
  };
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: ReturnType<typeof devToolsOptions>) => {
      serialize = options.serialize;
      return (...enhancers: StoreEnhancer[]) =>
        compose(outermost, ...enhancers, keep, instrument() as never);
    },
  });
  const missing = () => {
    throw new Error('The app has made no store with DevTools');
  };
  return {
    lifted: () => lifted ?? missing(),
    dispatchByHand: (action) => (dispatch ?? missing)(action),
    // As the extension's own serialization, which calls the root and the first entry of a list ''.
    written: (root) => {
      const { replacer } = serialize ?? missing();
      return JSON.stringify(root, function (this: unknown, key: string, value: unknown) {
        return replacer(Array.isArray(this) && key === '0' ? '' : key, value);
      });
    },
  };
}
