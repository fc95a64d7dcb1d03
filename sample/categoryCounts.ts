/**
 * How many tools the sample shows for each category: the fixed counts of §2. `Bricklayer` has no card, and so no count.
 */
export const categoryCounts: Readonly<Record<string, number>> = {
  'Power Tools': 158,
  'Hand Tools': 127,
  'Garden & Lawn': 94,
  Kitchen: 83,
  Cleaning: 62,
  Outdoor: 74,
  Automotive: 45,
  Painting: 38,
  Plumbing: 52,
  Electrical: 41,
};
