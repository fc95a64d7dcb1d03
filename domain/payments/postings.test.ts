import fc from 'fast-check';
import { postingKinds, postings } from './postings';

const ids = { ownerId: 7, borrowerId: 8, bookingId: 21, payoutId: 3 };

describe('lines of a posting', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  const amounts = fc.record({
    cents,
    rentalCents: cents,
    serviceFeeCents: cents,
    insuranceCents: cents,
    commissionCents: cents,
    reservedCents: cents,
  });

  it.each(postingKinds)('of %s sum to zero, in two lines or more, or none', (kind) => {
    fc.assert(
      fc.property(amounts, (given) => {
        const lines = postings[kind]({ ...ids, ...given });
        expect(lines.reduce((sum, { ore }) => sum + ore, 0)).toBe(0);
        expect(lines).not.toHaveLength(1);
        expect(lines.map(({ ore }) => ore)).not.toContain(0);
        expect(new Set(lines.map(({ account }) => account)).size).toBe(lines.length);
      }),
    );
  });

  it('are empty for an amount of zero', () => {
    expect(postings.depositReturn({ bookingId: 21, cents: 0 })).toEqual([]);
  });

  it('of a booking hold the rental for the owner, fee and insurance for the service', () => {
    const lines = { ownerId: 7, rentalCents: 70_000, serviceFeeCents: 7_000, insuranceCents: 500 };
    expect(postings.capture(lines)).toEqual([
      { account: 'provider', ore: 77_500 },
      { account: 'owner:7:held', ore: -70_000 },
      { account: 'fee', ore: -7_000 },
      { account: 'insurance', ore: -500 },
    ]);
  });

  it.each([
    ['capture', 'refund'],
    ['depositReserve', 'depositRelease'],
    ['depositCharge', 'depositReturn'],
    ['payout', 'payoutFailed'],
    ['debt', 'debtWaived'],
    ['chargeback', 'chargebackWon'],
  ] as const)('of %s are reversed by %s', (kind, undone) => {
    fc.assert(
      fc.property(amounts, (given) => {
        const sums = new Map<string, number>();
        for (const one of [kind, undone]) {
          for (const { account, ore } of postings[one]({ ...ids, ...given })) {
            sums.set(account, (sums.get(account) ?? 0) + ore);
          }
        }
        expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
      }),
    );
  });
});
