import type { Cents } from '../values/money';

/** The kinds of cases that staff decide or close. */
export const caseKinds = [
  'dispute',
  'noShow',
  'coverClaim',
  'report',
  'contact',
  'job',
  'payout',
  'suspendedBooking',
  'appeal',
  'refund',
  'goodwill',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Within how many hours a case of a kind is to be answered. */
export const dueHours: Record<CaseKind, number> = {
  dispute: 72,
  noShow: 48,
  coverClaim: 120,
  report: 24,
  contact: 48,
  job: 4,
  payout: 24,
  suspendedBooking: 24,
  appeal: 168,
  refund: 24,
  goodwill: 72,
};

/** The kinds whose subject is a booking. */
export const bookingKinds: readonly CaseKind[] = [
  'dispute',
  'noShow',
  'coverClaim',
  'suspendedBooking',
  'refund',
];

/** The kinds that end with a decision; the others are closed with a reason. */
export const decidedKinds: readonly CaseKind[] = ['dispute', 'noShow', 'coverClaim', 'appeal'];

export type StaffRole = 'support' | 'lead';

/** The largest amounts that one person decides alone: 1.000 kr. and 5.000 kr. */
export const decisionLimits: Record<StaffRole, Cents> = { support: 100_000, lead: 500_000 };

/**
 * Whether a person may decide about an amount alone. `lead`: a lead has to decide. `second`: a lead decides, and
 * another one confirms.
 */
export function decisionBound(role: StaffRole, cents: Cents): 'alone' | 'lead' | 'second' {
  if (cents <= decisionLimits[role]) return 'alone';
  return role === 'lead' ? 'second' : 'lead';
}

/** Goodwill to one member within these days counts together for the limits of a role. */
export const goodwillDays = 30;

/** The longest reason, in characters. */
export const longestReason = 2_000;
