import {
  canChoose,
  type DateRange,
  getNearDay,
  getOpeningDay,
  showsNextMonth,
  withChosen,
} from './dateRange';
import { fromLocalDate, toLocalDate } from './localDates';

const none: DateRange = { start: null, end: null };
const first = '2026-07-04';

test.each([
  ['a start before the first date', '2026-07-03', 'start', none, false],
  ['a start on the first date', '2026-07-04', 'start', none, true],
  ['an end before the first date', '2026-07-03', 'end', none, false],
  ['an end before the start', '2026-07-08', 'end', { start: '2026-07-09', end: null }, false],
  ['an end on the start', '2026-07-09', 'end', { start: '2026-07-09', end: null }, true],
  ['an end without a start', '2026-07-09', 'end', none, true],
  [
    'a start after the end, which then goes',
    '2026-07-30',
    'start',
    { start: null, end: '2026-07-25' },
    true,
  ],
] as const)('%s', (_case, date, which, range, allowed) => {
  expect(canChoose(date, which, range, first)).toBe(allowed);
});

test('a new start keeps an end that is still valid', () => {
  const range = { start: '2026-07-10', end: '2026-07-14' };
  expect(withChosen('2026-07-12', 'start', range).end).toBe('2026-07-14');
  expect(withChosen('2026-07-14', 'start', range).end).toBe('2026-07-14');
});

test('a new start clears an end before it', () => {
  expect(withChosen('2026-07-15', 'start', { start: null, end: '2026-07-14' }).end).toBeNull();
});

test('converts dates to and from the calendar by local year, month and day', () => {
  for (const date of ['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31']) {
    const local = toLocalDate(date);
    expect(local && fromLocalDate(local)).toBe(date);
  }
  expect(toLocalDate('2026-02-30')).toBeNull();
  expect(toLocalDate('')).toBeNull();
});

const limits = {
  firstStart: '2026-11-25',
  lastStart: '2027-02-01',
  shortest: 1,
  longest: 30,
};
test.each([
  ['early in a month', '2026-11-12', [], undefined, '2026-11-12'],
  ['late in a month: the next one', '2026-11-29', [], undefined, '2026-12-01'],
  ['late in a year', '2026-12-28', [], undefined, '2027-01-01'],
  ['with notice until late in a month', '2026-11-12', [], limits, '2026-12-01'],
  [
    'with a first start in the past',
    '2026-12-02',
    [],
    { ...limits, firstStart: '2026-11-30' },
    '2026-12-02',
  ],
  [
    'late in the last month',
    '2026-11-26',
    [],
    { ...limits, lastStart: '2026-11-30' },
    '2026-11-26',
  ],
  [
    'taken until the next month',
    '2026-11-12',
    [{ startDate: '2026-11-10', endDate: '2026-12-15' }],
    undefined,
    '2026-12-15',
  ],
  [
    'taken on all days',
    '2026-11-12',
    [{ startDate: '2026-11-10', endDate: '2028-01-01' }],
    undefined,
    '2026-11-12',
  ],
])('a calendar opens %s', (_name, today, taken, rules, day) => {
  expect(getOpeningDay(today, taken, rules)).toBe(day);
});

test.each([
  ['early in a month', '2026-11-12', '2026-12-15', '2026-12-15'],
  ['late in a month', '2026-11-29', '2026-11-29', '2026-11-29'],
  ['late in a month, with free days in the next one', '2026-11-29', '2026-12-05', '2026-11-29'],
  ['late in a month, with free days after the next one', '2026-11-29', '2027-01-02', '2027-01-02'],
  ['late in a year', '2026-12-28', '2027-01-31', '2026-12-28'],
])('a calendar that shows this week opens %s', (_name, today, wanted, day) => {
  expect(getNearDay(wanted, today)).toBe(day);
});

test('the next month is shown too while at most a week of this one is left', () => {
  expect(showsNextMonth('2026-11-29', '2026-11-29')).toBe(true);
  expect(showsNextMonth('2026-12-01', '2026-11-29')).toBe(false);
  expect(showsNextMonth('2026-11-12', '2026-11-12')).toBe(false);
});
