import { useLocation } from 'react-router-dom';
import { addDays, type CalendarDate } from '../../../domain/values/days';
import type { DayRange } from '../../bookings/api/bookingsApi';
import { useAvailabilityAlerts } from './useAvailabilityAlerts';

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

/** What `AvailabilityAlertOffer` shows for the days that the person has chosen; null when they are not taken. */
export function useAvailabilityAlertOffer({
  toolId,
  start,
  end,
  units,
  problem,
  taken,
  retry,
}: Tried) {
  const { pathname, search } = useLocation();
  const isTried = problem !== null && start !== null && end !== null && end > start;
  const isTaken =
    isTried &&
    taken.some((days) => start < days.endDate && days.startDate < addDays(end, longestBuffer));
  const { signedIn, alerts, busy, add, remove } = useAvailabilityAlerts(toolId, {
    skip: !isTaken,
  });
  if (!isTaken) return null;
  const same = alerts?.find(
    (each) =>
      each.startDate === start &&
      each.endDate === end &&
      each.units === units &&
      each.toldAt === null,
  );
  return {
    days: { start, end },
    address: pathname + search,
    alert: signedIn
      ? {
          waits: same !== undefined,
          byMail: same?.byMail === true,
          busy,
          onAdd: async () => {
            // The days have become free meanwhile, and have a price.
            if ((await add({ toolId, start, end, units })) === 'free') retry();
          },
          onUndo: async () => {
            if (same) await remove(same.id);
          },
        }
      : null,
  };
}
