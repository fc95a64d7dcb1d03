import { useLayoutEffect, useMemo } from 'react';
import type { CalendarDate } from '../../../domain/values/days';
import { useAppSelector, useAppStore } from './hooks';
import { dayBegan, minuteBegan, readClock, selectNow, selectToday } from './slices/clockSlice';
import type { AppStore } from './store';

const minute = 60_000;

/** Calls back now, every minute, and when the visibility of the page changes. Returns a function that stops it. */
function onPossibleChange(notify: () => void): () => void {
  notify();
  const timer = setInterval(notify, minute);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

function followDays(store: AppStore): () => void {
  return onPossibleChange(() => {
    const clock = readClock();
    if (selectToday({ clock }) !== selectToday(store.getState())) store.dispatch(dayBegan(clock));
  });
}

function followMinutes(store: AppStore): () => void {
  return onPossibleChange(() => {
    const clock = readClock();
    if (clock.now !== selectNow(store.getState())) store.dispatch(minuteBegan(clock));
  });
}

/** Today in Copenhagen (D21). A page that stays open over midnight learns of the new day. */
export function useToday(): CalendarDate {
  const store = useAppStore();
  // Before paint, because the store may still have the day on which the page was opened.
  useLayoutEffect(() => followDays(store), [store]);
  return useAppSelector(selectToday);
}

/** Now, to the minute, so that times relative to it stay true while the page is open. */
export function useNow(): Date {
  const store = useAppStore();
  useLayoutEffect(() => followMinutes(store), [store]);
  const now = useAppSelector(selectNow);
  return useMemo(() => new Date(now), [now]);
}
