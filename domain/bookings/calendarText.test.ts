import { type CalendarEvent, calendarText, folded } from './calendarText';

const event: CalendarEvent = {
  uid: 'skuret-booking-7',
  firstDay: '2026-08-03',
  lastDay: '2026-08-05',
  status: 'CONFIRMED',
  sequence: 3,
  changedAt: new Date('2026-07-15T10:00:09.123Z'),
  summary: 'Lån: Havefræser hos Mette',
  description: 'Booking SK-20453\nhttps://skuret.example/booking/7',
  location: null,
  url: 'https://skuret.example/booking/7',
};
/** Unfolds the lines, as a calendar reader does. */
const getLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('exports a booking as an all-day event that includes the return day', () => {
  expect(getLines(calendarText('Skuret', [event]))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Skuret//Bookings//DA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Skuret',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:skuret-booking-7',
    'DTSTAMP:20260715T100009Z',
    'LAST-MODIFIED:20260715T100009Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20260803',
    'DTEND;VALUE=DATE:20260806',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Lån: Havefræser hos Mette',
    String.raw`DESCRIPTION:Booking SK-20453\nhttps://skuret.example/booking/7`,
    'URL:https://skuret.example/booking/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['semicolons, commas and backslashes', String.raw`a;b,c\d`, String.raw`a\;b\,c\\d`],
  ['line breaks of all kinds', 'a\r\nb\rc\nd', String.raw`a\nb\nc\nd`],
  ['an injected event', 'a\r\nEND:VEVENT', String.raw`a\nEND:VEVENT`],
  ['other control characters', 'a\u0000b\tc\u007fd\u0085e', 'a b c d e'],
  ['letters of all scripts', 'Æblepresser 🍎 – “stor”', 'Æblepresser 🍎 – “stor”'],
])('keeps %s inside a text value', (_what, summary, written) => {
  const lines = getLines(calendarText('Skuret', [{ ...event, summary }]));
  expect(lines).toContain(`SUMMARY:${written}`);
  expect(lines.filter((line) => line.startsWith('END:'))).toHaveLength(2);
});

test('has a location only when it is given', () => {
  const text = calendarText('Skuret', [{ ...event, location: 'Bagvej 3, bag porten', url: '' }]);
  expect(getLines(text)).toContain(String.raw`LOCATION:Bagvej 3\, bag porten`);
  expect(text).not.toContain('URL:');
});

test.each([
  ['of one byte each', 'x'.repeat(300)],
  ['of two', 'ø'.repeat(150)],
  ['of three', '–'.repeat(100)],
  ['of four', '🍎'.repeat(80)],
  ['mixed', 'aø–🍎'.repeat(60)],
])('folds a long line of letters %s between characters', (_what, line) => {
  const parts = folded(line).split('\r\n');
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(74);
  expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true);
  expect(folded(line).replaceAll('\r\n ', '')).toBe(line);
  expect(Buffer.from(folded(line)).toString()).not.toContain('\uFFFD');
});

test.each([
  [73, 1],
  [74, 1],
  [75, 2],
])('folds %d bytes into %d lines', (bytes, lines) => {
  expect(folded('x'.repeat(bytes)).split('\r\n')).toHaveLength(lines);
});

test('exports an empty calendar without bookings', () => {
  expect(calendarText('Skuret', [])).toMatch(/PT1H\r\nEND:VCALENDAR\r\n$/);
});
