import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { mailsTo } from '../../tests/helpers/service/links';
import { prepareBookingPair } from '../../tests/helpers/service/prepareBookingPair';
import { publishEvent } from '../bookings/publishEvent';
import { bookingById } from '../bookings/records/bookings';
import type { BookingEvent, BookingEventDetails } from '../jobs/bookingEvents';
import { notifyOfBooking } from './notifyOfBooking';
import { mailedBooking } from './records/mailedBookings';

const { service, pair, clock } = prepareBookingPair('events');
const notified: number[] = [];
const handle = (event: BookingEvent) =>
  notifyOfBooking({
    executor: service.executor,
    commissionPercent: 0,
    onNotified: (memberIds) => notified.push(...memberIds),
  })(event, { once: '', isLastTry: false });

async function request() {
  const { booking } = await pair.request();
  // Else the service would handle the next event of the test too.
  await service.outbox.settled();
  const found = await bookingById(service.executor, Number(booking?.id));
  if (!found) throw new Error('The booking is not there');
  return found;
}

/** The stored events of a booking, the oldest first. */
async function listEvents(bookingId: number): Promise<BookingEvent[]> {
  const rows = await service.executor
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'booking_event')
    .orderBy('id')
    .execute();
  const events = rows.map(({ payload }) => payload as BookingEvent);
  return events.filter(({ booking }) => booking.id === bookingId);
}

test('stores one notification per reader for a repeated event', async () => {
  const { id } = await request();
  await pair.press('ACCEPT', id, 'owner');
  const before = await pair.getNotificationKinds(pair.borrowerId);
  expect(before).toEqual(['booking_made', 'accept']);
  for (const event of await listEvents(id)) await handle(event);
  expect(await pair.getNotificationKinds(pair.borrowerId)).toEqual(before);
  expect(await pair.getNotificationKinds(pair.ownerId)).toEqual(['booking_requested']);
});

