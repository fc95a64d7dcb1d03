import { type PendingPress, pressesFound, pressesSlice, pressMade } from './pressesSlice';

const { reducer } = pressesSlice;

const press: PendingPress = {
  id: 'first',
  bookingId: '5',
  memberId: '501',
  session: 'end of token',
  press: { step: 'CONFIRM_RETURN' },
  pressedAt: '2026-07-04T12:00:00.000Z',
  how: 'unsent',
  refusal: null,
};
const inOtherTab: PendingPress = { ...press, id: 'second' };
const ofOtherBooking: PendingPress = { ...inOtherTab, id: 'third', bookingId: '6' };

const idsAfter = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' })).presses.map(({ id }) => id);

test('an action that another tab has pending for the same booking is not added, so that it is sent once', () => {
  expect(idsAfter(pressMade(press), pressesFound([inOtherTab, ofOtherBooking]))).toEqual([
    'third',
    'first',
  ]);
});

test('another action replaces the pending one of the same booking', () => {
  expect(idsAfter(pressMade(press), pressMade(ofOtherBooking), pressMade(inOtherTab))).toEqual([
    'third',
    'second',
  ]);
});

test('an action that an earlier page was sending may have arrived', () => {
  const found = pressesFound([{ ...press, how: 'sending' }, ofOtherBooking]);
  const { presses } = reducer(undefined, found);
  expect(presses.map(({ how }) => how)).toEqual(['unanswered', 'unsent']);
});
