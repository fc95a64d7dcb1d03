import { act, screen, waitFor, within } from '@testing-library/react';
import type { ToolListing } from '../../../domain/tools/tool';
import { buildListing } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const kitchen = { id: 4, name: 'Kitchen', code: 'kitchen-tools' };
const drill = buildListing({ id: '1', name: 'Boremaskine', description: 'Borer i træ og metal.' });
const mixer = buildListing({
  id: '2',
  name: 'Røremaskine',
  description: 'Ælter en tung dej.',
  categories: [kitchen],
});
const iron = buildListing({
  id: '3',
  name: 'Vaffeljern',
  description: 'Hjerter i rad og række.',
  categories: [kitchen],
});

/** Saves tools the way the browser keeps them, the first one first. */
function saved(...tools: ToolListing[]) {
  for (const tool of tools) {
    localStorage.setItem(`skuret.favourites/${tool.id}`, JSON.stringify(tool));
  }
  localStorage.setItem('skuret.favourites', JSON.stringify(tools.map(({ id }) => id)));
}

async function favorites(query = '') {
  const route = await renderRoute(`/favorites${query}`);
  await screen.findByRole('heading', { level: 1, name: 'My Favorites' });
  return route;
}

const shownNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the favourites page without favourites (§2)', () => {
  it('shows an empty state with a link to the tools', async () => {
    await favorites();
    expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Tools' })).toHaveAttribute('href', '/browse');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(document.title).toBe('My Favorites – Skuret');
  });
});

describe('the favourites page (§2)', () => {
  it('shows the newest favourite first, with Danish text marked as Danish', async () => {
    saved(drill, mixer, iron);
    await favorites();
    expect(shownNames()).toEqual(['Vaffeljern', 'Røremaskine', 'Boremaskine']);
    expect(screen.getByText('Showing 3 of 3 favorites')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Vaffeljern' })).toHaveAttribute('lang', 'da');
    expect(screen.getByRole('link', { name: 'Vaffeljern' })).toHaveAttribute('href', '/tool/3');
  });

  it.each([
    ['vaffel', ['Vaffeljern']],
    ['MASKINE', ['Røremaskine', 'Boremaskine']],
    ['tung dej', ['Røremaskine']],
    ['roeremaskine', ['Røremaskine']],
  ])('finds %s in name or description', async (text, names) => {
    saved(drill, mixer, iron);
    const { person, address } = await favorites();
    await person.type(screen.getByRole('searchbox', { name: 'Search favorites' }), text);
    await waitFor(() => expect(shownNames()).toEqual(names));
    expect(screen.getByText(`Showing ${names.length} of 3 favorites`)).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`/favorites?q=${encodeURIComponent(text)}`));
  });

  it('offers all categories and those of saved tools, sorted and without duplicates', async () => {
    saved(drill, mixer, iron);
    const { person } = await favorites();
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Categories', 'Kitchen', 'Power Tools']);
    await person.selectOptions(select, 'Kitchen');
    expect(shownNames()).toEqual(['Vaffeljern', 'Røremaskine']);
    await person.selectOptions(select, 'All Categories');
    expect(shownNames()).toHaveLength(3);
  });

  it('offers neither views nor shortcuts for a few tools', async () => {
    saved(drill, mixer, iron);
    await favorites();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Quick actions' })).not.toBeInTheDocument();
  });

  it('shows a grid or a list of many tools', async () => {
    saved(...Array.from({ length: 12 }, (_, index) => buildListing({ id: String(index) })));
    const { person, address } = await favorites();
    expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'List' }));
    expect(address()).toBe('/favorites?view=list');
    expect(screen.getByRole('list', { name: 'Favorites' })).toHaveAttribute('data-view', 'list');
  });

  it('keeps text, category and view in the URL', async () => {
    saved(drill, mixer, iron);
    await favorites('?q=jern&category=Kitchen&view=list');
    expect(screen.getByRole('searchbox', { name: 'Search favorites' })).toHaveValue('jern');
    expect(screen.getByRole('combobox')).toHaveValue('Kitchen');
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
    expect(shownNames()).toEqual(['Vaffeljern']);
  });

  it('removes a tool with its heart and moves the focus to the next one', async () => {
    saved(drill, mixer, iron);
    const { person } = await favorites();
    await person.click(screen.getByRole('button', { name: 'Remove Røremaskine from favorites' }));
    expect(shownNames()).toEqual(['Vaffeljern', 'Boremaskine']);
    expect(screen.getByText('Showing 2 of 2 favorites')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Boremaskine from favorites' })).toHaveFocus();
    await waitFor(() => expect(localStorage.getItem('skuret.favourites/2')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Remove Boremaskine from favorites' }));
    await person.click(screen.getByRole('button', { name: 'Remove Vaffeljern from favorites' }));
    expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('resets the category filter when its last tool is removed', async () => {
    saved(drill, mixer);
    const { person } = await favorites('?category=Kitchen');
    await person.click(screen.getByRole('button', { name: 'Remove Røremaskine from favorites' }));
    expect(screen.getByRole('combobox')).toHaveValue('');
    expect(shownNames()).toEqual(['Boremaskine']);
  });

  it('follows another tab', async () => {
    saved(drill);
    await favorites();
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', {
          key: 'skuret.favourites/2',
          newValue: JSON.stringify(mixer),
        }),
      );
    });
    expect(shownNames()).toEqual(['Røremaskine', 'Boremaskine']);
  });
});

describe('favourites without a match (§2)', () => {
  it('shows an empty state and clears the filters', async () => {
    saved(drill, mixer);
    const { person, address } = await favorites('?q=rumraket&category=Kitchen&view=list');
    expect(screen.getByRole('heading', { name: 'No favorites found' })).toBeInTheDocument();
    expect(screen.getByText('Showing 0 of 2 favorites')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shownNames()).toHaveLength(2);
    expect(screen.getByRole('searchbox', { name: 'Search favorites' })).toHaveValue('');
    expect(address()).toBe('/favorites?view=list');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('many favourites', () => {
  it('renders the first cards, and more on request', async () => {
    saved(
      ...Array.from({ length: 40 }, (_, index) =>
        buildListing({ id: String(index), name: `Tool ${index}` }),
      ),
    );
    const { person } = await favorites();
    expect(screen.getByText('Showing 40 of 40 favorites')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('article')).toHaveLength(40);
    expect(screen.getByRole('link', { name: 'Tool 15' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('damaged favourites in storage (§8)', () => {
  it('are dropped with a console warning, and the rest are shown', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    saved(drill, mixer);
    localStorage.setItem('skuret.favourites/2', '{"id":');
    await favorites();
    expect(shownNames()).toEqual(['Boremaskine']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('2'));
    warn.mockRestore();
  });
});
