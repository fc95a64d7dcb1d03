import { formatResponseTime, getResponseMinutes, getResponseRate } from './responseTime';

it.each([
  [0, 'within an hour'],
  [60, 'within an hour'],
  [61, 'within a few hours'],
  [359, 'within a few hours'],
  [360, 'within a day'],
  [1440, 'within a day'],
  [1441, 'within 2 days'],
  [4321, 'within 4 days'],
])('formats %i minutes as "%s"', (minutes, words) => {
  expect(formatResponseTime(minutes)).toBe(words);
});

it.each([
  [0, 0, null],
  [4, 0, null],
  [2, 2, null],
  [5, 0, 100],
  [3, 2, 60],
  [0, 5, 0],
  [2, 4, 33],
])(
  'calculates from %i answered and %i expired requests a rate of %s percent',
  (answered, expired, rate) => {
    expect(getResponseRate(answered, expired)).toBe(rate);
  },
);

it.each([
  [4, 30, null],
  [5, 30, 30],
  [0, null, null],
])(
  'shows for %i answers with a median of %s a response time of %s minutes',
  (answered, median, shown) => {
    expect(getResponseMinutes(answered, median)).toBe(shown);
  },
);
