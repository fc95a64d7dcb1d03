import {
  centsToInputText,
  formatExactMoney,
  formatKroner,
  formatMoney,
  formatPricePerDay,
  formatRating,
  parsePriceToCents,
} from './money';

describe('money formats (D3, §9)', () => {
  it.each([
    [7500, 'da', '75\u00a0kr.'],
    [123450, 'da', '1.234,50\u00a0kr.'],
    [123450, 'en', '1,234.50\u00a0kr.'],
    [123400, 'en', '1,234\u00a0kr.'],
    [0, 'en', '0\u00a0kr.'],
    [5, 'da', '0,05\u00a0kr.'],
    [-12500, 'da', '-125\u00a0kr.'],
  ] as const)('format %i øre on a %s screen as %s', (cents, language, text) => {
    expect(formatMoney(cents, language)).toBe(text);
  });

  it.each([
    [7500, 'da', '75,00\u00a0kr.'],
    [123450, 'en', '1,234.50\u00a0kr.'],
    [0, 'en', '0.00\u00a0kr.'],
  ] as const)('format %i øre exactly on a %s screen as %s', (cents, language, text) => {
    expect(formatExactMoney(cents, language)).toBe(text);
  });

  it.each([
    [7500, '75\u00a0kr./dag'],
    [1995, '19,95\u00a0kr./dag'],
    [150000, '1.500\u00a0kr./dag'],
  ])('format a price per day of %i øre as %s', (cents, text) => {
    expect(formatPricePerDay(cents)).toBe(text);
  });

  it('format kroner without a unit, with the separators of the language', () => {
    expect(formatKroner(123450, 'en')).toBe('1,234.50');
    expect(formatKroner(0)).toBe('0');
  });

  it('format a rating with one decimal', () => {
    expect(formatRating(4.75, 'da')).toBe('4,8');
    expect(formatRating(5, 'en')).toBe('5.0');
  });
});

describe('price input', () => {
  it.each([
    ['75', 7500],
    ['19.95', 1995],
    ['19.9', 1990],
    ['0.01', 1],
    ['.5', 50],
    ['1e3', 100000],
    [' 8 ', 800],
    ['0', 0],
    ['007', 700],
    ['21474836.47', 2_147_483_647],
  ])('reads %j as %i øre', (text, cents) => {
    expect(parsePriceToCents(text)).toBe(cents);
  });

  it.each(['', ' ', '-1', '-0.01', 'abc', '19,95', '1.23.4', '12.345', '0.001', 'NaN', 'Infinity'])(
    'rejects the price %j',
    (text) => {
      expect(parsePriceToCents(text)).toBeNull();
    },
  );

  it('is exact for every price from 0.00 to 999.99', () => {
    const wrong: string[] = [];
    for (let cents = 0; cents < 100_000; cents += 1) {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      if (parsePriceToCents(text) !== cents) wrong.push(text);
      if (parsePriceToCents(centsToInputText(cents)) !== cents) wrong.push(centsToInputText(cents));
    }
    expect(wrong).toEqual([]);
  });
});

describe('amount in a number input', () => {
  it.each([
    [0, '0'],
    [7_500, '75'],
    [1_995, '19.95'],
    [1_990, '19.90'],
    [5, '0.05'],
  ])('shows %i øre as %s', (cents, text) => {
    expect(centsToInputText(cents)).toBe(text);
    expect(parsePriceToCents(text)).toBe(cents);
  });
});
