import {
  isToPublish,
  mayReview,
  type ReviewSide,
  reviewsUntil,
} from '../../domain/members/reviews';
import { copenhagenInstant } from '../../domain/values/copenhagenInstant';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import {
  insertReview,
  publishReviews,
  reviewsOfBookings,
  reviewToAnswer,
  setAnswer,
} from '../members/records/reviews';
import { lockBooking } from './lockBooking';
import { publishEvent } from './publishEvent';
import { type BookingRecord, bookingById } from './records/bookings';

/** Hour of the one reminder to a member who has not written a review by the next morning. */
const reminderHour = 9;

/** Plans the reminder to review a booking that was just completed. */
export async function planReviewReminder(
  transaction: Executor,
  booking: Pick<BookingRecord, 'id' | 'since'>,
): Promise<void> {
  await enqueue(transaction, {
    once: `booking ${booking.id} reviewPossible`,
    kind: 'booking_reminder',
    payload: { bookingId: booking.id, what: 'reviewPossible' },
    dueAt: copenhagenInstant(addDays(getCopenhagenDate(booking.since), 1), reminderHour),
  });
}

const getSide = (booking: BookingRecord, memberId: number): ReviewSide =>
  booking.borrowerId === memberId ? 'borrower' : 'owner';

async function listReviews(transaction: Executor, { id }: BookingRecord) {
  return reviewsOfBookings(transaction, [id]);
}

/** Reminds those of the two who can still write a review and have not. */
export async function remindToReview(
  transaction: Executor,
  booking: BookingRecord,
  now: Date,
): Promise<void> {
  const written = (await listReviews(transaction, booking)).map(({ side }) => side);
  const memberIds = [booking.borrowerId, booking.ownerId].filter(
    (id) => mayReview(booking, written, getSide(booking, id), now) === 'yes',
  );
  if (memberIds.length === 0) return;
  await publishEvent(transaction, booking, { kind: 'reviewPossible', memberIds }, now);
}

/**
 * Publishes the reviews of a booking when it is time. Needs the booking's lock, so that
 * of several processes one does it. Returns whether any review was published.
 */
export async function publishIfDue(
  transaction: Executor,
  booking: BookingRecord,
  { now, byClock }: { now: Date; byClock: boolean },
): Promise<boolean> {
  const written = (await listReviews(transaction, booking)).map(({ side }) => side);
  if (!isToPublish(booking, written, now)) return false;
  const published = await publishReviews(transaction, booking.id, now);
  for (const { side, authorId: by, rating } of published) {
    const details = { kind: 'reviewPublished', side, by, rating, byClock } as const;
    await publishEvent(transaction, booking, details, now);
  }
  return published.length > 0;
}

export type Reviewed =
  | { kind: 'written' | 'again'; isPublished: boolean; memberIds: number[] }
  | { kind: 'not completed' | 'already' | 'over' };

/**
 * Stores one member's review of a booking. It is published together with the other's, or when the time is over. The
 * same review sent twice is stored once; a review cannot be changed afterwards.
 */
export async function writeReview(
  executor: Executor,
  {
    bookingId,
    memberId,
    rating,
    comment,
  }: { bookingId: number; memberId: number; rating: number; comment: string },
  now: Date,
): Promise<Reviewed> {
  return executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) throw new Error(`Booking ${bookingId} under review was not found`);
    const before = await listReviews(transaction, booking);
    const side = getSide(booking, memberId);
    const memberIds = [booking.ownerId, booking.borrowerId];
    const may = mayReview(
      booking,
      before.map((review) => review.side),
      side,
      now,
    );
    if (may === 'written') {
      const own = before.find((review) => review.side === side);
      const isSame = own?.rating === rating && own.comment === comment;
      return isSame ? { kind: 'again', isPublished: false, memberIds } : { kind: 'already' };
    }
    if (may !== 'yes') return { kind: may };
    await insertReview(transaction, {
      bookingId,
      toolId: booking.toolId,
      authorId: memberId,
      side,
      rating,
      comment,
      now,
    });
    const isPublished = await publishIfDue(transaction, booking, { now, byClock: false });
    if (!isPublished) {
      await enqueue(transaction, {
        once: `reviews of booking ${bookingId}`,
        kind: 'booking_reminder',
        payload: { bookingId, what: 'reviewsDue' },
        dueAt: reviewsUntil(booking.since),
      });
      await publishEvent(transaction, booking, { kind: 'reviewWritten', by: memberId }, now);
    }
    return { kind: 'written', isPublished, memberIds };
  });
}

export type Answered =
  | { kind: 'answered'; authorId: number; bookingId: number | null }
  | { kind: 'none' | 'already' };

/** Stores the one answer of the member whom a published review is about. The same answer sent twice is stored once. */
export async function answerReview(
  executor: Executor,
  { reviewId, memberId, answer }: { reviewId: number; memberId: number; answer: string },
  now: Date,
): Promise<Answered> {
  return executor.transaction().execute(async (transaction) => {
    const review = await reviewToAnswer(transaction, reviewId);
    if (review?.aboutId !== memberId) return { kind: 'none' };
    const { authorId, bookingId } = review;
    if (review.answer !== null) {
      return review.answer === answer
        ? { kind: 'answered', authorId, bookingId }
        : { kind: 'already' };
    }
    await setAnswer(transaction, reviewId, answer, now);
    const booking = bookingId === null ? null : await bookingById(transaction, bookingId);
    if (booking) {
      const details = { kind: 'reviewAnswered', by: memberId, authorId } as const;
      await publishEvent(transaction, booking, details, now);
    }
    return { kind: 'answered', authorId, bookingId };
  });
}
