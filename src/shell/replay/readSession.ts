import type { UnknownAction } from '@reduxjs/toolkit';
import { labelled } from '../../platform/store/devTools';
import { makeStateCheck } from '../../platform/store/isState';
import { getField } from '../../platform/store/maskSecrets';
import { makeReplayReducer, type RootState } from '../../platform/store/rootReducer';

/** Why a file cannot be replayed. */
export type Rejection = 'large' | 'damaged' | 'foreign' | 'otherVersion';

/** A state of a session, and the action that led to it. */
export interface ReplayMoment {
  state: RootState;
  /** The action as DevTools lists it; empty for the first state. */
  label: string;
  /** The time since the moment before, in milliseconds. */
  pause: number;
}

export interface Session {
  /** The first state, and that after each action. */
  moments: readonly [ReplayMoment, ...ReplayMoment[]];
  isOtherVersion: boolean;
  /** How many actions belong to no slice of this version. */
  unknownCount: number;
  /** The number of the first action that cannot be applied; null if all can. */
  failedAt: number | null;
}

/** Recordings and exports are below 1 MB. */
export const largestMegabytes = 20;

/** Longer pauses are shortened, so that a replay does not wait while a page was read. */
const longestPause = 5_000;
/** In an export of DevTools, only requests have a time. */
const usualPause = 500;

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const isAction = (value: unknown): value is UnknownAction =>
  typeof getField(value, 'type') === 'string';

function readTime(action: UnknownAction, written: unknown): number | null {
  const meta = getField(action, 'meta');
  const times = [written, getField(meta, 'startedTimeStamp'), getField(meta, 'fulfilledTimeStamp')];
  return times.find((time) => typeof time === 'number') ?? null;
}

/**
 * The session in a saved recording or in an export of DevTools, or why there is none. The states are computed by the
 * reducer for replays, which reads and writes no storage; the app's store is not involved. `version` is that of this app.
 */
export function readSession(text: string, version: string | null): Session | Rejection {
  const file = parse(text);
  if (file === undefined) return 'damaged';
  const app = getField(file, 'app') ?? 'Skuret';
  const [payload, preloadedState] = [getField(file, 'payload'), getField(file, 'preloadedState')];
  if (app !== 'Skuret' || typeof payload !== 'string' || typeof preloadedState !== 'string') {
    return 'foreign';
  }
  const [actions, first] = [parse(payload), parse(preloadedState)];
  if (actions === undefined || first === undefined) return 'damaged';
  if (!Array.isArray(actions) || !actions.every(isAction)) return 'foreign';
  const recordedBy = getField(file, 'version');
  const isOtherVersion = recordedBy !== undefined && recordedBy !== version;

  const reduce = makeReplayReducer();
  const initial = reduce(undefined, { type: '@@SHAPE' });
  const isState = makeStateCheck(initial);
  if (!isState(first)) return isOtherVersion ? 'otherVersion' : 'foreign';
  const others = ['persist', '__rtkq', '@@redux'];
  const slices = new Set([...Object.keys(initial), ...Object.keys(initial.account), ...others]);

  const times = getField(file, 'times');
  const moments: [ReplayMoment, ...ReplayMoment[]] = [{ state: first, label: '', pause: 0 }];
  let state = first;
  let lastTime: number | null = null;
  let unknownCount = 0;
  for (const [index, action] of actions.entries()) {
    const before = state;
    try {
      state = reduce(before, action);
      if (!isState(state)) throw new TypeError('The action has broken the state');
    } catch {
      return { moments, isOtherVersion, unknownCount, failedAt: index + 1 };
    }
    const [slice = ''] = action.type.split('/');
    if (!slices.has(slice)) unknownCount += 1;
    const time = readTime(action, getField(times, String(index)));
    const pause =
      time !== null && lastTime !== null
        ? Math.min(Math.max(time - lastTime, 0), longestPause)
        : usualPause;
    lastTime = time ?? lastTime;
    moments.push({ state, label: labelled(action).type, pause });
  }
  return { moments, isOtherVersion, unknownCount, failedAt: null };
}
