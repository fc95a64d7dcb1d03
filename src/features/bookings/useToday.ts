import { useSyncExternalStore } from 'react';
import { type CalendarDate, copenhagenDateOf } from '../../../domain/days';

const minute = 60_000;

function onPossibleMidnight(notify: () => void): () => void {
  const timer = setInterval(notify, minute);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const today = () => copenhagenDateOf(new Date());

/** Today in Copenhagen (D21). A page that stays open over midnight learns of the new day. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(onPossibleMidnight, today, today);
}
