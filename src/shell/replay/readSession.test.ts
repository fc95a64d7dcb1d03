import { buildListing } from '../../../tests/helpers/app/builders';
import { keepLastActions } from '../../platform/store/lastActions';
import { makeRecording } from '../../platform/store/saveRecording';
import { addressChanged } from '../../platform/store/slices/addressSlice';
import { tokenReceived } from '../../platform/store/slices/authSlice';
import { toggled } from '../../platform/store/slices/favouritesSlice';
import { makeStore } from '../../platform/store/store';
import { diffStates } from './diffStates';
import { readSession, type Session } from './readSession';

interface RecordingFile {
  app: string;
  version: string | null;
  payload: string;
  preloadedState: string;
  times: number[];
}

/** A recording of three actions, and what a test changes in it. */
function makeFile(change: (file: RecordingFile) => object = (file) => file): string {
  const { dispatch, getState } = makeStore({ recording: keepLastActions });
  // Drops the recording of an earlier test.
  dispatch(tokenReceived('a.b.c'));
  const visit = (pathname: string) =>
    addressChanged({ pathname, search: '', hash: '', key: 'k', action: 'PUSH' });
  dispatch(visit('/tool/5'));
  dispatch(toggled(buildListing({ id: '5', name: '<img src=x onerror=alert(1)>' })));
  dispatch(visit('/terms'));
  const recording = JSON.parse(makeRecording(getState(), new Date())) as RecordingFile;
  return JSON.stringify(change(recording));
}

function readGood(text: string): Session {
  const session = readSession(text, null);
  if (typeof session === 'string') throw new Error(session);
  return session;
}

it('computes the state after each action of a recording', () => {
  const { moments, isOtherVersion, unknownCount, failedAt } = readGood(
    makeFile((file) => ({ ...file, times: [...file.times.slice(0, -3), 1000, 1250, 90_000] })),
  );
  expect(moments.map(({ label }) => label).slice(-3)).toEqual([
    'address/opened /tool/5',
    'favourites/toggled',
    'address/opened /terms',
  ]);
  expect(moments.at(-1)?.state.address.pathname).toBe('/terms');
  expect({ isOtherVersion, unknownCount, failedAt }).toEqual({
    isOtherVersion: false,
    unknownCount: 0,
    failedAt: null,
  });
  // As they were, but at most five seconds.
  expect(moments.map(({ pause }) => pause).slice(-2)).toEqual([250, 5000]);
});

it('reads an export of Redux DevTools, in which only requests have a time', () => {
  const text = makeFile(({ payload, preloadedState }) => ({ payload, preloadedState }));
  expect(readGood(text).moments.at(-1)).toMatchObject({
    label: 'address/opened /terms',
    pause: 500,
  });
});

it.each<[string, string, (file: RecordingFile) => object]>([
  ['of another app', 'foreign', (file) => ({ ...file, app: 'Todo' })],
  ['without actions', 'foreign', ({ preloadedState }) => ({ preloadedState })],
  ['of nothing', 'foreign', () => ({ payload: '[]', preloadedState: '{}' })],
  ['of DevTools’ own state', 'foreign', () => ({ actionsById: {}, computedStates: [] })],
  ['with actions without a type', 'foreign', (file) => ({ ...file, payload: '[{}]' })],
  ['with broken actions', 'damaged', (file) => ({ ...file, payload: file.payload.slice(0, 90) })],
  [
    'of another version with another state',
    'otherVersion',
    (file) => ({ ...file, version: 'main.1.js', preloadedState: '{"address":{}}' }),
  ],
])('a file %s is %s', (_what, rejection, change) => {
  expect(readSession(makeFile(change), null)).toBe(rejection);
});

it('a file that is cut, or no JSON, is damaged', () => {
  expect(readSession(makeFile().slice(0, -500), null)).toBe('damaged');
  expect(readSession('<html lang="da"></html>', null)).toBe('damaged');
});

it('names another version whose state this one can show', () => {
  expect(readGood(makeFile((file) => ({ ...file, version: 'x.js' }))).isOtherVersion).toBe(true);
});

it('counts the actions that no slice knows', () => {
  const payload = JSON.stringify([{ type: 'cart/added' }, { type: '' }, { type: 'x/y' }]);
  const { unknownCount, moments } = readGood(makeFile((file) => ({ ...file, payload })));
  expect(unknownCount).toBe(3);
  expect(moments).toHaveLength(4);
});

it.each([
  { type: 'address/opened' },
  { type: 'address/opened', payload: 'javascript:alert(1)' },
  { type: 'favourites/toggled', payload: null },
  { type: 'api/executeQuery/fulfilled', meta: {} },
  { type: '__proto__' },
])('ends before an action that breaks the state: %j', (action) => {
  const payload = JSON.stringify([{ type: 'auth/signedOut' }, action, { type: 'auth/signedOut' }]);
  const { failedAt, moments } = readGood(makeFile((file) => ({ ...file, payload })));
  expect(failedAt).toBe(2);
  expect(moments).toHaveLength(2);
});

describe('the difference of two states', () => {
  it('is each part that changed', () => {
    const same = { deep: [1] };
    expect(
      diffStates(
        { same, gone: 1, list: ['a', 'b'], queries: { 'tool("5")': { status: 'pending' } } },
        { same, list: ['a', 'c'], queries: { 'tool("5")': { status: 'fulfilled' } }, more: null },
      ),
    ).toEqual([
      { path: 'gone', before: '1', after: undefined },
      { path: 'list["1"]', before: '"b"', after: '"c"' },
      { path: 'queries["tool(\\"5\\")"].status', before: '"pending"', after: '"fulfilled"' },
      { path: 'more', before: undefined, after: 'null' },
    ]);
  });

  it('is short', () => {
    const numbers = Array.from({ length: 1000 }, (_none, index) => index);
    expect(
      diffStates(
        numbers,
        numbers.map((number) => -number - 1),
      ),
    ).toHaveLength(200);
    expect(diffStates({}, { text: 'a'.repeat(5000) })[0]?.after).toHaveLength(401);
  });
});
