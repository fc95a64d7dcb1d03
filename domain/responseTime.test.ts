import { responseTimeInWords } from './responseTime';

it.each([
  [0, 'within an hour'],
  [60, 'within an hour'],
  [61, 'within a few hours'],
  [359, 'within a few hours'],
  [360, 'within a day'],
  [1440, 'within a day'],
  [1441, 'within 2 days'],
  [4321, 'within 4 days'],
])('%i minutes are said as "%s"', (minutes, words) => {
  expect(responseTimeInWords(minutes)).toBe(words);
});
