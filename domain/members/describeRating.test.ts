import { describeRating } from './describeRating';

test.each([
  ['4,8', 12, 'da', '4,8 af 5 stjerner, 12 bedømmelser'],
  ['5,0', 1, 'da', '5,0 af 5 stjerner, 1 bedømmelse'],
  ['4.8', 12, 'en', '4.8 out of 5 stars, 12 reviews'],
  ['5.0', 1, 'en', '5.0 out of 5 stars, 1 review'],
] as const)('describes %s of %i reviews in %s as “%s”', (rating, count, language, expected) => {
  expect(describeRating(rating, count, language)).toBe(expected);
});
