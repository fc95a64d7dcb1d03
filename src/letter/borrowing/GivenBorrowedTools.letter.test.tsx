import { act, screen, waitFor, within } from '@testing-library/react';
import type { BookingStatus } from '../../../domain/bookings/booking';
import { buildBooking, buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { setToday } from '../../../tests/helpers/app/setToday';
import { type Booking, bookingsApi } from '../../bookings/api/bookingsApi';
import { tokenReceived } from '../../platform/store/slices/authSlice';

beforeEach(() => setToday('2026-07-04T10:00:00Z'));
afterEach(() => jest.useRealTimers());

async function show(search = '') {
  const rendered = await renderLetter(`/borrowed-tools${search}`, { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Borrowed Tools' });
  await waitFor(() => expect(screen.queryByText('Loading your bookings')).not.toBeInTheDocument());
  return rendered;
}

/** Opens the screen with the given bookings instead of the sample's. */
async function showBookings(bookings: Booking[], search = '') {
  const rendered = await show(search);
  act(() => {
    rendered.store.dispatch(
      bookingsApi.util.updateQueryData('myBookings', undefined, () => bookings),
    );
  });
  await waitFor(() => expect(tile('Total Rentals')).toHaveTextContent(String(bookings.length)));
  return rendered;
}

const cards = () => screen.queryAllByRole('article');
const getNames = (articles: HTMLElement[]) =>
  articles.map((card) => within(card).getByRole('heading').textContent);
const getCard = (name: string) => within(screen.getByRole('article', { name }));
const getButtons = (card: ReturnType<typeof getCard>) =>
  [...card.queryAllByRole('button'), ...card.queryAllByRole('link', { name: 'Message Owner' })].map(
    (control) => control.textContent,
  );
const chip = (name: RegExp) => screen.getByRole('button', { name });
const tile = (label: string) =>
  within(screen.getByRole('list', { name: 'Bookings in numbers' })).getByText(label).parentElement;

describe('the borrowed tools page in the letter', () => {
  it('counts all, active including overdue, upcoming and completed rentals in its tiles', async () => {
    await show();
    expect(tile('Total Rentals')).toHaveTextContent('8');
    expect(tile('Active')).toHaveTextContent('2');
    expect(tile('Upcoming')).toHaveTextContent('2');
    expect(tile('Completed')).toHaveTextContent('3');
  });

  it('links to the search, the history and the help', async () => {
    await show();
    const quick = within(screen.getByRole('region', { name: 'Quick Actions' }));
    expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/browse',
      '/history',
      '/help',
    ]);
  });

  it('sends no request', async () => {
    const { api } = await show();
    const asked = new Set(api.calls.map(({ operationName }) => operationName));
    expect([...asked].filter((name) => name !== 'currentUser')).toEqual([]);
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

describe('a rental card', () => {
  it('shows all details of the rental (§3)', async () => {
    await showBookings([buildBooking()]);
    const card = getCard('Borehammer SDS-plus');
    const link = card.getByRole('link', { name: 'Borehammer SDS-plus' });
    expect(link).toHaveAttribute('href', '/tool/2');
    expect(link).toHaveAttribute('lang', 'da');
    expect(card.getByText('Valby, København')).toBeInTheDocument();
    expect(card.getByText('4.8 out of 5 stars, 6 reviews')).toBeInTheDocument();
    expect(card.getByText('125.50')).toBeInTheDocument();
    expect(card.getByText('kr./dag')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Torben Krogh' })).toHaveAttribute('href', '/profile/6');
    expect(card.getByText('4.8 out of 5 stars')).toBeInTheDocument();
    expect(card.getByText('8–\u206018 July 2026 (10 days)')).toBeInTheDocument();
    expect(card.getByText('1,255.00 kr.')).toBeInTheDocument();
    expect(card.getByText('SK-20477')).toBeInTheDocument();
    expect(card.getByText('Upcoming')).toBeInTheDocument();
  });

  const overdueWarning =
    'Tool is overdue: Please return as soon as possible to avoid additional fees.';

  it.each<[BookingStatus, string, string[], string | null]>([
    ['upcoming', 'Upcoming', ['Cancel Booking'], 'Pickup reminder: 8 July 2026, in 4 days'],
    ['active', 'Active', ['Mark as Returned'], null],
    ['overdue', 'Overdue', ['Mark as Returned'], overdueWarning],
    ['completed', 'Completed', ['Leave Review'], null],
    ['cancelled', 'Cancelled', [], null],
  ])('that is %s is called %s and offers %j', async (status, label, buttons, remark) => {
    await showBookings([buildBooking({ status })]);
    const card = getCard('Borehammer SDS-plus');
    expect(card.getByText(label)).toBeInTheDocument();
    expect(getButtons(card)).toEqual(buttons);
    const article = screen.getByRole('article');
    if (remark) expect(article).toHaveTextContent(remark);
    if (status !== 'overdue') expect(article).not.toHaveTextContent('Tool is overdue');
    if (status !== 'upcoming') expect(article).not.toHaveTextContent('Pickup reminder');
  });

  it.each<BookingStatus>(['upcoming', 'active', 'overdue', 'completed', 'cancelled'])(
    'that is %s offers to message the owner when a conversation exists',
    async (status) => {
      await showBookings([buildBooking({ status, conversationId: '9' })]);
      expect(screen.getByRole('link', { name: 'Message Owner' })).toHaveAttribute(
        'href',
        '/conversation/9',
      );
    },
  );

  it('that is completed and reviewed offers no second review', async () => {
    await showBookings([buildBooking({ status: 'completed', reviewed: true })]);
    expect(screen.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    expect(screen.getByText(/You have written a review/)).toBeInTheDocument();
  });
});

describe('cancelling a booking', () => {
  const trailer = 'Trailer 500 kg med net';

  it('asks for confirmation, and Keep Booking changes nothing', async () => {
    const { person } = await show();
    const button = getCard(trailer).getByRole('button', { name: 'Cancel Booking' });
    await person.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Booking' });
    expect(dialog).toHaveAttribute('lang', 'en');
    expect(dialog).toHaveTextContent(`your booking of ${trailer} from 8 July 2026`);
    expect(dialog).toHaveTextContent('free up to 24 hours before pickup');
    await person.click(within(dialog).getByRole('button', { name: 'Keep Booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(getCard(trailer).getByText('Upcoming')).toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('moves the focus to the list when the filter hides the card', async () => {
    const { person } = await show('?status=upcoming');
    await person.click(getCard(trailer).getByRole('button', { name: 'Cancel Booking' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel Booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(getNames(cards())).toEqual(['Fliseskærer 90 cm']));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your bookings' })).toHaveFocus(),
    );
  });
});

describe('returning a tool', () => {
  it.each([
    ['overdue', 'Tæpperenser med polsterdyse'],
    ['active', 'Borehammer SDS-plus'],
  ])('changes %s to completed, confirms it, and offers the review', async (_status, name) => {
    const { person } = await show();
    await person.click(getCard(name).getByRole('button', { name: 'Mark as Returned' }));
    const card = getCard(name);
    expect(await card.findByText('Completed')).toBeInTheDocument();
    expect(getButtons(card)).toEqual(['Leave Review', 'Message Owner']);
    expect(card.queryByText(/overdue/)).not.toBeInTheDocument();
    expect(tile('Active')).toHaveTextContent('1');
    expect(tile('Completed')).toHaveTextContent('4');
    expect(await screen.findByText('Returned. Thank you!')).toBeInTheDocument();
    expect(card.getByRole('heading')).toHaveFocus();
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

  it('marks the rental as reviewed and shows the review', async () => {
    const { dialog, person } = await openReview();
    await person.click(dialog.getByRole('radio', { name: '4 stars' }));
    await person.type(dialog.getByRole('textbox'), '  Cleaned the whole terrace. ');
    await person.click(dialog.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const card = getCard(washer);
    expect(card.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    expect(card.getByText(/You have written a review/)).toBeInTheDocument();
    expect(card.getByText('with 4 out of 5 stars')).toBeInTheDocument();
    expect(card.getByText('Cleaned the whole terrace.')).toBeInTheDocument();
    expect(screen.getByText('Thank you for your review')).toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('heading')).toHaveFocus());
  });
});

describe('local changes to the rentals', () => {
  it('are recorded as events and survive navigation', async () => {
    const { person, store, history } = await show();
    await person.click(
      getCard('Borehammer SDS-plus').getByRole('button', { name: 'Mark as Returned' }),
    );
    await waitFor(() =>
      expect(store.getState().letterWorld.bookings).toEqual({ 2: { status: 'completed' } }),
    );
    await act(async () => history.push('/history'));
    await screen.findByRole('heading', { level: 1, name: 'Rental History' });
    await act(async () => history.push('/borrowed-tools?status=completed'));
    await screen.findByRole('heading', { level: 1, name: 'Borrowed Tools' });
    await waitFor(() => expect(getNames(cards())).toContain('Borehammer SDS-plus'));
  });

  it('are reset by a reload', async () => {
    const first = await show();
    await first.person.click(
      getCard('Borehammer SDS-plus').getByRole('button', { name: 'Mark as Returned' }),
    );
    first.unmount();
    await show();
    expect(getCard('Borehammer SDS-plus').getByText('Active')).toBeInTheDocument();
  });

  it('are discarded at sign-out', async () => {
    const { person, store } = await show();
    await person.click(
      getCard('Borehammer SDS-plus').getByRole('button', { name: 'Mark as Returned' }),
    );
    await waitFor(() => expect(store.getState().letterWorld.bookings).not.toEqual({}));
    act(() => {
      store.dispatch(tokenReceived('x.y.z'));
    });
    expect(store.getState().letterWorld.bookings).toEqual({});
  });
});
