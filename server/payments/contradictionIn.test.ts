import { contradictionIn, contradictionInPayout, getContradiction } from './contradictionIn';
import type { PaymentAnswer, PayoutAnswer } from './provider';
import type { CallRecord, PaymentRecord, PayoutRecord } from './records/payments';

const payment = { id: 4, ore: 1_000, state: 'authorised', provider_id: 'pi_1' } as PaymentRecord;
const answer = {
  id: 'pi_1',
  reference: 'payment:4',
  currency: 'dkk',
  state: 'captured',
  ore: 1_000,
  capturedOre: 1_000,
  refundedOre: 0,
  refundFailedOre: 0,
  disputedOre: 0,
} as PaymentAnswer;

describe('payment response', () => {
  test.each<[string, Partial<PaymentRecord>, Partial<PaymentAnswer>, string | null]>([
    ['fits', {}, {}, null],
    ['fits with everything refunded', {}, { refundedOre: 1_000 }, null],
    ['fits with everything disputed', {}, { disputedOre: 1_000 }, null],
    ['fits when part was captured', {}, { capturedOre: 600, refundedOre: 600 }, null],
    ['is about another payment', {}, { reference: 'payment:5' }, 'reference payment:5'],
    ['is in another currency', {}, { currency: 'sek' }, 'currency sek'],
    ['has another amount', {}, { ore: 1_001 }, 'ore 1001'],
    ['captured more than was reserved', {}, { capturedOre: 1_001 }, 'sums 1001 0 0'],
    ['refunded more than was captured', {}, { refundedOre: 1_001 }, 'sums 1000 1001 0'],
    ['fits when refunded again', {}, { refundedOre: 2_000, refundFailedOre: 1_000 }, null],
    [
      'refunded again more than failed',
      {},
      { refundedOre: 2_000, refundFailedOre: 999 },
      'sums 1000 2000 0',
    ],
    ['failed more than was refunded', {}, { refundFailedOre: 1 }, 'failed refunds 1'],
    ['has more in dispute than was captured', {}, { disputedOre: 1_001 }, 'sums 1000 0 1001'],
    ['has another id', {}, { id: 'pi_2' }, 'id pi_2'],
    ['has the first id of a new payment', { provider_id: null }, {}, null],
    ['has another id while the payment begins', { state: 'begun' }, { id: 'pi_2' }, null],
    ['has another id after a step', { state: 'needsAction' }, { id: 'pi_2' }, null],
  ])('%s', (_what, stored, told, expected) => {
    expect(contradictionIn({ ...payment, ...stored }, { ...answer, ...told })).toBe(expected);
  });
});

describe('call response', () => {
  const call = (action: CallRecord['action'], ore: number, more: Partial<CallRecord> = {}) =>
    ({ action, ore, key: `${action} ${ore}`, state: 'asking', ...more }) as CallRecord;
  const refund = call('refund', 300);
  test.each<[string, CallRecord, CallRecord[], Partial<PaymentAnswer>, string | null]>([
    ['captured it all', call('capture', 1_000), [], {}, null],
    ['captured less', call('capture', 1_000), [], { capturedOre: 999 }, 'captured 999'],
    ['charged it all', call('chargeSaved', 1_000), [], {}, null],
    ['charged nothing', call('chargeSaved', 1_000), [], { capturedOre: 0 }, 'captured 0'],
    ['failed to capture', call('capture', 1_000), [], { state: 'failed', capturedOre: 0 }, null],
    ['refunded it', refund, [refund], { refundedOre: 300 }, null],
    ['refunded less', refund, [refund], { refundedOre: 299 }, 'refunded 299'],
    [
      'refunded it, but not what was refunded before',
      refund,
      [refund, call('refund', 200, { state: 'done' })],
      { refundedOre: 499 },
      'refunded 499',
    ],
    [
      'refunded both',
      refund,
      [refund, call('refund', 200, { state: 'done' })],
      { refundedOre: 500 },
      null,
    ],
    [
      'refunded it; another refund was refused, and a capture is no refund',
      refund,
      [
        refund,
        call('refund', 200, { state: 'refused' }),
        call('capture', 1_000, { state: 'done' }),
      ],
      { refundedOre: 300 },
      null,
    ],
    ['cancelled it', call('cancel', 0), [], { state: 'cancelled' }, null],
    ['let it expire', call('cancel', 0), [], { state: 'expired' }, null],
    ['left it reserved', call('cancel', 0), [], { state: 'authorised' }, 'state authorised'],
    ['began it', call('begin', 1_000), [], { state: 'authorised', capturedOre: 0 }, null],
  ])('%s', (_what, asked, calls, told, expected) => {
    expect(getContradiction(asked, calls, { ...answer, ...told })).toBe(expected);
  });
});

describe('payout response', () => {
  const payout = { id: 9, ore: 500, provider_id: 'po_1' } as PayoutRecord;
  const fitting = { id: 'po_1', reference: 'payout:9', currency: 'dkk', ore: 500 } as PayoutAnswer;
  test.each<[string, Partial<PayoutRecord>, Partial<PayoutAnswer>, string | null]>([
    ['fits', {}, {}, null],
    ['has the first id of a new payout', { provider_id: null }, {}, null],
    ['is about another payout', {}, { reference: 'payout:8' }, 'reference payout:8'],
    ['is in another currency', {}, { currency: 'eur' }, 'currency eur'],
    ['has another amount', {}, { ore: 499 }, 'ore 499'],
    ['has another id', {}, { id: 'po_2' }, 'id po_2'],
  ])('%s', (_what, stored, told, expected) => {
    expect(contradictionInPayout({ ...payout, ...stored }, { ...fitting, ...told })).toBe(expected);
  });
});
