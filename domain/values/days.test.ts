import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { copenhagenInstant } from './copenhagenInstant';
import {
  addDays,
  copenhagenOffset,
  daysBetween,
  formatDate,
  getCopenhagenDate,
  isCalendarDate,
  isLateInMonth,
} from './days';
import { formatDays, formatMonthYear } from './daysInWords';

describe('valid dates', () => {
  it.each(['2026-01-01', '2026-12-31', '2028-02-29', '2000-02-29', '9999-12-31', '1000-01-01'])(
    'include %s',
    (date) => expect(isCalendarDate(date)).toBe(true),
  );

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '0999-12-31',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '20260101',
    '04-07-2026',
    '２０２６-01-01',
    'i morgen',
    '',
  ])('exclude %j', (date) => expect(isCalendarDate(date)).toBe(false));
});

describe('days between two dates', () => {
  it.each([
    ['2026-07-04', '2026-07-04', 0],
    ['2026-07-04', '2026-07-05', 1],
    ['2026-07-05', '2026-07-04', -1],
    ['2026-12-31', '2027-01-01', 1],
    ['2026-02-28', '2026-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-01-01', '2027-01-01', 365],
    ['2028-01-01', '2029-01-01', 366],
    // Summer time begins on the last Sunday of March and ends on the last of October.
    ['2026-03-28', '2026-03-29', 1],
    ['2026-03-29', '2026-03-30', 1],
    ['2026-10-24', '2026-10-25', 1],
    ['2026-10-25', '2026-10-26', 1],
    ['2026-10-24', '2026-10-26', 2],
  ])('from %s to %s', (start, end, days) => expect(daysBetween(start, end)).toBe(days));

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-01', ''],
    ['', ''],
  ])('are NaN from %j to %j', (start, end) => {
    expect(daysBetween(start, end)).toBeNaN();
  });
});

describe('every start and length from 2026 to 2028', () => {
  const zones: [zone: string, januaryOffset: number, naiveErrs: boolean][] = [
    ['Europe/Copenhagen', -60, true],
    ['UTC', 0, false],
    ['America/New_York', 300, true],
    ['Pacific/Auckland', -780, true],
  ];

  // Runs in a process of its own, because a running process keeps the time zone it was started in.
  it.each(zones)(
    'gives the same result in the time zone %s',
    async (zone, januaryOffset, naiveErrs) => {
      const script = `
      import { addDays, daysBetween } from './domain/values/days.ts';
      const dates = [];
      for (const year of [2026, 2027, 2028]) {
        const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        lengths.forEach((length, month) => {
          for (let day = 1; day <= length; day++) {
            dates.push([year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'));
          }
        });
      }
      const local = dates.map((date) => {
        const [year, month, day] = date.split('-').map(Number);
        return new Date(year, month - 1, day).getTime();
      });
      const wrong = [];
      let naiveErrors = 0;
      let pairs = 0;
      for (let from = 0; from < dates.length; from++) {
        for (let to = from; to < dates.length; to++) {
          pairs++;
          if (daysBetween(dates[from], dates[to]) !== to - from) wrong.push(dates[from] + ' to ' + dates[to]);
          if (Math.ceil((local[to] - local[from]) / 864e5) !== to - from) naiveErrors++;
        }
        if (addDays(dates[0], from) !== dates[from]) wrong.push('day ' + from);
        if (addDays(dates[from], -from) !== dates[0]) wrong.push('back from day ' + from);
      }
      const januaryOffset = new Date(2026, 0, 1).getTimezoneOffset();
      console.log(JSON.stringify({ pairs, wrong: wrong.slice(0, 5), januaryOffset, naiveErrs: naiveErrors > 0 }));
    `;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', script],
        { cwd: path.join(__dirname, '../..'), env: { ...process.env, TZ: zone, NODE_OPTIONS: '' } },
      );
      // 1,096 dates, each paired with itself and with every later one. The naive count shows that the zone was in
      // force.
      expect(JSON.parse(stdout)).toEqual({
        pairs: (1096 * 1097) / 2,
        wrong: [],
        januaryOffset,
        naiveErrs,
      });
    },
    120_000,
  );
});

