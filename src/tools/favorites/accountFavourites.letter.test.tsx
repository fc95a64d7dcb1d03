import { screen, within } from '@testing-library/react';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

it('the header in the letter has no favourites link (§2)', async () => {
  await renderLetter('/favorites');
  expect(
    within(screen.getByRole('banner')).queryByRole('link', { name: /^Favoritter/ }),
  ).not.toBeInTheDocument();
});
