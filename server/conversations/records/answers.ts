import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

/** How a member has answered the latest requests for their tools. Withdrawn requests do not count. */
export interface AnswersRecord {
  ownerId: number;
  answered: number;
  /** Requests that expired without an answer. */
  expired: number;
  /** From the request to the answer, the median; null without an answer. */
  medianMinutes: number | null;
}

/** Bookings of one owner that are read, so that the cost does not grow with their history. */
const mostBookings = 200;

/** The answers of these owners; owners without a request are left out. */
export async function listAnswers(
  executor: Executor,
  ownerIds: readonly number[],
): Promise<AnswersRecord[]> {
  const { rows } = await sql<AnswersRecord>`
    select owner.id as "ownerId",
      (count(*) filter (where ended.step <> 'expire'))::integer as answered,
      (count(*) filter (where ended.step = 'expire'))::integer as expired,
      round(percentile_cont(0.5) within group (order by extract(epoch from ended.at - asked.at) / 60)
        filter (where ended.step <> 'expire'))::integer as "medianMinutes"
    from unnest(${ownerIds}::bigint[]) as owner(id)
    cross join lateral (
      select latest.id from bookings as latest where latest.owner_id = owner.id
      order by latest.start_date desc limit ${mostBookings}
    ) as booking
    join booking_history as asked on asked.booking_id = booking.id and asked.step = 'reserveMoney'
    join booking_history as ended on ended.booking_id = booking.id and ended.step in ('accept', 'decline', 'expire')
    group by owner.id
  `.execute(executor);
  return rows;
}
