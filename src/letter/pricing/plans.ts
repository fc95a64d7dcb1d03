import type { Cents } from '../../../domain/values/money';

/** A plan of the pricing page (§2, §9). Prices are in US cents. */
export interface Plan {
  id: 'basic' | 'pro' | 'business';
  name: string;
  description: string;
  pricePerMonthCents: Cents;
  pricePerYearCents: Cents;
  /** The length of the free trial in days; null when there is none. */
  freeTrialDays: number | null;
  features: readonly string[];
  /** The plan that the page highlights. */
  highlighted: boolean;
}

/** The three plans of the pricing page, with the prices of §9. */
export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: /*i18n*/ 'For the shelf that has to go up this weekend.',
    pricePerMonthCents: 0,
    pricePerYearCents: 0,
    freeTrialDays: null,
    features: [
      /*i18n*/ '3 rentals per month',
      /*i18n*/ 'List as many tools as you like',
      /*i18n*/ 'Messages with owners and borrowers',
      /*i18n*/ 'Basic insurance on every rental',
    ],
    highlighted: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: /*i18n*/ 'For people who always have a project going.',
    pricePerMonthCents: 999,
    pricePerYearCents: 9999,
    freeTrialDays: 14,
    features: [
      /*i18n*/ 'Unlimited rentals',
      /*i18n*/ 'Premium insurance up to $5,000, theft included',
      /*i18n*/ 'Your listings first among equals',
      /*i18n*/ 'Answers from support within four hours',
    ],
    highlighted: true,
  },
  {
    id: 'business',
    name: 'Business',
    description: /*i18n*/ 'For housing associations, contractors and tool libraries.',
    pricePerMonthCents: 2999,
    pricePerYearCents: 29999,
    freeTrialDays: null,
    features: [
      /*i18n*/ 'Everything in Pro',
      /*i18n*/ 'Up to 20 people on one account',
      /*i18n*/ 'Several units of a tool in one listing',
      /*i18n*/ 'One invoice a month, with receipts',
      /*i18n*/ 'A contact person who knows you',
    ],
    highlighted: false,
  },
];
