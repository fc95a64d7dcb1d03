import { canChoose, type RangeLimits, withChosen } from './dateRange';

const limits: RangeLimits = {
  firstStart: '2026-07-06',
  lastStart: '2026-08-03',
  shortest: 2,
  longest: 7,
};
const today = '2026-07-04';
const none = { start: null, end: null };
const from = (start: string) => ({ start, end: null });

test.each([
  ['before the notice', '2026-07-05', false],
  ['on the first day with notice', '2026-07-06', true],
  ['on the last day ahead', '2026-08-03', true],
  ['further ahead', '2026-08-04', false],
])('a start %s', (_name, date, may) => {
  expect(canChoose(date, 'start', none, today, [], limits)).toBe(may);
});

test.each([
  ['shorter than the shortest', '2026-07-11', false],
  ['of the shortest', '2026-07-12', true],
  ['of the longest', '2026-07-17', true],
  ['longer than the longest', '2026-07-18', false],
])('a rental %s', (_name, end, may) => {
  expect(canChoose(end, 'end', from('2026-07-10'), today, [], limits)).toBe(may);
});

test('a new start clears an end that is beyond the limits', () => {
  const value = { start: '2026-07-10', end: '2026-07-17' };
  expect(withChosen('2026-07-09', 'start', value, [], limits)).toEqual(from('2026-07-09'));
  expect(withChosen('2026-07-12', 'start', value, [], limits)).toEqual({
    start: '2026-07-12',
    end: '2026-07-17',
  });
});
