import { sql } from 'kysely';
import type { AmendmentSide, AmendmentState, Terms } from '../../../domain/bookings/amendment';
import type { Executor } from '../../database/openDatabase';
import type { SeenBooking } from './bookings';

/** A change of a booking that its borrower or its owner has proposed to the other. */
export interface AmendmentRecord extends Terms {
  id: number;
  bookingId: number;
  proposedBy: AmendmentSide;
  state: AmendmentState;
  until: Date;
  pricePerWeekCents: number | null;
  rentalCents: number;
  serviceFeeCents: number;
  depositCents: number;
  /** By how much it raises these lines of the booking's price; negative for a refund. */
  moreRentalCents: number;
  moreFeeCents: number;
  /** When the capture of its money, which was reserved before it took effect, was refused; null when it was not. */
  refusedAt: Date | null;
  madeAt: Date;
}

/** A change as the borrower or the owner of its booking sees it. */
export type VisibleAmendment = AmendmentRecord & { booking: SeenBooking };

const columns = sql.raw(`id, booking_id as "bookingId", proposed_by as "proposedBy", state, until,
  start_date as "startDate", end_date as "endDate", units, price_per_day_cents as "pricePerDayCents",
  price_per_week_cents as "pricePerWeekCents", rental_cents as "rentalCents", service_fee_cents as "serviceFeeCents",
  deposit_cents as "depositCents", more_rental_cents as "moreRentalCents", more_fee_cents as "moreFeeCents",
  refused_at as "refusedAt", made_at as "madeAt"`);

/** All changes of a booking, oldest first. */
export async function listAmendments(
  executor: Executor,
  bookingId: number,
): Promise<AmendmentRecord[]> {
  const { rows } = await sql<AmendmentRecord>`
    select ${columns} from booking_changes where booking_id = ${bookingId} order by id
  `.execute(executor);
  return rows;
}

/** The change that waits for an answer or for its money; null when there is none. */
export async function getOpenAmendment(
  executor: Executor,
  bookingId: number,
): Promise<AmendmentRecord | null> {
  const { rows } = await sql<AmendmentRecord>`
    select ${columns} from booking_changes where booking_id = ${bookingId} and ended_at is null
  `.execute(executor);
  return rows[0] ?? null;
}

export async function insertAmendment(
  executor: Executor,
  change: Omit<AmendmentRecord, 'id' | 'refusedAt'>,
): Promise<AmendmentRecord> {
  const { id } = await executor
    .insertInto('booking_changes')
    .values({
      booking_id: change.bookingId,
      proposed_by: change.proposedBy,
      state: change.state,
      until: change.until,
      start_date: change.startDate,
      end_date: change.endDate,
      units: change.units,
      price_per_day_cents: change.pricePerDayCents,
      price_per_week_cents: change.pricePerWeekCents,
      rental_cents: change.rentalCents,
      service_fee_cents: change.serviceFeeCents,
      deposit_cents: change.depositCents,
      more_rental_cents: change.moreRentalCents,
      more_fee_cents: change.moreFeeCents,
      made_at: change.madeAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...change, id, refusedAt: null };
}

/** Opens a change whose money is reserved: from now on the other side can answer. */
export async function openForAnswer(executor: Executor, id: number, until: Date): Promise<void> {
  await executor
    .updateTable('booking_changes')
    .set({ state: 'open', until })
    .where('id', '=', id)
    .execute();
}

export async function endAmendment(
  executor: Executor,
  id: number,
  state: Exclude<AmendmentState, 'unpaid' | 'open'>,
  at: Date,
): Promise<void> {
  await executor
    .updateTable('booking_changes')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .execute();
}

/** Stores that the change's money could not be captured after all. */
export async function refuseAmendmentMoney(
  executor: Executor,
  id: number,
  at: Date,
): Promise<void> {
  await executor
    .updateTable('booking_changes')
    .set({ refused_at: at })
    .where('id', '=', id)
    .execute();
}
