import { defaultRentalRules, mostPerWeek, rentalRuleProblems } from './rentalRules';

test('the default rental rules are valid', () => {
  expect(rentalRuleProblems(defaultRentalRules)).toEqual([]);
});

test.each([
  [
    'the widest limits',
    { shortestDays: 1, longestDays: 365, noticeDays: 30, bufferDays: 14, horizonDays: 365 },
    [],
  ],
  ['exactly one day', { shortestDays: 1, longestDays: 1, horizonDays: 1 }, []],
  ['notice for the last day that can be booked', { noticeDays: 30, horizonDays: 30 }, []],
  [
    'a minimum of zero days',
    { shortestDays: 0 },
    [{ kind: 'out of bounds', rule: 'shortestDays' }],
  ],
  [
    'a minimum of half a day',
    { shortestDays: 1.5 },
    [{ kind: 'out of bounds', rule: 'shortestDays' }],
  ],
  [
    'a maximum above a year',
    { longestDays: 366 },
    [{ kind: 'out of bounds', rule: 'longestDays' }],
  ],
  ['notice of 31 days', { noticeDays: 31 }, [{ kind: 'out of bounds', rule: 'noticeDays' }]],
  ['a negative notice', { noticeDays: -1 }, [{ kind: 'out of bounds', rule: 'noticeDays' }]],
  ['a buffer of 15 days', { bufferDays: 15 }, [{ kind: 'out of bounds', rule: 'bufferDays' }]],
  ['a horizon of zero days', { horizonDays: 0 }, [{ kind: 'out of bounds', rule: 'horizonDays' }]],
  [
    'a horizon of a year and a day',
    { horizonDays: 366 },
    [{ kind: 'out of bounds', rule: 'horizonDays' }],
  ],
  [
    'a maximum below the minimum',
    { shortestDays: 5, longestDays: 4 },
    [{ kind: 'longest is shorter than shortest' }],
  ],
  [
    'a notice beyond the horizon',
    { noticeDays: 20, horizonDays: 19 },
    [{ kind: 'notice is beyond horizon' }],
  ],
  [
    'only the out-of-range rule, not its consequences',
    { shortestDays: 400, longestDays: 4 },
    [{ kind: 'out of bounds', rule: 'shortestDays' }],
  ],
])('validates rental rules with %s', (_case, rules, problems) => {
  expect(rentalRuleProblems({ ...defaultRentalRules, ...rules })).toEqual(problems);
});

test('limits the week price to seven day prices', () => {
  expect(mostPerWeek(7_500)).toBe(52_500);
});
