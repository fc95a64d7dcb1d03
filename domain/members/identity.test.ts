import { identityOutcomes, readIdentityOutcome } from './identity';

test.each(identityOutcomes)('reads the outcome “%s” from the URL', (outcome) => {
  expect(readIdentityOutcome(outcome)).toBe(outcome);
});

test.each(['', 'x', 'Checked'])('reads no outcome from “%s”', (text) => {
  expect(readIdentityOutcome(text)).toBeNull();
});

test('reads no outcome from a URL without one', () => {
  expect(readIdentityOutcome(null)).toBeNull();
});
