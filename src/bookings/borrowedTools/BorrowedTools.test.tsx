import { screen, waitFor, within } from '@testing-library/react';
import type { BookingStatus } from '../../../domain/bookings/booking';
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
const getButtons = (card: ReturnType<typeof getCard>) =>
  [...card.queryAllByRole('button'), ...card.queryAllByRole('link', { name: 'Message Owner' })].map(
    (control) => control.textContent,
  );
const chip = (name: RegExp) => screen.getByRole('button', { name });
const tile = (label: string) =>
  within(screen.getByRole('list', { name: 'Bookings in numbers' })).getByText(label).parentElement;

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
    expect(tile('Total Rentals')).toHaveTextContent('0');
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
    expect(link).toHaveAttribute('href', '/booking/77');
    expect(link).toHaveAttribute('lang', 'da');
    expect(card.getByText('Valby, København')).toBeInTheDocument();
    expect(card.getByText('4.8 out of 5 stars, 6 reviews')).toBeInTheDocument();
    expect(card.getByText('125.50')).toBeInTheDocument();
    expect(card.getByText('kr./dag')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Torben Krogh' })).toHaveAttribute('href', '/profile/6');
    expect(card.getByText('4.8 out of 5 stars')).toBeInTheDocument();
    expect(card.getByText('8–18 July 2026 (10 days)')).toBeInTheDocument();
    expect(card.getByText('1,255 kr.')).toBeInTheDocument();
    expect(card.getByText('SK-20477')).toBeInTheDocument();
    expect(card.getByText('Upcoming')).toBeInTheDocument();
  });

  const offered = {
    upcoming: ['Cancel Booking'],
    active: ['I returned it'],
    overdue: ['I returned it'],
    completed: ['Leave Review'],
    cancelled: [],
  };
  const overdueWarning =
    'Tool is overdue: Please return as soon as possible to avoid additional fees.';

  it.each<[BookingStatus, string, Booking['possible'], string | null]>([
    ['upcoming', 'Upcoming', ['CANCEL'], 'Pickup reminder: 8 July 2026, in 4 days'],
    ['active', 'Active', ['MARK_RETURNED'], null],
    ['overdue', 'Overdue', ['MARK_RETURNED'], overdueWarning],
    ['completed', 'Completed', [], null],
    ['cancelled', 'Cancelled', [], null],
  ])(
    'that is %s is called %s and offers the possible actions: %j',
    async (status, label, possible, remark) => {
      const reviewUntil = status === 'completed' ? '2026-07-10T10:00:00.000Z' : null;
      await showBookings([buildBooking({ status, possible, reviewUntil })]);
      const card = getCard('Borehammer SDS-plus');
      expect(card.getByText(label)).toBeInTheDocument();
      expect(getButtons(card)).toEqual([...offered[status], 'Message Owner']);
      const article = screen.getByRole('article');
      if (remark) expect(article).toHaveTextContent(remark);
      if (status !== 'overdue') expect(article).not.toHaveTextContent('Tool is overdue');
      if (status !== 'upcoming') expect(article).not.toHaveTextContent('Pickup reminder');
    },
  );

  it('that is completed and reviewed offers no second review', async () => {
    await showBookings([buildBooking({ status: 'completed', reviewed: true })]);
    expect(screen.queryByRole('button', { name: 'Leave Review' })).not.toBeInTheDocument();
    expect(screen.getByText(/You have written a review/)).toBeInTheDocument();
  });

  it.each([
    ['2026-07-04', '4 July 2026, today'],
    ['2026-07-05', '5 July 2026, tomorrow'],
    ['2026-07-06', '6 July 2026, in 2 days'],
    ['2026-07-03', '3 July 2026'],
  ])('with pickup on %s shows %s', async (startDate, words) => {
    await showBookings([buildBooking({ startDate })]);
    expect(screen.getByText('Pickup reminder:').parentElement).toHaveTextContent(
      new RegExp(`^Pickup reminder: ${words}$`),
    );
  });

  it('names its tool in every button', async () => {
    await show();
    for (const button of screen.getAllByRole('button', { name: 'I returned it' })) {
      const card = button.closest('article');
      expect(button).toHaveAccessibleDescription(
        card ? (within(card).getByRole('heading').textContent ?? '') : '',
      );
    }
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
    expect(dialog).toHaveTextContent(`your booking of ${trailer} on 8 July 2026`);
    expect(dialog).toHaveTextContent(/Full refund: /);
    await person.click(within(dialog).getByRole('button', { name: 'Keep Booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(getCard(trailer).getByText('Upcoming')).toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('marks the card as cancelled, updates the counts, confirms it, and keeps the focus at the card', async () => {
    const { person } = await show();
    await person.click(getCard(trailer).getByRole('button', { name: 'Cancel Booking' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel Booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const card = getCard(trailer);
    expect(await card.findByText('Cancelled')).toBeInTheDocument();
    expect(getButtons(card)).toEqual(['Message Owner']);
    expect(tile('Upcoming')).toHaveTextContent('1');
    expect(tile('Total Rentals')).toHaveTextContent('8');
    expect(await screen.findByText('Booking cancelled')).toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('heading')).toHaveFocus());
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
    await person.click(getCard(name).getByRole('button', { name: 'I returned it' }));
    const card = getCard(name);
    expect(await card.findByText('Completed')).toBeInTheDocument();
    expect(getButtons(card)).toEqual(['Leave Review', 'Message Owner']);
    expect(card.queryByText(/overdue/)).not.toBeInTheDocument();
    expect(tile('Active')).toHaveTextContent('1');
    expect(tile('Completed')).toHaveTextContent('4');
    expect(await screen.findByText('Returned. Thank you!')).toBeInTheDocument();
    expect(card.getByRole('heading')).toHaveFocus();
  });

  it('shows No active rentals after the last return', async () => {
    const { person } = await show('?status=active');
    await person.click(screen.getAllByRole('button', { name: 'I returned it' })[0] as Element);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your bookings' })).toHaveFocus(),
    );
    await person.click(screen.getByRole('button', { name: 'I returned it' }));
    expect(await screen.findByRole('heading', { name: 'No active rentals' })).toBeInTheDocument();
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
  const getButtons = (card: HTMLElement) =>
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('link to the booking pages and offer the actions that the service allows', async () => {
    await openLive([
      buildBooking({ id: '1', status: 'active', state: 'PICKED_UP', possible: ['MARK_RETURNED'] }),
      buildBooking({ id: '2', possible: ['CONFIRM_PICKUP', 'CANCEL'] }),
      buildBooking({ id: '3', state: 'REQUESTED', possible: ['WITHDRAW'] }),
      buildBooking({ id: '4', status: 'completed', state: 'COMPLETED' }),
    ]);
    const cards = await screen.findAllByRole('article');
    expect(cards.map(getButtons)).toEqual([
      ['I returned it', 'Message Owner'],
      ['Cancel Booking', 'Message Owner'],
      ['Withdraw the request', 'Message Owner'],
      ['Message Owner'],
    ]);
    const links = within(cards[0] as HTMLElement);
    for (const name of ['Borehammer SDS-plus', 'Open the booking']) {
      expect(links.getByRole('link', { name })).toHaveAttribute('href', '/booking/1');
    }
  });

  it('show a request as pending, without a pickup reminder before it is accepted', async () => {
    await openLive([
      buildBooking({ state: 'REQUESTED', due: '2026-07-06T12:00:00.000Z', possible: ['WITHDRAW'] }),
    ]);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Waiting for an answer')).toBeInTheDocument();
    expect(
      card.getByText(/^Torben has until Monday 6 July at 14:00 to answer\./),
    ).toBeInTheDocument();
    expect(card.queryByText('Pickup reminder:')).not.toBeInTheDocument();
  });

  it('show the refund, cancel, and display the response', async () => {
    const { api, person } = await openLive(
      [buildBooking({ possible: ['CANCEL'], backIfCancelledCents: 100000 })],
      {
        takeBookingStep: () => ({
          takeBookingStep: { booking: null, errors: ['It has moved on.'] },
        }),
      },
    );
    await person.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/You get 1,000 kr\. of 1,255 kr\. back/)).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: 'Cancel Booking' }));
    expect(await screen.findByText('It has moved on.')).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'CANCEL')[0]?.variables).toEqual({
      id: '77',
      step: 'CANCEL',
    });
  });

  it('withdraw a request', async () => {
    const { api, person } = await openLive(
      [buildBooking({ state: 'REQUESTED', possible: ['WITHDRAW'] })],
      { takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }) },
    );
    await person.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await person.click(asked.getByRole('button', { name: 'Withdraw the request' }));
    expect(await screen.findByText('Request withdrawn')).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'WITHDRAW')).toHaveLength(1);
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
