import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { setToday } from '../../../tests/helpers/app/setToday';

beforeEach(() => setToday('2026-07-04T10:00:00Z'));
afterEach(() => jest.useRealTimers());

async function show(search = '') {
  const rendered = await renderLetter(`/history${search}`, { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Rental History' });
  await waitFor(() => expect(screen.queryByText('Loading your bookings')).not.toBeInTheDocument());
  return rendered;
}

const names = () =>
  screen.queryAllByRole('article').map((record) => within(record).getByRole('heading').textContent);
const drill = 'Lille skruemaskine 12 V';
const washer = 'Højtryksrenser 160 bar';
const ladder = 'Kombistige i tre dele, 7,5 meter';

describe('the rental history in the letter', () => {
  it('sends no request', async () => {
    const { api } = await show();
    expect(api.calls.map(({ operationName }) => operationName)).toEqual(['currentUser']);
  });

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
});
