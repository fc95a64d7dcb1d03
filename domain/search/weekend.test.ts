import { getNextWeekend } from './weekend';

test.each([
  ['Monday', '2026-07-06', '2026-07-11', '2026-07-12'],
  ['Friday', '2026-07-10', '2026-07-11', '2026-07-12'],
  ['Saturday', '2026-07-11', '2026-07-11', '2026-07-12'],
  ['Sunday', '2026-07-12', '2026-07-18', '2026-07-19'],
  ['the last week of a year', '2026-12-31', '2027-01-02', '2027-01-03'],
])('on a %s the weekend begins on its Saturday', (_day, today, from, to) => {
  expect(getNextWeekend(today)).toEqual({ from, to });
});
