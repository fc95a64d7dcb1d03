import { sql } from 'kysely';
import type { ChangeSide, ChangeState, Terms } from '../../domain/bookingChange';
import type { Executor } from '../database/openDatabase';

/** A change of a booking that one of its two has offered the other. */
export interface ChangeRecord extends Terms {
  id: number;
  bookingId: number;
  proposedBy: ChangeSide;
  state: ChangeState;
  until: Date;
  pricePerWeekCents: number | null;
  rentalCents: number;
  serviceFeeCents: number;
  depositCents: number;
  /** What it is more than the booking, by line; below 0 what comes back. */
  moreRentalCents: number;
  moreFeeCents: number;
  /** Since when its money, reserved before it took effect, is refused. */
  refusedAt: Date | null;
  madeAt: Date;
}

const columns = sql.raw(`id, booking_id as "bookingId", proposed_by as "proposedBy", state, until,
  start_date as "startDate", end_date as "endDate", units, price_per_day_cents as "pricePerDayCents",
  price_per_week_cents as "pricePerWeekCents", rental_cents as "rentalCents", service_fee_cents as "serviceFeeCents",
  deposit_cents as "depositCents", more_rental_cents as "moreRentalCents", more_fee_cents as "moreFeeCents",
  refused_at as "refusedAt", made_at as "madeAt"`);

/** All changes of a booking, oldest first. */
export async function changesOfBooking(
  executor: Executor,
  bookingId: number,
): Promise<ChangeRecord[]> {
  const { rows } = await sql<ChangeRecord>`
    select ${columns} from booking_changes where booking_id = ${bookingId} order by id
  `.execute(executor);
  return rows;
}

/** The one that waits for an answer, or for its money; null for none. */
export async function openChange(
  executor: Executor,
  bookingId: number,
): Promise<ChangeRecord | null> {
  const { rows } = await sql<ChangeRecord>`
    select ${columns} from booking_changes where booking_id = ${bookingId} and ended_at is null
  `.execute(executor);
  return rows[0] ?? null;
}

export async function insertChange(
  executor: Executor,
  change: Omit<ChangeRecord, 'id' | 'refusedAt'>,
): Promise<ChangeRecord> {
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

/** Its money is reserved: from now on the other can answer. */
export async function openForAnswer(executor: Executor, id: number, until: Date): Promise<void> {
  await executor
    .updateTable('booking_changes')
    .set({ state: 'open', until })
    .where('id', '=', id)
    .execute();
}

export async function endChange(
  executor: Executor,
  id: number,
  state: Exclude<ChangeState, 'unpaid' | 'open'>,
  at: Date,
): Promise<void> {
  await executor
    .updateTable('booking_changes')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .execute();
}

/** Its money could not be taken after all. */
export async function refuseChangeMoney(executor: Executor, id: number, at: Date): Promise<void> {
  await executor
    .updateTable('booking_changes')
    .set({ refused_at: at })
    .where('id', '=', id)
    .execute();
}
