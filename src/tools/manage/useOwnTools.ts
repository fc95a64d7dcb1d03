import { useMemo } from 'react';
import { unitsOut } from '../../../domain/bookings/unitsOut';
import { earnedByTool } from '../../../domain/payments/earnedByTool';
import type { Cents } from '../../../domain/values/money';
import { type Booking, useDashboardBookingsQuery } from '../../bookings/api/bookingsApi';
import { useViewer } from '../../members/hooks/useViewer';
import { useBookingAmountsQuery } from '../../payments/api/receiptsApi';
import { type OwnToolRow, useOwnToolsQuery } from '../api/lendingApi';
import type { ManagedTool, ManagedTools } from './ManagedTool';

/** The most bookings that the service sends (`lendBookings` in the schema). */
const mostBookings = 500;
const noBookings: readonly Booking[] = [];

/** A row, which is borrowed when all of its units are out. */
function managedTool(
  own: OwnToolRow,
  out: ReadonlyMap<string, number>,
  earned: ReadonlyMap<string, Cents> | null | undefined,
): ManagedTool {
  const freeUnits = Math.max(0, own.tool.maxAvailableCount - (out.get(own.tool.id) ?? 0));
  const inside = own.state === 'PUBLISHED' ? 'available' : 'hidden';
  const earnedCents = earned && (earned.get(own.tool.id) ?? 0);
  return {
    ...own.tool,
    own,
    earnedCents,
    freeUnits,
    availability: freeUnits === 0 ? 'borrowed' : inside,
  };
}

/** All tools of the person as the service has them, drafts and paused ones too. */
export function useOwnTools(): ManagedTools & { bookings: readonly Booking[] } {
  const { user, loading } = useViewer();
  const options = { skip: user === null, refetchOnMountOrArgChange: true };
  const { currentData, isFetching, isError, refetch } = useOwnToolsQuery(undefined, options);
  // Without this response no tool is shown as borrowed; the failure has its toast (D16).
  const booked = useDashboardBookingsQuery(undefined, options);
  const bookings = booked.currentData ?? noBookings;

  const amounts = useBookingAmountsQuery(undefined, options);

  // A list that is full may lack older bookings, so the sum would be too low.
  const isWhole = bookings.filter(({ role }) => role === 'OWNER').length < mostBookings;
  const isKnown = isWhole && !amounts.isError && !booked.isError;
  const sums = amounts.currentData;
  const tools = useMemo(() => {
    const out = unitsOut(bookings);
    const earned = isKnown ? sums && earnedByTool(bookings, sums) : null;
    return (currentData ?? []).map((own) => managedTool(own, out, earned));
  }, [currentData, bookings, isKnown, sums]);
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
