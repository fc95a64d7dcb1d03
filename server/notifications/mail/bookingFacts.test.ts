import type { NotificationContent } from '../../../domain/notifications/notifications';
import type { MailedBooking } from '../records/mailedBookings';
import { bookingFacts } from './bookingFacts';

const booking: MailedBooking = {
  id: 1,
  isOwner: false,
  tool: 'Sav',
  imageUrl: '/images/tools/saw.svg',
  startDate: '2031-03-06',
  endDate: '2031-03-08',
  state: 'accepted',
  rentalCents: 70_000,
  totalCents: 77_500,
  place: 'Bagvej 3',
  answerBy: null,
  deposit: null,
};
const params = { member: 'Jonas', tool: 'Sav', start: '2031-03-06', end: '2031-03-08' };
const agreed: NotificationContent = { kind: 'booking_agreed', params };

const facts = (changes: Partial<MailedBooking>, notification: NotificationContent = agreed) =>
  bookingFacts({ ...booking, ...changes }, notification, {
    commissionPercent: 10,
    language: 'en',
  }).map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '));

test('are days with weekday, price, place and number for the borrower', () => {
  expect(facts({})).toEqual([
    'Pick-up: Thursday, 6 March 2031',
    'Return: Saturday, 8 March 2031',
    'Price: 775 kr.',
    'Place: Bagvej 3',
    'Booking number: SK-20453',
  ]);
});

test('have the earnings after the commission for the owner', () => {
  expect(facts({ isOwner: true })).toContain('You earn: 630 kr.');
});

test('have no price for a booking that did not take place', () => {
  expect(facts({ state: 'cancelled', place: null })).toEqual([
    'Pick-up: Thursday, 6 March 2031',
    'Return: Saturday, 8 March 2031',
    'Booking number: SK-20453',
  ]);
  expect(facts({ state: 'completed', place: null })).toContain('Price: 775 kr.');
});

test('leave out the days of the booking beside others that are proposed', () => {
  const proposed: NotificationContent = {
    kind: 'booking_moved',
    params: { ...params, event: 'proposeChange' },
  };
  expect(facts({}, proposed)).toEqual(['Place: Bagvej 3', 'Booking number: SK-20453']);
});

test.each([
  ['unreserved', 'Deposit: 500 kr. was never reserved'],
  ['held', 'Deposit: 500 kr., which we give back now'],
  ['released', 'Deposit: 500 kr. is given back'],
] as const)('of a cancelled booking have the deposit that is %s', (state, fact) => {
  const deposit = { state, cents: 50_000 };
  expect(facts({ state: 'cancelled', place: null, deposit })).toContain(fact);
});

test.each([
  ['requested', { kind: 'booking_requested', params: { ...params, booking: 1, cents: 1 } }],
  ['noShow', { kind: 'booking_moved', params: { ...params, event: 'reportNoShow' } }],
  ['returned', { kind: 'booking_moved', params: { ...params, event: 'markReturned' } }],
  ['inDispute', { kind: 'booking_moved', params: { ...params, event: 'reportProblem' } }],
  ['accepted', { kind: 'booking_moved', params: { ...params, event: 'proposeChange' } }],
] as [MailedBooking['state'], NotificationContent][])(
  'have the time until which a booking that is %s waits for an answer',
  (state, notification) => {
    const answerBy = new Date('2031-03-05T13:05:00Z');
    const fact = 'Answer by: Wednesday 5 March at 14:05';
    expect(facts({ state, answerBy }, notification)).toContain(fact);
    expect(facts({ state: 'completed', answerBy }, notification)).not.toContain(fact);
    expect(facts({ state, answerBy })).not.toContain(fact);
  },
);
