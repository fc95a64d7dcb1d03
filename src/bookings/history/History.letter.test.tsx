import { screen, waitFor } from '@testing-library/react';
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

describe('the rental history in the letter', () => {
  it('sends no request', async () => {
    const { api } = await show();
    expect(api.calls.map(({ operationName }) => operationName)).toEqual(['currentUser']);
  });
});
