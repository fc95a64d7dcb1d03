import fc from 'fast-check';
import {
  approvableCover,
  type CoverFacts,
  coverLimits,
  mostClaimed,
  mostCover,
  splitClaim,
} from './coverClaims';

describe('mostCover', () => {
  it.each([
    // declared value of a unit, units: the most that the insurance account pays
    [null, 1, 100_000],
    [null, 5, 100_000],
    [0, 1, 0],
    [1, 1, 1],
    [499_999, 1, 499_999],
    [500_000, 1, 500_000],
    [500_001, 1, 500_000],
    [100_000_000, 5, 500_000],
    [100_000, 4, 400_000],
    [100_000, 5, 500_000],
  ])('for a declared value of %p and %i units is %i', (declaredValueCents, units, most) => {
    expect(mostCover({ declaredValueCents, units })).toBe(most);
    const depositCents = 30_000;
    expect(mostClaimed({ declaredValueCents, units, depositCents })).toBe(depositCents + most);
  });
});

describe('splitClaim', () => {
  it.each([
    // claim, deposit, declared value: from the deposit, cover, deposit back
    [0, 30_000, 1_000_000, 0, 0, 30_000],
    [-5, 30_000, 1_000_000, 0, 0, 30_000],
    [30_000, 30_000, 1_000_000, 30_000, 0, 0],
    [30_001, 30_000, 1_000_000, 30_000, 1, 0],
    [530_000, 30_000, 1_000_000, 30_000, 500_000, 0],
    [530_001, 30_000, 1_000_000, 30_000, 500_000, 0],
    [900_000, 0, 1_000_000, 0, 500_000, 0],
    [900_000, 0, 20_000, 0, 20_000, 0],
    [900_000, 30_000, null, 30_000, 100_000, 0],
  ])(
    'splits a claim of %i with a deposit of %i and a declared value of %p',
    (claim, depositCents, declaredValueCents, fromDepositCents, coverCents, depositBackCents) => {
      const terms = { depositCents, declaredValueCents, units: 1 };
      expect(splitClaim(claim, terms)).toEqual({ fromDepositCents, coverCents, depositBackCents });
    },
  );
});

describe('approvableCover', () => {
  const facts: CoverFacts = {
    askedCents: 200_000,
    terms: { depositCents: 30_000, declaredValueCents: 400_000, units: 1 },
    ownerPaidCents: 0,
    borrowerPaidCents: 0,
    dayPaidCents: 0,
    isChargedBack: false,
  };
  const { memberCents, dayCents } = coverLimits;

  it.each<[string, Partial<CoverFacts>, number, string]>([
    ['the full amount', {}, 200_000, 'asked'],
    ['the cover of the booking', { askedCents: 400_001 }, 400_000, 'booking'],
    ['the rest of the owner’s limit', { ownerPaidCents: memberCents - 1 }, 1, 'owner'],
    ['nothing at the owner’s limit', { ownerPaidCents: memberCents }, 0, 'owner'],
    ['the rest of the borrower’s limit', { borrowerPaidCents: memberCents - 7 }, 7, 'borrower'],
    ['nothing above the borrower’s limit', { borrowerPaidCents: memberCents + 7 }, 0, 'borrower'],
    ['the rest of the daily limit', { dayPaidCents: dayCents - 199_999 }, 199_999, 'day'],
    [
      'the full amount up to the daily limit',
      { dayPaidCents: dayCents - 200_000 },
      200_000,
      'asked',
    ],
    ['nothing after a chargeback', { isChargedBack: true }, 0, 'chargeback'],
  ])('approves %s', (_name, changes, cents, limit) => {
    expect(approvableCover({ ...facts, ...changes })).toEqual({ cents, limit });
  });

  it('never exceeds a limit or falls below 0', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        ...([amount, fc.option(amount), fc.integer({ min: 1, max: 5 })] as const),
        ...([amount, amount, amount, fc.boolean()] as const),
        (askedCents, declaredValueCents, units, owner, borrower, day, isChargedBack) => {
          const terms = { depositCents: 0, declaredValueCents, units };
          const { cents } = approvableCover({
            askedCents,
            terms,
            ownerPaidCents: owner,
            borrowerPaidCents: borrower,
            dayPaidCents: day,
            isChargedBack,
          });
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(askedCents);
          expect(cents).toBeLessThanOrEqual(mostCover(terms));
          expect(cents === 0 || owner + cents <= memberCents).toBe(true);
          expect(cents === 0 || borrower + cents <= memberCents).toBe(true);
          expect(cents === 0 || day + cents <= dayCents).toBe(true);
          expect(isChargedBack && cents > 0).toBe(false);
        },
      ),
    );
  });
});
