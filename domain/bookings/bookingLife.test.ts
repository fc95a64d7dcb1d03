import { buildBookingFacts } from '../../tests/helpers/buildBookingFacts';
import {
  answerDue,
  type BookingActor,
  type BookingFacts,
  type BookingState,
  type BookingStep,
  bookingStates,
  bookingSteps,
  canTake,
  clockStep,
  decidableAt,
  getBookingStatus,
  isEnd,
  lateUntil,
  type NoShowStage,
  paymentDue,
  possibleSteps,
} from './bookingLife';
import { getBookingEnd, noShowAfter } from './stepOutcomes';

const actors: BookingActor[] = ['borrower', 'owner', 'support', 'clock', 'provider'];

const booking = buildBookingFacts();
const at = (text: string) => new Date(text);

// The members who may take each step, and between which states.
const life: [BookingStep, BookingState | BookingState[], BookingState | null, BookingActor[]][] = [
  ['reserveMoney', 'awaitingPayment', 'requested', ['provider']],
  ['reserveMoneyInstantly', 'awaitingPayment', 'accepted', ['provider']],
  ['lapse', 'awaitingPayment', 'lapsed', ['clock']],
  ['refusePayment', 'awaitingPayment', 'lapsed', ['provider']],
  ['accept', 'requested', 'accepted', ['owner']],
  ['decline', 'requested', 'declined', ['owner']],
  ['giveWay', 'requested', 'declined', ['clock']],
  ['withdraw', 'requested', 'withdrawn', ['borrower']],
  ['stopRequest', 'requested', 'declined', ['support']],
  ['expire', 'requested', 'expired', ['clock']],
  ['giveUpPayment', 'accepted', 'cancelled', ['clock']],
  ['cancel', 'accepted', 'cancelled', ['borrower', 'owner']],
  ['stopBooking', 'accepted', 'cancelled', ['support']],
  ['confirmPickup', 'accepted', 'pickedUp', ['borrower', 'owner']],
  ['reportFaultAtPickup', 'accepted', 'cancelled', ['borrower']],
  ['reportNoShow', 'accepted', 'noShow', ['owner']],
  ['reportOwnerAbsent', 'accepted', 'noShow', ['borrower']],
  ['nobodyCame', 'accepted', 'noShow', ['clock']],
  ['assertOwnerAbsent', 'accepted', null, ['borrower']],
  ['assertFault', 'accepted', null, ['borrower']],
  ['assertNoShow', 'accepted', null, ['owner']],
  ['assertCancel', 'accepted', null, ['borrower', 'owner']],
  ['askSupportAboutPickup', 'accepted', null, ['borrower', 'owner']],
  ['leavePickupToSupport', 'accepted', null, ['clock']],
  ['reportFaultAfterPickup', ['accepted', 'pickedUp'], 'pickedUp', ['borrower']],
  ['contestStatement', ['accepted', 'pickedUp', 'returned'], null, ['borrower', 'owner']],
  ['countStatement', 'accepted', 'cancelled', ['clock']],
  ['upholdStatement', 'accepted', 'cancelled', ['support']],
  ['overturnStatement', 'accepted', 'pickedUp', ['support']],
  ['countFault', ['pickedUp', 'returned'], null, ['clock']],
  ['upholdFault', ['pickedUp', 'returned', 'inDispute'], null, ['support']],
  ['overturnFault', ['pickedUp', 'returned', 'inDispute'], null, ['support']],
  ['contestNoShow', 'noShow', 'noShow', ['borrower']],
  ['confirmNoShowBySilence', 'noShow', 'noShow', ['clock']],
  ['upholdNoShow', 'noShow', 'noShow', ['support']],
  ['overturnNoShow', 'noShow', 'noShow', ['support']],
  ['markReturned', 'pickedUp', 'returned', ['borrower', 'owner']],
  ['reportNotReturned', 'pickedUp', 'inDispute', ['owner']],
  ['stayAway', 'pickedUp', 'inDispute', ['clock']],
  ['confirmReturn', 'returned', 'completed', ['owner']],
  ['reportProblem', 'returned', 'inDispute', ['owner']],
  ['confirmReturnBySilence', 'returned', 'completed', ['clock']],
  ['acceptClaim', 'inDispute', 'completed', ['borrower']],
  ['agreeOnClaim', 'inDispute', 'completed', ['borrower', 'owner']],
  ['decideClaim', 'inDispute', 'completed', ['support']],
];

test.each(life)('%s leads from %s to %s', (step, from, to, by) => {
  expect(bookingSteps[step]).toMatchObject({ from, to });
  expect(
    actors.filter((actor) => (bookingSteps[step].by as readonly string[]).includes(actor)),
  ).toEqual(by);
});

