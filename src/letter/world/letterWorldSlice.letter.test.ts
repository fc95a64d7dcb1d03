import {
  bookingCancelled,
  bookingReturned,
  bookingReviewed,
  letterWorldSlice,
} from './letterWorldSlice';

const { reducer } = letterWorldSlice;
const review = { rating: 4, comment: 'Good' };

describe('what happens to bookings in the sample', () => {
  it('reads as a story in DevTools', () => {
    expect([bookingCancelled.type, bookingReturned.type, bookingReviewed.type]).toEqual([
      'letterWorld/bookingCancelled',
      'letterWorld/bookingReturned',
      'letterWorld/bookingReviewed',
    ]);
  });

  it('is noted by booking, one after the other', () => {
    let state = reducer(undefined, bookingReturned('2'));
    state = reducer(state, bookingCancelled('3'));
    state = reducer(state, bookingReviewed({ id: '2', review }));
    expect(state.bookings).toEqual({
      2: { status: 'completed', review },
      3: { status: 'cancelled' },
    });
  });
});