describe('addition of days', () => {
  it.each([
    ['2026-07-04', 0, '2026-07-04'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-10-25', 1, '2026-10-26'],
    ['', 1, ''],
    ['2026-02-30', 1, '2026-02-30'],
  ])('adds to %s %i days', (date, days, expected) => expect(addDays(date, days)).toBe(expected));
});

describe('today in Copenhagen', () => {
  it.each([
    ['a winter midnight', '2026-01-14T22:59:59.999Z', '2026-01-14'],
    ['a winter midnight', '2026-01-14T23:00:00.000Z', '2026-01-15'],
    ['a summer midnight', '2026-07-04T21:59:59.999Z', '2026-07-04'],
    ['a summer midnight', '2026-07-04T22:00:00.000Z', '2026-07-05'],
    ['the change to summer time', '2026-03-29T01:00:00.000Z', '2026-03-29'],
    ['the midnight after it', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['the change to winter time', '2026-10-25T01:00:00.000Z', '2026-10-25'],
    ['the midnight after it', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['the midnight after it', '2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['new year', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('at %s is %s', (_name, instant, date) => {
    expect(getCopenhagenDate(new Date(instant))).toBe(date);
  });
});

test('the offset of Copenhagen equals the time zone data of the platform, 1996 to 2099', () => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Copenhagen',
    timeZoneName: 'longOffset',
  });
  const byTimeZone = (time: number) =>
    format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  const wrong: string[] = [];
  const check = (time: number) => {
    const instant = new Date(time);
    if (byTimeZone(time) !== `GMT+0${copenhagenOffset(instant)}:00`) {
      wrong.push(instant.toISOString());
    }
  };
  for (let year = 1996; year < 2100; year += 1) {
    for (let month = 0; month < 12; month += 1) check(Date.UTC(year, month, 15));
    // Each hour of the two weeks in which the clocks can change.
    for (const month of [2, 9]) {
      for (let hour = 0; hour < 24 * 8; hour += 1) {
        const time = Date.UTC(year, month, 24, hour);
        check(time);
        check(time - 1);
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe('formatted dates', () => {
  it.each([
    ['2026-07-04', '4. juli 2026', '4 July 2026'],
    ['2026-12-31', '31. december 2026', '31 December 2026'],
    ['2028-02-29', '29. februar 2028', '29 February 2028'],
    ['2026-02-29', '', ''],
    ['', '', ''],
  ])('day %j', (date, danish, english) => {
    expect(plainSpaces(formatDate(date, 'da'))).toBe(danish);
    expect(plainSpaces(formatDate(date, 'en'))).toBe(english);
  });

  it.each([
    ['2026-07-01', 'juli 2026', 'July 2026'],
    ['2023-12-31T22:59:59.000Z', 'december 2023', 'December 2023'],
    ['2023-12-31T23:00:00.000Z', 'januar 2024', 'January 2024'],
    ['nonsense', '', ''],
  ])('month of %j', (instant, danish, english) => {
    expect(plainSpaces(formatMonthYear(instant, 'da'))).toBe(danish);
    expect(plainSpaces(formatMonthYear(instant, 'en'))).toBe(english);
  });

  it.each([
    [0, '0 dage', '0 days'],
    [1, '1 dag', '1 day'],
    [2, '2 dage', '2 days'],
    [30, '30 dage', '30 days'],
  ])('duration of %i days', (days, danish, english) => {
    expect(formatDays(days, 'da')).toBe(danish);
    expect(formatDays(days, 'en')).toBe(english);
  });
});

describe('instant of an hour in Copenhagen', () => {
  test.each([
    ['2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
    ['2026-01-15', 12, '2026-01-15T11:00:00.000Z'],
    ['2026-07-15', 0, '2026-07-14T22:00:00.000Z'],
    ['2026-07-15', 24, '2026-07-15T22:00:00.000Z'],
    ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 3, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 24, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', 24, '2026-10-25T23:00:00.000Z'],
  ])('on %s at %i is %s', (date, hour, instant) => {
    expect(copenhagenInstant(date, hour).toISOString()).toBe(instant);
  });

  test('is invalid for a date that does not exist', () => {
    expect(copenhagenInstant('2026-02-29', 0).getTime()).toBeNaN();
  });
});

it.each([
  ['2026-11-22', false],
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2026-12-31', true],
  ['2027-02-21', false],
  ['2027-02-22', true],
])('%s is late in its month: %j', (date, isLate) => {
  expect(isLateInMonth(date)).toBe(isLate);
});
