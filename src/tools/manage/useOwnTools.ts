import { useMemo } from 'react';
import { unitsOut } from '../../../domain/bookings/unitsOut';
import { type Booking, useDashboardBookingsQuery } from '../../bookings/api/bookingsApi';
import { useViewer } from '../../members/hooks/useViewer';
import { type OwnToolRow, useOwnToolsQuery } from '../api/lendingApi';
import type { ManagedTool, ManagedTools } from './ManagedTool';

const noBookings: readonly Booking[] = [];

/** A row, which is borrowed when all of its units are out. */
function managedTool(own: OwnToolRow, out: ReadonlyMap<string, number>): ManagedTool {
  const isOut = (out.get(own.tool.id) ?? 0) >= own.tool.maxAvailableCount;
  const inside = own.state === 'PUBLISHED' ? 'available' : 'hidden';
  return { ...own.tool, own, availability: isOut ? 'borrowed' : inside };
}

/** All tools of the person as the service has them, drafts and paused ones too. */
export function useOwnTools(): ManagedTools & { bookings: readonly Booking[] } {
  const { user, loading } = useViewer();
  const options = { skip: user === null, refetchOnMountOrArgChange: true };
  const { currentData, isFetching, isError, refetch } = useOwnToolsQuery(undefined, options);
  // Without this response no tool is shown as borrowed; the failure has its toast (D16).
  const booked = useDashboardBookingsQuery(undefined, options);
  const bookings = booked.currentData ?? noBookings;

  const tools = useMemo(() => {
    const out = unitsOut(bookings);
    return (currentData ?? []).map((own) => managedTool(own, out));
  }, [currentData, bookings]);
  const status = () => {
    // Without the bookings a lent tool would seem available, and its deletion would ask nothing.
    if (currentData && (booked.currentData || booked.isError)) return 'ready';
    if (user === null ? loading : isFetching) return 'loading';
    return user === null || isError ? 'failed' : 'loading';
  };
  return {
    bookings,
    tools,
    status: status(),
    retry: () => (user ? void refetch() : window.location.reload()),
  };
}
