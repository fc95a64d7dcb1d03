import { quickDays } from './quickDays';

test.each([
  ['a Monday', '2026-11-23', ['today', 'tomorrow', 'weekend'], ['2026-11-28', '2026-11-29']],
  ['a Friday', '2026-11-27', ['today', 'tomorrow', 'weekend'], ['2026-11-28', '2026-11-29']],
  ['a Saturday', '2026-11-28', ['today', 'tomorrow'], ['2026-11-29', '2026-11-30']],
  ['a Sunday', '2026-11-29', ['today', 'tomorrow', 'nextWeekend'], ['2026-12-05', '2026-12-06']],
])('on %s the last quick choice is the right one', (_day, today, names, [start, end]) => {
  const days = quickDays(today);
  expect(days.map(({ name }) => name)).toEqual(names);
  expect(days.at(-1)).toMatchObject({ start, end });
});
