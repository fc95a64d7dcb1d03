import { buildBookingFacts } from '../../tests/helpers/buildBookingFacts';
import {
  type BookingActor,
  type BookingFacts,
  type BookingState,
  type BookingStep,
  canTake,
  clockStep,
  possibleSteps,
  stateAfter,
} from './bookingLife';
import { type PickupStatement, type StatementKind, statementKinds } from './pickupStatement';
import { getBookingEnd, statementAfter } from './stepOutcomes';

// The first day is 10 June; the tool is picked up at 12:00, Copenhagen time.
const pickup = new Date('2026-06-10T10:00:00Z');
const hours = (count: number) => new Date(pickup.getTime() + count * 3_600_000);
const accepted = buildBookingFacts({ state: 'accepted' });
const stated = (kind: StatementKind, stage: PickupStatement['stage']) => ({
  kind,
  stage,
  at: pickup,
});

type Facts = Partial<BookingFacts>;
const owner: Facts = { ownerGaveIt: true };
const borrower: Facts = { borrowerHasIt: true };

// The steps of each side and of support, by what is confirmed and what was said against it.
const table: [string, Facts, BookingStep[], BookingStep[], BookingStep[]][] = [
  [
    'nothing is confirmed',
    {},
    ['cancel', 'confirmPickup', 'reportFaultAtPickup', 'reportOwnerAbsent'],
    ['cancel', 'confirmPickup'],
    ['stopBooking'],
  ],
  [
    'the owner has confirmed',
    owner,
    ['confirmPickup', 'assertOwnerAbsent', 'assertFault', 'assertCancel'],
    ['confirmPickup', 'askSupportAboutPickup'],
    [],
  ],
  [
    'the borrower has confirmed',
    borrower,
    ['confirmPickup', 'askSupportAboutPickup', 'reportFaultAfterPickup'],
    ['confirmPickup', 'assertNoShow', 'assertCancel'],
    [],
  ],
  ...(['ownerAbsent', 'fault', 'cancelledByBorrower'] as const).flatMap(
    (kind): [string, Facts, BookingStep[], BookingStep[], BookingStep[]][] => [
      [
        `the owner has confirmed, and the borrower says ${kind}`,
        { ...owner, statement: stated(kind, 'made') },
        ['confirmPickup'],
        ['confirmPickup', 'contestStatement'],
        [],
      ],
      [
        `the owner contests ${kind}`,
        { ...owner, statement: stated(kind, 'contested') },
        ['confirmPickup'],
        ['confirmPickup'],
        ['upholdStatement', 'overturnStatement'],
      ],
    ],
  ),
  ...(['borrowerAbsent', 'cancelledByOwner'] as const).flatMap(
    (kind): [string, Facts, BookingStep[], BookingStep[], BookingStep[]][] => [
      [
        `the borrower has confirmed, and the owner says ${kind}`,
        { ...borrower, statement: stated(kind, 'made') },
        ['confirmPickup', 'contestStatement'],
        ['confirmPickup'],
        [],
      ],
      [
        `the borrower contests ${kind}`,
        { ...borrower, statement: stated(kind, 'contested') },
        ['confirmPickup'],
        ['confirmPickup'],
        ['upholdStatement', 'overturnStatement'],
      ],
    ],
  ),
  [
    'support is asked about a pick-up that one side never confirmed',
    { ...owner, statement: stated('unconfirmed', 'contested') },
    ['confirmPickup'],
    ['confirmPickup'],
    ['upholdStatement', 'overturnStatement'],
  ],
  [
    'both have confirmed',
    { ...owner, ...borrower, state: 'pickedUp', since: pickup },
    ['reportFaultAfterPickup', 'markReturned'],
    ['markReturned'],
    [],
  ],
  [
    'the borrower reports a fault after the pick-up',
    { ...owner, ...borrower, state: 'pickedUp', since: pickup, statement: stated('fault', 'made') },
    ['markReturned'],
    ['contestStatement', 'markReturned'],
    [],
  ],
  [
    'the owner contests the fault',
    { state: 'pickedUp', since: pickup, statement: stated('fault', 'contested') },
    ['markReturned'],
    ['markReturned'],
    ['upholdFault', 'overturnFault'],
  ],
  [
    'the fault counts, and the tool is out',
    { state: 'pickedUp', since: pickup, statement: stated('fault', 'counts') },
    ['markReturned'],
    ['markReturned'],
    [],
  ],
  [
    'the borrower has marked the return before the fault is settled',
    { state: 'returned', since: pickup, statement: stated('fault', 'made') },
    [],
    ['contestStatement', 'reportProblem'],
    [],
  ],
  [
    'the tool is back while support decides about the fault',
    { state: 'returned', since: pickup, statement: stated('fault', 'contested') },
    [],
    ['reportProblem'],
    ['upholdFault', 'overturnFault'],
  ],
  [
    'the fault counts, and the borrower has marked the return',
    { state: 'returned', since: pickup, statement: stated('fault', 'counts') },
    [],
    ['confirmReturn', 'reportProblem'],
    [],
  ],
  [
    'the fault is rejected, and the tool is back',
    { state: 'returned', since: pickup, statement: stated('fault', 'rejected') },
    [],
    ['confirmReturn', 'reportProblem'],
    [],
  ],
];

