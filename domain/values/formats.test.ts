import { dateFormats, decimalFormats, onFirstUse } from './formats';

test('creates a value once, on first use', () => {
  let made = 0;
  const value = onFirstUse(() => {
    made += 1;
    return `made ${made}`;
  });
  expect(made).toBe(0);
  expect(value()).toBe('made 1');
  expect(value()).toBe('made 1');
});

test.each([
  [2, undefined, 'da', '1.234,50'],
  [2, undefined, 'en', '1,234.50'],
  [0, undefined, 'da', '1.235'],
  [0, 2, 'en', '1,234.5'],
] as const)(
  'formats with at least %s and at most %s decimals in %s: %s',
  (minimum, maximum, language, text) => {
    expect(decimalFormats(minimum, maximum)(language).format(1234.5)).toBe(text);
  },
);

test.each([
  ['da', { dateStyle: 'long' }, '4.\u00a0juli\u00a02026'],
  ['en', { dateStyle: 'long' }, '4\u00a0July\u00a02026'],
  ['da', { month: 'long', year: 'numeric' }, 'juli\u00a02026'],
  ['da', { dateStyle: 'long', timeStyle: 'short' }, '4.\u00a0juli\u00a02026 kl.\u00a012.00'],
  ['en', { dateStyle: 'medium', timeStyle: 'short' }, '4\u00a0Jul\u00a02026, 12:00'],
  ['en', { weekday: 'long', day: 'numeric', month: 'long' }, 'Saturday\u00a04\u00a0July'],
] as const)('formats a date in %s with %j, its numbers unbroken: %j', (language, options, text) => {
  const format = dateFormats({ ...options, timeZone: 'UTC' })(language);
  expect(format.format(new Date('2026-07-04T12:00:00Z'))).toBe(text);
});
