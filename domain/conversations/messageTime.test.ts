import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { addDays } from '../values/days';
import {
  dayLabel,
  formatDeadline,
  formatMessageTime,
  formatMoment,
  formatTimeOfDay,
  messageDay,
} from './messageTime';

describe('time of a message (§9)', () => {
  // A Saturday in summer: 12:00 in Copenhagen.
  const now = '2026-07-04T10:00:00.000Z';

  it.each([
    ['this very moment', '2026-07-04T10:00:00.000Z', '12:00'],
    ['a minute ago', '2026-07-04T09:59:00.000Z', '11:59'],
    ['just after midnight today', '2026-07-03T22:00:00.000Z', '00:00'],
    ['just before midnight yesterday', '2026-07-03T21:59:00.000Z', '23:59'],
    ['a millisecond under 24 hours', '2026-07-03T10:00:00.001Z', '12:00'],
    ['exactly 24 hours', '2026-07-03T10:00:00.000Z', 'Fri 12:00'],
    ['three days', '2026-07-01T06:05:00.000Z', 'Wed 08:05'],
    ['a millisecond under 168 hours', '2026-06-27T10:00:00.001Z', 'Sat 12:00'],
    ['exactly 168 hours', '2026-06-27T10:00:00.000Z', '27 Jun 2026, 12:00'],
    ['last winter', '2026-01-15T08:30:00.000Z', '15 Jan 2026, 09:30'],
    ['another year', '2024-12-31T23:30:00.000Z', '1 Jan 2025, 00:30'],
    ['two minutes to come', '2026-07-04T10:02:00.000Z', '12:02'],
    ['tomorrow, by a clock that runs fast', '2026-07-05T10:02:00.000Z', '12:02'],
  ])('is formatted %s', (_when, timestamp, text) => {
    expect(plainSpaces(formatMessageTime(timestamp, new Date(now)))).toBe(text);
  });

  it.each([
    // Summer time begins on 29 March 2026 at 02:00; that day has 23 hours.
    ['noon before, at noon: 23 hours', '2026-03-28T11:00Z', '2026-03-29T10:00Z', '12:00'],
    ['noon before, at 13: 24 hours', '2026-03-28T11:00Z', '2026-03-29T11:00Z', 'Sat 12:00'],
    ['the last minute of winter', '2026-03-29T00:59Z', '2026-03-29T08:00Z', '01:59'],
    ['the first minute of summer', '2026-03-29T01:00Z', '2026-03-29T08:00Z', '03:00'],
    ['a week before, at noon: 167 hours', '2026-03-22T11:00Z', '2026-03-29T10:00Z', 'Sun 12:00'],
    ['a week before, at 13', '2026-03-22T11:00Z', '2026-03-29T11:00Z', '22 Mar 2026, 12:00'],
    // It ends on 25 October 2026 at 03:00; that day has 25 hours.
    ['noon before, at 11: 24 hours', '2026-10-24T10:00Z', '2026-10-25T10:00Z', 'Sat 12:00'],
    ['noon before, at 10:59', '2026-10-24T10:00Z', '2026-10-25T09:59Z', '12:00'],
    ['half past two, the first time', '2026-10-25T00:30Z', '2026-10-25T08:00Z', '02:30'],
    ['half past two, the second time', '2026-10-25T01:30Z', '2026-10-25T08:00Z', '02:30'],
    [
      'a week before, at 11: 168 hours',
      '2026-10-18T10:00Z',
      '2026-10-25T10:00Z',
      '18 Oct 2026, 12:00',
    ],
    ['a week before, at 10:59', '2026-10-18T10:00Z', '2026-10-25T09:59Z', 'Sun 12:00'],
  ])('is formatted across the change to summer time: %s', (_when, timestamp, at, text) => {
    expect(plainSpaces(formatMessageTime(timestamp, new Date(at)))).toBe(text);
  });

  it.each([
    ['a minute ago', '2026-07-04T09:59:00.000Z', '11.59'],
    ['exactly 24 hours', '2026-07-03T10:00:00.000Z', 'fre. 12.00'],
    ['last winter', '2026-01-15T08:30:00.000Z', '15. jan. 2026, 09.30'],
  ])('is formatted in Danish, %s', (_when, timestamp, text) => {
    expect(plainSpaces(formatMessageTime(timestamp, new Date(now), 'da'))).toBe(text);
  });

  it.each(['', 'yesterday', '2026-13-01T00:00:00Z'])('is empty for %j', (timestamp) => {
    expect(plainSpaces(formatMessageTime(timestamp, new Date(now)))).toBe('');
  });
});

