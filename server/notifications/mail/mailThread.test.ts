import type { NotificationContent } from '../../../domain/notifications/notifications';
import { getBookingId, getSubject, getThread } from './mailThread';

test.each([
  [['/booking/7'], 'booking-7'],
  [['/booking/7', '/booking/7'], 'booking-7'],
  [['/conversation/3'], 'conversation-3'],
  [['/booking/7', '/booking/8'], null],
  [['/booking/7', '/conversation/7'], null],
  [['/booking/7', null], null],
  [['/saved-searches'], null],
  [[null], null],
])('a mail about %j belongs to the thread %j', (addresses, thread) => {
  expect(getThread(addresses.map((address) => ({ address })))).toBe(thread);
});

test.each([
  [['/booking/7', '/booking/7'], 7],
  [['/booking/7', '/booking/8'], null],
  [['/conversation/7'], null],
])('a mail about %j shows the booking %j', (addresses, id) => {
  expect(getBookingId(addresses.map((address) => ({ address })))).toBe(id);
});

const dates = { start: '2026-08-03', end: '2026-08-05' };
const requested: NotificationContent = {
  kind: 'booking_requested',
  params: { member: 'Jonas', tool: 'Sav', ...dates },
};
const message = (tool: string | null): NotificationContent => ({
  kind: 'message_received',
  params: { member: 'Jonas', tool },
});

test.each([
  ['/booking/1', requested, 'Title (SK-20453)'],
  ['/booking/2', requested, 'Title (SK-20490)'],
  ['/conversation/3', message('Sav'), 'Title (Sav)'],
  ['/conversation/3', message(null), 'Title'],
  [null, requested, 'Title'],
])('at %j the subject of %j is %j', (address, notification, subject) => {
  expect(getSubject('Title', { ...notification, address })).toBe(subject);
});
