import { bookingCancelled, bookingReturned, bookingReviewed, bookingsSlice } from './bookingsSlice';

const { reducer } = bookingsSlice;
const review = { rating: 4, comment: 'Good' };

describe('what happens to bookings', () => {
  it('reads as a story in DevTools', () => {
    expect([bookingCancelled.type, bookingReturned.type, bookingReviewed.type]).toEqual([
      'bookings/cancelled',
      'bookings/returned',
      'bookings/reviewed',
    ]);
  });

  it('is noted by booking, one after the other', () => {
    let state = reducer(undefined, bookingReturned('2'));
    state = reducer(state, bookingCancelled('3'));
    state = reducer(state, bookingReviewed({ id: '2', review }));
    expect(state).toEqual({
      2: { status: 'completed', review },
      3: { status: 'cancelled' },
    });
  });
});
