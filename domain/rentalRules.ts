/** What an owner asks of whoever books a tool. Whole days (D21). */
export interface RentalRules {
  shortestDays: number;
  longestDays: number;
  /** Days between today and the first day, at least. */
  noticeDays: number;
  /** Days that the tool rests after it came back. */
  bufferDays: number;
  /** Days between today and the first day, at most. */
  horizonDays: number;
  /** Whether a paid request is accepted by itself. */
  instantBooking: boolean;
}

/** What a tool asks whose owner never said anything. */
export const defaultRentalRules: RentalRules = {
  shortestDays: 1,
  longestDays: 30,
  noticeDays: 0,
  bufferDays: 0,
  horizonDays: 365,
  instantBooking: false,
};

export const rentalRuleBounds = {
  shortestDays: { min: 1, max: 365 },
  longestDays: { min: 1, max: 365 },
  noticeDays: { min: 0, max: 30 },
  bufferDays: { min: 0, max: 14 },
  horizonDays: { min: 1, max: 365 },
} as const;

type RentalRule = keyof typeof rentalRuleBounds;

/** What is wrong with rules: one that is out of its bounds, or two that leave nothing to book. */
export type RentalRuleProblem =
  | { kind: 'out of bounds'; rule: RentalRule }
  | { kind: 'longest is shorter than shortest' }
  | { kind: 'notice is beyond horizon' };

/** Everything that is wrong with the rules; two are only compared when each is within its bounds. */
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
 * The most that a week may cost: as much as its days. What is dearer would make the seventh day of a rental
 * cost more than the day itself.
 */
export function mostPerWeek(pricePerDayCents: number): number {
  return 7 * pricePerDayCents;
}