describe('label of a day (§2)', () => {
  const today = '2026-07-04';

  it.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, 'Thursday'],
    [3, 'Wednesday'],
    [4, 'Tuesday'],
    [5, 'Monday'],
    [6, 'Sunday'],
    [7, '27 June 2026'],
    [8, '26 June 2026'],
    [366, '3 July 2025'],
    [-1, '5 July 2026'],
  ])('for %d days ago is %s', (daysAgo, label) => {
    expect(plainSpaces(dayLabel(addDays(today, -daysAgo), today))).toBe(label);
  });

  it.each([
    [0, 'I dag'],
    [1, 'I går'],
    [2, 'Torsdag'],
    [7, '27. juni 2026'],
  ])('for %d days ago in Danish is %s', (daysAgo, label) => {
    expect(plainSpaces(dayLabel(addDays(today, -daysAgo), today, 'da'))).toBe(label);
  });

  it.each([
    ['2026-03-28', '2026-03-29', 'Yesterday'],
    ['2026-03-29', '2026-03-30', 'Yesterday'],
    ['2026-03-23', '2026-03-29', 'Monday'],
    ['2026-03-22', '2026-03-29', '22 March 2026'],
    ['2026-10-24', '2026-10-25', 'Yesterday'],
    ['2026-10-25', '2026-10-26', 'Yesterday'],
    ['2026-10-19', '2026-10-25', 'Monday'],
    ['2026-10-18', '2026-10-25', '18 October 2026'],
    ['2025-12-31', '2026-01-01', 'Yesterday'],
  ])('for %s seen from %s is %s, also when clocks change', (date, from, label) => {
    expect(plainSpaces(dayLabel(date, from))).toBe(label);
  });
});

describe('day of a message', () => {
  it.each([
    ['2026-07-03T21:59:59.999Z', '2026-07-03'],
    ['2026-07-03T22:00:00.000Z', '2026-07-04'],
    ['2026-01-03T22:59:59.999Z', '2026-01-03'],
    ['2026-01-03T23:00:00.000Z', '2026-01-04'],
    // Midnight before and after each change of summer time.
    ['2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-24T21:59:59.999Z', '2026-10-24'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('at %s is %s in Copenhagen', (timestamp, day) => {
    expect(messageDay(timestamp)).toBe(day);
  });
});

describe('formatted deadline', () => {
  it.each([
    ['2026-11-25T13:05:00Z', 'da', 'onsdag 25. november kl. 14.05'],
    ['2026-11-25T13:05:00Z', 'en', 'Wednesday 25 November at 14:05'],
    ['2026-07-04T22:05:00Z', 'en', 'Sunday 5 July at 00:05'],
    ['soon', 'en', ''],
  ] as const)('of %s in %s is “%s”', (timestamp, language, text) => {
    expect(plainSpaces(formatDeadline(timestamp, language))).toBe(text);
  });
});

describe('formatted date and time', () => {
  it.each([
    ['2026-11-25T13:05:00Z', 'da', 'I dag, 14.05'],
    ['2026-11-25T13:05:00Z', 'en', 'Today, 14:05'],
    ['2026-11-18T08:30:00Z', 'en', '18 November 2026, 09:30'],
    ['soon', 'en', ''],
  ] as const)('of %s in %s is “%s”', (timestamp, language, text) => {
    expect(plainSpaces(formatMoment(timestamp, '2026-11-25', language))).toBe(text);
  });
});

it.each([
  ['da', '14.05'],
  ['en', '14:05'],
] as const)('formatTimeOfDay (%s)', (language, expected) => {
  expect(formatTimeOfDay('2026-07-01T12:05:00Z', language)).toBe(expected);
  expect(formatTimeOfDay('soon', language)).toBe('');
});
