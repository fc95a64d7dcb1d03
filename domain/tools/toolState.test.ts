import { canBecome } from './toolState';

test.each([
  ['DRAFT', 'DRAFT', true],
  ['DRAFT', 'PUBLISHED', true],
  // It was never shown, so there is nothing to pause.
  ['DRAFT', 'PAUSED', false],
  ['PUBLISHED', 'PUBLISHED', true],
  ['PUBLISHED', 'PAUSED', true],
  // People have seen it and may have booked it.
  ['PUBLISHED', 'DRAFT', false],
  ['PAUSED', 'PAUSED', true],
  ['PAUSED', 'PUBLISHED', true],
  ['PAUSED', 'DRAFT', false],
] as const)('allows the transition from %s to %s: %s', (from, to, allowed) => {
  expect(canBecome(from, to)).toBe(allowed);
});
