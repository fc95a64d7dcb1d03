import { screen, waitFor, within } from '@testing-library/react';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { BookingReviews } from '../../members/api/bookingReviewsApi';
import type { BookingDetails } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const until = '2026-07-20T10:00:00.000Z';
const nothing: BookingReviews = {
  id: '77',
  reviewUntil: null,
  ownReview: null,
  otherReview: null,
  borrowerRating: null,
  borrowerReviews: [],
};
type Review = NonNullable<BookingReviews['ownReview']>;
const review = (changes: Partial<Review> = {}): Review => ({
  id: '31',
  rating: 4,
  comment: 'Kom til tiden',
  createdAt: '2026-07-07T10:00:00.000Z',
  publishedAt: null,
  publishedBy: until,
  hiddenReason: null,
  answer: null,
  answeredAt: null,
  ...changes,
});

async function open(
  reviews: Partial<BookingReviews>,
  changes: Partial<BookingDetails> = {},
  more: object = {},
) {
  const booking = buildBookingDetails({
    state: 'COMPLETED',
    status: 'completed',
    ...changes,
  });
  const rendered = await renderRoute('/booking/77', {
    user: buildUser(),
    api: {
      booking: () => ({ booking }),
      bookingReviews: () => ({ booking: { ...nothing, ...reviews } }),
      ...more,
    },
  });
  await screen.findByRole('heading', { level: 1, name: booking.tool.name });
  return rendered;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the reviews of a completed booking', () => {
  it('can be written, with their audience and publication explained', async () => {
    const { person, api } = await open({ reviewUntil: until }, { reviewUntil: until });
    const section = await region('Reviews');
    expect(section.getByText(/Write your review by 20 July 2026\./)).toBeInTheDocument();
    // The card of the state has the one button.
    await person.click(screen.getByRole('button', { name: 'Leave Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave Review' }));
    expect(
      dialog.getByText(
        'Shown once Torben has reviewed you too, by 20 July 2026 at the latest. Cannot be edited later.',
      ),
    ).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Submit Review' }));
    expect(await dialog.findAllByText('Please choose a number of stars')).toHaveLength(2);
    await person.click(dialog.getByRole('radio', { name: '4 stars' }));

    api.answer('reviewBooking', () => {
      throw new FakeNetworkError();
    });
    await person.type(dialog.getByRole('textbox'), 'Kom til tiden');
    await person.click(dialog.getByRole('button', { name: 'Submit Review' }));
    expect(await dialog.findByText(/^We cannot reach Skuret\./)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Kom til tiden');

    api.answer('reviewBooking', () => ({ reviewBooking: { errors: [] } }));
    api.answer('bookingReviews', () => ({ booking: { ...nothing, ownReview: review() } }));
    await person.click(dialog.getByRole('button', { name: 'Submit Review' }));
    expect(
      await section.findByText('Shown once Torben has written too, by 20 July 2026 at the latest.'),
    ).toBeInTheDocument();
    expect(api.callsOf('reviewBooking').at(-1)?.variables).toEqual({
      id: '77',
      rating: 4,
      comment: 'Kom til tiden',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are shown when both members have written, and can be replied to', async () => {
    const publishedAt = '2026-07-08T09:00:00.000Z';
    const { person, api } = await open({
      ownReview: review({ publishedAt, answer: 'Tak for lån' }),
      otherReview: review({ id: '32', rating: 5, comment: 'Stærk og ren', publishedAt }),
    });
    const section = await region('Reviews');
    expect(section.getByText('Shown since 8 July 2026.')).toBeInTheDocument();
    expect(section.getByText('Answer from Torben')).toBeInTheDocument();
    expect(section.getByText('Stærk og ren')).toBeInTheDocument();
    await person.click(section.getByRole('button', { name: 'Answer the review by Torben' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the review' }));
    await person.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(await dialog.findAllByText('Please write an answer.')).toHaveLength(2);
    await person.type(dialog.getByRole('textbox'), 'Velbekomme');
    api.answer('answerReview', () => ({ answerReview: { errors: [] } }));
    await person.click(dialog.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() =>
      expect(api.callsOf('answerReview').map(({ variables }) => variables)).toEqual([
        { id: '32', answer: 'Velbekomme' },
      ]),
    );
  });

  it('show why the member’s own review is hidden', async () => {
    await open({ ownReview: review({ hiddenReason: 'Navngiver en nabo' }) });
    const section = await region('Reviews');
    expect(section.getByText('Hidden by Skuret: Navngiver en nabo')).toBeInTheDocument();
  });

  it('show that the review period is over', async () => {
    await open({});
    const section = await region('Reviews');
    expect(section.getByText('You did not write a review within the 14 days.')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
  });

  it('show a load error with a retry', async () => {
    const { person, api } = await open(
      {},
      {},
      {
        bookingReviews: () => {
          throw new FakeNetworkError();
        },
      },
    );
    expect(await screen.findByText('We could not load the reviews.')).toBeInTheDocument();
    api.answer('bookingReviews', () => ({ booking: { ...nothing, reviewUntil: until } }));
    await person.click(screen.getAllByRole('button', { name: /again/i })[0] as HTMLElement);
    expect(await region('Reviews')).toBeDefined();
  });
});

it('shows an owner the reviews of the member who requests the tool', async () => {
  const borrowerRating = { reviewCount: 2, ratingAverage: 4.5 };
  await open(
    {
      borrowerRating,
      borrowerReviews: [
        {
          id: '9',
          rating: 4,
          comment: 'God at have i skuret',
          answer: null,
          createdAt: '2026-05-04T10:00:00.000Z',
          createdByUser: { id: '3', name: 'Karen Møller', avatarImageUrl: null },
          tool: null,
        },
      ],
    },
    {
      role: 'OWNER',
      state: 'REQUESTED',
      status: 'upcoming',
      borrowerRating,
      possible: ['ACCEPT', 'DECLINE'],
    },
  );
  const section = await region('What owners say about Mette');
  expect(section.getByText('from 2 reviews')).toBeInTheDocument();
  expect(section.getByText('God at have i skuret')).toBeInTheDocument();
});
