import type { Plan } from '../../domain/plan';

/** The three plans of the pricing page, with the prices of §9. */
export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'For the shelf that has to go up this weekend.',
    pricePerMonthCents: 0,
    pricePerYearCents: 0,
    freeTrialDays: null,
    features: [
      '3 rentals per month',
      'List as many tools as you like',
      'Messages with owners and borrowers',
      'Basic insurance on every rental',
    ],
    highlighted: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For people who always have a project going.',
    pricePerMonthCents: 999,
    pricePerYearCents: 9999,
    freeTrialDays: 14,
    features: [
      'Unlimited rentals',
      'Premium insurance up to $5,000, theft included',
      'Your listings first among equals',
      'Answers from support within four hours',
    ],
    highlighted: true,
  },
  {
    id: 'business',
    name: 'Business',
    description: 'For housing associations, contractors and tool libraries.',
    pricePerMonthCents: 2999,
    pricePerYearCents: 29999,
    freeTrialDays: null,
    features: [
      'Everything in Pro',
      'Up to 20 people on one account',
      'Several units of a tool in one listing',
      'One invoice a month, with receipts',
      'A contact person who knows you',
    ],
    highlighted: false,
  },
];
