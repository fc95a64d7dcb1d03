import { bookingSteps } from '../bookings/bookingLife';
import {
  type BookingEvent,
  bookingEvents,
  bookingNews,
  eventReaders,
  isBookingEvent,
  isQuiet,
  usualReader,
} from './bookingNews';

/** Events that are no steps of a booking. */
const others = [
  'proposeChange',
  'acceptChange',
  'declineChange',
  'withdrawChange',
  'lapseChange',
  'changeTaken',
  'changeUnpaid',
  'toolLate',
  'toolBack',
  'waiveLateFee',
  'answerSoon',
  'paymentRefused',
  'depositRefused',
  'depositTaken',
  'depositLost',
  'approveCover',
  'rejectCover',
  'proposeSettlement',
  'owes',
  'reviewPossible',
  'reviewWaits',
  'reviewedAsBorrower',
  'reviewAnswered',
  'fetchTomorrow',
  'returnToday',
  'overdue',
] as const satisfies readonly BookingEvent[];
const events = [...Object.keys(bookingSteps), ...others].filter(isBookingEvent);
const news = {
  member: 'Mette',
  tool: 'Slagbor',
  days: '4.–7. juli 2026',
  free: null,
  reader: 'borrower',
  kr: null,
} as const;
const eachReader = bookingEvents.flatMap((event) =>
  eventReaders[event].map((reader) => [event, reader] as const),
);

test('every booking event has readers', () => {
  expect([...bookingEvents].sort()).toEqual([...events].sort());
});

test.each(eachReader)('%s addresses the %s in the second person', (event, reader) => {
  for (const kr of [null, '775 kr.']) {
    for (const language of ['da', 'en'] as const) {
      const { title, line } = bookingNews(event, { ...news, reader, kr }, language);
      expect(`${title} ${line}`).not.toMatch(
        /låneren(?! før)|ejeren|(?<!you as )the borrower(?! before you)|the owner|nobody|ingen har|undefined|null|\.\./i,
      );
    }
  }
});

test('the owner of a replaced request does not get the text for the borrower', () => {
  const { line } = bookingNews('giveWay', { ...news, reader: 'owner', kr: '775 kr.' }, 'en');
  expect(line).toContain('so we have declined the request from Mette');
  expect(line).not.toMatch(/You pay|775/);
});

test.each([
  ['da', 'borrower', 'Du får 775 kr. tilbage.'],
  ['en', 'borrower', 'You get 775 kr. back.'],
  ['en', 'owner', 'you get no money for the booking. Mette gets 775 kr. back.'],
] as const)(
  'an overturned no-show in %s states the consequence for the %s',
  (language, reader, text) => {
    expect(
      bookingNews('overturnNoShow', { ...news, reader, kr: '775 kr.' }, language).line,
    ).toContain(text);
  },
);

test.each([
  ['withdraw', 'owner'],
  ['accept', 'borrower'],
  ['cancel', 'borrower'],
] as const)('the usual reader of %s is the %s', (event, reader) => {
  expect(usualReader(event)).toBe(reader);
});

test.each(events)('%s names the tool in title and text, in both languages', (event) => {
  const [danish, english] = [bookingNews(event, news, 'da'), bookingNews(event, news, 'en')];
  for (const text of [danish.title, danish.line, english.title, english.line]) {
    expect(text).toContain('Slagbor');
    expect(text).not.toMatch(/undefined|null/);
  }
  expect(danish.line).not.toBe(english.line);
});

test.each([
  ['giveWay', 'da', 'og andre dage er måske ledige', 'Værktøjet er ledigt 9. juli'],
  ['giveWay', 'en', 'and other days may be free', 'The tool is free 9. juli'],
  ['toolLate', 'da', 'kan måske ikke lade sig gøre. Du kan', 'Værktøjet er ledigt 9. juli'],
  ['toolLate', 'en', 'may not be possible. You can', 'The tool is free 9. juli'],
] as const)(
  '%s in %s names other free days only when there are any',
  (event, language, without, withDays) => {
    expect(bookingNews(event, news, language).line).toContain(without);
    expect(bookingNews(event, { ...news, free: '9. juli' }, language).line).toContain(withDays);
    expect(bookingNews(event, { ...news, free: '9. juli' }, language).line).not.toContain(without);
  },
);

test.each([
  ['lapse', true],
  ['refusePayment', true],
  ['confirmPickup', true],
  ['accept', false],
  ['cancel', false],
] as const)('%s sends no notification: %s', (step, expected) => {
  expect(isQuiet(step)).toBe(expected);
});

test.each(['', 'toString', 'lapse', null, undefined])('%j is not a booking event', (word) => {
  expect(isBookingEvent(word)).toBe(false);
});
