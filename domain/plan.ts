import type { Cents } from './money';

/** A plan of the pricing page (§2, §9; static). Prices are in US cents, as the page shows dollars. */
export interface Plan {
  id: 'basic' | 'pro' | 'business';
  name: string;
  description: string;
  pricePerMonthCents: Cents;
  pricePerYearCents: Cents;
  /** The prices in live, where all amounts are in kroner; in øre. */
  live: { pricePerMonthCents: Cents; pricePerYearCents: Cents };
  /** The length of the free trial in days; null when there is none. */
  freeTrialDays: number | null;
  features: readonly string[];
  /** The plan that the page highlights. */
  highlighted: boolean;
}
