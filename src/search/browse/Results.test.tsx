import { act, screen, waitFor, within } from '@testing-library/react';
import { browse, drill, found, searchBox, shownNames } from '../../../tests/helpers/app/browse';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

describe('what the default source adds', () => {
  const rated = { ...drill, ratingAverage: 4.8, reviewCount: 5, distanceMetres: 2_349 };
  const api = { searchTools: () => ({ searchTools: [rated] }) };
  const inWords = '4,8 af 5 stjerner, 5 bedømmelser';

  it('is how far it is to each tool, which a card keeps to itself where it is saved', async () => {
    const { person, store } = await browse('', { api });
    expect(await screen.findByText(/^2,3 km · /)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Gem Boremaskine/ }));
    const [saved] = Object.values(store.getState().favourites.entities);
    expect(saved).toMatchObject({ name: 'Boremaskine' });
    expect(saved).not.toHaveProperty('distanceMetres');
  });

  it('is the stars on the cards, and a map button that is not for show', async () => {
    await browse('', { api });
    expect(await screen.findByText(inWords)).toBeInTheDocument();
    const map = await screen.findByRole('button', { name: 'Vis på kort', pressed: false });
    expect(map).not.toHaveAttribute('aria-disabled');
  });

  it('is a title for each search, which a change of filters changes', async () => {
    const { person, history } = await browse('?q=bor&max=80', {});
    await waitFor(() => expect(document.title).toBe('Bor · op til 80 kr./dag – Skuret'));
    await person.click(screen.getByRole('checkbox', { name: 'Power Tools' }));
    const both = 'Bor · Power Tools, op til 80 kr./dag – Skuret';
    await waitFor(() => expect(document.title).toBe(both));
    act(() => history.push('/browse'));
    await waitFor(() => expect(document.title).toBe('Find værktøj – Skuret'));
    act(() => history.go(-1));
    await waitFor(() => expect(document.title).toBe(both));
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  it('is said in English where the screen speaks it', async () => {
    await renderRoute('/browse?q=bor&max=80&rating=4', {
      language: 'en',
      api,
    });
    const title = 'Bor · up to 80 kr./day, at least 4 stars – Skuret';
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('is a question for what is free on certain days, which one chip takes back', async () => {
    const { person, asked, address } = await browse('?from=2026-11-28&to=2026-11-29&flex=2', {});
    const days = { availableFrom: '2026-11-28', availableTo: '2026-11-29', flexDays: 2 };
    expect(asked().at(-1)).toMatchObject(days);
    await person.click(
      screen.getByRole('button', { name: 'Fjern filteret 28.–29. november 2026, fleksibelt' }),
    );
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('availableFrom'));
    expect(address()).toBe('/browse');
  });

  it('says that a category is unknown, and shows nothing in its place', async () => {
    const { person, address } = await browse('?category=rumskibe', {});
    await screen.findByRole('heading', { name: 'Intet værktøj fundet' });
    await person.click(
      screen.getByRole('button', { name: 'Fjern filteret Ukendt kategori: rumskibe' }),
    );
    expect(await screen.findByText('Rundsav')).toBeInTheDocument();
    expect(address()).toBe('/browse');
  });

  it('says what relevance is, beside the choice of it', async () => {
    const { person } = await browse('', {});
    expect(await screen.findByText(/^Relevans: de bedst bedømte/)).toBeInTheDocument();
    await person.type(searchBox(), 'sav{Enter}');
    expect(await screen.findByText(/^Relevans: ordet i navnet/)).toBeInTheDocument();
    await person.selectOptions(screen.getByRole('combobox'), 'Bedømmelse');
    expect(screen.queryByText(/^Relevans: /)).not.toBeInTheDocument();
  });

  it('says that a question has no answer, and never shows the tools of the one before', async () => {
    const { person, api: service } = await browse('', {});
    await screen.findByText('3 værktøj');
    service.answer('searchTools', () => {
      throw new FakeNetworkError('offline');
    });
    await person.click(screen.getByRole('checkbox', { name: 'Kitchen' }));
    expect(
      await screen.findByRole('heading', { name: 'Værktøjet kunne ikke hentes' }),
    ).toBeInTheDocument();
    expect(shownNames()).toEqual([]);
    expect(screen.queryByText('3 værktøj')).not.toBeInTheDocument();

    service.answer('searchTools', (variables) => ({ searchTools: found(variables) }));
    const results = within(screen.getByRole('region', { name: 'Resultater' }));
    await person.click(results.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(shownNames()).toEqual(['Røremaskine']));
  });
});
