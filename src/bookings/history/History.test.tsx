import { act, screen, waitFor, within } from '@testing-library/react';
import { buildBooking, buildUser } from '../../../tests/helpers/app/builders';
import { demoService } from '../../../tests/helpers/app/demoService';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { bookingReviewsApi } from '../../members/api/bookingReviewsApi';

beforeEach(() => setToday('2026-07-04T10:00:00Z'));
afterEach(() => jest.useRealTimers());

async function show(search = '', api = demoService()) {
  const rendered = await renderRoute(`/history${search}`, { user: buildUser(), api });
  await screen.findByRole('heading', { level: 1, name: 'Rental History' });
  await waitFor(() => expect(screen.queryByText('Loading your bookings')).not.toBeInTheDocument());
  return rendered;
}

const names = () =>
  screen.queryAllByRole('article').map((record) => within(record).getByRole('heading').textContent);
const record = (name: string) => within(screen.getByRole('article', { name }));
const drill = 'Lille skruemaskine 12 V';
const washer = 'Højtryksrenser 160 bar';
const ladder = 'Kombistige i tre dele, 7,5 meter';

describe('the rental history', () => {
  it('is an English screen with one heading, a title and a back link', async () => {
    await show();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Rental History – Skuret');
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it.each([
    ['', 'All', [drill, washer, ladder]],
    ['?type=borrowed', 'Borrowed', [washer, ladder]],
    ['?type=lent', 'Lent', [drill]],
    ['?type=stolen', 'All', [drill, washer, ladder]],
  ])('with %j in the URL shows %s', async (search, label, shown) => {
    await show(search);
    expect(names()).toEqual(shown);
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(pressed.map((chip) => chip.textContent)).toEqual([`${label}${shown.length}`]);
  });

  it('never shows the owner the borrower’s price, even without ledger amounts', async () => {
    const lent = { ...buildBooking(), role: 'OWNER' as const, ownerEarnsCents: 9_000 };
    await show('', {
      ...demoService(),
      rentalHistory: () => ({ rentalHistory: [lent] }),
      bookingAmounts: () => {
        throw new FakeNetworkError('down');
      },
    });
    expect(record(lent.tool.name).getByText('90 kr.')).toBeInTheDocument();
  });

  it('says why a booking failed instead of calling it cancelled', async () => {
    const expired = buildBooking({ status: 'cancelled', state: 'EXPIRED' });
    await show('', { ...demoService(), rentalHistory: () => ({ rentalHistory: [expired] }) });
    expect(record(expired.tool.name).getByText('Expired')).toBeInTheDocument();
    expect(screen.queryByText('Cancelled')).not.toBeInTheDocument();
  });

  it('keeps the filter in the URL and shows the number of matches', async () => {
    const { person, address } = await show();
    await person.click(screen.getByRole('button', { name: /^Lent/ }));
    await waitFor(() => expect(address()).toBe('/history?type=lent'));
    expect(screen.getByText('Lent: 1 shown')).toHaveAttribute('role', 'status');
    await person.click(screen.getByRole('button', { name: /^Borrowed/ }));
    await waitFor(() => expect(address()).toBe('/history?type=borrowed'));
    await person.click(screen.getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(address()).toBe('/history'));
    expect(names()).toHaveLength(3);
  });

  it.each([
    [drill, 'Lent to Freja', /^19.21 June 2026$/, '90 kr.', false],
    [washer, 'Borrowed from Torben', /^14.16 June 2026$/, '280 kr.', false],
    [ladder, 'Borrowed from Elias', /^24.26 May 2026$/, '160 kr.', true],
  ])(
    'shows %s as a row that leads to its booking',
    async (name, person, period, price, reviewed) => {
      await show();
      const shown = record(name);
      expect(shown.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/booking\//),
      );
      expect(shown.getByText(person)).toBeInTheDocument();
      expect(shown.getByText(period)).toBeInTheDocument();
      expect(await shown.findByText(price)).toBeInTheDocument();
      expect(shown.getByText('Completed')).toBeInTheDocument();
      expect(shown.queryAllByText('Reviewed')).toHaveLength(reviewed ? 1 : 0);
    },
  );

  it.each([
    ['5', washer, drill],
    ['11', drill, washer],
  ])('updates the review of booking %s and nothing else', async (id, of, notOf) => {
    const { store } = await show();
    await act(async () => {
      const review = { id, rating: 5, comment: '' };
      await store.dispatch(bookingReviewsApi.endpoints.reviewBooking.initiate(review));
    });
    expect(await record(of).findByText('Reviewed')).toBeInTheDocument();
    expect(record(notOf).queryByText('Reviewed')).not.toBeInTheDocument();
  });

  it.each([
    ['', 'No bookings yet', 'Browse Tools', '/browse'],
    ['?type=borrowed', 'Nothing borrowed yet', 'Browse Tools', '/browse'],
    ['?type=lent', 'Nothing lent yet', 'List a Tool', '/add-tool'],
  ])('with no rentals under %j shows %s', async (search, heading, link, href) => {
    await show(search, { rentalHistory: () => ({ rentalHistory: [] }) });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
  });
});
