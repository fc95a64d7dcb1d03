import { screen, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { setToday } from '../../../tests/helpers/app/setToday';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());
const question = async () => within(await screen.findByRole('alertdialog'));

describe('the page of a booking in the letter', () => {
  it('shows a sample booking, which can be cancelled as in its list', async () => {
    const { api, person } = await renderLetter('/booking/3', { user: buildUser() });
    await person.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
    await person.click((await question()).getByRole('button', { name: 'Cancel Booking' }));
    expect(await screen.findByText('You have cancelled the booking')).toBeInTheDocument();
    expect(api.mutations()).toEqual([]);
  });

  it('returns the tool', async () => {
    const { person } = await renderLetter('/booking/2', { user: buildUser() });
    await person.click(await screen.findByRole('button', { name: 'I returned it' }));
    await person.click((await question()).getByRole('button', { name: 'Yes, I returned it' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Completed' })).toBeInTheDocument();
  });
});