test.each(table)('%s: offers steps to borrower, owner and support', (_case, facts, ...expected) => {
  const now = hours(1);
  const steps = (['borrower', 'owner', 'support'] as const).map((actor) =>
    possibleSteps(actor, { ...accepted, ...facts }, now),
  );
  expect(steps).toEqual(expected);
});

const alone: BookingStep[] = [
  'cancel',
  'reportFaultAtPickup',
  'reportNoShow',
  'reportOwnerAbsent',
  'nobodyCame',
];
const actors: BookingActor[] = ['borrower', 'owner', 'clock', 'provider', 'support'];

test.each([
  ['the owner', owner],
  ['the borrower', borrower],
])('once %s has confirmed, no side can end the booking alone', (_side, facts) => {
  for (const statement of [null, ...statementKinds.map((kind) => stated(kind, 'made'))]) {
    for (let hour = 0; hour < 24 * 30; hour += 6) {
      for (const actor of actors) {
        const steps = possibleSteps(actor, { ...accepted, ...facts, statement }, hours(hour));
        expect(steps.filter((step) => alone.includes(step))).toEqual([]);
      }
    }
  }
});

// Without a statement the money never moves by time alone: support decides after the last day.
test.each([
  ['the owner', owner],
  ['the borrower', borrower],
])('when only %s has confirmed by the last day, support decides', (_side, facts) => {
  const half = { ...accepted, ...facts };
  const due = new Date('2026-06-12T22:00:00Z');
  expect(clockStep(half)).toEqual({ step: 'leavePickupToSupport', dueAt: due });
  expect(canTake('leavePickupToSupport', 'clock', half, due)).toBe(true);
  expect(canTake('leavePickupToSupport', 'clock', half, new Date(due.getTime() - 1))).toBe(false);
  const statement = statementAfter('leavePickupToSupport', 'clock', half, due);
  expect(statement).toEqual({ kind: 'unconfirmed', stage: 'contested', at: due });
  const decided = { ...half, statement };
  expect(clockStep(decided)).toBeNull();
  expect(getBookingEnd('upholdStatement', 'support', decided, due)).toBe('nobodyCame');
  expect(stateAfter('overturnStatement', 'accepted')).toBe('pickedUp');
});

