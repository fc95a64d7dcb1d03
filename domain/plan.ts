import type { Cents } from './money';

/** A plan of the pricing page (§2, §9; static). Prices are in US cents, as the page shows dollars. */
export interface Plan {
  id: 'basic' | 'pro' | 'business';
  name: string;
  description: string;
  pricePerMonthCents: Cents;
  pricePerYearCents: Cents;
  /** The same in live, where all amounts are in kroner; in øre. */
  live: { pricePerMonthCents: Cents; pricePerYearCents: Cents };
  /** Days to try the plan for nothing; null where none are offered. */
  freeTrialDays: number | null;
  features: readonly string[];
  /** The one that the page brings out. */
  highlighted: boolean;
}
