import { getAgenda, isDueToday } from './agenda';

const today = '2026-07-08';
const agreed = {
  id: 'agreed',
  role: 'BORROWER',
  state: 'ACCEPTED',
  status: 'upcoming',
  startDate: '2026-07-09',
  endDate: '2026-07-12',
  paymentRefused: false,
  possible: [],
  reviewed: false,
  reviewUntil: null,
} as const;
const out = { ...agreed, state: 'PICKED_UP', status: 'active', endDate: today } as const;
const owner = 'OWNER' as const;

it('lists what waits for the member, the most urgent first', () => {
  const bookings = [
    { ...agreed, id: 'pick-up tomorrow' },
    { ...agreed, id: 'later', startDate: '2026-07-10' },
    { ...agreed, id: 'returned', role: owner, state: 'RETURNED' },
    { ...out, id: 'return today' },
    { ...agreed, id: 'pick-up today', startDate: today, possible: ['CONFIRM_PICKUP'] as const },
    { ...agreed, id: 'request', role: owner, state: 'REQUESTED' },
    { ...agreed, id: 'refused card', paymentRefused: true },
    { ...out, id: 'overdue', role: owner, status: 'overdue' as const, endDate: '2026-07-07' },
    { ...out, id: 'return tomorrow', endDate: '2026-07-09' },
    { ...out, id: 'return later', endDate: '2026-07-10' },
  ];
  expect(getAgenda(bookings, today).map(({ id }) => id)).toEqual([
    'overdue',
    'refused card',
    'request',
    'return today',
    'pick-up today',
    'returned',
    'pick-up tomorrow',
    'return tomorrow',
  ]);
});

it('leaves out what waits for the other member, and what is over', () => {
  const bookings = [
    { ...agreed, id: 'asked', state: 'REQUESTED' },
    { ...agreed, id: 'unpaid', role: owner, state: 'AWAITING_PAYMENT' },
    { ...agreed, id: 'to confirm', state: 'RETURNED' },
    { ...agreed, id: 'over', state: 'COMPLETED', reviewUntil: '2026-07-20T00:00:00Z' },
  ];
  expect(getAgenda(bookings, today)).toEqual([]);
});

it.each([
  ['overdue', { ...out, status: 'overdue', endDate: '2026-07-07' }, true],
  ['returned today', out, true],
  ['returned tomorrow', { ...out, endDate: '2026-07-09' }, false],
  ['picked up today', { ...agreed, startDate: today }, true],
  ['picked up tomorrow', agreed, false],
  ['back already', { ...agreed, state: 'RETURNED', startDate: today }, false],
] as const)('a booking that is %s is due today: %#', (_, booking, isDue) => {
  expect(isDueToday(booking, today)).toBe(isDue);
});
