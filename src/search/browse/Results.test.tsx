import { act, screen, waitFor, within } from '@testing-library/react';
import { browse, drill, found, searchBox, shownNames } from '../../../tests/helpers/app/browse';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';

describe('the results in the default source', () => {
  const rated = { ...drill, ratingAverage: 4.8, reviewCount: 5, distanceMetres: 2_349 };
  const api = { searchTools: () => ({ searchTools: [rated] }) };
  const inWords = '4,8 af 5 stjerner, 5 bedømmelser';

  it('show the distance to each tool, which is not saved with a favourite', async () => {
    const { person, store } = await browse('', { api });
    expect(await screen.findByText('2,3 km · Nørrebro')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Gem Boremaskine/ }));
    const [saved] = Object.values(store.getState().favourites.entities);
    expect(saved).toMatchObject({ name: 'Boremaskine' });
    expect(saved).not.toHaveProperty('distanceMetres');
  });

  it('carry the days of the search to the tool, and say what it costs for them', async () => {
    const instant = { ...rated, pricePerDayCents: 7500, rules: { instantBooking: true } };
    await browse('?from=2026-11-28&to=2026-11-29', {
      api: { searchTools: () => ({ searchTools: [instant] }) },
    });
    const total = await screen.findByText(/^I alt/);
    expect(plainSpaces(total.textContent)).toBe('I alt 87,50 kr. for 28.–29. nov.');
    expect(screen.getByRole('link', { name: 'Boremaskine' })).toHaveAttribute(
      'href',
      `/tool/${rated.id}?start=2026-11-28&end=2026-11-29`,
    );
    expect(screen.getByRole('img', { name: 'Bookes uden at vente på svar' })).toBeInTheDocument();
    const button = screen.getByRole('button', { name: /^28\.–\u206029\.\snov\.$/ });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('say the price of flexible days by their number', async () => {
    await browse('?from=2026-11-28&to=2026-12-06&flex=2', {
      api: {
        searchTools: () => ({
          searchTools: [{ ...rated, pricePerDayCents: 7500, pricePerWeekCents: 30_000 }],
        }),
      },
    });
    const total = await screen.findByText(/^I alt/);
    expect(plainSpaces(total.textContent)).toBe('I alt 417,50 kr. for 8 døgn');
  });

  it('show stars on the cards and an enabled map button', async () => {
    await browse('', { api });
    expect(await screen.findByText(inWords)).toBeInTheDocument();
    const map = await screen.findByRole('button', { name: 'Vis på kort', expanded: false });
    expect(map).not.toHaveAttribute('aria-disabled');
  });

  it('have a title per search that follows the filters', async () => {
    const { person, history } = await browse('?q=bor&max=80', {});
    await waitFor(() =>
      expect(plainSpaces(document.title)).toBe('Bor · op til 80 kr./dag – Skuret'),
    );
    await person.click(screen.getByRole('checkbox', { name: 'Power Tools' }));
    const both = 'Bor · Power Tools, op til 80 kr./dag – Skuret';
    await waitFor(() => expect(plainSpaces(document.title)).toBe(both));
    act(() => history.push('/browse'));
    await waitFor(() => expect(plainSpaces(document.title)).toBe('Find værktøj – Skuret'));
    act(() => history.go(-1));
    await waitFor(() => expect(plainSpaces(document.title)).toBe(both));
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  it('have an English title on an English screen', async () => {
    await renderRoute('/browse?q=bor&max=80&rating=4', {
      language: 'en',
      api,
    });
    const title = 'Bor · up to 80 kr./day, at least 4 stars – Skuret';
    await waitFor(() => expect(plainSpaces(document.title)).toBe(title));
  });

  it('are limited to the available dates, which one chip removes', async () => {
    const { person, asked, address } = await browse('?from=2026-11-28&to=2026-11-29&flex=2', {});
    const days = { availableFrom: '2026-11-28', availableTo: '2026-11-29', flexDays: 2 };
    expect(asked().at(-1)).toMatchObject(days);
    await person.click(
      screen.getByRole('button', {
        name: 'Fjern filteret 28.–\u206029.\u00a0november\u00a02026, fleksibelt',
      }),
    );
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('availableFrom'));
    expect(address()).toBe('/browse');
  });

  it('offer a notification when nothing is found for words alone', async () => {
    const { address } = await browse('?q=flisesav', {
      api: { searchTools: () => ({ searchTools: [] }) },
    });
    await screen.findByRole('heading', {
      name: 'Ingen låner „flisesav“ ud inden for 25 km endnu',
    });
    expect(screen.queryByRole('button', { name: 'Nulstil filtre' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ja, skriv til mig' })).toHaveAttribute(
      'href',
      `/signin?returnTo=${encodeURIComponent(address())}`,
    );
  });

  it('show an error for an unknown category, and no tools', async () => {
    const { person, address } = await browse('?category=rumskibe', {});
    await screen.findByRole('heading', { name: 'Intet værktøj fundet' });
    await person.click(
      screen.getByRole('button', { name: 'Fjern filteret Ukendt kategori: rumskibe' }),
    );
    expect(await screen.findByText('Rundsav')).toBeInTheDocument();
    expect(address()).toBe('/browse');
  });

  it('explain relevance beside the sort order', async () => {
    const { person } = await browse('', {});
    expect(await screen.findByText(/^Relevans: De bedst bedømte/)).toBeInTheDocument();
    await person.type(searchBox(), 'sav{Enter}');
    expect(await screen.findByText(/^Relevans: Værktøj med dit ord i navnet/)).toBeInTheDocument();
    await person.selectOptions(screen.getByRole('combobox'), 'Bedømmelse');
    expect(screen.queryByText(/^Relevans: /)).not.toBeInTheDocument();
  });

  it('show an error after a failed request, and no tools of the previous search', async () => {
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
