import { act, screen, waitFor, within } from '@testing-library/react';
import type { ToolListing } from '../../../domain/tools/tool';
import { buildListing, buildUser, testToken } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { tokenReceived } from '../../platform/store/slices/authSlice';

const drill = buildListing({ id: '1', name: 'Boremaskine' });
const saw = buildListing({ id: '2', name: 'Stiksav' });
const mixer = buildListing({ id: '3', name: 'Røremaskine' });

/** Stores what a visitor saved before, the first one first. */
function saveInBrowser(...tools: ToolListing[]) {
  for (const tool of tools) {
    localStorage.setItem(`skuret.favourites/${tool.id}`, JSON.stringify(tool));
  }
  localStorage.setItem('skuret.favourites', JSON.stringify(tools.map(({ id }) => id)));
}
const idsKeptHere = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('skuret.favourites/'))
    .map((key) => key.slice('skuret.favourites/'.length));

/** A service that holds favourites, the last saved first, as the real one does. */
function favouritesService(...held: ToolListing[]) {
  const known = [drill, saw, mixer];
  let saved = held;
  const handlers = {
    favouriteTools: () => ({ favouriteTools: saved }),
    saveFavourites: ({ toolIds }: Record<string, unknown>) => {
      for (const id of toolIds as string[]) {
        const tool = known.find((candidate) => candidate.id === id);
        if (tool && !saved.includes(tool)) saved = [tool, ...saved];
      }
      return { saveFavourites: { errors: [] } };
    },
    removeFavourite: ({ toolId }: Record<string, unknown>) => {
      saved = saved.filter(({ id }) => id !== toolId);
      return { removeFavourite: { errors: [] } };
    },
  };
  return { handlers, names: () => saved.map(({ name }) => name) };
}

const failNetwork = () => {
  throw new FakeNetworkError('down');
};
const shownNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const headerHeart = () =>
  within(screen.getByRole('banner')).getByRole('link', { name: /^Favoritter/ });

async function favorites(user: ReturnType<typeof buildUser> | null, api: object) {
  const route = await renderRoute('/favorites', { user, api: { ...api } });
  await screen.findByRole('heading', { level: 1, name: 'My Favorites' });
  return route;
}

