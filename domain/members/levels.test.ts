import { getMemberLevel, type LevelLimits, levels } from './levels';

const fresh = {
  isEmailConfirmed: false,
  accountDays: 0,
  finishedLoans: 0,
  isIdentityChecked: false,
};
const email = { kind: 'confirmEmail' };
const days = (more: number) => ({ kind: 'accountDays', more });
const loans = (more: number) => ({ kind: 'finishedLoans', more });

test.each([
  ['a new account', fresh, 1, [email, days(7)]],
  ['a new account with a confirmed e-mail', { ...fresh, isEmailConfirmed: true }, 1, [days(7)]],
  ['an old account without a confirmed e-mail', { ...fresh, accountDays: 400 }, 1, [email]],
  [
    'finished loans without a confirmed e-mail',
    { ...fresh, accountDays: 400, finishedLoans: 40 },
    1,
    [email],
  ],
  [
    'the day before the first week is over',
    { ...fresh, isEmailConfirmed: true, accountDays: 6 },
    1,
    [days(1)],
  ],
  ['a week', { ...fresh, isEmailConfirmed: true, accountDays: 7 }, 2, [loans(3), days(23)]],
  [
    'two loans in a month',
    { ...fresh, isEmailConfirmed: true, accountDays: 30, finishedLoans: 2 },
    2,
    [loans(1)],
  ],
  [
    'three loans in a month',
    { ...fresh, isEmailConfirmed: true, accountDays: 30, finishedLoans: 3 },
    3,
    [loans(7), days(60)],
  ],
  [
    'a checked identity in place of three loans',
    { isEmailConfirmed: true, accountDays: 30, finishedLoans: 0, isIdentityChecked: true },
    3,
    [loans(7), days(60)],
  ],
  [
    'a checked identity on the first day',
    { isEmailConfirmed: true, accountDays: 0, finishedLoans: 0, isIdentityChecked: true },
    1,
    [days(7)],
  ],
  [
    'ten loans, one day too early',
    { ...fresh, isEmailConfirmed: true, accountDays: 89, finishedLoans: 10 },
    3,
    [days(1)],
  ],
  ['ten loans', { ...fresh, isEmailConfirmed: true, accountDays: 90, finishedLoans: 10 }, 4, null],
] as const)('%s', (_name, facts, level, steps) => {
  const found = getMemberLevel(facts);
  expect(found.level).toBe(level);
  expect(found.next?.steps ?? null).toEqual(steps);
  expect(found.limits).toEqual(levels[level - 1]?.limits);
});

test('each level raises every limit of the one below', () => {
  const names = Object.keys(levels[0].limits) as (keyof LevelLimits)[];
  for (const [index, { limits }] of levels.entries()) {
    const above = levels[index + 1]?.limits;
    if (above) for (const name of names) expect(above[name]).toBeGreaterThan(limits[name]);
  }
});
