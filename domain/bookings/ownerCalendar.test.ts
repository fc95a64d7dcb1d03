import {
  addMonths,
  bookedSpan,
  daysOfKey,
  daysOfMonths,
  eachDay,
  getBookingMark,
  getDayMark,
  getMonth,
  getUnavailableSpan,
  isInSpan,
  marksByDay,
  namedBookings,
  placeBars,
  spanBetween,
} from './ownerCalendar';

const bounds = { first: '2026-07-15', last: '2027-07-15' };

test.each([
  ['2026-08-03', '2026-08-05', { first: '2026-08-03', last: '2026-08-05', days: 3 }],
  ['2026-08-05', '2026-08-03', { first: '2026-08-03', last: '2026-08-05', days: 3 }],
  ['2026-08-03', '2026-08-03', { first: '2026-08-03', last: '2026-08-03', days: 1 }],
  // Over the change to winter time.
  ['2026-10-24', '2026-10-26', { first: '2026-10-24', last: '2026-10-26', days: 3 }],
  // Days that have passed, and days too far ahead, are left out.
  ['2026-07-10', '2026-07-16', { first: '2026-07-15', last: '2026-07-16', days: 2 }],
  ['2027-07-14', '2027-08-01', { first: '2027-07-14', last: '2027-07-15', days: 2 }],
  ['2026-07-10', '2026-07-14', null],
])('selects the days from %s to %s', (one, other, span) => {
  expect(spanBetween(one, other, bounds)).toEqual(span);
});

test.each([
  ['REQUESTED', 'asked'],
  ['ACCEPTED', 'booked'],
  ['PICKED_UP', 'out'],
  ['RETURNED', 'over'],
  ['IN_DISPUTE', 'over'],
  ['COMPLETED', 'over'],
  ['CANCELLED', null],
  ['DECLINED', null],
])('marks the days of a booking that is %s as %s', (state, mark) => {
  expect(getDayMark(state)).toBe(mark);
});

test.each([
  ['2026-07-20', '2026-07-18'],
  ['2026-07-18', '2026-07-18'],
  ['2026-07-10', '2026-07-18'],
])('on %s, an unreturned tool due on 18 July is out until %s or today', (today, endDate) => {
  const last = today > endDate ? today : endDate;
  const booking = { startDate: '2026-07-16', endDate, state: 'PICKED_UP' };
  expect(bookedSpan(booking, today)).toEqual({ first: '2026-07-16', last });
  expect(bookedSpan({ ...booking, state: 'COMPLETED' }, today).last).toBe(endDate);
});

test('lists the marks of a day once, the most important first', () => {
  const marks = marksByDay(
    {
      bookings: [
        { tool: { id: '1' }, startDate: '2026-07-30', endDate: '2026-08-02', state: 'ACCEPTED' },
        { tool: { id: '1' }, startDate: '2026-08-02', endDate: '2026-08-03', state: 'REQUESTED' },
        { tool: { id: '2' }, startDate: '2026-08-02', endDate: '2026-08-04', state: 'ACCEPTED' },
        { tool: { id: '2' }, startDate: '2026-08-02', endDate: '2026-08-04', state: 'CANCELLED' },
      ],
      unavailabilities: [{ tool: { id: '2' }, startDate: '2026-08-04', endDate: '2026-08-06' }],
    },
    '2026-07-15',
    { first: '2026-08-01', last: '2026-08-31' },
  );
  expect(marks('2026-07-31', '1')).toEqual([]);
  expect(marks('2026-08-01', '1')).toEqual(['booked']);
  expect(marks('2026-08-02', '1')).toEqual(['booked', 'asked']);
  expect(marks('2026-08-02', '2')).toEqual(['booked']);
  expect(marks('2026-08-02', null)).toEqual(['booked', 'asked']);
  expect(marks('2026-08-04', '2')).toEqual(['booked', 'blocked']);
  expect(marks('2026-08-05', '2')).toEqual(['blocked']);
  expect(marks('2026-08-06', null)).toEqual([]);
});

test('a blocked period includes its last day', () => {
  const span = getUnavailableSpan({ startDate: '2026-08-03', endDate: '2026-08-06' });
  expect(span).toEqual({ first: '2026-08-03', last: '2026-08-05' });
  expect(
    ['2026-08-02', '2026-08-03', '2026-08-05', '2026-08-06'].map((d) => isInSpan(d, span)),
  ).toEqual([false, true, true, false]);
});

test.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
  ['Enter', null],
])('%s moves the focus by %s days', (key, days) => {
  expect(daysOfKey(key)).toBe(days);
});

