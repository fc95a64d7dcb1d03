import {
  type AmendmentFacts,
  type AmendmentSide,
  fitsWithin,
  getAmendmentProblem,
  getAmendmentQuote,
  type Terms,
} from '../../domain/bookings/amendment';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { limits } from '../config/limits';
import type { Executor } from '../database/openDatabase';
import type { PaymentRecord } from '../payments/records/payments';
import { toolsByIds } from '../tools/records/tools';
import { bookedQuote } from './bookedQuote';
import type { BookingRecord } from './records/bookings';
import { latestFreeEnd } from './records/changedDays';
import { type Days, freeUnits, nearestFreePeriods } from './records/reservations';

/** The facts of a booking that decide what can be changed. */
export function getAmendmentFacts(
  booking: BookingRecord,
  payments: readonly PaymentRecord[],
): AmendmentFacts & Terms {
  const { state, startDate, endDate, units, pricePerDayCents } = booking;
  return {
    state,
    startDate,
    endDate,
    units,
    pricePerDayCents,
    isPaid: booking.paidAt !== null,
    isDepositAsked: payments.some(({ purpose }) => purpose === 'deposit'),
  };
}

/** The error of the wanted terms, or their cost. `taken` comes with the nearest free days. */
export async function assessAmendment(
  executor: Executor,
  { booking, payments }: { booking: BookingRecord; payments: readonly PaymentRecord[] },
  wanted: Terms,
  by: AmendmentSide,
  now: Date,
) {
  const facts = getAmendmentFacts(booking, payments);
  const [tool] = await toolsByIds(executor, [booking.toolId]);
  if (!tool) throw new Error(`Booking ${booking.id} has no tool`);
  const rules = { ...tool, units: tool.maxAvailableCount };
  const problem = getAmendmentProblem(facts, wanted, by, rules, now);
  if (problem !== null) return { kind: 'wrong' as const, problem };
  const prices = { ...bookedQuote(booking), pricePerWeekCents: booking.pricePerWeekCents };
  const cost = getAmendmentQuote(prices, wanted);
  if (cost.quote.totalCents > limits.booking.totalPriceCents) return { kind: 'too much' as const };
  const nearest = await alternativesIfTaken(executor, booking, wanted, now);
  return nearest ? { kind: 'taken' as const, nearest } : { kind: 'free' as const, ...cost };
}

/** The nearest days on which a change is possible, when the wanted days are not free; null when they are. */
export async function alternativesIfTaken(
  executor: Executor,
  booking: BookingRecord,
  wanted: Days & { units: number },
  now: Date,
): Promise<Days[] | null> {
  if (fitsWithin(booking, wanted)) return null;
  const today = getCopenhagenDate(now);
  const { id, toolId, startDate, endDate } = booking;
  const asked = { toolId, ...wanted };
  const free = await freeUnits(executor, asked, today, { except: id });
  if (free.length >= wanted.units) return null;
  if (wanted.startDate !== startDate || booking.state !== 'pickedUp') {
    return nearestFreePeriods(executor, asked, today, { except: id });
  }
  const first = [addDays(endDate, 1), today].toSorted().at(-1) ?? today;
  const span = { first, last: wanted.endDate };
  const end = await latestFreeEnd(executor, { ...booking, ...wanted }, span, today);
  return end === null ? [] : [{ startDate, endDate: end }];
}
