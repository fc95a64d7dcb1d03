import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import { fetchTexts } from '../../platform/locales/fetchTexts';
import { makeI18n } from '../../platform/locales/makeI18n';
import { activityWhen } from './activityWhen';
import { messageWhen } from './messageWhen';

const i18n = makeI18n();

describe('the time of a message (§9)', () => {
  const now = new Date('2026-07-10T12:00:00Z');

  it.each([
    ['a minute ago', '2026-07-10T11:59:00Z', 'kl. 13.59'],
    ['just under 24 hours ago', '2026-07-09T12:00:01Z', 'kl. 14.00'],
    ['24 hours ago', '2026-07-09T12:00:00Z', 'torsdag kl. 14.00'],
    ['just under 168 hours ago', '2026-07-03T12:00:01Z', 'fredag kl. 14.00'],
    ['168 hours ago', '2026-07-03T12:00:00Z', '3. juli 2026 kl. 14.00'],
    ['a moment to come', '2026-07-10T12:01:00Z', 'kl. 14.01'],
  ])('%s', (_case, sentAt, words) => {
    expect(plainSpaces(messageWhen(sentAt, now, i18n, 'da'))).toBe(words);
  });
});

describe('the time of an activity', () => {
  it.each([
    ['after midnight today', '2026-07-09T22:05:00Z', 'i dag kl. 00.05'],
    ['before midnight yesterday', '2026-07-09T21:55:00Z', 'i går kl. 23.55'],
    ['6 days ago', '2026-07-04T10:00:00Z', 'lørdag kl. 12.00'],
    ['7 days ago', '2026-07-03T10:00:00Z', '3. juli 2026'],
    ['in winter', '2026-01-03T10:00:00Z', '3. januar 2026'],
  ])('%s', (_case, at, words) => {
    expect(plainSpaces(activityWhen(at, '2026-07-10', i18n, 'da'))).toBe(words);
  });
});

it('times are available in English', async () => {
  const english = makeI18n();
  (await fetchTexts(english, 'en'))();
  const now = new Date('2026-07-10T12:00:00Z');
  expect(messageWhen('2026-07-10T11:59:00Z', now, english, 'en')).toBe('13:59');
  expect(messageWhen('2026-07-09T12:00:00Z', now, english, 'en')).toBe('Thursday at 14:00');
  expect(activityWhen('2026-07-09T22:05:00Z', '2026-07-10', english, 'en')).toBe('today at 00:05');
  expect(plainSpaces(activityWhen('2026-07-03T10:00:00Z', '2026-07-10', english, 'en'))).toBe(
    '3 July 2026',
  );
});
