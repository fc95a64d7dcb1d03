import { mayReview, ratings, reviewsUntil } from '../../../domain/members/reviews';
import { getActor } from '../../bookings/bookingFields';
import { findBooking, type SeenBooking } from '../../bookings/records/bookings';
import { answerReview, writeReview } from '../../bookings/reviews';
import { notFound } from '../../bookings/schema/bookingSteps';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { fieldError, type Message, message, noErrors, toErrors } from '../../texts/translate';
import { cleanText, countCharacters } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { reviewsOfBorrower } from '../records/reviews';

const tooLong = fieldError('comment', 'reviews.tooLong', { max: limits.review.comment.max });
const longAnswer = fieldError('answer', 'reviews.answerTooLong', { max: limits.review.answer.max });
const noAnswer = fieldError('answer', 'reviews.answerRequired');
const why: Record<'not completed' | 'already' | 'over', Message> = {
  'not completed': message('reviews.notOver'),
  already: message('reviews.already'),
  over: message('reviews.tooLate'),
};
const noReview = message('reviews.notFound');
const answered = message('reviews.answered');

/** States in which the owner of a booking sees the reviews of its borrower. */
const underWay: readonly string[] = ['requested', 'accepted', 'pickedUp', 'returned', 'inDispute'];
const mayKnowBorrower = ({ role, state }: SeenBooking) =>
  role === 'OWNER' && underWay.includes(state);

const listReviews = ({ id }: SeenBooking, context: RequestContext) =>
  context.loaders.reviewsOfBooking.load(id);

export const bookingReviews: Resolvers = {
  Mutation: {
    async reviewBooking(_root, args, context) {
      const { user } = await signedIn(context);
      const { rating } = args;
      if (rating < ratings.min || rating > ratings.max) throw badInput('rating must be 1 to 5.');
      const id = readId(args.id);
      const booking = id === null ? null : await findBooking(context.executor, user.id, id);
      const answer = async (error: Message | null) => ({
        booking: booking && (await findBooking(context.executor, user.id, booking.id)),
        ...toErrors(error, context.language),
      });
      if (!booking) return answer(notFound);
      const comment = cleanText(args.comment);
      if (countCharacters(comment) > limits.review.comment.max) return answer(tooLong);
      const outcome = await writeReview(
        context.executor,
        { bookingId: booking.id, memberId: user.id, rating, comment },
        context.now(),
      );
      if ('memberIds' in outcome) {
        context.events.announce(outcome.memberIds, ['Bookings']);
        context.outbox.wake();
        if (outcome.isPublished) context.pagesChanged();
        return answer(null);
      }
      return answer(why[outcome.kind]);
    },
    async answerReview(_root, args, context) {
      const { user } = await signedIn(context);
      const reject = (error: Message) => toErrors(error, context.language);
      const answer = cleanText(args.answer);
      if (answer === '') return reject(noAnswer);
      if (countCharacters(answer) > limits.review.answer.max) return reject(longAnswer);
      const reviewId = readId(args.id);
      if (reviewId === null) return reject(noReview);
      const outcome = await answerReview(
        context.executor,
        { reviewId, memberId: user.id, answer },
        context.now(),
      );
      if (outcome.kind !== 'answered') {
        return reject(outcome.kind === 'none' ? noReview : answered);
      }
      context.events.announce([user.id, outcome.authorId], ['Bookings']);
      context.outbox.wake();
      context.pagesChanged();
      return noErrors;
    },
  },
  Booking: {
    async reviewUntil(booking, _args, context) {
      if (booking.state !== 'completed') return null;
      const written = (await listReviews(booking, context)).map(({ side }) => side);
      const may = mayReview(booking, written, getActor(booking), context.now());
      return may === 'yes' ? reviewsUntil(booking.since) : null;
    },
    async ownReview(booking, _args, context) {
      if (booking.state !== 'completed') return null;
      const written = await listReviews(booking, context);
      const own = written.find(({ side }) => side === getActor(booking));
      return own ? { ...own, booking } : null;
    },
    async otherReview(booking, _args, context) {
      if (booking.state !== 'completed') return null;
      const written = await listReviews(booking, context);
      const others = written.find(({ side }) => side !== getActor(booking));
      const isShown = others?.publishedAt && others.hiddenReason === null;
      return others && isShown ? { ...others, booking } : null;
    },
    borrowerRating: (booking, _args, context) =>
      mayKnowBorrower(booking) ? context.loaders.borrowerRating.load(booking.borrowerId) : null,
    async borrowerLoans(booking, _args, context) {
      if (!mayKnowBorrower(booking)) return null;
      return (await context.loaders.borrowerLoans.load(booking.borrowerId))?.loans ?? 0;
    },
    borrowerReviews: (booking, _args, context) =>
      mayKnowBorrower(booking) ? reviewsOfBorrower(context.executor, booking.borrowerId) : [],
  },
  BookingReview: {
    publishedBy: ({ booking }) => reviewsUntil(booking.since),
  },
};