test('stores a repeated event once', async () => {
  const booking = await request();
  for (const day of [1, 2]) {
    const at = new Date(clock.now.getTime() + day);
    await publishEvent(service.executor, booking, { kind: 'depositRefused' }, at);
  }
  const kinds = (await listEvents(booking.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(['stepTaken', 'depositRefused']);
});

test('describes the booking at the time of the event, and updates open pages', async () => {
  const booking = await request();
  const later = { ...booking, endDate: '2026-08-09', depositCents: 1_000 };
  await publishEvent(service.executor, later, { kind: 'depositTaken' }, clock.now);
  const event = (await listEvents(booking.id)).at(-1);
  notified.splice(0);
  if (event) await handle(event);
  expect(notified).toEqual([pair.borrowerId]);
  const { params } = await service.executor
    .selectFrom('notices')
    .select('params')
    .where('member_id', '=', pair.borrowerId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(params).toMatchObject({ event: 'depositTaken', end: '2026-08-09', cents: 1_000 });
});

test('names the fee that the owner has waived', async () => {
  const booking = await request();
  const threeDaysLate = new Date('2026-08-08T08:00:00Z');
  await publishEvent(service.executor, booking, { kind: 'lateFeeWaived' }, threeDaysLate);
  const event = (await listEvents(booking.id)).at(-1);
  if (event) await handle(event);
  const { params } = await service.executor
    .selectFrom('notices')
    .select('params')
    .where('member_id', '=', pair.borrowerId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(params).toMatchObject({ event: 'waiveLateFee', cents: 3 * 12_500 });
});

test.each<[BookingEventDetails, boolean]>([
  [{ kind: 'depositTaken' }, true],
  [{ kind: 'reminderDue', reminder: 'overdue' }, true],
  [{ kind: 'toolLate', free: [] }, true],
  [{ kind: 'stepTaken', step: 'expire', actor: 'clock', free: [], statement: null }, true],
  [{ kind: 'stepTaken', step: 'decline', actor: 'owner', free: [], statement: null }, false],
  [{ kind: 'reviewPossible', memberIds: [] }, true],
  [{ kind: 'reviewPublished', side: 'borrower', by: 0, rating: 5, byClock: true }, true],
  [{ kind: 'paymentRefused' }, false],
])('at night, the mail of %j waits for the morning: %j', async (details, waits) => {
  const booking = await request();
  await service.outbox.settled();
  const midnight = new Date('2026-07-15T22:30:00Z');
  const known: BookingEventDetails =
    details.kind === 'reviewPublished'
      ? { ...details, by: pair.borrowerId }
      : details.kind === 'reviewPossible'
        ? { ...details, memberIds: [pair.borrowerId] }
        : details;
  await publishEvent(service.executor, booking, known, midnight);
  const event = (await listEvents(booking.id)).at(-1);
  if (event) await handle(event);
  const mail = await service.executor
    .selectFrom('outbox')
    .select('due_at')
    .where('kind', '=', 'notice_mail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(mail.due_at.toISOString() === '2026-07-16T05:00:00.000Z').toBe(waits);
  // The notification in the app does not wait.
  const notification = await service.executor
    .selectFrom('notices')
    .select('created_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(notification.created_at).toEqual(midnight);
});

test('mails show the booking to its two members, with the place once it is agreed and paid', async () => {
  const { id } = await request();
  await service.outbox.settled();
  const [asked] = (await mailsTo(service, pair.emails.owner)).slice(-1);
  const text = plainSpaces(asked?.plain ?? '');
  expect(text).toContain(
    'Hentes: mandag den 3. august 2026\nAfleveres: onsdag den 5. august 2026\nDu tjener: 250 kr.',
  );
  expect(asked?.plain).not.toContain('Bagvej 3');
  expect(asked?.html).toMatch(/<img [^>]*src="http[^"]*\/(images\/shared|pictures)\//);
  await pair.press('ACCEPT', id, 'owner');
  const [agreed] = (await mailsTo(service, pair.emails.borrower)).slice(-1);
  expect(agreed?.plain).toContain('Sted: Roskilde');
  await pair.moveClockTo('2026-08-02T10:00:00Z');
  const [reminder] = (await mailsTo(service, pair.emails.borrower)).slice(-1);
  expect(reminder?.plain).toContain('Sted: Bagvej 3');
  expect(await mailedBooking(service.executor, { id, memberId: pair.ownerId + 1_000 })).toBeNull();
});

/** The last mail to the borrower, with plain spaces. */
async function lastMail(): Promise<string> {
  await service.runDueWork();
  return plainSpaces((await mailsTo(service, pair.emails.borrower)).at(-1)?.plain ?? '');
}

test('the mail of a cancelled booking says what becomes of the deposit', async () => {
  const early = await request();
  await pair.press('ACCEPT', early.id, 'owner');
  expect(await lastMail()).not.toContain('Depositum');
  // The steps of one member within an hour are one mail.
  await pair.moveClockTo('2026-07-15T12:00:00Z');
  await pair.press('CANCEL', early.id, 'owner');
  expect(await lastMail()).toContain('Depositum: 300 kr. blev aldrig reserveret');

  const { id } = await request();
  await pair.press('ACCEPT', id, 'owner');
  await pair.moveClockTo('2026-08-03T08:00:00Z');
  await pair.press('CANCEL', id, 'owner');
  expect(await lastMail()).toMatch(
    /Depositum: 300 kr\.(, som vi giver tilbage nu| er givet tilbage)/,
  );
  expect(await mailedBooking(service.executor, { id, memberId: pair.borrowerId })).toMatchObject({
    deposit: { state: 'released', cents: 30_000 },
  });
  const ofOwner = await mailedBooking(service.executor, { id, memberId: pair.ownerId });
  expect(ofOwner).toMatchObject({ deposit: null });
});

test('mails that count hours have the time of their deadline', async () => {
  const { id } = await request();
  const [asked] = (await mailsTo(service, pair.emails.owner)).slice(-1);
  expect(plainSpaces(asked?.plain ?? '')).toContain('Svar senest: fredag 17. juli kl. 12.00');
  await pair.press('ACCEPT', id, 'owner');
  await pair.moveClockTo('2026-08-04T12:00:00Z');
  await pair.press('REPORT_NO_SHOW', id, 'owner');
  expect(await lastMail()).toContain('Svar senest: onsdag 5. august kl. 14.00');
});
