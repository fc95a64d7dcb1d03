import { type BookingStep, bookingSteps } from '../../../domain/bookings/bookingLife';
import type { BookingEvent, BookingEventDetails } from '../../jobs/bookingEvents';
import { toWebhook } from './webhooksOfBooking';

const happen = (details: BookingEventDetails) =>
  toWebhook({ ...details, at: '2031-03-03T12:00:00.000Z' } as BookingEvent);
const take = (step: BookingStep) =>
  happen({ kind: 'stepTaken', step, actor: 'clock', free: [], statement: null });

test.each<[BookingStep, string | undefined]>([
  ['reserveMoney', 'booking.requested'],
  ['reserveMoneyInstantly', 'booking.accepted'],
  ['accept', 'booking.accepted'],
  ['decline', 'booking.declined'],
  ['withdraw', 'booking.withdrawn'],
  ['expire', 'booking.expired'],
  ['cancel', 'booking.cancelled'],
  ['confirmPickup', 'booking.picked_up'],
  ['markReturned', 'booking.returned'],
  ['reportProblem', 'booking.disputed'],
  ['confirmReturn', 'booking.completed'],
  ['reportNoShow', 'booking.no_show'],
  ['contestNoShow', 'booking.updated'],
  ['assertFault', 'booking.updated'],
  ['lapse', undefined],
  ['refusePayment', undefined],
])('the step %s is %s', (step, type) => {
  expect(take(step)?.type).toBe(type);
});

test('both members of a booking learn of every step that both see', () => {
  for (const step of Object.keys(bookingSteps) as BookingStep[]) {
    const told = take(step);
    if (told) expect([step, told.readers]).toEqual([step, ['owner', 'borrower']]);
  }
});

test('the owner learns nothing of the borrower’s payments', () => {
  for (const kind of ['paymentRefused', 'depositRefused', 'depositTaken', 'depositLost'] as const) {
    expect(happen({ kind })).toEqual({ type: 'booking.updated', readers: ['borrower'] });
  }
  expect(happen({ kind: 'debtPosted', cents: 1 })?.readers).toEqual(['borrower']);
});

test('a review is sent when it is published, not when it is written', () => {
  expect(happen({ kind: 'reviewWritten', by: 7 })).toBeNull();
  expect(happen({ kind: 'reviewPublished', side: 'borrower', by: 7, rating: 4 })).toEqual({
    type: 'review.published',
    readers: ['owner', 'borrower'],
    data: { authorId: '7', about: 'tool', rating: 4 },
  });
});
