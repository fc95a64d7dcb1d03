import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The review that a person gives a rental: 1 to 5 stars, and words or none. */
export interface GivenReview {
  rating: number;
  comment: string;
}

/** What has happened to one booking since the page was loaded. */
interface BookingChange {
  status?: 'completed' | 'cancelled';
  review?: GivenReview;
}

export interface SampleWorldState {
  /** By the booking's id. */
  bookings: Record<string, BookingChange>;
}

const initialState: SampleWorldState = { bookings: {} };

/**
 * The changes in the sample (D23), which no service stores: the same for every account, and reset by signing out. The
 * sample's answers include them; in live this slice never changes.
 */
export const sampleWorldSlice = createSlice({
  name: 'sampleWorld',
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

export const { bookingCancelled, bookingReturned, bookingReviewed } = sampleWorldSlice.actions;
export const { selectBookingChanges } = sampleWorldSlice.selectors;
