import { decisionBound, type StaffRole } from './cases';

test.each<[StaffRole, number, ReturnType<typeof decisionBound>]>([
  ['support', 0, 'alone'],
  ['support', 100_000, 'alone'],
  ['support', 100_001, 'lead'],
  ['support', 500_001, 'lead'],
  ['lead', 100_001, 'alone'],
  ['lead', 500_000, 'alone'],
  ['lead', 500_001, 'second'],
])('%s and %i øre: %s', (role, cents, bound) => {
  expect(decisionBound(role, cents)).toBe(bound);
});
