import type { Cents } from '../values/money';

/** The limits of a level. */
export interface LevelLimits {
  requestsPerDay: number;
  openBookings: number;
  /** Conversations that the member starts. Those that exist already have no limit here. */
  firstMessagesPerDay: number;
  /** The declared values of the listed tools, times their units. */
  toolsValueCents: Cents;
}
export type LevelLimit = keyof LevelLimits;

interface Needs {
  isEmailConfirmed: boolean;
  accountDays: number;
  finishedLoans: number;
}

/** The facts that decide a member's level. */
export interface LevelFacts extends Needs {
  isIdentityChecked: boolean;
}

/** The levels, lowest first. A level needs everything that its row says. */
export const levels = [
  {
    needs: { isEmailConfirmed: false, accountDays: 0, finishedLoans: 0 },
    limits: {
      requestsPerDay: 10,
      openBookings: 10,
      firstMessagesPerDay: 10,
      toolsValueCents: 10_000_000,
    },
  },
  {
    needs: { isEmailConfirmed: true, accountDays: 7, finishedLoans: 0 },
    limits: {
      requestsPerDay: 20,
      openBookings: 20,
      firstMessagesPerDay: 20,
      toolsValueCents: 20_000_000,
    },
  },
  {
    needs: { isEmailConfirmed: true, accountDays: 30, finishedLoans: 3 },
    limits: {
      requestsPerDay: 40,
      openBookings: 35,
      firstMessagesPerDay: 40,
      toolsValueCents: 50_000_000,
    },
  },
  {
    needs: { isEmailConfirmed: true, accountDays: 90, finishedLoans: 10 },
    limits: {
      requestsPerDay: 60,
      openBookings: 50,
      firstMessagesPerDay: 60,
      toolsValueCents: 100_000_000,
    },
  },
] as const satisfies readonly { needs: Needs; limits: LevelLimits }[];

/** The finished loans that a checked identity stands for. */
export const identityCountsAs = 3;

/** A step that is missing for the next level: days and loans with how many more. */
export type LevelStep =
  | { kind: 'confirmEmail' }
  | { kind: 'accountDays' | 'finishedLoans'; more: number };

export interface MemberLevel {
  /** 1 is the lowest. */
  level: number;
  limits: LevelLimits;
  /** Null at the highest level. `steps` has at least one entry. */
  next: { limits: LevelLimits; steps: LevelStep[] } | null;
}

function missingSteps(needs: Needs, facts: LevelFacts): LevelStep[] {
  const loans = facts.finishedLoans + (facts.isIdentityChecked ? identityCountsAs : 0);
  const days = needs.accountDays - facts.accountDays;
  return [
    ...(needs.isEmailConfirmed && !facts.isEmailConfirmed
      ? [{ kind: 'confirmEmail' } as const]
      : []),
    ...(needs.finishedLoans > loans
      ? [{ kind: 'finishedLoans', more: needs.finishedLoans - loans } as const]
      : []),
    ...(days > 0 ? [{ kind: 'accountDays', more: days } as const] : []),
  ];
}

/** The highest level whose needs are all met, and what is missing for the one above it. */
export function getMemberLevel(facts: LevelFacts): MemberLevel {
  const reached = levels.findLastIndex(({ needs }) => missingSteps(needs, facts).length === 0);
  const index = Math.max(reached, 0);
  const above = levels[index + 1];
  return {
    level: index + 1,
    limits: (levels[index] ?? levels[0]).limits,
    next: above ? { limits: above.limits, steps: missingSteps(above.needs, facts) } : null,
  };
}
