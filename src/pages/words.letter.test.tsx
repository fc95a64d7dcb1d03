/** In live the pages say what the screens do (D23): one currency, one rule for cancelling, no future features. */
import { screen } from '@testing-library/react';
import { addresses } from '../../domain/values/addresses';
import { renderLetter } from '../../tests/helpers/app/renderLetter';

it.each([
  [addresses.insurance, '$5 per booking'],
  [addresses.pricing, '$9.99'],
  [addresses.terms, 'Cancellation is free up to 24 hours before pickup.'],
])('%s contains %s in the letter, in its default language', async (path, said) => {
  await renderLetter(path);
  expect((await screen.findAllByText(said, { exact: false })).length).toBeGreaterThan(0);
});