test.each<[StatementKind, Facts, BookingActor, BookingActor, string]>([
  ['ownerAbsent', owner, 'borrower', 'owner', 'ownerAbsent'],
  ['fault', owner, 'borrower', 'owner', 'faultAtPickup'],
  ['cancelledByBorrower', owner, 'borrower', 'owner', 'cancelledLate'],
  ['borrowerAbsent', borrower, 'owner', 'borrower', 'noShow'],
  ['cancelledByOwner', borrower, 'owner', 'borrower', 'cancelledByOwner'],
])('%s can be contested for 24 hours and takes effect afterwards', (kind, half, by, other, end) => {
  const facts = { ...accepted, ...half, statement: stated(kind, 'made') };
  const [before, after] = [new Date(hours(24).getTime() - 1), hours(24)];
  expect(canTake('contestStatement', other, facts, before)).toBe(true);
  expect(canTake('contestStatement', other, facts, after)).toBe(false);
  expect(canTake('contestStatement', by, facts, before)).toBe(false);
  expect(canTake('countStatement', 'clock', facts, before)).toBe(false);
  expect(clockStep(facts)).toEqual({ step: 'countStatement', dueAt: after });
  expect(canTake('countStatement', 'clock', facts, after)).toBe(true);
  expect(getBookingEnd('countStatement', 'clock', facts, after)).toBe(end);
  const contested = { ...facts, statement: stated(kind, 'contested') };
  expect(clockStep(contested)).toBeNull();
  expect(canTake('countStatement', 'clock', contested, hours(1_000))).toBe(false);
});

const fault = (stage: PickupStatement['stage'], more: Facts = {}): BookingFacts => ({
  ...accepted,
  state: 'returned',
  since: pickup,
  statement: stated('fault', stage),
  ...more,
});

test('a fault can be reported for 24 hours after the pick-up', () => {
  const facts: BookingFacts = { ...accepted, state: 'pickedUp', since: pickup };
  const last = new Date(hours(24).getTime() - 1);
  expect(canTake('reportFaultAfterPickup', 'borrower', facts, last)).toBe(true);
  expect(canTake('reportFaultAfterPickup', 'borrower', facts, hours(24))).toBe(false);
});

test.each<[string, BookingFacts, number | null]>([
  ['immediately on the owner’s mark', fault('counts', { ownerHasItBack: true }), 0],
  ['48 hours after the borrower’s mark', fault('counts'), 48],
  ['not while it can be contested', fault('made', { ownerHasItBack: true }), null],
  ['not while support decides', fault('contested', { ownerHasItBack: true }), null],
  ['not before the tool is back', fault('counts', { state: 'pickedUp' }), null],
])('refunds a faulty tool %s', (_case, facts, after) => {
  const dueHour = [...Array(73).keys()].find((hour) =>
    canTake('confirmReturnBySilence', 'clock', facts, hours(hour)),
  );
  expect(dueHour ?? null).toBe(after);
  if (after !== null) {
    expect(clockStep(facts)).toEqual({ step: 'confirmReturnBySilence', dueAt: hours(after) });
    expect(getBookingEnd('confirmReturnBySilence', 'clock', facts, hours(after))).toBe(
      'faultAtPickup',
    );
  }
});

test.each<[PickupStatement['stage'], string]>([
  ['counts', 'faultAtPickup'],
  ['rejected', 'completed'],
  ['contested', 'completed'],
])('with a fault that is %s, a settled claim ends as %s', (stage, end) => {
  const facts = fault(stage, { state: 'inDispute' as BookingState });
  expect(getBookingEnd('acceptClaim', 'borrower', facts, hours(100))).toBe(end);
});

test('a problem reported at the return contests an open fault', () => {
  const after = statementAfter('reportProblem', 'owner', fault('made'), hours(2));
  expect(after).toEqual(stated('fault', 'contested'));
  expect(statementAfter('reportProblem', 'owner', fault('counts'), hours(2))).toEqual(
    stated('fault', 'counts'),
  );
});

test('the second confirmation settles a statement', () => {
  const facts = { ...accepted, ...owner, statement: stated('ownerAbsent', 'contested') };
  expect(canTake('confirmPickup', 'borrower', facts, hours(24 * 5))).toBe(true);
  expect(statementAfter('confirmPickup', 'borrower', facts, hours(2))).toBeNull();
});
