import { formatDistance } from './distance';

test.each([
  [0, 'under 1 km', 'under 1 km'],
  [999, 'under 1 km', 'under 1 km'],
  [1_000, '1,0 km', '1.0 km'],
  [2_349, '2,3 km', '2.3 km'],
  [9_949, '9,9 km', '9.9 km'],
  [9_950, '10 km', '10 km'],
  [24_600, '25 km', '25 km'],
])('formats %i metres as %s in Danish and %s in English', (metres, danish, english) => {
  expect(formatDistance(metres, 'da')).toBe(danish);
  expect(formatDistance(metres, 'en')).toBe(english);
});
