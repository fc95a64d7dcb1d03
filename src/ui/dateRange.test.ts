import { canChoose, type DateRange, withChosen } from './dateRange';
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