test('lists every step, and reaches every state', () => {
  expect(Object.keys(bookingSteps)).toEqual(life.map(([step]) => step));
  const reached = new Set(life.map(([, , to]) => to));
  expect(bookingStates.filter((state) => !reached.has(state))).toEqual(['awaitingPayment']);
});

test('treats seven states as ended', () => {
  expect(bookingStates.filter(isEnd)).toEqual([
    ...['completed', 'declined', 'withdrawn', 'expired', 'lapsed', 'cancelled', 'noShow'],
  ]);
});

// For each step, the last moment before its possibility changes and the first moment after. Copenhagen is two hours
// ahead of UTC in June.
const bounds: [
  BookingStep,
  BookingActor,
  Partial<BookingFacts>,
  string,
  boolean,
  string,
  boolean,
][] = [
  [
    'reserveMoney',
    'provider',
    { state: 'awaitingPayment' },
    '2026-06-01T10:29:59Z',
    true,
    '2026-06-01T10:30:00Z',
    false,
  ],
  [
    'lapse',
    'clock',
    { state: 'awaitingPayment' },
    '2026-06-01T10:29:59Z',
    false,
    '2026-06-01T10:30:00Z',
    true,
  ],
  ['accept', 'owner', {}, '2026-06-03T09:59:59Z', true, '2026-06-03T10:00:00Z', false],
  ['expire', 'clock', {}, '2026-06-03T09:59:59Z', false, '2026-06-03T10:00:00Z', true],
  [
    'decline',
    'owner',
    { startDate: '2026-06-02' },
    '2026-06-02T21:59:59Z',
    true,
    '2026-06-02T22:00:00Z',
    false,
  ],
  [
    'confirmPickup',
    'owner',
    { state: 'accepted' },
    '2026-06-09T21:59:59Z',
    false,
    '2026-06-09T22:00:00Z',
    true,
  ],
  [
    'confirmPickup',
    'borrower',
    { state: 'accepted' },
    '2026-06-12T21:59:59Z',
    true,
    '2026-06-12T22:00:00Z',
    false,
  ],
  [
    'reportFaultAtPickup',
    'borrower',
    { state: 'accepted' },
    '2026-06-09T21:59:59Z',
    false,
    '2026-06-09T22:00:00Z',
    true,
  ],
  [
    'reportOwnerAbsent',
    'borrower',
    { state: 'accepted' },
    '2026-06-09T21:59:59Z',
    false,
    '2026-06-09T22:00:00Z',
    true,
  ],
  [
    'reportNoShow',
    'owner',
    { state: 'accepted' },
    '2026-06-11T09:59:59Z',
    false,
    '2026-06-11T10:00:00Z',
    true,
  ],
  [
    'reportNoShow',
    'owner',
    { state: 'accepted' },
    '2026-06-12T21:59:59Z',
    true,
    '2026-06-12T22:00:00Z',
    false,
  ],
  [
    'nobodyCame',
    'clock',
    { state: 'accepted' },
    '2026-06-12T21:59:59Z',
    false,
    '2026-06-12T22:00:00Z',
    true,
  ],
  [
    'cancel',
    'borrower',
    { state: 'accepted' },
    '2026-06-12T21:59:59Z',
    true,
    '2026-06-12T22:00:00Z',
    false,
  ],
  [
    'reportNotReturned',
    'owner',
    { state: 'pickedUp' },
    '2026-06-12T21:59:59Z',
    false,
    '2026-06-12T22:00:00Z',
    true,
  ],
  [
    'stayAway',
    'clock',
    { state: 'pickedUp' },
    '2026-06-19T21:59:59Z',
    false,
    '2026-06-19T22:00:00Z',
    true,
  ],
  [
    'reportProblem',
    'owner',
    { state: 'returned' },
    '2026-06-03T09:59:59Z',
    true,
    '2026-06-03T10:00:00Z',
    false,
  ],
  [
    'confirmReturnBySilence',
    'clock',
    { state: 'returned' },
    '2026-06-03T09:59:59Z',
    false,
    '2026-06-03T10:00:00Z',
    true,
  ],
  [
    'decideClaim',
    'support',
    { state: 'inDispute' },
    '2026-06-04T09:59:59Z',
    false,
    '2026-06-04T10:00:00Z',
    true,
  ],
  [
    'contestNoShow',
    'borrower',
    { state: 'noShow', noShow: 'reported' },
    '2026-06-02T09:59:59Z',
    true,
    '2026-06-02T10:00:00Z',
    false,
  ],
  [
    'confirmNoShowBySilence',
    'clock',
    { state: 'noShow', noShow: 'reported' },
    '2026-06-02T09:59:59Z',
    false,
    '2026-06-02T10:00:00Z',
    true,
  ],
  [
    'giveUpPayment',
    'clock',
    { state: 'accepted', captureRefusedAt: at('2026-06-05T08:00:00Z') },
    '2026-06-06T07:59:59Z',
    false,
    '2026-06-06T08:00:00Z',
    true,
  ],
  [
    'giveUpPayment',
    'clock',
    { state: 'accepted', captureRefusedAt: at('2026-06-09T08:00:00Z') },
    '2026-06-09T21:59:59Z',
    false,
    '2026-06-09T22:00:00Z',
    true,
  ],
];

