import { endOfNight } from './quietHours';

test.each([
  ['at midnight', '2026-07-15T22:00:00Z', '2026-07-16T05:00:00Z'],
  ['late in the evening', '2026-07-15T20:00:00Z', '2026-07-16T05:00:00Z'],
  ['just before the night', '2026-07-15T19:59:59Z', '2026-07-15T19:59:59Z'],
  ['early in the morning', '2026-07-15T04:59:59Z', '2026-07-15T05:00:00Z'],
  ['at seven', '2026-07-15T05:00:00Z', '2026-07-15T05:00:00Z'],
  ['at noon', '2026-07-15T10:00:00Z', '2026-07-15T10:00:00Z'],
  ['in winter', '2026-01-15T23:30:00Z', '2026-01-16T06:00:00Z'],
  ['in the night that summer time begins', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
])('%s, a mail of the clock at %s goes out at %s', (_when, at, sent) => {
  expect(endOfNight(new Date(at))).toEqual(new Date(sent));
});
