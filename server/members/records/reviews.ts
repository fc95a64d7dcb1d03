import { sql } from 'kysely';
import type { ReviewSide } from '../../../domain/members/reviews';
import type { SeenBooking } from '../../bookings/records/bookings';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

/** A published review: everyone who sees its subject can read it. */
export interface ReviewRecord {
  id: number;
  toolId: number;
  authorId: number;
  rating: number;
  comment: string;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
}

/** A review as it is stored for its booking: also before it is published, and when it is hidden. */
export interface BookingReviewRecord extends ReviewRecord {
  bookingId: number;
  side: ReviewSide;
  publishedAt: Date | null;
  hiddenReason: string | null;
}

/** A review of a booking, and the booking as its reader sees it. */
export interface SeenReview extends BookingReviewRecord {
  booking: SeenBooking;
}

const columns =
  sql.raw(`review.id, review.tool_id as "toolId", review.author_id as "authorId", review.rating,
  review.comment, review.created_at as "createdAt", review.answer, review.answered_at as "answeredAt"`);
const bookingColumns = sql`${columns}, review.booking_id as "bookingId", review.side,
  review.published_at as "publishedAt", review.hidden_reason as "hiddenReason"`;

/** Reviews by borrowers that are shown to everyone. */
const ofTools = sql.raw(`review.shown and review.side = 'borrower'`);

/** The newest reviews of each tool, newest first, tool by tool. */
export async function reviewsOfTools(
  executor: Executor,
  toolIds: readonly number[],
): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select ${columns}
    from unnest(${toolIds}::bigint[]) as wanted(tool_id)
    cross join lateral (
      select * from reviews as review where review.tool_id = wanted.tool_id and ${ofTools}
      order by created_at desc, id desc limit ${limits.lists.reviews}
    ) as review
  `.execute(executor);
  return rows;
}

/** The newest reviews of all tools of an owner, newest first; none for an owner who has left or is leaving. */
export async function reviewsOfOwner(executor: Executor, ownerId: number): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select ${columns}
    from reviews as review join tools as tool on tool.id = review.tool_id
    where tool.owner_id = ${ownerId} and ${ofTools}
      and not exists (select from users where users.id = ${ownerId} and leaving_at is not null)
    order by review.created_at desc, review.id desc limit ${limits.lists.reviews}
  `.execute(executor);
  return rows;
}

/** The newest reviews of a member as a borrower, newest first: for owners who have a request from this member. */
export async function reviewsOfBorrower(
  executor: Executor,
  borrowerId: number,
): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select ${columns}
    from reviews as review join bookings as booking on booking.id = review.booking_id
    where booking.borrower_id = ${borrowerId} and review.shown and review.side = 'owner'
    order by review.created_at desc, review.id desc limit ${limits.lists.reviews}
  `.execute(executor);
  return rows;
}

/** The number and average of the owners' reviews of a borrower. */
export interface BorrowerRatingRecord {
  borrowerId: number;
  reviewCount: number;
  ratingAverage: number;
}

/** Members without a review as a borrower are left out. */
export async function borrowerRatings(
  executor: Executor,
  borrowerIds: readonly number[],
): Promise<BorrowerRatingRecord[]> {
  const { rows } = await sql<BorrowerRatingRecord>`
    select booking.borrower_id as "borrowerId", count(*)::integer as "reviewCount",
      avg(review.rating)::float8 as "ratingAverage"
    from reviews as review join bookings as booking on booking.id = review.booking_id
    where booking.borrower_id = any(${borrowerIds}::bigint[]) and review.shown and review.side = 'owner'
    group by booking.borrower_id
  `.execute(executor);
  return rows;
}

/** How many rentals members have completed as borrowers. Members without one are left out. */
export async function countLoans(
  executor: Executor,
  borrowerIds: readonly number[],
): Promise<{ borrowerId: number; loans: number }[]> {
  const { rows } = await sql<{ borrowerId: number; loans: number }>`
    select borrower_id as "borrowerId", count(*)::integer as loans from bookings
    where borrower_id = any(${borrowerIds}::bigint[]) and state = 'completed' group by borrower_id
  `.execute(executor);
  return rows;
}

/** The reviews of bookings by both sides, published or not: the caller decides who sees which. */
export async function reviewsOfBookings(
  executor: Executor,
  bookingIds: readonly number[],
): Promise<BookingReviewRecord[]> {
  const { rows } = await sql<BookingReviewRecord>`
    select ${bookingColumns} from reviews as review
    where review.booking_id = any(${bookingIds}::bigint[]) order by review.id
  `.execute(executor);
  return rows;
}

/** Stores a review that only its author can read until it is published. */
export async function insertReview(
  transaction: Executor,
  review: {
    bookingId: number;
    toolId: number;
    authorId: number;
    side: ReviewSide;
    rating: number;
    comment: string;
    now: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('reviews')
    .values({
      booking_id: review.bookingId,
      tool_id: review.toolId,
      author_id: review.authorId,
      side: review.side,
      rating: review.rating,
      comment: review.comment,
      created_at: review.now,
    })
    .execute();
}

/** Publishes the unpublished reviews of a booking, and returns them. */
export async function publishReviews(
  transaction: Executor,
  bookingId: number,
  now: Date,
): Promise<BookingReviewRecord[]> {
  const { rows } = await sql<BookingReviewRecord>`
    update reviews as review set published_at = ${now}
    where review.booking_id = ${bookingId} and review.published_at is null
    returning ${bookingColumns}
  `.execute(transaction);
  return rows;
}

/** A review with the member whom it is about, who may answer it. */
export interface AnswerableReview extends ReviewRecord {
  bookingId: number | null;
  aboutId: number;
}

/** A review that is shown to its readers, locked until the end of the transaction. */
export async function reviewToAnswer(
  transaction: Executor,
  id: number,
): Promise<AnswerableReview | null> {
  const { rows } = await sql<AnswerableReview>`
    select ${columns}, review.booking_id as "bookingId",
      case review.side when 'borrower' then tool.owner_id else booking.borrower_id end as "aboutId"
    from reviews as review join tools as tool on tool.id = review.tool_id
    left join bookings as booking on booking.id = review.booking_id
    where review.id = ${id} and review.shown
    for no key update of review
  `.execute(transaction);
  return rows[0] ?? null;
}

export async function setAnswer(
  transaction: Executor,
  id: number,
  answer: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .execute();
}
