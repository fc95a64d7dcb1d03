import { buildBookingDetails } from '../../../test/builders';
import { stateWords } from './stateWords';

const settled = { state: 'COMPLETED', settledClaimCents: 80_000, depositCents: 50_000 } as const;
const cover = { askedCents: 30_000, paidCents: null };

it.each([
  ['WAITING', /Skuret decides whether the insurance pays the other \{cover\}/],
  ['APPROVED', /\{covered\}/],
  ['REJECTED', /see why in the history below/],
] as const)('a cover claim that is %s tells both what they pay or get', (state, words) => {
  for (const role of ['BORROWER', 'OWNER'] as const) {
    const paidCents = state === 'APPROVED' ? 20_000 : null;
    const booking = buildBookingDetails({
      ...settled,
      role,
      cover: { ...cover, state, paidCents },
    });
    const { text } = stateWords(booking);
    expect(text).toMatch(words);
    expect(text).toMatch(role === 'OWNER' ? /You get \{fromDeposit\}/ : /You pay \{fromDeposit\}/);
  }
});

it('a claim that the deposit covers says only what was settled on', () => {
  const booking = buildBookingDetails({ ...settled, role: 'OWNER', cover: null });
  expect(stateWords(booking).text).toBe('The problem is settled, with {settled} for you.');
});
