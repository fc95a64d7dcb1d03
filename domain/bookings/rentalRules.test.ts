import { defaultRentalRules, mostPerWeek, rentalRuleProblems } from './rentalRules';

test('the default rental rules are valid', () => {
  expect(rentalRuleProblems(defaultRentalRules)).toEqual([]);
});

test.each([
  [
    'the widest',
    { shortestDays: 1, longestDays: 365, noticeDays: 30, bufferDays: 14, horizonDays: 365 },
    [],
  ],
  ['one day and no other', { shortestDays: 1, longestDays: 1, horizonDays: 1 }, []],
  ['notice for the last day that can be booked', { noticeDays: 30, horizonDays: 30 }, []],
  ['no day at all', { shortestDays: 0 }, [{ kind: 'out of bounds', rule: 'shortestDays' }]],
  ['half a day', { shortestDays: 1.5 }, [{ kind: 'out of bounds', rule: 'shortestDays' }]],
  ['more than a year', { longestDays: 366 }, [{ kind: 'out of bounds', rule: 'longestDays' }]],
  ['notice of 31 days', { noticeDays: 31 }, [{ kind: 'out of bounds', rule: 'noticeDays' }]],
  ['notice of less than none', { noticeDays: -1 }, [{ kind: 'out of bounds', rule: 'noticeDays' }]],
  ['15 days of rest', { bufferDays: 15 }, [{ kind: 'out of bounds', rule: 'bufferDays' }]],
  ['no day ahead', { horizonDays: 0 }, [{ kind: 'out of bounds', rule: 'horizonDays' }]],
  [
    'a year and a day ahead',
    { horizonDays: 366 },
    [{ kind: 'out of bounds', rule: 'horizonDays' }],
  ],
  [
    'a longest below the shortest',
    { shortestDays: 5, longestDays: 4 },
    [{ kind: 'longest is shorter than shortest' }],
  ],
  [
    'notice beyond what can be booked',
    { noticeDays: 20, horizonDays: 19 },
    [{ kind: 'notice is beyond horizon' }],
  ],
  [
    'one out of bounds, which two say nothing about',
    { shortestDays: 400, longestDays: 4 },
    [{ kind: 'out of bounds', rule: 'shortestDays' }],
  ],
])('validates rental rules with %s', (_case, rules, problems) => {
  expect(rentalRuleProblems({ ...defaultRentalRules, ...rules })).toEqual(problems);
});

test('limits the week price to seven day prices', () => {
  expect(mostPerWeek(7_500)).toBe(52_500);
});
