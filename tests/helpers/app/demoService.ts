import { configureStore } from '@reduxjs/toolkit';
import type { BookingFieldsFragment } from '../../../src/bookings/api/bookings.generated';
import { answers } from '../../../src/letter/world/answers';
import { letterWorldSlice } from '../../../src/letter/world/letterWorldSlice';
import type { fakeApi } from './fakeApi';

type Handlers = NonNullable<Parameters<typeof fakeApi>[0]>;

/** Until when the completed bookings of the demo can be reviewed. */
const reviewUntil = '2026-07-10T10:00:00.000Z';

const withReviewTime = (bookings: BookingFieldsFragment[]) =>
  bookings.map((booking) => ({
    ...booking,
    reviewUntil: booking.status === 'completed' && !booking.reviewed ? reviewUntil : null,
  }));

/**
 * The service with its demo data, which are the samples as rows: they arrive over the network, and bookings change by
 * mutations.
 */
export function demoService(): Handlers {
  const { dispatch, getState } = configureStore({ reducer: letterWorldSlice.reducer });
  const world = () => ({ now: new Date(), changes: getState(), dispatch });
  const lists: Handlers = {
    myBookings: async () => {
      const { myBookings } = await answers.myBookings(null, world());
      return { myBookings: withReviewTime(myBookings) };
    },
    dashboardBookings: async () => {
      const { myBookings, lendBookings } = await answers.dashboardBookings(null, world());
      return { myBookings: withReviewTime(myBookings), lendBookings: withReviewTime(lendBookings) };
    },
    rentalHistory: async () => {
      const { rentalHistory } = await answers.rentalHistory(null, world());
      return { rentalHistory: withReviewTime(rentalHistory) };
    },
  };
  const passedOn = [
    'featuredTools',
    'categoryCounts',
    'member',
    'memberTools',
    'memberReviews',
    'profileReviews',
    'booking',
    'takeBookingStep',
    'reviewBooking',
    'conversations',
    'conversation',
  ] as const;
  return {
    ...lists,
    ...Object.fromEntries(
      passedOn.map((operation) => [
        operation,
        (variables: Record<string, unknown>) => answers[operation](variables as never, world()),
      ]),
    ),
  };
}
