import { earnedByMonth } from './earnedByMonth';

const line = (at: string, amountCents: number, role: 'OWNER' | 'BORROWER' = 'OWNER') => ({
  role,
  line: { at, amountCents },
});

it('sums an owner’s lines by the month in Denmark, the latest first', () => {
  expect(
    earnedByMonth([
      line('2026-10-30T10:00:00Z', 10_000),
      line('2026-10-31T23:30:00Z', 20_000),
      line('2026-11-05T10:00:00Z', 5_000),
      line('2026-11-05T10:00:00Z', -500),
      line('2026-12-01T10:00:00Z', 99_000, 'BORROWER'),
    ]),
  ).toEqual([
    { month: '2026-11', cents: 24_500 },
    { month: '2026-10', cents: 10_000 },
  ]);
});
