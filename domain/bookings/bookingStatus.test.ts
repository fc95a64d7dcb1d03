import { type BookingStatus, bookingStatuses } from './booking';
import { bookingActions, bookingStatusFacts, countByFilter, passesFilter } from './bookingStatus';

describe('booking status (§4)', () => {
  it.each<[BookingStatus, boolean, string | null, string[]]>([
    ['upcoming', false, '1', ['cancel', 'message']],
    ['upcoming', false, null, ['cancel']],
    ['active', false, '1', ['return', 'message']],
    ['active', false, null, ['return']],
    ['overdue', false, '1', ['return', 'message']],
    ['overdue', false, null, ['return']],
    ['completed', false, '1', ['review', 'message']],
    ['completed', false, null, ['review']],
    ['completed', true, '1', ['message']],
    ['completed', true, null, []],
    ['cancelled', false, '1', ['message']],
    ['cancelled', false, null, []],
  ])(
    'offers actions for %s, reviewed %s, conversation %s: %j',
    (status, reviewed, conversationId, actions) => {
      expect(bookingActions({ status, reviewed, conversationId })).toEqual(actions);
    },
  );

  it('has a pick-up reminder when upcoming and a warning when overdue', () => {
    const remarks = bookingStatuses.map((status) => [status, bookingStatusFacts[status].remark]);
    expect(Object.fromEntries(remarks)).toEqual({
      upcoming: 'pickup',
      active: null,
      overdue: 'overdue',
      completed: null,
      cancelled: null,
    });
  });

  it('has a distinct label and colour', () => {
    const facts = bookingStatuses.map((status) => bookingStatusFacts[status]);
    expect(facts.map(({ label }) => label)).toEqual([
      'Upcoming',
      'Active',
      'Overdue',
      'Completed',
      'Cancelled',
    ]);
    expect(new Set(facts.map(({ tone }) => tone)).size).toBe(5);
  });
});

describe('booking filters', () => {
  it.each([
    ['all', ['upcoming', 'active', 'overdue', 'completed', 'cancelled']],
    ['active', ['active', 'overdue']],
    ['upcoming', ['upcoming']],
    ['completed', ['completed']],
  ] as const)('filter %s shows %j', (filter, statuses) => {
    expect(bookingStatuses.filter((status) => passesFilter(status, filter))).toEqual(statuses);
  });

  it('count the bookings that they show', () => {
    const statuses: BookingStatus[] = [
      'overdue',
      'active',
      'upcoming',
      'upcoming',
      'completed',
      'completed',
      'completed',
      'cancelled',
    ];
    expect(countByFilter(statuses.map((status) => ({ status })))).toEqual({
      all: 8,
      active: 2,
      upcoming: 2,
      completed: 3,
    });
    expect(countByFilter([])).toEqual({ all: 0, active: 0, upcoming: 0, completed: 0 });
  });
});
