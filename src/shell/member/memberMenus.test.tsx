import { screen, waitFor, within } from '@testing-library/react';
import { buildFoundTool, buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const mette = buildUser({ name: 'Mette Holm' });
const header = () => within(screen.getByRole('banner'));
const noTools = { featuredTools: () => ({ featuredTools: [] }) };
const drill = buildFoundTool({ id: '1', name: 'Boremaskine' });

describe('the menu of a signed-in member', () => {
  async function openMenu(counts = {}) {
    const route = await renderRoute('/not-there', {
      user: mette,
      api: { ...noTools, ...counts },
    });
    const opener = await header().findByRole('button', { name: 'Din menu' });
    await route.person.click(opener);
    return {
      ...route,
      opener,
      menu: within(await screen.findByRole('dialog', { name: 'Din menu' })),
    };
  }

  it('links to all of the member’s pages, with pending counts', async () => {
    const { menu } = await openMenu({ unreadMessages: () => ({ unreadMessages: 3 }) });
    expect(menu.getByText('Mette Holm')).toBeInTheDocument();
    const ways = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      '/dashboard',
      '/dashboard?tab=messages',
      '/favorites',
      '/saved-searches',
      '/dashboard?tab=loans',
      '/dashboard?tab=rentals',
      '/add-tool',
      '/profile',
      '/settings',
    ]);
    expect(await menu.findByRole('link', { name: /^Messages ?, 3 ulæste$/ })).toBeInTheDocument();
  });

  it('closes with Escape and returns the focus to the avatar', async () => {
    const { person, opener } = await openMenu();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('signs out in the service too and confirms it on the front page', async () => {
    const { person, menu, address, api } = await openMenu();
    await person.click(menu.getByRole('button', { name: 'Log ud' }));
    expect(await screen.findByText('Du er logget ud.')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(header().getByRole('link', { name: 'Log ind' })).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf('signOut')).toHaveLength(1));
  });

  it('is beside a link to list a tool', async () => {
    await renderRoute('/not-there', { user: mette });
    expect(await header().findByRole('link', { name: 'Udlån' })).toHaveAttribute(
      'href',
      '/add-tool',
    );
  });

  it('is a drawer with a sign-out button on a phone', async () => {
    const { person } = await renderRoute('/not-there', {
      user: mette,
      api: noTools,
    });
    await person.click(screen.getByRole('button', { name: 'Åbn menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Mette Holm' }));
    expect(drawer.getByRole('link', { name: 'Favoritter' })).toHaveAttribute('href', '/favorites');
    await person.click(drawer.getByRole('button', { name: 'Log ud' }));
    expect(await screen.findByText('Du er logget ud.')).toBeInTheDocument();
  });
});

describe('the current link', () => {
  it.each([
    ['/dashboard', 'Mit skur'],
    ['/dashboard?tab=messages', 'Messages'],
  ])('of the drawer at %s is one', async (address, name) => {
    const { person } = await renderRoute(address, { user: mette, api: noTools });
    await person.click(screen.getByRole('button', { name: 'Åbn menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Mette Holm' }));
    const marked = drawer
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked).toEqual([drawer.getByRole('link', { name })]);
  });
});

describe('the colour scheme', () => {
  it('is switched in the menu and in the footer, not in the header', async () => {
    const { person } = await renderRoute('/not-there', { user: mette, api: noTools });
    const name = /^Skift til (mørkt|lyst) udseende$/;
    expect(within(screen.getByRole('contentinfo')).getByRole('button', { name })).toBeVisible();
    expect(header().queryByRole('button', { name })).not.toBeInTheDocument();
    await person.click(await header().findByRole('button', { name: 'Din menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Din menu' }));
    const before = menu.getByRole('button', { name }).textContent;
    await person.click(menu.getByRole('button', { name }));
    expect(menu.getByRole('button', { name })).not.toHaveTextContent(before ?? '');
  });
});

describe('the first favourite', () => {
  const tools = [drill, buildFoundTool({ id: '2', name: 'Stiksav' })];
  const api = { searchTools: () => ({ searchTools: tools }) };
  const heart = (name: string) => screen.findByRole('button', { name: `Gem ${name} som favorit` });

  it('shows once where it is saved, with a link', async () => {
    const { person, address } = await renderRoute('/browse', { api });
    await person.click(await heart('Boremaskine'));
    const toast = within(screen.getByRole('region', { name: 'Beskeder' }));
    const way = await toast.findByRole('link', { name: 'Se favoritter' });
    expect(toast.getByText('Gemt.')).toBeInTheDocument();
    await person.click(way);
    await waitFor(() => expect(address()).toBe('/favorites'));
    expect(toast.queryByText('Gemt.')).not.toBeInTheDocument();
  });

  it('shows no hint when another exists or when it is removed', async () => {
    const { person } = await renderRoute('/browse', { api });
    await person.click(await heart('Boremaskine'));
    await person.click(await screen.findByRole('button', { name: 'Luk beskeden' }));
    await person.click(await heart('Stiksav'));
    await person.click(await heart('Stiksav'));
    expect(screen.queryByText('Gemt.')).not.toBeInTheDocument();
  });

  it('of a member is confirmed once it is saved', async () => {
    let save: (answer: { saveFavourites: { errors: string[] } }) => void = () => undefined;
    const { person } = await renderRoute('/browse', {
      user: mette,
      api: {
        ...api,
        saveFavourites: () =>
          new Promise((resolve) => {
            save = resolve;
          }),
      },
    });
    await header().findByRole('link', { name: 'Favoritter' });
    await person.click(await heart('Boremaskine'));
    expect(screen.queryByText('Gemt.')).not.toBeInTheDocument();
    await waitFor(() => {
      save({ saveFavourites: { errors: [] } });
      expect(screen.getByText('Gemt.')).toBeInTheDocument();
    });
  });
});