test.each(bounds)(
  'evaluates %s by %s of %j: at %s %s, at %s %s',
  (step, actor, facts, one, isOne, other, isOther) => {
    expect(canTake(step, actor, { ...booking, ...facts }, at(one))).toBe(isOne);
    expect(canTake(step, actor, { ...booking, ...facts }, at(other))).toBe(isOther);
  },
);

test('forbids the pick-up of an unpaid booking', () => {
  const unpaid = { ...booking, state: 'accepted', isPaid: false } as const;
  expect(canTake('confirmPickup', 'owner', unpaid, at('2026-06-10T10:00:00Z'))).toBe(false);
});

test('lets support decide immediately when asked', () => {
  const asked = { ...booking, state: 'inDispute', supportAsked: true } as const;
  expect(canTake('decideClaim', 'support', asked, booking.since)).toBe(true);
});

test.each<[NoShowStage | null, BookingStep[], BookingStep[]]>([
  ['reported', ['contestNoShow'], []],
  ['contested', [], ['upholdNoShow', 'overturnNoShow']],
  ['settled', [], []],
  // The borrower reported it, or there was no report.
  [null, [], []],
])('in a no-show that is %s, the borrower can %j and support %j', (noShow, theirs, ours) => {
  const facts = { ...booking, state: 'noShow', noShow } as const;
  const steps = (actor: BookingActor, now: Date) => possibleSteps(actor, facts, now);
  expect(steps('borrower', booking.since)).toEqual(theirs);
  expect(steps('support', booking.since)).toEqual(ours);
  expect(steps('owner', booking.since)).toEqual([]);
  // The clock never settles a contested no-show, however long it takes.
  expect(steps('clock', at('2027-01-01T00:00:00Z'))).toEqual(
    noShow === 'reported' ? ['confirmNoShowBySilence'] : [],
  );
});

test('sets the no-show stage after every step', () => {
  const steps = life.filter(([, , to]) => to === 'noShow').map(([step]) => step);
  expect(steps.map((step) => [step, noShowAfter(step)])).toEqual([
    ['reportNoShow', 'reported'],
    ['reportOwnerAbsent', null],
    ['nobodyCame', null],
    ['contestNoShow', 'contested'],
    ['confirmNoShowBySilence', 'settled'],
    ['upholdNoShow', 'settled'],
    ['overturnNoShow', 'settled'],
  ]);
});

test('never confirms a pick-up by silence, nor a return before 48 hours', () => {
  const clockCan = (state: BookingState, now: string) =>
    possibleSteps('clock', { ...booking, state }, at(now));
  expect(clockCan('accepted', '2026-06-11T12:00:00Z')).toEqual([]);
  expect(clockCan('returned', '2026-06-03T09:59:59Z')).toEqual([]);
});

test('offers each side its own steps', () => {
  const accepted = { ...booking, state: 'accepted' } as const;
  const now = at('2026-06-10T10:00:00Z');
  expect(possibleSteps('borrower', accepted, now)).toEqual([
    ...['cancel', 'confirmPickup', 'reportFaultAtPickup', 'reportOwnerAbsent'],
  ]);
  expect(possibleSteps('owner', accepted, now)).toEqual(['cancel', 'confirmPickup']);
  expect(possibleSteps('owner', booking, booking.since)).toEqual(['accept', 'decline']);
  expect(possibleSteps('borrower', booking, booking.since)).toEqual(['withdraw']);
});

test.each([
  ['48 hours', '2026-06-10', '2026-06-03T10:00:00.000Z'],
  ['the end of the first day, in summer', '2026-06-01', '2026-06-01T22:00:00.000Z'],
])('a request can be answered until %s', (_what, startDate, due) => {
  expect(answerDue({ since: booking.since, startDate }).toISOString()).toBe(due);
});

test('the deadline for another payment is the first day at the latest', () => {
  const due = paymentDue(at('2026-12-09T12:00:00Z'), '2026-12-10');
  expect(due.toISOString()).toBe('2026-12-09T23:00:00.000Z');
});

