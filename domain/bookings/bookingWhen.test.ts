import { formatBookingWhen } from './bookingWhen';

const today = '2026-07-08';
const agreed = {
  status: 'upcoming',
  state: 'ACCEPTED',
  startDate: '2026-07-12',
  endDate: '2026-07-14',
} as const;
const out = { ...agreed, status: 'active', state: 'PICKED_UP', startDate: '2026-07-01' } as const;

it.each([
  ['an agreed booking', agreed, 'Hentes om 4 dage', 'Pick-up in 4 days'],
  ['a request', { ...agreed, state: 'REQUESTED' }, 'Hentes om 4 dage', 'Pick-up in 4 days'],
  ['one of today', { ...agreed, startDate: today }, 'Hentes i dag', 'Pick-up today'],
  [
    'one of tomorrow',
    { ...agreed, startDate: '2026-07-09' },
    'Hentes i morgen',
    'Pick-up tomorrow',
  ],
  ['a tool that is out', out, 'Afleveres om 6 dage', 'Return in 6 days'],
  ['a return today', { ...out, endDate: today }, 'Afleveres i dag', 'Return today'],
  ['a late one', { ...out, endDate: '2026-07-07' }, '1 dag forsinket', '1 day late'],
  ['two days late', { ...out, endDate: '2026-07-06' }, '2 dage forsinket', '2 days late'],
])('says when %s needs its members', (_what, booking, danish, english) => {
  expect(formatBookingWhen({ ...booking }, today, 'da')).toBe(danish);
  expect(formatBookingWhen({ ...booking }, today, 'en')).toBe(english);
});

it('gives the days of a booking that is over, and of one that was not fetched', () => {
  const over = { ...agreed, status: 'completed', state: 'COMPLETED' } as const;
  expect(formatBookingWhen(over, today, 'da')).toMatch(/^12.*14\.\sjuli\s2026$/);
  expect(formatBookingWhen({ ...agreed, startDate: '2026-07-07' }, today, 'en')).toMatch(/7.*14/);
});
