import { getReturnedDeposit } from './returnedDeposit';

test.each([
  ['none was secured', [], 0, null],
  ['it is held', [50_000], 50_000, null],
  ['it was released', [50_000, -50_000], 0, 50_000],
  ['it expired, was charged and refunded', [50_000, -50_000, 50_000, -50_000], 0, 50_000],
  ['a part was kept', [50_000, -30_000], 0, 30_000],
  ['all was kept', [50_000], 0, null],
])('when %s', (_name, lines, heldCents, returned) => {
  const given = lines.map((cents) => ({ cents }));
  expect(getReturnedDeposit(given, { agreedCents: 50_000, heldCents })).toBe(returned);
});
