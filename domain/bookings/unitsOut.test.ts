import { unitsOut } from './unitsOut';

const booking = {
  role: 'OWNER',
  status: 'active',
  tool: { id: '1' },
  units: 2,
} as const;

it.each([
  [[], {}],
  [[booking, { ...booking, status: 'overdue', units: 1 }], { 1: 3 }],
  [[booking, { ...booking, tool: { id: '2' } }], { 1: 2, 2: 2 }],
  [[{ ...booking, role: 'BORROWER' }], {}],
  [[{ ...booking, status: 'upcoming' }], {}],
  [[{ ...booking, status: 'completed' }], {}],
  [[{ ...booking, status: 'cancelled' }], {}],
] as const)('counts of %j the units that are out: %j', (bookings, out) => {
  expect(Object.fromEntries(unitsOut(bookings))).toEqual(out);
});
