import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { formatPeriod, formatShortPeriod, formatWeekdayPeriod } from './rentalPeriod';

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
    expect(formatPeriod('2026-07-04', '2026-07-07', 'da')).toMatch(
      /^4\.–\u20607\.\u00a0juli\u00a02026$/,
    );
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

describe('short rental period', () => {
  it.each([
    ['da', '2026-11-28', '2026-11-29', '28.–29. nov.'],
    ['da', '2026-11-30', '2026-12-01', '30. nov. – 1. dec.'],
    ['da', '2026-11-28', '2026-11-28', '28. nov.'],
    ['en', '2026-11-28', '2026-11-29', '28–29 Nov'],
    ['en', '2026-12-31', '2027-01-01', '31 Dec – 1 Jan'],
    ['en', 'soon', '2027-01-01', ''],
  ] as const)('in %s from %s to %s: %j', (language, start, end, text) => {
    const shown = formatShortPeriod(start, end, language);
    expect(plainSpaces(shown)).toBe(text);
    expect(shown).not.toContain(' ');
  });
});

describe('rental period with weekdays', () => {
  it.each([
    ['da', '2026-11-28', '2026-12-01', 'lør. 28. nov. – tirs. 1. dec.'],
    ['da', '2026-11-28', '2026-11-28', 'lør. 28. nov.'],
    ['en', '2026-11-28', '2026-11-29', 'Sat 28 Nov – Sun 29 Nov'],
    ['en', '2026-11-28', 'soon', ''],
  ] as const)('in %s from %s to %s: %j', (language, start, end, text) => {
    expect(plainSpaces(formatWeekdayPeriod(start, end, language))).toBe(text);
  });

  it('breaks after its dash only', () => {
    expect(formatWeekdayPeriod('2026-11-28', '2026-12-01', 'da').split(' ')).toHaveLength(2);
  });
});
