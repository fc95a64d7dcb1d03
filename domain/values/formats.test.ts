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
  ['da', '4. juli 2026'],
  ['en', '4 July 2026'],
] as const)('formats a date in %s as %s', (language, text) => {
  const format = dateFormats({ dateStyle: 'long', timeZone: 'UTC' })(language);
  expect(format.format(new Date('2026-07-04T12:00:00Z'))).toBe(text);
});
