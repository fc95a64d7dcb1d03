import type { Middleware } from '@reduxjs/toolkit';
import { loadEveryEndpoint } from './api/everyEndpoint';

/** What the instrumentation of Redux DevTools adds to a store, as far as we look. */
interface LiftedState {
  currentStateIndex: number;
  computedStates: unknown[];
}
interface LiftedStore {
  getState: () => LiftedState;
  dispatch: (action: { type: string }) => unknown;
}

function liftedOf(store: object): LiftedStore | undefined {
  return (store as { liftedStore?: LiftedStore }).liftedStore;
}

const imported = new WeakSet<object>();

/**
 * True while DevTools shows a state that is not the newest of this browser: a jump to an earlier one, or
 * a session that was imported. Then nothing may start: no request, no timer, no write.
 */
export function isLookingBack(store: object): boolean {
  const lifted = liftedOf(store);
  if (!lifted) return false;
  const { currentStateIndex, computedStates } = lifted.getState();
  return imported.has(store) || currentStateIndex < computedStates.length - 1;
}

/** Notes when DevTools imports a session into this store. */
export function watchImports(store: object): void {
  const lifted = liftedOf(store);
  if (!lifted) return;
  const { dispatch } = lifted;
  lifted.dispatch = (action) => {
    if (action.type !== 'IMPORT_STATE') return dispatch(action);
    imported.add(store);
    return loadEveryEndpoint().then(() => dispatch(action));
  };
}

/** What a screen gets for a thunk it starts while looking back: a promise that stays open, with the handles of a query. */
function silence(): Promise<never> {
  const handles = {
    requestId: '',
    arg: undefined,
    abort: () => undefined,
    unsubscribe: () => undefined,
    refetch: () => silence(),
    reset: () => undefined,
    updateSubscriptionOptions: () => undefined,
    unwrap: () => silence(),
  };
  return Object.assign(new Promise<never>(() => undefined), handles);
}

/** RTK Query's hooks ask its middleware who reads what by an action that changes nothing and is not recorded. */
function isQuestion(action: unknown): boolean {
  return (action as { type?: unknown }).type === 'api/internal_getRTKQSubscriptions';
}

/**
 * Stands before all other middleware and lets nothing through while looking back. Screens mount and
 * their effects ask for data as ever; the answer is the state of that moment.
 */
export function standStill(lookingBack: () => boolean): Middleware {
  return () => (next) => (action) => {
    if (isQuestion(action) || !lookingBack()) return next(action);
    return typeof action === 'function' ? silence() : action;
  };
}
