import type { MoneyLineKind } from './receipt';
import { getRefund } from './refund';

const line = (kind: MoneyLineKind, amountCents: number, day = '27') => ({
  kind,
  at: `2026-11-${day}T10:00:00Z`,
  amountCents,
});
const paid = [line('RENTAL', 40_000, '20'), line('SERVICE_FEE', 4_000, '20')];

it.each([
  ['nothing is back yet', paid, null],
  [
    'all lines of a refund',
    [line('RENTAL_BACK', -40_000), line('SERVICE_FEE_BACK', -4_000)],
    [44_000, '27'],
  ],
  [
    'a change of the price before it',
    [line('RENTAL_BACK', -5_000, '22'), line('RENTAL_BACK', -35_000)],
    [35_000, '27'],
  ],
  [
    'the bank has rejected it',
    [line('RENTAL_BACK', -40_000), line('REFUND_FAILED', 40_000, '28')],
    null,
  ],
  [
    'it was sent again',
    [
      line('RENTAL_BACK', -40_000),
      line('REFUND_FAILED', 40_000, '28'),
      line('REFUND_AGAIN', -40_000, '29'),
    ],
    [40_000, '29'],
  ],
] as const)('the refund of a cancelled booking: %s', (_what, lines, expected) => {
  const refund = getRefund([...paid, ...lines], '2026-11-27T09:00:00Z');
  expect(refund && [refund.cents, refund.at.slice(8, 10)]).toEqual(expected);
});
