import { type DayRange, useAvailabilityQuery } from '../api/bookingsApi';

const none: readonly DayRange[] = [];

/** The days on which a tool is not free. Edge: none until they are known. */
export function useTakenDays(toolId: string, units: number): readonly DayRange[] {
  // Refetched with each screen, because others book in the meantime, and a visitor gets no events.
  const { currentData } = useAvailabilityQuery(
    { toolId, units },
    { refetchOnMountOrArgChange: true },
  );
  return currentData ?? none;
}
