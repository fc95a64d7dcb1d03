import {
  type OfflineBooking,
  type OfflineState,
  offlineStates,
} from '../../../domain/pages/offlineRecord';
import {
  BookingDocument,
  type BookingFieldsFragment,
  type BookingQuery,
  DashboardBookingsDocument,
  type DashboardBookingsQuery,
} from '../../bookings/api/bookings.generated';
import { baseApi } from './baseApi';

/** How many bookings are kept for reading offline, and for how many of them the address is fetched. */
const most = { bookings: 10, addresses: 3 };

const isAhead = ({ state }: BookingFieldsFragment) =>
  (offlineStates as readonly string[]).includes(state);

function kept(booking: BookingFieldsFragment, pickupAddress: string | null): OfflineBooking {
  const { id, tool, role, borrower, startDate, endDate, state } = booking;
  return {
    id,
    toolName: tool.name,
    role,
    startDate,
    endDate,
    pickupAddress,
    otherName: role === 'OWNER' ? borrower.name : tool.owner.name,
    state: state as OfflineState,
  };
}

/** The member's data that is available offline. */
export const offlineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The bookings that are ahead or under way, by their first day. A mutation for the library only: it runs in the
     * background, so its failure shows no toast.
     */
    readForOffline: build.mutation<OfflineBooking[], void>({
      async queryFn(_, _api, _extra, ask) {
        const listed = await ask({ document: DashboardBookingsDocument });
        if (listed.error) return { error: listed.error };
        const { myBookings, lendBookings } = listed.data as DashboardBookingsQuery;
        const ahead = [...myBookings, ...lendBookings]
          .filter(isAhead)
          .sort((one, other) => one.startDate.localeCompare(other.startDate))
          .slice(0, most.bookings);
        const asked = ahead
          .filter(({ role, state }) => role === 'BORROWER' && state !== 'REQUESTED')
          .slice(0, most.addresses);
        const addresses = new Map<string, string | null>();
        for (const { id } of asked) {
          const one = await ask({ document: BookingDocument, variables: { id }, nullable: true });
          // What is kept already has the address: an incomplete reading must not replace it.
          if (one.error) return { error: one.error };
          const { booking } = (one.data ?? { booking: null }) as BookingQuery;
          addresses.set(id, booking?.pickupAddress ?? null);
        }
        return { data: ahead.map((booking) => kept(booking, addresses.get(booking.id) ?? null)) };
      },
    }),
  }),
});
