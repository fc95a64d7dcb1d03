import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The review that a person gives a rental: 1 to 5 stars, and words or none. */
export interface BookingReview {
  rating: number;
  comment: string;
}

/** What has happened to one booking since the page was loaded. */
export interface BookingChange {
  status?: 'completed' | 'cancelled';
  review?: BookingReview;
}

/** By the booking's id. */
type BookingsState = Record<string, BookingChange>;

const initialState: BookingsState = {};

/** What the person does with their bookings (§4). It is kept here alone, so a reload undoes it. */
export const bookingsSlice = createSlice({
  name: 'bookings',
  initialState,
  reducers: {
    cancelled: (state, action: PayloadAction<string>) => {
      state[action.payload] = { ...state[action.payload], status: 'cancelled' };
    },
    returned: (state, action: PayloadAction<string>) => {
      state[action.payload] = { ...state[action.payload], status: 'completed' };
    },
    reviewed: (state, action: PayloadAction<{ id: string; review: BookingReview }>) => {
      const { id, review } = action.payload;
      state[id] = { ...state[id], review };
    },
  },
  selectors: { selectBookingChanges: (state) => state },
});

export const {
  cancelled: bookingCancelled,
  returned: bookingReturned,
  reviewed: bookingReviewed,
} = bookingsSlice.actions;
export const { selectBookingChanges } = bookingsSlice.selectors;
