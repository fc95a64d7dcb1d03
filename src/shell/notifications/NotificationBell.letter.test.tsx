import { screen } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

test('the bell is absent in the letter and requests nothing', async () => {
  const { api } = await renderLetter('/not-there', { user: buildUser() });
  expect(await screen.findByText('M')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Notifikationer/ })).toBeNull();
  expect(api.callsOf('unreadNotifications')).toEqual([]);
});