test.each([
  ['2026-07', 1, '2026-08'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-07', 0, '2026-07'],
  ['2026-07', 18, '2028-01'],
])('adds to %s %i months: %s', (month, months, later) => {
  expect(addMonths(month, months)).toBe(later);
});

test('returns the first and last day of months', () => {
  expect(daysOfMonths('2026-02', 1)).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  expect(daysOfMonths('2028-02', 1).last).toBe('2028-02-29');
  expect(daysOfMonths('2026-11', 3)).toEqual({ first: '2026-11-01', last: '2027-01-31' });
  expect(eachDay({ first: '2026-02-27', last: '2026-03-01' })).toEqual([
    ...['2026-02-27', '2026-02-28', '2026-03-01'],
  ]);
  expect(getMonth('2026-02-27')).toBe('2026-02');
});

test.each([
  ['an early return', '2026-07-12', '2026-07-12'],
  ['a return on the first day', '2026-07-10', '2026-07-10'],
  ['a return on the last day', '2026-07-14', '2026-07-14'],
  ['a late return', '2026-07-16', '2026-07-14'],
  ['no return', null, '2026-07-14'],
])('a booking with %s takes its days up to %s', (_name, returnedOn, last) => {
  const booking = { startDate: '2026-07-10', endDate: '2026-07-14', state: 'RETURNED', returnedOn };
  expect(bookedSpan(booking, '2026-07-20')).toEqual({ first: '2026-07-10', last });
});

test('a booking is overdue from the day after its last day until the tool is returned', () => {
  const out = { state: 'PICKED_UP', endDate: '2026-07-14' };
  expect(getBookingMark(out, '2026-07-14')).toBe('out');
  expect(getBookingMark(out, '2026-07-15')).toBe('overdue');
  expect(getBookingMark({ ...out, state: 'RETURNED' }, '2026-07-15')).toBe('over');
});

describe('the bars of a tool', () => {
  const shown = { first: '2026-07-15', last: '2026-08-14' };
  const booking = (id: string, startDate: string, endDate: string, state = 'ACCEPTED') => ({
    id,
    tool: { id: '1' },
    startDate,
    endDate,
    state,
  });
  const place = (...bookings: ReturnType<typeof booking>[]) => {
    const { bars, lanes } = placeBars(bookings, '2026-07-15', shown);
    const seen = bars.map(({ booking: { id }, mark, first, last, days, lane }) => {
      return [id, mark, first, last, days, lane];
    });
    return { seen, lanes };
  };

  test('are limited to the shown days, and leave out bookings that did not take place', () => {
    expect(
      place(
        booking('1', '2026-08-10', '2026-08-20'),
        booking('2', '2026-07-10', '2026-07-12', 'PICKED_UP'),
        booking('3', '2026-07-20', '2026-07-22', 'CANCELLED'),
        booking('4', '2026-09-01', '2026-09-02'),
      ),
    ).toEqual({
      seen: [
        ['2', 'overdue', '2026-07-15', '2026-07-15', 1, 0],
        ['1', 'booked', '2026-08-10', '2026-08-14', 5, 0],
      ],
      lanes: 1,
    });
  });

  test('have lanes of their own on the same days', () => {
    expect(
      place(
        booking('1', '2026-07-16', '2026-07-18'),
        booking('2', '2026-07-18', '2026-07-20'),
        booking('3', '2026-07-19', '2026-07-21'),
      ),
    ).toEqual({
      seen: [
        ['1', 'booked', '2026-07-16', '2026-07-18', 3, 0],
        ['2', 'booked', '2026-07-18', '2026-07-20', 3, 1],
        ['3', 'booked', '2026-07-19', '2026-07-21', 3, 0],
      ],
      lanes: 2,
    });
  });

  test('are none, in one lane, without bookings', () => {
    expect(place()).toEqual({ seen: [], lanes: 1 });
  });
});

test('names a booking on its first day, and where a row or a month begins', () => {
  const build = (state: string) => ({
    tool: { id: '1' },
    startDate: '2026-07-30',
    endDate: '2026-08-04',
    state,
  });
  const days = eachDay({ first: '2026-07-29', last: '2026-08-05' });
  const named = (state: string) =>
    days.filter((date) => namedBookings([build(state)], date, '2026-07-01').length > 0);
  // The third of August is a Monday.
  expect(named('ACCEPTED')).toEqual(['2026-07-30', '2026-08-01', '2026-08-03']);
  expect(named('DECLINED')).toEqual([]);
});

test('first names the booking that gives a day its mark', () => {
  const late = {
    tool: { id: '1' },
    startDate: '2026-07-07',
    endDate: '2026-07-08',
    state: 'PICKED_UP',
  };
  const next = { ...late, tool: { id: '2' }, startDate: '2026-07-09', endDate: '2026-07-10' };
  const named = (date: string) => namedBookings([next, late], date, '2026-07-10');
  expect(named('2026-07-08')).toEqual([]);
  expect(named('2026-07-09')).toEqual([late, next]);
  // On its last day the booking was not overdue, so both keep their order.
  const other = { ...next, startDate: '2026-07-08' };
  expect(namedBookings([other, late], '2026-07-08', '2026-07-10')).toEqual([other, late]);
});

test('marks a booking as overdue after its last day only', () => {
  const late = {
    tool: { id: '1' },
    startDate: '2026-07-07',
    endDate: '2026-07-08',
    state: 'PICKED_UP',
  };
  const shown = { first: '2026-07-01', last: '2026-07-31' };
  const marksOf = marksByDay({ bookings: [late], unavailabilities: [] }, '2026-07-10', shown);
  const days = eachDay({ first: '2026-07-06', last: '2026-07-11' });
  expect(days.map((date) => marksOf(date, '1')[0])).toEqual([
    undefined,
    'out',
    'out',
    'overdue',
    'overdue',
    undefined,
  ]);
});
