import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReviewBookingMutationVariables } from '../../members/api/bookingReviews.generated';

type GivenReview = Omit<ReviewBookingMutationVariables, 'id'>;

/** The changes of one booking since the page was loaded. */
interface BookingChange {
  status?: 'completed' | 'cancelled';
  review?: GivenReview;
}

export interface LetterWorldState {
  /** By the booking's id. */
  bookings: Record<string, BookingChange>;
}

const initialState: LetterWorldState = { bookings: {} };

/**
 * The changes in the letter (D23), which no service stores: the same for every account, and reset by signing out. The
 * letter's answers include them; in the default source this slice never changes.
 */
export const letterWorldSlice = createSlice({
  name: 'letterWorld',
  initialState,
  reducers: {
    bookingCancelled: ({ bookings }, { payload: id }: PayloadAction<string>) => {
      bookings[id] = { ...bookings[id], status: 'cancelled' };
    },
    bookingReturned: ({ bookings }, { payload: id }: PayloadAction<string>) => {
      bookings[id] = { ...bookings[id], status: 'completed' };
    },
    bookingReviewed: (
      { bookings },
      { payload: { id, review } }: PayloadAction<{ id: string; review: GivenReview }>,
    ) => {
      bookings[id] = { ...bookings[id], review };
    },
  },
  selectors: {
    /** The changes since the page was loaded, status and review, by the booking's id. */
    selectBookingChanges: ({ bookings }) => bookings,
  },
});

export const { bookingCancelled, bookingReturned, bookingReviewed } = letterWorldSlice.actions;
export const { selectBookingChanges } = letterWorldSlice.selectors;
