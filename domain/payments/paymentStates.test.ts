import {
  type PaymentState,
  paymentStateAfter,
  paymentStates,
  payoutStateAfter,
  payoutStates,
  refundState,
} from './paymentStates';

describe('payment state after a provider event', () => {
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
  ])('when %s: %s results in %s', (current, told, after) => {
    expect(paymentStateAfter(current, told)).toBe(after);
  });

  it('never cycles', () => {
    for (const one of paymentStates) {
      for (const other of paymentStates) {
        if (one === other) continue;
        const there = paymentStateAfter(one, other) === other;
        expect(there && paymentStateAfter(other, one) === one).toBe(false);
      }
    }
  });
});

describe('payout state after a provider event', () => {
  it.each([
    ['asked', 'paid', 'paid'],
    ['paid', 'onItsWay', 'paid'],
    ['paid', 'failed', 'paid'],
    ['paid', 'returned', 'returned'],
    ['failed', 'paid', 'failed'],
    ['returned', 'paid', 'returned'],
  ] as const)('when %s: %s results in %s', (current, told, after) => {
    expect(payoutStates).toContain(current);
    expect(payoutStateAfter(current, told)).toBe(after);
  });
});

describe('allowed payment transitions', () => {
  it.each<[PaymentState, readonly PaymentState[]]>([
    [
      'begun',
      [
        'needsAction',
        'authorised',
        'captured',
        'failed',
        'cancelled',
        'expired',
        'partRefunded',
        'refunded',
        'disputed',
        'won',
        'lost',
      ],
    ],
    [
      'needsAction',
      [
        'authorised',
        'captured',
        'failed',
        'cancelled',
        'expired',
        'partRefunded',
        'refunded',
        'disputed',
        'won',
        'lost',
      ],
    ],
    [
      'authorised',
      ['captured', 'cancelled', 'expired', 'partRefunded', 'refunded', 'disputed', 'won', 'lost'],
    ],
    ['captured', ['partRefunded', 'refunded', 'disputed', 'won', 'lost']],
    ['partRefunded', ['refunded', 'disputed', 'won', 'lost']],
    ['refunded', ['disputed', 'won', 'lost']],
    ['disputed', ['won', 'lost']],
    ['failed', []],
    ['cancelled', []],
    ['expired', []],
    ['won', []],
    ['lost', []],
  ])('lead from %s only to %j', (current, next) => {
    const reached = paymentStates.filter(
      (told) => told !== current && paymentStateAfter(current, told) === told,
    );
    expect([...reached].sort()).toEqual([...next].sort());
  });
});

test.each([
  ['nothing was refunded', 0, 0, 'captured'],
  ['a part was', 400, 0, 'partRefunded'],
  ['everything was', 1_000, 0, 'refunded'],
  ['the bank rejected everything', 1_000, 1_000, 'partRefunded'],
  ['the bank rejected a part', 1_000, 1, 'partRefunded'],
  ['it was sent again', 2_000, 1_000, 'refunded'],
  ['a part was sent again', 1_200, 600, 'partRefunded'],
] as const)('the state when %s', (_case, refundedOre, refundFailedOre, state) => {
  expect(refundState({ capturedOre: 1_000, refundedOre, refundFailedOre })).toBe(state);
});

describe('allowed payout transitions', () => {
  it.each([
    ['asked', ['failed', 'onItsWay', 'paid', 'returned']],
    ['onItsWay', ['failed', 'paid', 'returned']],
    ['paid', ['returned']],
    ['failed', []],
    ['returned', []],
  ] as const)('lead from %s only to %j', (current, next) => {
    const reached = payoutStates.filter(
      (told) => told !== current && payoutStateAfter(current, told) === told,
    );
    expect([...reached].sort()).toEqual(next);
  });
});
