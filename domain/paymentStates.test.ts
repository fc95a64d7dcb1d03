import {
  type PaymentState,
  paymentStateAfter,
  paymentStates,
  payoutStateAfter,
  payoutStates,
} from './paymentStates';

describe('what a provider tells of a payment', () => {
  it.each<[PaymentState, PaymentState, PaymentState]>([
    ['begun', 'needsAction', 'needsAction'],
    ['needsAction', 'authorised', 'authorised'],
    ['authorised', 'needsAction', 'authorised'],
    ['captured', 'authorised', 'captured'],
    // The news comes twice and late: the refund is reported before the capture.
    ['refunded', 'partRefunded', 'refunded'],
    ['partRefunded', 'captured', 'partRefunded'],
    ['begun', 'refunded', 'refunded'],
    ['disputed', 'captured', 'disputed'],
    ['won', 'disputed', 'won'],
    ['failed', 'authorised', 'failed'],
    ['expired', 'captured', 'expired'],
    ['cancelled', 'expired', 'cancelled'],
  ])('that is %s: %s leaves it %s', (current, told, after) => {
    expect(paymentStateAfter(current, told)).toBe(after);
  });

  it('never leads in a circle', () => {
    for (const one of paymentStates) {
      for (const other of paymentStates) {
        if (one === other) continue;
        const there = paymentStateAfter(one, other) === other;
        expect(there && paymentStateAfter(other, one) === one).toBe(false);
      }
    }
  });
});

describe('what a provider tells of a payout', () => {
  it.each([
    ['asked', 'paid', 'paid'],
    ['paid', 'onItsWay', 'paid'],
    ['paid', 'failed', 'paid'],
    ['paid', 'returned', 'returned'],
    ['failed', 'paid', 'failed'],
    ['returned', 'paid', 'returned'],
  ] as const)('that is %s: %s leaves it %s', (current, told, after) => {
    expect(payoutStates).toContain(current);
    expect(payoutStateAfter(current, told)).toBe(after);
  });
});
