import { useLocation } from 'react-router-dom';
import { addDays, type CalendarDate } from '../../../domain/values/days';
import type { DayRange } from '../../bookings/api/bookingsApi';
import { useDayWatches } from './useDayWatches';

interface Tried {
  toolId: string;
  start: CalendarDate | null;
  end: CalendarDate | null;
  units: number;
  /** Why these days have no price; null when they have one, or none yet. */
  problem: string | null;
  taken: readonly DayRange[];
  /** Asks the price again. */
  retry: () => void;
}

/** The longest buffer of an owner, in days. Days that are taken so soon after the wanted ones can be in the way too. */
const longestBuffer = 14;

/** What `WatchDays` shows for the days that the person has chosen; null when they are not taken. */
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
          byMail: same?.byMail === true,
          busy,
          onWatch: async () => {
            // The days have become free meanwhile, and have a price.
            if ((await watch({ toolId, start, end, units })) === 'free') retry();
          },
          onUndo: async () => {
            if (same) await unwatch(same.id);
          },
        }
      : null,
  };
}
