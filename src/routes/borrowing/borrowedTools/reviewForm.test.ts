import { firstProblem } from '../../../ui/form/firstProblem';
import { commentMaxLength, reviewMessages, reviewSchema, valuesToReview } from './reviewForm';
import { type ReviewValues, reviewStart } from './reviewStart';

const [ratingMissing, commentTooLong] = reviewMessages;
const tooLong = 'x'.repeat(commentMaxLength + 1);

describe('the form of a review', () => {
  it.each<[string, Partial<ReviewValues>, string | null]>([
    ['nothing chosen', {}, ratingMissing],
    ['words but no stars', { comment: 'Good' }, ratingMissing],
    ['no star', { rating: 0 }, ratingMissing],
    ['six stars', { rating: 6 }, ratingMissing],
    ['half a star', { rating: 2.5 }, ratingMissing],
    ['both wrong: the stars come first', { comment: tooLong }, ratingMissing],
    ['too many words', { rating: 5, comment: tooLong }, commentTooLong],
    ['one star alone', { rating: 1 }, null],
    ['five stars and as many words as fit', { rating: 5, comment: tooLong.slice(1) }, null],
    ['blanks round the words do not count', { rating: 5, comment: `${tooLong.slice(1)}  ` }, null],
  ])('%s', (_what, values, message) => {
    const problem = firstProblem(reviewSchema, { ...reviewStart, ...values }, reviewMessages);
    expect(problem?.message ?? null).toBe(message);
  });

  it('gives the stars and the trimmed words', () => {
    expect(valuesToReview({ rating: 4, comment: '  Good \n' })).toEqual({
      rating: 4,
      comment: 'Good',
    });
    expect(valuesToReview(reviewStart)).toBeNull();
  });
});
