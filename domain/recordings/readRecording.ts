import { getField } from './getField';

export interface RecordedAction {
  type: string;
  [field: string]: unknown;
}

/** The contents of a saved recording, or of an export of Redux DevTools. */
export interface Recording {
  /** The name of the built script; null in development, undefined in an export of DevTools. */
  version: string | null | undefined;
  /** When each action happened, in milliseconds since 1970; not in an export of DevTools. */
  times: unknown;
  /** The state before the first action: an object with an `address`. Its other parts are not checked. */
  first: object;
  actions: readonly RecordedAction[];
}

/** `damaged`: it cannot be read; `foreign`: it is not a recording of Skuret. */
export type RecordingProblem = 'damaged' | 'foreign';

/** The size up to which a recording can be attached to a message. One of 200 actions takes about a third. */
export const mostAttachedBytes = 700_000;

/** Days until a recording that came with a message is deleted. */
export const keptRecordingDays = 90;

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isAction = (value: unknown): value is RecordedAction =>
  typeof getField(value, 'type') === 'string';

/** The content of a file, or why it has none. */
export function readRecording(text: string): Recording | RecordingProblem {
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
  if (!isObject(first) || !isObject(getField(first, 'address'))) return 'foreign';
  const version = getField(file, 'version');
  return {
    version: version === undefined || typeof version === 'string' ? version : null,
    times: getField(file, 'times'),
    first,
    actions,
  };
}
