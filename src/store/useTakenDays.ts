import { type DayRange, useAvailabilityQuery } from './api/bookingsApi';
import { useSource } from './useSource';

const none: readonly DayRange[] = [];

/** The days on which a tool is not free. Edge: none until they are known, and in the sample, which has no calendar. */
export function useTakenDays(toolId: string, units: number): readonly DayRange[] {
  const isLive = useSource() === 'live';
  // Refetched with each screen, because others book in the meantime, and a visitor gets no events.
  const { currentData } = useAvailabilityQuery(
    { toolId, units },
    { skip: !isLive, refetchOnMountOrArgChange: true },
  );
  return currentData ?? none;
}
