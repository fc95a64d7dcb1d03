import { screen } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

test('nor has anybody in the sample, where nothing is asked', async () => {
  const { api } = await renderLetter('/not-there', { user: buildUser() });
  expect(await screen.findByText('M')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Notifikationer/ })).toBeNull();
  expect(api.callsOf('unreadNotices')).toEqual([]);
});
