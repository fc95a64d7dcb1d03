import {
  bookingCancelled,
  bookingReturned,
  bookingReviewed,
  letterWorldSlice,
} from './letterWorldSlice';

const { reducer } = letterWorldSlice;
const review = { rating: 4, comment: 'Good' };

describe('changes to the sample bookings', () => {
  it('have readable action types in DevTools', () => {
    expect([bookingCancelled.type, bookingReturned.type, bookingReviewed.type]).toEqual([
      'letterWorld/bookingCancelled',
      'letterWorld/bookingReturned',
      'letterWorld/bookingReviewed',
    ]);
  });

  it('are stored by booking and merged', () => {
    let state = reducer(undefined, bookingReturned('2'));
    state = reducer(state, bookingCancelled('3'));
    state = reducer(state, bookingReviewed({ id: '2', review }));
    expect(state.bookings).toEqual({
      2: { status: 'completed', review },
      3: { status: 'cancelled' },
    });
  });
});
