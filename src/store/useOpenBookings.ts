import { type Booking, useMyBookingsQuery } from './api/bookingsApi';
import { useViewer } from './useViewer';

const none: Booking[] = [];

/** The viewer's bookings of a tool that are unpaid, requested or accepted, in the order of their list. */
export function useOpenBookings(toolId: string): Booking[] {
  const { signedIn } = useViewer();
  const { data = none } = useMyBookingsQuery(undefined, { skip: !signedIn });
  return data.filter(
    ({ tool, state }) =>
      tool.id === toolId && ['AWAITING_PAYMENT', 'REQUESTED', 'ACCEPTED'].includes(state),
  );
}
