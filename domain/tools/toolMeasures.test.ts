import { formatAge, formatWeight } from './toolMeasures';

describe('weight in kg with one decimal', () => {
  it.each([
    [185, '1,9 kg', '1.9 kg'],
    [1700, '17,0 kg', '17.0 kg'],
    [250, '2,5 kg', '2.5 kg'],
    [4, '0,0 kg', '0.0 kg'],
    [0, '0,0 kg', '0.0 kg'],
    [123456, '1.234,6 kg', '1,234.6 kg'],
  ])('of %i grams', (grams, danish, english) => {
    expect(formatWeight(grams, 'da')).toBe(danish);
    expect(formatWeight(grams, 'en')).toBe(english);
  });
});

describe('age in years with one decimal', () => {
  it.each([
    [18, '1,5 år', '1.5 years'],
    [12, '1,0 år', '1.0 years'],
    [1, '0,1 år', '0.1 years'],
    [0, '0,0 år', '0.0 years'],
    [61, '5,1 år', '5.1 years'],
  ])('of %i months', (months, danish, english) => {
    expect(formatAge(months, 'da')).toBe(danish);
    expect(formatAge(months, 'en')).toBe(english);
  });
});
