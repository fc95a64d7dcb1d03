import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

/** The amount that is asked of the insurance account for a booking. */
export interface CoverClaimRecord {
  bookingId: number;
  askedCents: number;
  state: 'waiting' | 'approved' | 'rejected';
  /** Null while it is not approved. */
  paidCents: number | null;
  reason: string | null;
  madeAt: Date;
  decidedAt: Date | null;
}

const columns =
  sql.raw(`cover.booking_id as "bookingId", cover.asked_cents as "askedCents", cover.state,
  cover.paid_cents as "paidCents", cover.reason, cover.made_at as "madeAt", cover.decided_at as "decidedAt"`);

/** Stores a cover claim, which waits for staff. Returns false when the booking has one already. */
export async function insertCoverClaim(
  executor: Executor,
  { bookingId, askedCents, at }: { bookingId: number; askedCents: number; at: Date },
): Promise<boolean> {
  const made = await executor
    .insertInto('cover_claims')
    .values({ booking_id: bookingId, asked_cents: askedCents, made_at: at })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The cover claim of a booking; null for none. */
export async function findCoverClaim(
  executor: Executor,
  bookingId: number,
): Promise<CoverClaimRecord | null> {
  const { rows } = await sql<CoverClaimRecord>`
    select ${columns} from cover_claims as cover where cover.booking_id = ${bookingId}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Stores the decision about a waiting cover claim. */
export async function decideCoverClaim(
  executor: Executor,
  bookingId: number,
  { paidCents, reason, at }: { paidCents: number | null; reason: string; at: Date },
): Promise<void> {
  await executor
    .updateTable('cover_claims')
    .set({
      state: paidCents === null ? 'rejected' : 'approved',
      paid_cents: paidCents,
      reason,
      decided_at: at,
    })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Keeps other decisions about cover claims waiting until the end of the transaction: they share limits. */
export async function lockCoverLimits(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cover claims', 7358031))`.execute(
    transaction,
  );
}

/** The amount that the insurance account has paid since a moment for all bookings, or for those of a member; in øre. */
export async function coverPaidSince(
  executor: Executor,
  since: Date,
  memberId: number | null = null,
): Promise<number> {
  const isTheirs =
    memberId === null ? sql`true` : sql`${memberId}::bigint in (booking.owner_id, borrower_id)`;
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cover.paid_cents), 0)::bigint as cents
    from cover_claims as cover join bookings as booking on booking.id = cover.booking_id
    where cover.state = 'approved' and cover.decided_at >= ${since} and ${isTheirs}
  `.execute(executor);
  return rows[0]?.cents ?? 0;
}

/** The amount that was asked of the insurance account since a moment, for all bookings, in øre. */
export async function coverAskedSince(executor: Executor, since: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(asked_cents), 0)::bigint as cents from cover_claims where made_at >= ${since}
  `.execute(executor);
  return rows[0]?.cents ?? 0;
}

/** Whether a bank has taken a payment of a booking back, or is about to. */
export async function isBookingChargedBack(
  executor: Executor,
  bookingId: number,
): Promise<boolean> {
  const row = await executor
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['disputed', 'lost'])
    .executeTakeFirst();
  return row !== undefined;
}

/** How many cover claims wait for staff. */
export async function countWaitingCover(executor: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cover_claims where state = 'waiting'
  `.execute(executor);
  return rows[0]?.count ?? 0;
}

/** The other bookings between the two members of a booking. Amounts in øre. */
export interface SharedHistory {
  bookings: number;
  completed: number;
  /** The rentals of the completed bookings. */
  rentalCents: number;
  claims: number;
  coverPaidCents: number;
}

export async function sharedHistory(
  executor: Executor,
  { id, ownerId, borrowerId }: { id: number; ownerId: number; borrowerId: number },
): Promise<SharedHistory> {
  const { rows } = await sql<SharedHistory>`
    select count(*)::integer as bookings,
      count(*) filter (where booking.state = 'completed')::integer as completed,
      coalesce(sum(rental_cents) filter (where booking.state = 'completed'), 0)::bigint as "rentalCents",
      count(claim_cents)::integer as claims, coalesce(sum(cover.paid_cents), 0)::bigint as "coverPaidCents"
    from bookings as booking left join cover_claims as cover on cover.booking_id = booking.id
    where booking.id <> ${id} and (booking.owner_id, booking.borrower_id)
      in ((${ownerId}::bigint, ${borrowerId}::bigint), (${borrowerId}::bigint, ${ownerId}::bigint))
  `.execute(executor);
  const [together] = rows;
  if (!together) throw new Error('The count returned no row');
  return together;
}
