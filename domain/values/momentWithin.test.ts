import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { formatMomentWithin } from './momentWithin';

it.each([
  ['2026-07-04T12:05:00Z', 'en', 'today, 14:05'],
  ['2026-07-03T12:05:00Z', 'en', 'yesterday, 14:05'],
  ['2026-07-02T12:05:00Z', 'en', 'Thursday, 14:05'],
  ['2026-06-18T12:05:00Z', 'en', '18 June 2026, 14:05'],
  ['2026-07-04T12:05:00Z', 'da', 'i dag, 14.05'],
  ['2026-07-02T12:05:00Z', 'da', 'torsdag, 14.05'],
  ['no instant', 'en', ''],
] as const)('formats %s within a sentence in %s as %j', (timestamp, language, text) => {
  expect(plainSpaces(formatMomentWithin(timestamp, '2026-07-04', language))).toBe(text);
});