// The step of the clock for each state, and when: never before the table allows it, and as soon as it does.
test.each<[Partial<BookingFacts>, BookingStep, string]>([
  [{ state: 'awaitingPayment' }, 'lapse', '2026-06-01T10:30:00Z'],
  [{ state: 'requested' }, 'expire', '2026-06-03T10:00:00Z'],
  [{ state: 'accepted' }, 'nobodyCame', '2026-06-12T22:00:00Z'],
  [
    { state: 'accepted', captureRefusedAt: at('2026-06-02T08:00:00Z') },
    'giveUpPayment',
    '2026-06-03T08:00:00Z',
  ],
  [{ state: 'pickedUp' }, 'stayAway', '2026-06-19T22:00:00Z'],
  [{ state: 'returned' }, 'confirmReturnBySilence', '2026-06-03T10:00:00Z'],
  [{ state: 'noShow', noShow: 'reported' }, 'confirmNoShowBySilence', '2026-06-02T10:00:00Z'],
])('for %j the clock takes %s at %s', (more, step, due) => {
  const facts = { ...booking, ...more };
  expect(clockStep(facts)).toEqual({ step, dueAt: at(due) });
  expect(canTake(step, 'clock', facts, at(due))).toBe(true);
  expect(canTake(step, 'clock', facts, new Date(at(due).getTime() - 1_000))).toBe(false);
});

test('the clock takes no step in an ended or disputed booking', () => {
  for (const state of bookingStates.filter((one) => isEnd(one) || one === 'inDispute')) {
    expect(clockStep({ ...booking, state })).toBeNull();
  }
});

test('every step that ends a booking has a booking end, and no other step', () => {
  const statement = { kind: 'ownerAbsent', stage: 'contested', at: booking.since } as const;
  for (const [step, , to, [by]] of life) {
    const end = getBookingEnd(
      step,
      by ?? 'clock',
      { ...booking, statement },
      at('2026-06-01T10:00:00Z'),
    );
    expect([step, end !== null]).toEqual([step, to !== null && isEnd(to)]);
  }
});

test.each<[BookingActor, string, string]>([
  ['borrower', '2026-06-08T10:00:00Z', 'cancelledInTime'],
  ['borrower', '2026-06-08T22:00:00Z', 'cancelledLate'],
  ['owner', '2026-06-10T10:00:00Z', 'cancelledByOwner'],
])('a cancellation by the %s at %s ends as %s', (actor, instant, end) => {
  expect(getBookingEnd('cancel', actor, booking, at(instant))).toBe(end);
});

// The five labels of §4, by state and day; the last day is the 12th.
test.each<[BookingState, string, string]>([
  ['awaitingPayment', '2026-06-01', 'upcoming'],
  ['requested', '2026-06-01', 'upcoming'],
  ['accepted', '2026-06-11', 'upcoming'],
  ['pickedUp', '2026-06-12', 'active'],
  ['pickedUp', '2026-06-13', 'overdue'],
  ['returned', '2026-06-14', 'active'],
  ['inDispute', '2026-06-20', 'active'],
  ['completed', '2026-06-14', 'completed'],
  ['declined', '2026-06-01', 'cancelled'],
  ['withdrawn', '2026-06-01', 'cancelled'],
  ['expired', '2026-06-01', 'cancelled'],
  ['lapsed', '2026-06-01', 'cancelled'],
  ['cancelled', '2026-06-01', 'cancelled'],
  ['noShow', '2026-06-13', 'cancelled'],
])('%s on %s is shown as %s', (state, today, status) => {
  expect(getBookingStatus({ ...booking, state }, today)).toBe(status);
});

it('lets support decide 72 hours after a dispute began', () => {
  const since = at('2026-06-12T10:00:00Z');
  expect(decidableAt({ since })).toEqual(at('2026-06-15T10:00:00Z'));
  const facts = { ...booking, state: 'inDispute' as const, since };
  expect(canTake('decideClaim', 'support', facts, decidableAt(facts))).toBe(true);
});

// Counts late days in Danish time, until the booking is in dispute.
it.each([
  ['reported by the owner the next day', '2026-06-13T08:00:00Z', '2026-06-13'],
  ['after midnight in Denmark', '2026-06-14T22:30:00Z', '2026-06-15'],
  ['automatic after a week', '2026-06-19T22:00:00Z', '2026-06-19'],
  ['by a delayed scheduled job', '2026-06-25T08:00:00Z', '2026-06-19'],
])('counts late days until the dispute: %s', (_case, since, until) => {
  expect(lateUntil({ endDate: '2026-06-12', since: at(since) })).toBe(until);
});
