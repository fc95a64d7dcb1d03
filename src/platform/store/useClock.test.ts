import { act, renderHook } from '@testing-library/react';
import { storeWrapper } from '../../../tests/helpers/app/storeWrapper';
import { makeStore } from './store';
import { useNow, useToday } from './useClock';

afterEach(() => {
  jest.useRealTimers();
});

/** A hook on a page that was opened at an instant; the timers of the page are the test's. */
function open<Result>(instant: string, hook: () => Result) {
  jest.useFakeTimers({ now: new Date(instant) });
  const store = makeStore({ source: 'live' });
  const kinds: string[] = [];
  const { dispatch } = store;
  store.dispatch = ((action: { type: string }) => {
    kinds.push(action.type);
    return dispatch(action);
  }) as typeof dispatch;
  return { kinds, ...renderHook(hook, { wrapper: storeWrapper(store) }) };
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('shows the new day when the page stays open over midnight in Copenhagen', () => {
  const { result, kinds } = open('2026-07-04T21:58:00Z', () => useToday());
  expect(result.current).toBe('2026-07-04');
  wait(60_000);
  expect(result.current).toBe('2026-07-04');
  expect(kinds).toEqual([]);
  wait(60_000);
  expect(result.current).toBe('2026-07-05');
  expect(kinds).toEqual(['clock/dayBegan']);
});

test('shows the new day when a device wakes up and the page is visible again', () => {
  const { result } = open('2026-07-04T12:00:00Z', () => useToday());
  jest.setSystemTime(new Date('2026-07-06T12:00:00Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe('2026-07-06');
});

test('updates every minute and returns the same object in between', () => {
  const { result, rerender } = open('2026-07-04T12:00:20Z', () => useNow());
  const first = result.current;
  expect(first.toISOString()).toBe('2026-07-04T12:00:00.000Z');
  rerender();
  expect(result.current).toBe(first);
  wait(60_000);
  expect(result.current.toISOString()).toBe('2026-07-04T12:01:00.000Z');
});

test('stops when the screen unmounts', () => {
  const { unmount } = open('2026-07-04T12:00:00Z', () => useNow());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
