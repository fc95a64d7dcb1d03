/** Compares the free days of the database with the rule, counted day by day. */

import { seededRandom } from '../../../bench/makeTools';
import { addDays, type CalendarDate, daysBetween } from '../../../domain/values/days';
import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { freeUnits, nearestFreePeriods, takenRanges } from '../../bookings/records/reservations';

const today = '2026-07-15';
const rounds = 15;
/** How many days to either side the search for the nearest free days goes. */
const searched = 60;

let service: TestService;
let toolId: number;
beforeAll(async () => {
  service = await startTestService({ now: () => new Date(`${today}T10:00:00Z`) });
  const owner = await service.signUp();
  await service.signUp();
  const answer = await service.graphql(documents.createTool, { input: documents.newTool }, owner);
  toolId = Number(answer.data.createTool.tool.id);
});
afterAll(() => service.close());

interface Taken {
  bookingId: number | null;
  unit: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
  buffer: number;
  isOut: boolean;
}

interface Calendar {
  units: number;
  /** The tool's present buffer; each reservation has the buffer of its own time. */
  buffer: number;
  taken: readonly Taken[];
}

const days = (from: CalendarDate, to: CalendarDate) =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, place) => addDays(from, place));

/** Whether a reservation takes its unit on a day: it is booked, in the buffer, or not returned by today. */
function occupies({ startDate, endDate, buffer, isOut }: Taken, day: CalendarDate): boolean {
  if (day >= startDate && day < addDays(endDate, buffer)) return true;
  return isOut && endDate < today && day >= endDate && day < addDays(today, 1 + buffer);
}

const getUnits = ({ units }: Calendar) => Array.from({ length: units }, (_, place) => place + 1);

function getFree(
  calendar: Calendar,
  startDate: CalendarDate,
  endDate: CalendarDate,
  except: number | null = null,
): number[] {
  const wanted = days(startDate, addDays(endDate, calendar.buffer));
  return getUnits(calendar).filter((unit) =>
    calendar.taken.every(
      (one) =>
        one.unit !== unit ||
        (except !== null && one.bookingId === except) ||
        wanted.every((day) => !occupies(one, day)),
    ),
  );
}

/** Stores a random calendar: bookings of other days, blocked ones, and units that have not come back. */
async function storeRandomCalendar(random: () => number): Promise<Calendar> {
  const randomUpTo = (most: number) => Math.floor(random() * (most + 1));
  const { executor } = service;
  await executor.deleteFrom('bookings').execute();
  await executor.deleteFrom('reservations').execute();
  const calendar = { units: 1 + randomUpTo(4), buffer: randomUpTo(3), taken: [] as Taken[] };
  await executor
    .updateTable('tools')
    .set({ max_available_count: calendar.units, buffer_days: calendar.buffer })
    .execute();
  for (let wanted = 30; wanted > 0; wanted -= 1) {
    const startDate = addDays(today, randomUpTo(70) - 20);
    const one: Omit<Taken, 'bookingId'> = {
      unit: 1 + randomUpTo(calendar.units - 1),
      startDate,
      buffer: randomUpTo(3),
      endDate: addDays(startDate, 1 + randomUpTo(9)),
      isOut: random() < 0.5,
    };
    const end = addDays(one.endDate, one.buffer);
    const overlaps = calendar.taken.some(
      ({ unit, startDate: first, endDate: last, buffer }) =>
        unit === one.unit && first < end && startDate < addDays(last, buffer),
    );
    if (overlaps) continue;
    const isBlocked = random() < 0.3;
    const booking = isBlocked
      ? null
      : await executor
          .insertInto('bookings')
          .values({
            tool_id: toolId,
            owner_id: 1001,
            borrower_id: 1002,
            units: 1,
            start_date: startDate,
            end_date: one.endDate,
            since: new Date('2026-01-01'),
            state: one.isOut ? 'pickedUp' : 'accepted',
            price_per_day_cents: 1,
            rental_cents: 1,
            service_fee_cents: 0,
            insurance_cents: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    await executor
      .insertInto('reservations')
      .values({
        booking_id: booking?.id ?? null,
        tool_id: toolId,
        unit: one.unit,
        start_date: startDate,
        end_date: one.endDate,
        buffer_days: one.buffer,
      })
      .execute();
    const isOut = one.isOut && !isBlocked;
    calendar.taken.push({ ...one, isOut, bookingId: booking?.id ?? null });
  }
  return calendar;
}

test('available units, unavailable ranges and the nearest days match the calendar', async () => {
  const random = seededRandom(7);
  const randomUpTo = (most: number) => Math.floor(random() * (most + 1));
  for (let round = 0; round < rounds; round += 1) {
    const calendar = await storeRandomCalendar(random);
    for (let wish = 0; wish < 5; wish += 1) {
      const startDate = addDays(today, randomUpTo(50));
      const endDate = addDays(startDate, 1 + randomUpTo(6));
      const units = 1 + randomUpTo(calendar.units);
      const wanted = { toolId, units, startDate, endDate };
      const free = await freeUnits(service.executor, wanted, today);
      expect([...free].sort()).toEqual(getFree(calendar, startDate, endDate));
      const own = calendar.taken.find(({ bookingId }) => bookingId !== null)?.bookingId ?? 0;
      const withOwn = await freeUnits(service.executor, wanted, today, { except: own });
      expect([...withOwn].sort()).toEqual(getFree(calendar, startDate, endDate, own));

      const shifts = Array.from({ length: 2 * searched + 1 }, (_, place) => place - searched);
      const fits = shifts
        .map((shift) => ({
          shift,
          days: { startDate: addDays(startDate, shift), endDate: addDays(endDate, shift) },
        }))
        .filter(
          ({ days: { startDate: first, endDate: last } }) =>
            first >= today && getFree(calendar, first, last).length >= units,
        );
      const before = fits.filter(({ shift }) => shift <= 0).at(-1);
      const after = fits.find(({ shift }) => shift > 0);
      expect(await nearestFreePeriods(service.executor, wanted, today)).toEqual(
        [before, after].flatMap((found) => (found ? [found.days] : [])),
      );

      const window = { from: today, to: addDays(today, 80) };
      const taken = await takenRanges(service.executor, { toolId, units, ...window }, today);
      const isTaken = (day: CalendarDate) => {
        const away = getUnits(calendar).filter((unit) =>
          calendar.taken.some((one) => one.unit === unit && occupies(one, day)),
        );
        return calendar.units - away.length < units;
      };
      expect(taken.flatMap((range) => days(range.startDate, range.endDate))).toEqual(
        days(window.from, window.to).filter(isTaken),
      );
      // Ranges that touch are merged into one.
      taken.slice(1).forEach((range, place) => {
        expect(range.startDate > (taken[place]?.endDate ?? '')).toBe(true);
      });
    }
  }
}, 60_000);
