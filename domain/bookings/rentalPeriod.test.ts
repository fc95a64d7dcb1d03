import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { formatPeriod } from './rentalPeriod';

describe('formatted rental period', () => {
  it.each([
    ['2026-07-04', '2026-07-07', '4–7 July 2026'],
    ['2026-07-01', '2026-07-31', '1–31 July 2026'],
    ['2026-10-31', '2026-11-02', '31 October – 2 November 2026'],
    ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
    ['2026-07-04', '2027-07-04', '4 July 2026 – 4 July 2027'],
    ['2026-07-04', '2026-07-04', '4 July 2026'],
    ['2026-03-28', '2026-03-30', '28–30 March 2026'],
    ['2026-02-29', '2026-03-02', ''],
    ['2026-03-02', 'soon', ''],
  ])('in English from %s to %s: %j', (start, end, text) => {
    expect(plainSpaces(formatPeriod(start, end))).toBe(text);
  });

  it.each([
    ['2026-07-04', '2026-07-07', '4.–7. juli 2026'],
    ['2026-10-31', '2026-11-02', '31. oktober – 2. november 2026'],
    ['2026-12-30', '2027-01-02', '30. december 2026 – 2. januar 2027'],
    ['2026-07-04', '2026-07-04', '4. juli 2026'],
  ])('in Danish from %s to %s: %j', (start, end, text) => {
    expect(plainSpaces(formatPeriod(start, end, 'da'))).toBe(text);
  });

  it('breaks after its dash only, and not when the dates share a month', () => {
    expect(formatPeriod('2026-07-04', '2026-07-07', 'da')).not.toContain(' ');
    expect(formatPeriod('2026-12-30', '2027-01-02', 'da').split(' ').map(plainSpaces)).toEqual([
      '30. december 2026 –',
      '2. januar 2027',
    ]);
    expect(formatPeriod('2026-10-31', '2026-11-02').split(' ').map(plainSpaces)).toEqual([
      '31 October –',
      '2 November 2026',
    ]);
  });
});
