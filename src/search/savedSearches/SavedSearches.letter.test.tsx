import { screen, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';

beforeEach(() => setToday('2026-07-01T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
});

const mette = buildUser({ name: 'Mette Holm' });
const open = (path: string, options: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(path, { user: mette, ...options });
const main = () => within(screen.getByRole('main'));

it('loads without availability alerts in the letter', async () => {
  await open('/saved-searches', {
    source: 'sample',
    api: { savedSearches: () => ({ savedSearches: [] }) },
  });
  expect(await main().findByText('Du har ikke gemt nogen søgning endnu')).toBeInTheDocument();
  expect(main().getByRole('heading', { name: 'Værktøj, du venter på' })).toBeInTheDocument();
});
