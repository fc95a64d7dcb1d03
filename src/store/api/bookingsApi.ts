import type { Booking, RentalHistoryRecord } from '../../../domain/booking';
import { copenhagenDateOf } from '../../../domain/days';
import { baseApi } from './baseApi';
import { fromSample } from './fromSample';

/** What the signed-in person borrows, and has borrowed and lent. All of it is sample data (§1). */
export const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bookings: build.query<Booking[], void>({
      queryFn: () =>
        fromSample(async () => {
          const { sampleBookings } = await import('../../../sample/bookings');
          return sampleBookings(copenhagenDateOf(new Date()));
        }),
      providesTags: ['Bookings'],
    }),
    rentalHistory: build.query<RentalHistoryRecord[], void>({
      queryFn: () =>
        fromSample(async () => {
          const { sampleHistory } = await import('../../../sample/history');
          return sampleHistory(copenhagenDateOf(new Date()));
        }),
      providesTags: ['Bookings'],
    }),
  }),
});

export const { useBookingsQuery, useRentalHistoryQuery } = bookingsApi;
