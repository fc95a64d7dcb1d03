import { mayReview, ratings, reviewsUntil } from '../../domain/reviews';
import { actorOf } from '../bookings/bookingFields';
import { answerReview, writeReview } from '../bookings/reviews';
import { type RequestContext, signedIn } from '../context';
import { badInput } from '../errors';
import { limits } from '../limits';
import { announceNotices } from '../notices/announceNotices';
import { bookingOf, type SeenBooking } from '../records/bookings';
import { type BookingReviewRecord, reviewsOfBorrower } from '../records/reviews';
import { inFigures, type Said, said, say } from '../texts/say';
import { cleanText, lengthOf } from '../validation/cleanText';
import { readId } from '../validation/readId';
import { notFound } from './bookingSteps';
import type { Topic } from './topic';

/** A review of a booking, and the booking as its reader sees it. */
export interface SeenReview extends BookingReviewRecord {
  booking: SeenBooking;
}

const tooLong = said('A review may be at most {max} characters.', {
  max: inFigures(limits.review.comment.max),
});
const longAnswer = said('An answer may be at most {max} characters.', {
  max: inFigures(limits.review.answer.max),
});
const noAnswer = said('Please write an answer.');
const why: Record<'not completed' | 'already' | 'over', Said> = {
  'not completed': said('A rental can be reviewed once it is over.'),
  already: said('You have reviewed this rental already, and a review cannot be changed.'),
  over: said('The 14 days in which this rental could be reviewed are over.'),
};
const noReview = said('There is no such review of you.');
const answered = said('You have answered this review already, and an answer cannot be changed.');

/** States in which the owner of a booking sees the reviews of its borrower. */
const underWay: readonly string[] = ['requested', 'accepted', 'pickedUp', 'returned', 'inDispute'];
const mayKnowBorrower = ({ role, state }: SeenBooking) =>
  role === 'OWNER' && underWay.includes(state);

const writtenOf = ({ id }: SeenBooking, context: RequestContext) =>
  context.loaders.reviewsOfBooking.load(id);

