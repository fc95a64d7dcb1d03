import type { UnknownAction } from '@reduxjs/toolkit';
import { getField } from '../../../domain/recordings/getField';
import { type RecordingProblem, readRecording } from '../../../domain/recordings/readRecording';
import { labelled } from '../../platform/store/devTools';
import { makeStateCheck } from '../../platform/store/isState';
import { makeReplayReducer, type RootState } from '../../platform/store/rootReducer';

/** Why a file cannot be replayed. */
export type Rejection = RecordingProblem | 'large' | 'otherVersion';

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
  const recording = readRecording(text);
  if (typeof recording === 'string') return recording;
  const { version: recordedBy, times, first, actions } = recording;
  const isOtherVersion = recordedBy !== undefined && recordedBy !== version;

  const reduce = makeReplayReducer();
  const initial = reduce(undefined, { type: '@@SHAPE' });
  const isState = makeStateCheck(initial);
  if (!isState(first)) return isOtherVersion ? 'otherVersion' : 'foreign';
  const others = ['persist', '__rtkq', '@@redux'];
  const slices = new Set([...Object.keys(initial), ...Object.keys(initial.account), ...others]);

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
