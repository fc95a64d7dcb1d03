import { useLocation } from 'react-router-dom';
import { addDays, type CalendarDate } from '../../domain/days';
import type { DayRange } from './api/bookingsApi';
import { useDayWatches } from './useDayWatches';

interface Tried {
  toolId: string;
  start: CalendarDate | null;
  end: CalendarDate | null;
  units: number;
  /** Why there is no price for them; null where there is one, or none yet. */
  problem: string | null;
  taken: readonly DayRange[];
  /** Asks the price again. */
  retry: () => void;
}

/** An owner's buffer is at most so long: days that are taken so soon after can be in the way too. */
const longestBuffer = 14;

/** What `WatchDays` shows of days that somebody has tried; null where they are not taken. */
export function useDayWatch({ toolId, start, end, units, problem, taken, retry }: Tried) {
  const { pathname, search } = useLocation();
  const isTried = problem !== null && start !== null && end !== null && end > start;
  const isTaken =
    isTried &&
    taken.some((days) => start < days.endDate && days.startDate < addDays(end, longestBuffer));
  const { signedIn, watches, busy, watch, unwatch } = useDayWatches(toolId, {
    skip: !isTaken,
  });
  if (!isTaken) return null;
  const same = watches?.find(
    (each) =>
      each.startDate === start &&
      each.endDate === end &&
      each.units === units &&
      each.toldAt === null,
  );
  return {
    days: { start, end },
    address: pathname + search,
    watching: signedIn
      ? {
          waits: same !== undefined,
          ...{ byMail: same?.byMail === true, busy },
          onWatch: async () => {
            // They have come free meanwhile, and have a price.
            if ((await watch({ toolId, start, end, units })) === 'free') retry();
          },
          onUndo: async () => {
            if (same) await unwatch(same.id);
          },
        }
      : null,
  };
}