describe('favourites of a member', () => {
  it('come from the service on any device, and the header counts them', async () => {
    const { handlers } = favouritesService(mixer, drill);
    await favorites(buildUser(), handlers);
    await waitFor(() => expect(shownNames()).toEqual(['Røremaskine', 'Boremaskine']));
    expect(headerHeart()).toHaveAccessibleName('Favoritter, 2 gemt');
    expect(headerHeart()).toHaveAttribute('href', '/favorites');
    expect(idsKeptHere()).toEqual([]);
  });

  it('are loaded in pages and shown once complete', async () => {
    const all = Array.from({ length: 45 }, (_, index) =>
      buildListing({ id: String(100 - index), name: `Værktøj ${100 - index}` }),
    );
    const { api } = await favorites(buildUser(), {
      favouriteTools: ({ after }: Record<string, unknown>) => {
        const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
        return { favouriteTools: all.slice(from, from + 40) };
      },
    });
    await waitFor(() => expect(headerHeart()).toHaveAccessibleName('Favoritter, 45 gemt'));
    expect(shownNames().slice(0, 2)).toEqual(['Værktøj 100', 'Værktøj 99']);
    expect(api.callsOf('favouriteTools').map(({ variables }) => variables['after'])).toEqual(
      expect.arrayContaining([undefined, '61']),
    );
  });

  it('show a loading state instead of the empty state until loaded', async () => {
    let answerFavourites: (data: { favouriteTools: ToolListing[] }) => void = () => undefined;
    const { api } = await favorites(buildUser(), {
      favouriteTools: () =>
        new Promise((resolve) => {
          answerFavourites = resolve;
        }),
    });
    expect(screen.getByText('Loading your favorites')).toBeInTheDocument();
    expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
    await waitFor(() => expect(api.callsOf('favouriteTools')).toHaveLength(1));
    answerFavourites({ favouriteTools: [] });
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
  });

  it('show a load error in the page with a retry', async () => {
    const { handlers } = favouritesService(drill);
    const { api, person } = await favorites(buildUser(), {
      ...handlers,
      favouriteTools: failNetwork,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/They are still saved/)).toBeInTheDocument();
    api.answer('favouriteTools', handlers.favouriteTools);
    await person.click(again);
    await waitFor(() => expect(shownNames()).toEqual(['Boremaskine']));
  });

  it('are removed immediately when the heart is clicked, and in the service', async () => {
    const { handlers, names } = favouritesService(mixer, drill);
    const { person, api } = await favorites(buildUser(), handlers);
    await person.click(
      await screen.findByRole('button', { name: 'Remove Boremaskine from favorites' }),
    );
    expect(shownNames()).toEqual(['Røremaskine']);
    await api.idle();
    expect(names()).toEqual(['Røremaskine']);
  });

  it('return to their place with a toast when the request fails', async () => {
    const { handlers } = favouritesService(mixer, saw, drill);
    const { person } = await favorites(buildUser(), { ...handlers, removeFavourite: failNetwork });
    await person.click(
      await screen.findByRole('button', { name: 'Remove Stiksav from favorites' }),
    );
    expect(
      await screen.findByText(
        'Stiksav could not be removed from your favorites. Please try again.',
      ),
    ).toBeInTheDocument();
    expect(shownNames()).toEqual(['Røremaskine', 'Stiksav', 'Boremaskine']);
  });

  it('end in the state of the last click, however fast the heart is clicked', async () => {
    const { handlers, names } = favouritesService();
    const { person, api } = await renderRoute('/', {
      user: buildUser(),
      api: { ...handlers, featuredTools: () => ({ featuredTools: [drill] }) },
    });
    const heart = await screen.findByRole('button', { name: 'Gem Boremaskine som favorit' });
    await person.tripleClick(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(headerHeart()).toHaveAccessibleName('Favoritter, 1 gemt');
    await api.idle();
    expect(names()).toEqual(['Boremaskine']);
    await person.dblClick(heart);
    await api.idle();
    expect(names()).toEqual(['Boremaskine']);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  it('show the service’s reason when the limit is reached', async () => {
    const reason = 'Du kan højst gemme 500 favoritter.';
    const { handlers } = favouritesService();
    const { person } = await renderRoute('/', {
      user: buildUser(),
      api: {
        ...handlers,
        saveFavourites: () => ({ saveFavourites: { errors: [reason] } }),
        featuredTools: () => ({ featuredTools: [drill] }),
      },
    });
    const heart = await screen.findByRole('button', { name: 'Gem Boremaskine som favorit' });
    await person.click(heart);
    expect(await screen.findByText(reason)).toHaveAttribute('lang', 'da');
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('favourites of a visitor', () => {
  it('stay in the browser without a request', async () => {
    const { person, api } = await renderRoute('/', {
      api: { featuredTools: () => ({ featuredTools: [drill] }) },
    });
    await person.click(await screen.findByRole('button', { name: 'Gem Boremaskine som favorit' }));
    await waitFor(() => expect(idsKeptHere()).toEqual(['1']));
    expect(headerHeart()).toHaveAccessibleName('Favoritter, 1 gemt');
    expect(api.mutations()).toEqual([]);
    expect(api.callsOf('favouriteTools')).toEqual([]);
  });

  it('are merged into the account at sign-in, then removed from the browser', async () => {
    saveInBrowser(drill, saw);
    const { handlers, names } = favouritesService(mixer);
    const { store, api } = await favorites(null, handlers);
    expect(shownNames()).toEqual(['Stiksav', 'Boremaskine']);

    act(() => void store.dispatch(tokenReceived(testToken)));
    await waitFor(() => expect(shownNames()).toHaveLength(3));
    expect(api.callsOf('saveFavourites')[0]?.variables).toEqual({ toolIds: ['1', '2'] });
    expect(names()).toEqual(['Stiksav', 'Boremaskine', 'Røremaskine']);
    expect(shownNames()).toEqual(names());
    await waitFor(() => expect(idsKeptHere()).toEqual([]));
  });

  it('stay visible and stored when the merge fails, which is retried on the next page', async () => {
    saveInBrowser(drill);
    const { handlers, names } = favouritesService(mixer);
    const first = await favorites(buildUser(), { ...handlers, saveFavourites: failNetwork });
    expect(await screen.findByText(/indtil videre kun gemt i denne browser/)).toBeInTheDocument();
    await waitFor(() => expect(shownNames()).toEqual(['Boremaskine', 'Røremaskine']));
    expect(idsKeptHere()).toEqual(['1']);
    first.unmount();

    await favorites(buildUser(), handlers);
    await waitFor(() => expect(names()).toEqual(['Boremaskine', 'Røremaskine']));
    await waitFor(() => expect(idsKeptHere()).toEqual([]));
  });

  it('are empty after sign-out', async () => {
    const { handlers } = favouritesService(mixer, drill);
    const { person, store } = await renderRoute('/settings?part=account', {
      user: buildUser(),
      api: { ...handlers, featuredTools: () => ({ featuredTools: [] }) },
    });
    await waitFor(() => expect(headerHeart()).toHaveAccessibleName('Favoritter, 2 gemt'));
    await person.click(await screen.findByRole('button', { name: 'Sign Out' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }));
    await person.click(dialog.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(headerHeart()).toHaveAccessibleName('Favoritter'));
    expect(idsKeptHere()).toEqual([]);
    expect(JSON.stringify(store.getState().favourites)).not.toContain('maskine');
  });
});
