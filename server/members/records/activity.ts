import { sql } from 'kysely';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

export type ActivityKind =
  | 'BOOKING_REQUESTED'
  | 'BOOKING_MADE'
  | 'REQUEST_DECLINED'
  | 'REQUEST_GAVE_WAY'
  | 'REQUEST_WITHDRAWN'
  | 'REQUEST_EXPIRED'
  | 'BOOKING_CANCELLED'
  | 'BOOKING_UNPAID'
  | 'BOOKING_NOT_PICKED_UP'
  | 'BOOKING_COMPLETED'
  | 'BOOKING_RETURNED'
  | 'REVIEW_RECEIVED'
  | 'REVIEW_WRITTEN'
  | 'TOOL_LISTED';

/** Something that happened to a person's tools and bookings. */
export interface ActivityRecord {
  kind: ActivityKind;
  /** Id of the row that it is derived from; unique together with `kind`. */
  rowId: number;
  createdAt: Date;
  toolId: number;
  /** The member on the other side; null when there is none. */
  memberId: number | null;
  rating: number | null;
}

/** A person's latest activity, newest first. It is not stored, but derived from bookings, reviews and tools. */
export async function recentActivity(
  executor: Executor,
  userId: number,
): Promise<ActivityRecord[]> {
  const most = limits.lists.activity;
  const { rows } = await sql<ActivityRecord>`
    with theirs as (
      select booking.id, booking.state, booking.created_at, booking.since, booking.tool_id,
        booking.borrower_id = ${userId} as borrows,
        case when booking.borrower_id = ${userId} then booking.owner_id else booking.borrower_id end as other_id
      from bookings as booking
      where booking.state not in ('awaitingPayment', 'lapsed')
        and (booking.borrower_id = ${userId} or booking.owner_id = ${userId})
    ), happened as (
      (select case when borrows then 'BOOKING_MADE' else 'BOOKING_REQUESTED' end as kind, id as row_id,
        created_at as happened_at, tool_id, other_id as member_id, null::integer as rating
      from theirs order by created_at desc limit ${most})
      union all
      (select case state when 'withdrawn' then 'REQUEST_WITHDRAWN' when 'expired' then 'REQUEST_EXPIRED'
          when 'noShow' then 'BOOKING_NOT_PICKED_UP'
          when 'declined' then case last.step when 'giveWay' then 'REQUEST_GAVE_WAY' else 'REQUEST_DECLINED' end
          when 'cancelled' then case last.step when 'giveUpPayment' then 'BOOKING_UNPAID' else 'BOOKING_CANCELLED' end
          else case when borrows then 'BOOKING_RETURNED' else 'BOOKING_COMPLETED' end
        end, id, since, tool_id, other_id, null
      from theirs left join lateral (
        select step from booking_history where booking_id = theirs.id order by booking_history.id desc limit 1
      ) as last on true
      where state not in ('requested', 'accepted', 'pickedUp', 'returned', 'inDispute')
      order by since desc limit ${most})
      union all
      (select 'REVIEW_RECEIVED', review.id, review.published_at, review.tool_id, review.author_id, review.rating
      from reviews as review join tools as tool on tool.id = review.tool_id
      where tool.owner_id = ${userId} and review.shown and review.side = 'borrower'
      order by review.published_at desc limit ${most})
      union all
      (select 'REVIEW_WRITTEN', review.id, review.created_at, review.tool_id, tool.owner_id, review.rating
      from reviews as review join tools as tool on tool.id = review.tool_id
      where review.author_id = ${userId} and review.side = 'borrower' order by review.created_at desc limit ${most})
      union all
      (select 'TOOL_LISTED', id, created_at, id, null, null
      from tools where owner_id = ${userId} and deleted_at is null and state <> 'draft' order by created_at desc limit ${most})
    )
    select kind, row_id as "rowId", happened_at as "createdAt", tool_id as "toolId",
      member_id as "memberId", rating
    from happened order by happened_at desc, kind, row_id desc limit ${most}
  `.execute(executor);
  return rows;
}
