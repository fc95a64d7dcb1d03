import { type AmountMeaning, bookingAmount, settledCents } from './bookingAmount';
import type { Side } from './receipt';

it.each<[string, Side, [number, number, number, number] | null, number, AmountMeaning]>([
  ['nothing yet', 'BORROWER', null, 77_500, 'price'],
  ['nothing yet', 'OWNER', null, 77_500, 'price'],
  ['a deposit on hold alone', 'BORROWER', [0, 0, 0, 0], 77_500, 'price'],
  ['paid', 'BORROWER', [77_500, 0, 77_500, 70_000], 77_500, 'paid'],
  ['paid', 'OWNER', [0, 0, 0, 70_000], 70_000, 'held'],
  ['over', 'OWNER', [70_000, -7_000, 63_000, 0], 63_000, 'earned'],
  ['over, and a late fee', 'BORROWER', [87_500, 0, 87_500, 0], 87_500, 'paid'],
  ['cancelled late', 'BORROWER', [77_500, -66_500, 11_000, 0], 11_000, 'partBack'],
  ['cancelled in time', 'BORROWER', [77_500, -77_500, 0, 0], 77_500, 'allBack'],
  ['cancelled in time', 'OWNER', [0, 0, 0, 0], 0, 'earned'],
  ['earned, and more is held', 'OWNER', [70_000, 0, 70_000, 10_000], 70_000, 'earned'],
])('amount of %s for the %s %j: %d, %s', (_what, side, sums, cents, meaning) => {
  const [plusCents, minusCents, totalCents, heldCents] = sums ?? [0, 0, 0, 0];
  const known = sums && { plusCents, minusCents, totalCents, heldCents };
  expect(bookingAmount(77_500, known, side)).toEqual({ cents, meaning });
});

it.each<[string, Side, [number, number, number, number], boolean, number | null]>([
  ['nothing was paid', 'BORROWER', [0, 0, 0, 0], false, null],
  ['paid', 'BORROWER', [77_500, 0, 77_500, 70_000], false, 77_500],
  ['cancelled late', 'BORROWER', [77_500, -66_500, 11_000, 0], true, 11_000],
  ['cancelled in time', 'BORROWER', [77_500, -77_500, 0, 0], true, 0],
  ['nothing was paid', 'OWNER', [0, 0, 0, 0], false, null],
  ['held', 'OWNER', [0, 0, 0, 70_000], false, null],
  ['a late fee is earned, and the rental held', 'OWNER', [10_000, 0, 10_000, 70_000], false, null],
  ['held of a reported no-show', 'OWNER', [0, 0, 0, 35_000], true, null],
  ['over, with a claim', 'OWNER', [54_500, 0, 54_500, 0], true, 54_500],
  ['cancelled in time', 'OWNER', [0, 0, 0, 0], true, 0],
])('for %s the booking page shows the %s %j, over: %s, the total %s', (...given) => {
  const [, side, [plusCents, minusCents, totalCents, heldCents], isOver, expected] = given;
  const sums = { plusCents, minusCents, totalCents, heldCents };
  expect(settledCents(sums, side, isOver)).toBe(expected);
});
