import type { CalendarDate } from '../../../domain/days';
import type { MemberProfile } from '../../../domain/user';
import { wait } from '../../browser/wait';
import { baseApi } from './baseApi';
import { fromSample } from './fromSample';

/** What the booking page asks for. */
export interface BookingRequest {
  toolId: string;
  start: CalendarDate;
  end: CalendarDate;
  quantity: number;
}

/** The simulated wait of a booking (§9). */
const bookingMilliseconds = 1000;
/** The member whom every booking shows as its host (§2). */
const hostId = '1';

export const bookingRequestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The fixed host of the booking page; no call. */
    bookingHost: build.query<MemberProfile | null, void>({
      queryFn: () =>
        fromSample(async () => {
          const { sampleMembers } = await import('../../../sample/members');
          return sampleMembers.find((member) => member.id === hostId) ?? null;
        }),
    }),
    /** Simulated (§4): a second passes and nothing is sent. Fails, as a call would, without a connection. */
    requestBooking: build.mutation<null, BookingRequest>({
      queryFn: async () => {
        await wait(bookingMilliseconds);
        if (navigator.onLine) return { data: null };
        return { error: { kind: 'network', status: null, code: null, messages: ['Offline'] } };
      },
    }),
  }),
});

export const { useBookingHostQuery, useRequestBookingMutation } = bookingRequestApi;
