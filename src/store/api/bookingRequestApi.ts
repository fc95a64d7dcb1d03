import type { CalendarDate } from '../../../domain/days';
import type { MemberProfile } from '../../../domain/user';
import { baseApi } from './baseApi';
import { fromSample } from './fromSample';
import { simulatedSend } from './simulatedSend';

/** What the booking page asks for. */
export interface BookingRequest {
  toolId: string;
  start: CalendarDate;
  end: CalendarDate;
  quantity: number;
}

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
    requestBooking: build.mutation<null, BookingRequest>({ queryFn: simulatedSend }),
  }),
});

export const { useBookingHostQuery, useRequestBookingMutation } = bookingRequestApi;
