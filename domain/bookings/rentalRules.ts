/** The owner's rules for bookings of a tool. Whole days (D21). */
export interface RentalRules {
  shortestDays: number;
  longestDays: number;
  /** The least number of days between today and the first day. */
  noticeDays: number;
  /** Days after a return during which the tool cannot be booked. */
  bufferDays: number;
  /** The most days between today and the first day. */
  horizonDays: number;
  /** Whether a paid request is accepted automatically. */
  instantBooking: boolean;
  /** Whether only borrowers with a checked identity may request; without effect where no identity is checked. */
  checkedBorrowers: boolean;
}

/** The rules of a tool whose owner has never set any. */
export const defaultRentalRules: RentalRules = {
  shortestDays: 1,
  longestDays: 30,
  noticeDays: 0,
  bufferDays: 0,
  horizonDays: 365,
  instantBooking: false,
  checkedBorrowers: false,
};

export const rentalRuleBounds = {
  shortestDays: { min: 1, max: 365 },
  longestDays: { min: 1, max: 365 },
  noticeDays: { min: 0, max: 30 },
  bufferDays: { min: 0, max: 14 },
  horizonDays: { min: 1, max: 365 },
} as const;

type RentalRule = keyof typeof rentalRuleBounds;

/** A problem with the rules: one is out of its bounds, or two contradict each other. */
export type RentalRuleProblem =
  | { kind: 'out of bounds'; rule: RentalRule }
  | { kind: 'longest is shorter than shortest' }
  | { kind: 'notice is beyond horizon' };

/** All problems of the rules; two rules are compared only when each is within its bounds. */
export function rentalRuleProblems(rules: RentalRules): RentalRuleProblem[] {
  const names = Object.keys(rentalRuleBounds) as RentalRule[];
  const outOfBounds = names.filter((rule) => {
    const { min, max } = rentalRuleBounds[rule];
    return !Number.isInteger(rules[rule]) || rules[rule] < min || rules[rule] > max;
  });
  if (outOfBounds.length > 0) return outOfBounds.map((rule) => ({ kind: 'out of bounds', rule }));
  const problems: RentalRuleProblem[] = [];
  if (rules.longestDays < rules.shortestDays) {
    problems.push({ kind: 'longest is shorter than shortest' });
  }
  if (rules.noticeDays > rules.horizonDays) problems.push({ kind: 'notice is beyond horizon' });
  return problems;
}

/**
 * The highest price per week: seven times the price per day. Above it, the seventh day of a rental would cost more than
 * a single day.
 */
export function mostPerWeek(pricePerDayCents: number): number {
  return 7 * pricePerDayCents;
}
