import type { Activity } from '../../bookings/api/bookingsApi';
import { fetchTexts } from '../../platform/locales/fetchTexts';
import { makeI18n } from '../../platform/locales/makeI18n';
import { activityText } from './activityText';

const happened: Activity = {
  id: '1',
  kind: 'BOOKING_COMPLETED',
  createdAt: '2026-07-04T10:00:00.000Z',
  tool: { id: '2', name: 'Borehammer' },
  member: { id: '6', name: 'Torben Krogh' },
  rating: null,
};

it.each([
  [{}, 'Torben Krogh afleverede Borehammer'],
  [{ kind: 'TOOL_LENT' }, 'Torben Krogh hentede Borehammer hos dig'],
  [{ kind: 'REVIEW_WRITTEN', rating: 5 }, 'Du gav Borehammer fem stjerner'],
  [{ kind: 'REVIEW_WRITTEN', rating: 1 }, 'Du gav Borehammer en stjerne'],
  [{ kind: 'REVIEW_WRITTEN' }, 'Du gav Borehammer en bedømmelse'],
] as const)('formats %j as "%s"', (changes, text) => {
  expect(activityText({ ...happened, ...changes }, makeI18n())).toBe(text);
});

it.each([
  [{}, 'Torben Krogh returned Borehammer'],
  [{ kind: 'REVIEW_WRITTEN', rating: 5 }, 'You gave Borehammer five stars'],
] as const)('formats %j in English as "%s"', async (changes, text) => {
  const english = makeI18n();
  (await fetchTexts(english, 'en'))();
  expect(activityText({ ...happened, ...changes }, english)).toBe(text);
});
