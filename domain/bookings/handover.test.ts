import { buildBookingFacts } from '../../tests/helpers/buildBookingFacts';
import { type BookingFacts, type BookingState, bookingStates } from './bookingLife';
import { momentsToChange, momentsToShow } from './handover';

const noon = new Date('2026-07-08T10:00:00Z');
const facts = (state: BookingState, changes: Partial<BookingFacts> = {}) =>
  buildBookingFacts({
    state,
    startDate: '2026-07-08',
    endDate: '2026-07-10',
    since: noon,
    ...changes,
  });

const cases: Partial<Record<BookingState, [string[], string[]]>> = {
  accepted: [['pickUp'], ['pickUp']],
  pickedUp: [
    ['pickUp', 'return'],
    ['pickUp', 'return'],
  ],
  returned: [['return'], ['return']],
  inDispute: [['return'], []],
};

test.each(bookingStates)(
  'has the visible and editable hand-over moments for a booking that is %s',
  (state) => {
    const [shown, changed] = cases[state] ?? [[], []];
    expect(momentsToShow(facts(state), noon)).toEqual(shown);
    expect(momentsToChange(facts(state), noon)).toEqual(changed);
  },
);

test.each([
  ['before the first day', { startDate: '2026-07-09', endDate: '2026-07-10' }],
  ['after the last day', { startDate: '2026-07-05', endDate: '2026-07-07' }],
  ['while it is not paid', { isPaid: false }],
])('hides the pick-up %s', (_when, changes) => {
  expect(momentsToShow(facts('accepted', changes), noon)).toEqual([]);
});
