import { screen, within } from '@testing-library/react';
import { buildListing } from '../../../tests/helpers/app/builders';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

const drill = buildListing({ id: '1', name: 'Boremaskine' });

async function favorites(query = '') {
  localStorage.setItem('skuret.sample.favourites/1', JSON.stringify(drill));
  localStorage.setItem('skuret.sample.favourites', JSON.stringify(['1']));
  const route = await renderLetter(`/favorites${query}`);
  await screen.findByRole('heading', { level: 1, name: 'My Favorites' });
  return route;
}

describe('the favourites page in the letter (§2)', () => {
  it('links to the tools and the categories', async () => {
    await favorites();
    const actions = within(screen.getByRole('region', { name: 'Quick actions' }));
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/browse',
      '/categories',
    ]);
  });

  it('keeps the shortcuts without a match', async () => {
    await favorites('?q=rumraket');
    expect(screen.getByRole('heading', { name: 'No favorites found' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Quick actions' })).toBeInTheDocument();
  });

  it('shows a grid or a list of few tools', async () => {
    const { person, address } = await favorites();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'List' }));
    expect(address()).toBe('/favorites?view=list');
    expect(screen.getByRole('list', { name: 'Favorites' })).toHaveAttribute('data-view', 'list');
  });
});
