import { waitFor } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

test.each([
  ['/borrowed-tools', '/dashboard?tab=loans'],
  ['/borrowed-tools?status=active', '/dashboard?tab=loans'],
  ['/borrowed-tools?status=completed', '/dashboard?tab=loans&part=past'],
  ['/history', '/dashboard?tab=loans&part=past'],
  ['/history?type=borrowed', '/dashboard?tab=loans&part=past'],
  ['/history?type=lent', '/dashboard?tab=rentals&part=past'],
])('%s opens %s', async (given, opened) => {
  const { address } = await renderRoute(given, { user: buildUser() });
  await waitFor(() => expect(address()).toBe(opened));
});