export const bookingReviews: Topic = {
  sdl: /* GraphQL */ `
    extend type Mutation {
      """
      Says how a booking that is over went: its borrower about the tool and its owner, its owner about the borrower. Within
      14 days, once, and for good; nobody else reads it until the other has written too or the time is over. Needs a
      signed-in user.
      """
      reviewBooking(
        """The id of the booking."""
        id: ID!
        """1 to 5."""
        rating: Int!
        """At most 1000 characters; may be empty."""
        comment: String!
      ): ReviewBookingPayload!
      """Answers a published review of the signed-in user or their tool, once. Needs a signed-in user."""
      answerReview(
        """The id of the review."""
        id: ID!
        """1 to 1000 characters."""
        answer: String!
      ): AnswerReviewPayload!
    }

    extend type Booking {
      """Until when the user who asks can review it; null when they cannot."""
      reviewUntil: DateTime
      """What the user who asks wrote about it; null for nothing."""
      ownReview: BookingReview
      """What the other wrote, once it is published; null until then."""
      otherReview: BookingReview
      """What owners say of the borrower, in numbers: for the owner while it is requested or under way, else null. Null without a review."""
      borrowerRating: BorrowerRating
      """What owners say of the borrower, newest first, at most 50: for the owner while it is requested or under way, else empty."""
      borrowerReviews: [Review!]!
    }

    """What one of the two of a booking wrote about it."""
    type BookingReview {
      """Never changes."""
      id: ID!
      """1 to 5."""
      rating: Int!
      """In their own words; may be empty."""
      comment: String!
      """When it was written."""
      createdAt: DateTime!
      """When it was published; null while nobody but its author reads it."""
      publishedAt: DateTime
      """When it is published at the latest."""
      publishedBy: DateTime!
      """Why we have hidden it: only its author reads it. Null for what is not hidden."""
      hiddenReason: String
      """What whom it is about has answered; null for nothing."""
      answer: String
      """When it was answered."""
      answeredAt: DateTime
    }

    """What owners say of a borrower, in numbers."""
    type BorrowerRating {
      """How many have said so."""
      reviewCount: Int!
      """The average of 1 to 5."""
      ratingAverage: Float!
    }

    """What reviewing a booking answers."""
    type ReviewBookingPayload {
      """The booking as it is now. Null for one that is not the user's."""
      booking: Booking
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }

    """What answering a review answers."""
    type AnswerReviewPayload {
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Mutation: {
      async reviewBooking(_root, args, context) {
        const { user } = await signedIn(context);
        const { rating } = args;
        if (rating < ratings.min || rating > ratings.max) throw badInput('rating must be 1 to 5.');
        const id = readId(args.id);
        const booking = id === null ? null : await bookingOf(context.executor, user.id, id);
        const answer = async (error: Said | null) => ({
          booking: booking && (await bookingOf(context.executor, user.id, booking.id)),
          errors: error ? [say(error, context.language)] : [],
        });
        if (!booking) return answer(notFound);
        const comment = cleanText(args.comment);
        if (lengthOf(comment) > limits.review.comment.max) return answer(tooLong);
        const outcome = await writeReview(
          context.executor,
          { bookingId: booking.id, memberId: user.id, rating, comment },
          context.now(),
        );
        if ('memberIds' in outcome) {
          context.live.announce(outcome.memberIds, ['Bookings']);
          announceNotices(context, outcome.memberIds);
          if (outcome.isPublished) context.pagesChanged();
          return answer(null);
        }
        return answer(why[outcome.kind]);
      },
      async answerReview(_root, args, context) {
        const { user } = await signedIn(context);
        const refuse = (error: Said) => ({ errors: [say(error, context.language)] });
        const answer = cleanText(args.answer);
        if (answer === '') return refuse(noAnswer);
        if (lengthOf(answer) > limits.review.answer.max) return refuse(longAnswer);
        const reviewId = readId(args.id);
        if (reviewId === null) return refuse(noReview);
        const outcome = await answerReview(
          context.executor,
          { reviewId, memberId: user.id, answer },
          context.now(),
        );
        if (outcome.kind !== 'answered') {
          return refuse(outcome.kind === 'none' ? noReview : answered);
        }
        context.live.announce([user.id, outcome.authorId], ['Bookings']);
        announceNotices(context, [outcome.authorId]);
        context.pagesChanged();
        return { errors: [] };
      },
    },
    Booking: {
      async reviewUntil(booking, _args, context) {
        if (booking.state !== 'completed') return null;
        const written = (await writtenOf(booking, context)).map(({ side }) => side);
        const may = mayReview(booking, written, actorOf(booking), context.now());
        return may === 'yes' ? reviewsUntil(booking.since) : null;
      },
      async ownReview(booking, _args, context) {
        if (booking.state !== 'completed') return null;
        const written = await writtenOf(booking, context);
        const own = written.find(({ side }) => side === actorOf(booking));
        return own ? { ...own, booking } : null;
      },
      async otherReview(booking, _args, context) {
        if (booking.state !== 'completed') return null;
        const written = await writtenOf(booking, context);
        const others = written.find(({ side }) => side !== actorOf(booking));
        const isShown = others?.publishedAt && others.hiddenReason === null;
        return others && isShown ? { ...others, booking } : null;
      },
      borrowerRating: (booking, _args, context) =>
        mayKnowBorrower(booking) ? context.loaders.borrowerRating.load(booking.borrowerId) : null,
      borrowerReviews: (booking, _args, context) =>
        mayKnowBorrower(booking) ? reviewsOfBorrower(context.executor, booking.borrowerId) : [],
    },
    BookingReview: {
      publishedBy: ({ booking }) => reviewsUntil(booking.since),
    },
  },
};
