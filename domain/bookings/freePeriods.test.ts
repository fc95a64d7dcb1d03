import { isPeriodTaken, nextFreePeriods } from './freePeriods';

const rules = { bufferDays: 0, noticeDays: 0, horizonDays: 365 };
const today = '2026-11-27';
const wanted = { start: '2026-11-28', end: '2026-11-29' };
const taken = [{ startDate: '2026-11-28', endDate: '2026-11-30' }];

describe('the next free periods', () => {
  it('have the length of the wanted one, follow it, and do not overlap', () => {
    expect(nextFreePeriods(wanted, taken, rules, today)).toEqual([
      { start: '2026-11-30', end: '2026-12-01' },
      { start: '2026-12-01', end: '2026-12-02' },
      { start: '2026-12-02', end: '2026-12-03' },
    ]);
    const three = { start: '2026-11-27', end: '2026-11-30' };
    expect(nextFreePeriods(three, taken, rules, today, 2)).toEqual([
      { start: '2026-11-30', end: '2026-12-03' },
      { start: '2026-12-03', end: '2026-12-06' },
    ]);
  });

  it('leave the days of the owner after a rental free', () => {
    const later = [...taken, { startDate: '2026-12-02', endDate: '2026-12-04' }];
    expect(nextFreePeriods(wanted, later, { ...rules, bufferDays: 1 }, today, 2)).toEqual([
      { start: '2026-11-30', end: '2026-12-01' },
      { start: '2026-12-04', end: '2026-12-05' },
    ]);
  });

  it('keep to the notice and to the horizon of the owner', () => {
    const strict = { ...rules, noticeDays: 5, horizonDays: 6 };
    expect(nextFreePeriods(wanted, taken, strict, today)).toEqual([
      { start: '2026-12-02', end: '2026-12-03' },
      { start: '2026-12-03', end: '2026-12-04' },
    ]);
  });

  it('are none when everything is taken', () => {
    const all = [{ startDate: today, endDate: '2027-11-27' }];
    expect(nextFreePeriods(wanted, all, rules, today)).toEqual([]);
  });
});

test('a period may end on the day on which another begins, unless the owner needs days between', () => {
  const before = { start: '2026-11-27', end: '2026-11-28' };
  expect(isPeriodTaken(before, taken, { bufferDays: 0 })).toBe(false);
  expect(isPeriodTaken(before, taken, { bufferDays: 1 })).toBe(true);
});
