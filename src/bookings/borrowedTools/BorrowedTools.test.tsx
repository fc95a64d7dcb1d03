import { screen, waitFor, within } from '@testing-library/react';
import { buildBooking, buildUser } from '../../../tests/helpers/app/builders';
import { demoService } from '../../../tests/helpers/app/demoService';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { Booking } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-04T10:00:00Z'));
afterEach(() => jest.useRealTimers());

async function show(search = '', api = demoService()) {
  const rendered = await renderRoute(`/borrowed-tools${search}`, { user: buildUser(), api });
  await screen.findByRole('heading', { level: 1, name: 'Borrowed Tools' });
  await waitFor(() => expect(screen.queryByText('Loading your bookings')).not.toBeInTheDocument());
  return rendered;
}

/** Opens the screen with the given bookings instead of the demo's. */
const showBookings = (myBookings: Booking[], search = '') =>
  show(search, { myBookings: () => ({ myBookings }) });

const cards = () => screen.queryAllByRole('article');
const getNames = (articles: HTMLElement[]) =>
  articles.map((card) => within(card).getByRole('heading').textContent);
const getCard = (name: string) => within(screen.getByRole('article', { name }));
const chip = (name: RegExp) => screen.getByRole('button', { name });
describe('the borrowed tools page', () => {
  it('is in English, with one heading, a title and a back link', async () => {
    await show();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Borrowed Tools – Skuret');
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});

describe('the status filter', () => {
  it.each([
    ['', /^All/, 8],
    ['?status=active', /^Active/, 2],
    ['?status=upcoming', /^Upcoming/, 2],
    ['?status=completed', /^Completed/, 3],
    ['?status=cancelled', /^All/, 8],
    ['?status=', /^All/, 8],
  ])('%j in the URL shows the rentals of that status', async (search, name, count) => {
    await show(search);
    expect(cards()).toHaveLength(count);
    expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(chip(name)).toHaveTextContent(String(count));
  });

  it('is written to the URL, and All removes it', async () => {
    const { person, address } = await show();
    await person.click(chip(/^Upcoming/));
    await waitFor(() => expect(address()).toBe('/borrowed-tools?status=upcoming'));
    expect(getNames(cards())).toEqual(['Trailer 500 kg med net', 'Fliseskærer 90 cm']);
    await person.click(chip(/^All/));
    await waitFor(() => expect(address()).toBe('/borrowed-tools'));
    expect(cards()).toHaveLength(8);
  });

  it('Active includes overdue rentals', async () => {
    await show('?status=active');
    expect(cards().map((card) => within(card).queryByText('Overdue')?.textContent)).toEqual([
      'Overdue',
      undefined,
    ]);
  });

  it('shows the number of matching rentals', async () => {
    const { person } = await show();
    await person.click(chip(/^Completed/));
    expect(await screen.findByText('Completed: 3 shown')).toHaveAttribute('role', 'status');
  });
});

describe('the empty list', () => {
  it('shows No borrowed tools with a link to the search', async () => {
    await showBookings([]);
    expect(screen.getByRole('heading', { name: 'No borrowed tools' })).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Browse Tools' });
    expect(links[0]).toHaveAttribute('href', '/browse');
  });

  it.each(['active', 'upcoming', 'completed'])('shows No %s rentals', async (status) => {
    await showBookings([buildBooking({ status: 'cancelled' })], `?status=${status}`);
    expect(screen.getByRole('heading', { name: `No ${status} rentals` })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Browse Tools' })[0]).toHaveAttribute(
      'href',
      '/browse',
    );
    expect(screen.queryByText('No borrowed tools')).not.toBeInTheDocument();
  });
});

describe('leaving a review', () => {
  const washer = 'Højtryksrenser 160 bar';

  async function openReview() {
    const rendered = await show();
    await rendered.person.click(getCard(washer).getByRole('button', { name: 'Leave Review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave Review' });
    return { ...rendered, dialog: within(dialog), box: dialog };
  }

  it('opens a form about the tool and its owner', async () => {
    const { dialog, box } = await openReview();
    expect(box).toHaveAttribute('lang', 'en');
    expect(box).toHaveTextContent(`How was it to borrow ${washer} from Torben Krogh?`);
    expect(dialog.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
  });

  it('requires stars and shows the error above the button', async () => {
    const { dialog, person } = await openReview();
    await person.type(dialog.getByRole('textbox', { name: 'Comment (optional)' }), 'Fine.');
    const submit = dialog.getByRole('button', { name: 'Submit Review' });
    await person.click(submit);
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Please choose a number of stars');
    expect(alert.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus();
    await person.click(dialog.getByRole('radio', { name: '3 stars' }));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('marks the rental as reviewed and shows the review', async () => {
    const { api, dialog, person } = await openReview();
    await person.click(dialog.getByRole('radio', { name: '4 stars' }));
    await person.type(dialog.getByRole('textbox'), '  Cleaned the whole terrace. ');
    await person.click(dialog.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const card = getCard(washer);
    expect(card.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    expect(card.getByText(/You have written a review/)).toBeInTheDocument();
    expect(api.callsOf('reviewBooking')[0]?.variables).toEqual({
      id: '5',
      rating: 4,
      comment: 'Cleaned the whole terrace.',
    });
    expect(screen.getByText('Thank you for your review')).toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('heading')).toHaveFocus());
  });

  it('keeps the text when the form is closed and reopened', async () => {
    const { dialog, person } = await openReview();
    await person.click(dialog.getByRole('radio', { name: '2 stars' }));
    await person.type(dialog.getByRole('textbox'), 'Half a thought');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(getCard(washer).getByRole('button', { name: 'Leave Review' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('radio', { name: '2 stars' })).toBeChecked();
    expect(again.getByRole('textbox')).toHaveValue('Half a thought');
  });
});

describe('the borrowed tools in the default source', () => {
  const openLive = (bookings: Booking[], api: object = {}) =>
    renderRoute('/borrowed-tools', {
      user: buildUser(),
      api: { myBookings: () => ({ myBookings: bookings }), ...api },
    });

  it('are rows that lead to the booking, with the next day, the state and one action', async () => {
    await openLive([
      buildBooking({ id: '1', status: 'active', state: 'PICKED_UP', possible: ['MARK_RETURNED'] }),
      buildBooking({ id: '2', possible: ['CANCEL'] }),
      buildBooking({ id: '3', state: 'REQUESTED', possible: ['WITHDRAW'] }),
      buildBooking({ id: '4', status: 'completed', state: 'COMPLETED' }),
    ]);
    const [out, agreed, asked, over] = await screen.findAllByRole('article');
    expect(out).toHaveTextContent('From Torben');
    expect(out).toHaveTextContent('Return in 14 days');
    expect(within(out as HTMLElement).getByRole('link', { name: 'Show code' })).toHaveAttribute(
      'href',
      '/booking/1',
    );
    expect(agreed).toHaveTextContent(/Pick-up in 4 days.*Upcoming/);
    expect(asked).toHaveTextContent('Waiting for an answer');
    for (const row of [agreed, asked, over]) {
      expect(within(row as HTMLElement).getAllByRole('link')).toHaveLength(1);
      expect(within(row as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    }
    expect(screen.getAllByRole('link', { name: 'Borehammer SDS-plus' })[1]).toHaveAttribute(
      'href',
      '/booking/2',
    );
  });

  it.each([
    ['/borrowed-tools', 'myBookings'],
    ['/history', 'rentalHistory'],
  ])('%s shows a load error in the page and retries from there', async (address, operation) => {
    const { api, person } = await renderRoute(address, {
      user: buildUser(),
      api: {
        [operation]: () => {
          throw new FakeNetworkError('down');
        },
      },
    });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent('We could not load your bookings.');
    api.answer(operation, () => ({ [operation]: [buildBooking({ status: 'completed' })] }));
    await person.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('article')).toBeInTheDocument();
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
  });
});
