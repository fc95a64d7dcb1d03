import type { Activity } from '../../bookings/api/bookingsApi';
import { fetchTexts } from '../../platform/locales/fetchTexts';
import { makeI18n } from '../../platform/locales/makeI18n';
import { activityText } from './activityText';

const happened: Activity = {
  id: '1',
  kind: 'BOOKING_REQUESTED',
  createdAt: '2026-07-04T10:00:00.000Z',
  tool: { id: '2', name: 'Borehammer' },
  member: { id: '6', name: 'Torben Krogh' },
  rating: null,
};

it.each([
  [{}, 'Torben Krogh bad om at låne Borehammer'],
  [{ kind: 'BOOKING_MADE' }, 'Du bad om at låne Borehammer af Torben Krogh'],
  [{ kind: 'REQUEST_DECLINED' }, 'Forespørgslen på Borehammer blev afvist'],
  [{ kind: 'REQUEST_GAVE_WAY' }, 'En anden fik dagene med Borehammer'],
  [{ kind: 'REQUEST_EXPIRED' }, 'Forespørgslen på Borehammer fik ikke svar i tide'],
  [{ kind: 'BOOKING_UNPAID' }, 'Bookingen af Borehammer blev ikke betalt i tide'],
  [{ kind: 'BOOKING_NOT_PICKED_UP' }, 'Borehammer blev ikke hentet'],
  [{ kind: 'TOOL_LENT' }, 'Torben Krogh hentede Borehammer hos dig'],
  [{ kind: 'REVIEW_WRITTEN', rating: 5 }, 'Du gav Borehammer fem stjerner'],
  [{ kind: 'REVIEW_RECEIVED', rating: 1 }, 'Torben Krogh gav Borehammer en stjerne'],
  [{ kind: 'REVIEW_WRITTEN' }, 'Du gav Borehammer en bedømmelse'],
  [
    { kind: 'BOOKING_RETURNED', tool: null, member: null },
    'Du afleverede et værktøj, der ikke findes længere til Et tidligere medlem',
  ],
] as const)('formats %j as "%s"', (changes, text) => {
  expect(activityText({ ...happened, ...changes }, makeI18n())).toBe(text);
});

it.each([
  [{}, 'Torben Krogh asked to borrow Borehammer'],
  [{ kind: 'REVIEW_WRITTEN', rating: 5 }, 'You gave Borehammer five stars'],
  [{ kind: 'TOOL_LISTED', tool: null }, 'You listed a tool that no longer exists'],
] as const)('formats %j in English as "%s"', async (changes, text) => {
  const english = makeI18n();
  (await fetchTexts(english, 'en'))();
  expect(activityText({ ...happened, ...changes }, english)).toBe(text);
});
