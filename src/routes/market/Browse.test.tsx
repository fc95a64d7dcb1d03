import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FoundTool } from '../../store/api/catalogueApi';
import { buildFoundTool } from '../../test/builders';
import { FakeGraphqlError, FakeNetworkError } from '../../test/fakeApi';
import { renderRoute } from '../../test/renderRoute';

const drill = buildFoundTool({ id: '1', name: 'Boremaskine', pricePerDayCents: 7_500 });
const saw = buildFoundTool({ id: '2', name: 'Rundsav', pricePerDayCents: 11_000 });
const mixer = buildFoundTool({
  id: '3',
  name: 'Røremaskine',
  pricePerDayCents: 9_000,
  location: 'Odense',
  categories: [{ id: 4, name: 'Kitchen', code: 'kitchen-tools' }],
});
const world = [drill, saw, mixer];

type Variables = Record<string, unknown>;

/** A service of three tools that knows the text, the categories and the highest price. */
function found(variables: Variables): FoundTool[] {
  const { searchTerm, categoryIds, priceCentsMax } = variables as {
    searchTerm: string;
    categoryIds: number[];
    priceCentsMax: number;
  };
  return world.filter(
    (tool) =>
      tool.name.toLowerCase().includes(searchTerm.toLowerCase()) &&
      tool.pricePerDayCents <= priceCentsMax &&
      (categoryIds.length === 0 || tool.categories.some(({ id }) => categoryIds.includes(id))),
  );
}

type Options = NonNullable<Parameters<typeof renderRoute>[1]>;

async function browse(query = '', options: Options = {}) {
  const route = await renderRoute(`/browse${query}`, {
    ...options,
    api: { searchTools: (variables) => ({ searchTools: found(variables) }), ...options.api },
  });
  await screen.findByRole('heading', { level: 1, name: 'Find værktøj' });
  await screen.findByRole('checkbox', { name: 'Kitchen' });
  return {
    ...route,
    asked: () => route.api.callsOf('searchTools').map((call) => call.variables),
  };
}

const shownNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const field = (name: string) => screen.getByRole('spinbutton', { name });
const searchBox = () => screen.getByRole('searchbox', { name: 'Søg efter værktøj' });

/** An answer that the test lets go when it likes. */
function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

describe('what browsing shows (§2)', () => {
  it('asks with the defaults of §9 and shows what is found with price, name and place', async () => {
    const { asked } = await browse();
    expect(await screen.findByText('Viser 3 værktøj')).toBeInTheDocument();
    expect(asked()).toEqual([
      {
        searchTerm: '',
        categoryIds: [],
        priceCentsMin: 0,
        priceCentsMax: 50_000,
        distanceMax: 25,
        ratingMin: null,
      },
    ]);
    const [first] = screen.getAllByRole('article');
    const card = within(first as HTMLElement);
    expect(card.getByRole('link', { name: 'Boremaskine' })).toHaveAttribute('href', '/tool/1');
    expect(card.getByText('75')).toBeInTheDocument();
    expect(card.getByText('kr./dag')).toBeInTheDocument();
    expect(card.getByText('Nørrebro, København')).toBeInTheDocument();
    expect(document.title).toBe('Find værktøj – Skuret');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'da');
  });

  it('says that it waits for the first answer, and counts nothing before', async () => {
    const answer = held<{ searchTools: FoundTool[] }>();
    await browse('', { api: { searchTools: () => answer.promise } });
    expect(screen.getByText('Henter værktøj')).toBeInTheDocument();
    expect(screen.queryByText(/^Viser/)).not.toBeInTheDocument();
    await act(async () => answer.release({ searchTools: [drill] }));
    expect(await screen.findByText('Viser 1 værktøj')).toBeInTheDocument();
    expect(screen.queryByText('Henter værktøj')).not.toBeInTheDocument();
  });

  it('marks the English names of the categories as English', async () => {
    await browse();
    expect(screen.getByText('Kitchen')).toHaveAttribute('lang', 'en');
  });

  it('saves a tool by the heart on its picture', async () => {
    const { person, store } = await browse();
    const heart = await screen.findByRole('button', { name: 'Gem Rundsav som favorit' });
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    const { id, name, description, location, imageUrl, pricePerDayCents, categories } = saw;
    expect(store.getState().favourites.entities['2']).toEqual({
      ...{ id, name, description, location, imageUrl, pricePerDayCents, categories },
    });
  });

  it('has a map button that does nothing and says so', async () => {
    const { person, address } = await browse();
    const map = screen.getByRole('button', { name: 'Vis på kort' });
    expect(map).toHaveAttribute('aria-disabled', 'true');
    await person.click(map);
    expect(address()).toBe('/browse');
  });
});

describe('what live adds', () => {
  const rated = { ...drill, ratingAverage: 4.8, reviewCount: 5, distanceMetres: 2_349 };
  const api = { searchTools: () => ({ searchTools: [rated] }) };
  const inWords = '4,8 af 5 stjerner, 5 bedømmelser';

  it('is how far it is to each tool, which a card keeps to itself where it is saved', async () => {
    const { person, store } = await browse('', { source: 'live', api });
    expect(await screen.findByText(/^2,3 km · /)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Gem Boremaskine/ }));
    const [saved] = Object.values(store.getState().favourites.entities);
    expect(saved).toMatchObject({ name: 'Boremaskine' });
    expect(saved).not.toHaveProperty('distanceMetres');
  });

  it('is the stars on the cards, and a map button that is not for show', async () => {
    await browse('', { source: 'live', api });
    expect(await screen.findByText(inWords)).toBeInTheDocument();
    const map = await screen.findByRole('button', { name: 'Vis på kort', pressed: false });
    expect(map).not.toHaveAttribute('aria-disabled');
  });

  it('is a title for each search, which a change of filters changes', async () => {
    const { person, history } = await browse('?q=bor&max=80', { source: 'live' });
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
      ...{ source: 'live', language: 'en', api },
    });
    const title = 'Bor · up to 80 kr./day, at least 4 stars – Skuret';
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('is no title of a search in the sample', async () => {
    await browse('?q=bor&max=80');
    expect(document.title).toBe('Find værktøj – Skuret');
  });

  it('leaves the sample as given', async () => {
    await browse('', { api });
    expect(await screen.findByText('Boremaskine')).toBeInTheDocument();
    expect(screen.queryByText(inWords)).not.toBeInTheDocument();
    expect(screen.queryByText(/km · /)).not.toBeInTheDocument();
  });

  it('is a question for what is free on certain days, which one chip takes back', async () => {
    const { person, asked, address } = await browse('?from=2026-11-28&to=2026-11-29&flex=2', {
      source: 'live',
    });
    const days = { availableFrom: '2026-11-28', availableTo: '2026-11-29', flexDays: 2 };
    expect(asked().at(-1)).toMatchObject(days);
    await person.click(
      screen.getByRole('button', { name: 'Fjern filteret 28.–29. november 2026, fleksibelt' }),
    );
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('availableFrom'));
    expect(address()).toBe('/browse');
  });

  it('says that a category is unknown, and shows nothing in its place', async () => {
    const { person, address } = await browse('?category=rumskibe', { source: 'live' });
    await screen.findByRole('heading', { name: 'Intet værktøj fundet' });
    await person.click(
      screen.getByRole('button', { name: 'Fjern filteret Ukendt kategori: rumskibe' }),
    );
    expect(await screen.findByText('Rundsav')).toBeInTheDocument();
    expect(address()).toBe('/browse');
  });

  describe('is where distances are measured from', () => {
    const places = {
      searchOrigin: ({ near }: Variables) => {
        const known: Record<string, string> = { '': 'København', 2100: 'Østerbro', Valby: 'Valby' };
        const name = known[String(near)];
        return { searchOrigin: name ? { name, latitude: 55.7, longitude: 12.6 } : null };
      },
      places: ({ beginsWith }: Variables) => ({
        places: ['Valby', 'Vanløse'].filter((name) => name.startsWith(String(beginsWith))),
      }),
    };
    const live = { source: 'live' as const, api: places };
    const opener = (name: RegExp | string) => screen.findByRole('button', { name });
    const dialog = async () =>
      within(await screen.findByRole('dialog', { name: 'Hvor skal vi måle fra?' }));

    it('the service says it, and a place is written and chosen', async () => {
      const { person, asked, address } = await browse('', live);
      expect(asked()[0]).not.toHaveProperty('near');
      await person.click(await opener('Målt fra København'));
      const choice = await dialog();
      expect(choice.getByRole('button', { name: 'Mål herfra' })).toBeDisabled();
      await person.type(choice.getByRole('textbox', { name: 'By, bydel eller postnummer' }), 'Va');
      expect(await choice.findByRole('button', { name: 'Vanløse' })).toBeInTheDocument();
      await person.click(choice.getByRole('button', { name: 'Valby' }));
      await waitFor(() => expect(address()).toBe('/browse?near=Valby'));
      await waitFor(() => expect(asked().at(-1)).toMatchObject({ near: 'Valby' }));
      expect(await opener('Målt fra Valby')).toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Fjern filteret Nær Valby' }));
      expect(address()).toBe('/browse');
      expect(await opener('Målt fra København')).toBeInTheDocument();
    });

    it('a postcode is called by the name of its place', async () => {
      await browse('?near=2100', live);
      expect(await screen.findByText('Nær Østerbro')).toBeInTheDocument();
      expect(await opener('Målt fra Østerbro')).toBeInTheDocument();
    });

    it('a place that nobody knows is said to be one, and can be written anew', async () => {
      const { person, address } = await browse('?near=Atlantis', {
        ...live,
        api: { ...places, searchTools: () => ({ searchTools: [] }) },
      });
      expect(await screen.findByText('Ukendt sted: Atlantis')).toBeInTheDocument();
      expect(await screen.findByText(/^Vi kender ikke stedet „Atlantis“/)).toBeInTheDocument();
      await person.click(await opener('Vi kender ikke stedet'));
      const choice = await dialog();
      const input = choice.getByRole('textbox', { name: 'By, bydel eller postnummer' });
      expect(input).toHaveValue('Atlantis');
      expect(await choice.findByText('Intet sted begynder sådan.')).toBeInTheDocument();
      await person.click(choice.getByRole('button', { name: 'Fjern stedet' }));
      expect(address()).toBe('/browse');
    });

    describe('by position', () => {
      const placedAt = (answer: (found: PositionCallback, fail: PositionErrorCallback) => void) =>
        Object.defineProperty(navigator, 'geolocation', {
          configurable: true,
          value: { getCurrentPosition: answer },
        });
      afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

      it('is asked for when it is pressed alone, and leaves as the name of a place', async () => {
        const ask = jest.fn((found: PositionCallback) =>
          found({ coords: { latitude: 55.66123, longitude: 12.51789 } } as GeolocationPosition),
        );
        placedAt(ask);
        const {
          person,
          address,
          api: service,
        } = await browse('', {
          ...live,
          api: { ...places, placeNear: () => ({ placeNear: { name: 'Valby' } }) },
        });
        await person.click(await opener('Målt fra København'));
        const choice = await dialog();
        expect(ask).not.toHaveBeenCalled();
        await person.click(choice.getByRole('button', { name: 'Brug min placering' }));
        await waitFor(() => expect(address()).toBe('/browse?near=Valby'));
        expect(service.callsOf('placeNear').map(({ variables }) => variables)).toEqual([
          { latitude: 55.66, longitude: 12.52 },
        ]);
      });

      it.each([
        ['denied', 'Vi fik ikke at vide, hvor du er. Skriv et sted i stedet.'],
        ['abroad', 'Du er for langt fra Danmark. Skriv et sted i stedet.'],
      ])('%s is said, and a place can be written in its stead', async (what, words) => {
        placedAt((found, fail) =>
          what === 'denied'
            ? fail({ message: 'User denied Geolocation' } as GeolocationPositionError)
            : found({ coords: { latitude: 0, longitude: 0 } } as GeolocationPosition),
        );
        const { person, address } = await browse('', {
          ...live,
          api: { ...places, placeNear: () => ({ placeNear: null }) },
        });
        await person.click(await opener('Målt fra København'));
        const choice = await dialog();
        await person.click(choice.getByRole('button', { name: 'Brug min placering' }));
        expect(await choice.findByText(words)).toBeInTheDocument();
        expect(choice.getByRole('button', { name: 'Brug min placering' })).toBeEnabled();
        expect(address()).toBe('/browse');
      });
    });
  });

  describe('is how many there are', () => {
    const counts = (total: number) => ({
      searchFacets: {
        total,
        categoryCounts: [
          { categoryId: 1, count: 2 },
          { categoryId: 4, count: 0 },
        ],
        ratingCounts: [1, 2, 3, 4, 5].map((ratingMin) => ({ ratingMin, count: 6 - ratingMin })),
        priceBands: [
          { priceCentsMin: 0, priceCentsMax: 5_000, count: 1_001 },
          { priceCentsMin: 50_000, priceCentsMax: 100_000_000, count: 3 },
        ],
      },
    });
    const many = Array.from({ length: 24 }, (_, index) =>
      buildFoundTool({ id: `s${index}`, name: `Sav ${index}`, searchCursor: `c${index}` }),
    );

    it('in all, and not how many are loaded', async () => {
      const { person, asked } = await browse('', {
        source: 'live',
        api: {
          searchTools: ({ after }) => ({ searchTools: after ? [drill] : many }),
          searchFacets: () => counts(1_001),
        },
      });
      const results = within(screen.getByRole('region', { name: 'Resultater' }));
      expect(await results.findByText('1.000+ værktøj')).toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Vis flere' }));
      await waitFor(() => expect(asked()).toHaveLength(2));
    });

    it('with each choice, whatever order is asked for; none is a choice too', async () => {
      const {
        person,
        api: service,
        address,
      } = await browse('?sort=rating&q=sav', {
        source: 'live',
        api: { searchFacets: () => counts(1) },
      });
      expect(
        await screen.findByRole('checkbox', { name: /^Power Tools.*2 værktøj$/ }),
      ).toBeEnabled();
      expect(service.callsOf('searchFacets').map(({ variables }) => variables)).toEqual([
        {
          searchTerm: 'sav',
          categoryIds: [],
          priceCentsMin: 0,
          priceCentsMax: 50_000,
          distanceMax: 25,
          ratingMin: null,
        },
      ]);
      const stars = screen.getByRole('list', {
        name: 'Antal værktøj med mindst så mange stjerner',
      });
      expect(stars).toHaveTextContent('Mindst 1: 5Mindst 2: 4Mindst 3: 3Mindst 4: 2Mindst 5: 1');
      await person.click(screen.getByRole('checkbox', { name: /^Kitchen.*0 værktøj$/ }));
      await waitFor(() =>
        expect(address()).toBe('/browse?q=sav&category=kitchen-tools&sort=rating'),
      );
    });

    it('with prices to choose in one press, which a second one takes back', async () => {
      const { person, address } = await browse('', {
        source: 'live',
        api: { searchFacets: () => counts(1) },
      });
      const cheap = await screen.findByRole('button', { name: /^0–50.*1\.000\+ værktøj$/ });
      await person.click(cheap);
      expect(address()).toBe('/browse?max=50');
      expect(cheap).toHaveAttribute('aria-pressed', 'true');
      await person.click(screen.getByRole('button', { name: /^500\+.*3 værktøj$/ }));
      expect(address()).toBe('/browse?min=500&max=1000000');
      await person.click(screen.getByRole('button', { name: /^500\+.*3 værktøj$/ }));
      expect(address()).toBe('/browse');
    });

    it('dimmed while those of the next search are on their way', async () => {
      const slow = held<null>();
      const { person } = await browse('', {
        source: 'live',
        api: {
          searchFacets: async ({ ratingMin }) => {
            if (ratingMin === 5) await slow.promise;
            return counts(1);
          },
        },
      });
      const figure = await screen.findByText('1.000+');
      const figures = () => figure.closest('[data-stale]');
      expect(figures()).toHaveAttribute('data-stale', 'false');
      await person.click(screen.getByRole('radio', { name: 'Mindst 5 stjerner' }));
      await waitFor(() => expect(figures()).toHaveAttribute('data-stale', 'true'));
      await act(async () => slow.release(null));
      await waitFor(() => expect(figures()).toHaveAttribute('data-stale', 'false'));
    });

    it('left out where it cannot be had, and the list is there all the same', async () => {
      await browse('', {
        source: 'live',
        api: {
          searchFacets: () => {
            throw new FakeGraphqlError('No');
          },
        },
      });
      expect(await screen.findByText('3 værktøj')).toBeInTheDocument();
      expect(shownNames()).toHaveLength(3);
      expect(screen.queryByRole('list', { name: 'Prisniveauer' })).not.toBeInTheDocument();
    });

    it('never asked in the sample', async () => {
      const { api: service } = await browse();
      await screen.findByText('Viser 3 værktøj');
      await act(service.idle);
      expect(service.callsOf('searchFacets')).toEqual([]);
      expect(service.callsOf('searchOrigin')).toEqual([]);
    });
  });

  it('says what relevance is, beside the choice of it', async () => {
    const { person } = await browse('', { source: 'live' });
    expect(await screen.findByText(/^Relevans: de bedst bedømte/)).toBeInTheDocument();
    await person.type(searchBox(), 'sav{Enter}');
    expect(await screen.findByText(/^Relevans: ordet i navnet/)).toBeInTheDocument();
    await person.selectOptions(screen.getByRole('combobox'), 'Bedømmelse');
    expect(screen.queryByText(/^Relevans: /)).not.toBeInTheDocument();
  });

  it('asks the service of the sample for no days, and shows none', async () => {
    const { asked } = await browse('?from=2026-11-28&to=2026-11-29');
    await screen.findByText('Boremaskine');
    expect(asked().at(-1)).not.toHaveProperty('availableFrom');
    expect(screen.queryByRole('button', { name: 'Vælg dage' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Fjern filteret/ })).not.toBeInTheDocument();
  });

  it('says that a question has no answer, and never shows the tools of the one before', async () => {
    const { person, api: service } = await browse('', { source: 'live' });
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

describe('the address (D10)', () => {
  it.each([
    ['?q=sav', { searchTerm: 'sav' }, ['Rundsav']],
    ['?category=Kitchen', { categoryIds: [4] }, ['Røremaskine']],
    ['?category=kitchen-tools', { categoryIds: [4] }, ['Røremaskine']],
    ['?category=Power+Tools', { categoryIds: [1] }, ['Boremaskine', 'Rundsav']],
    [
      '?category=Kitchen&category=power-tools',
      { categoryIds: [1, 4] },
      ['Boremaskine', 'Rundsav', 'Røremaskine'],
    ],
    ['?min=20&max=80', { priceCentsMin: 2_000, priceCentsMax: 8_000 }, ['Boremaskine']],
    ['?distance=7&rating=4', { distanceMax: 7, ratingMin: 4 }, world.map(({ name }) => name)],
  ])('%s is what is asked for', async (query, variables, names) => {
    const { asked } = await browse(query);
    await waitFor(() => expect(shownNames()).toEqual(names));
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toMatchObject(variables);
  });

  it('fills every control', async () => {
    await browse(
      '?q=ma&category=Kitchen&min=10&max=200&distance=7&rating=4&view=list&sort=price-desc',
    );
    expect(searchBox()).toHaveValue('ma');
    expect(screen.getByRole('checkbox', { name: 'Kitchen' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Power Tools' })).not.toBeChecked();
    expect(field('Min. pris')).toHaveValue(10);
    expect(field('Maks. pris')).toHaveValue(200);
    expect(screen.getByRole('slider', { name: 'Afstand' })).toHaveValue('7');
    expect(screen.getByRole('radio', { name: 'Mindst 4 stjerner' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Liste' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sortér efter' })).toHaveValue('price-desc');
  });

  it('follows every control, and forgets what is a default again', async () => {
    const { person, address } = await browse();
    await person.click(screen.getByRole('checkbox', { name: 'Hand Tools' }));
    await waitFor(() => expect(address()).toBe('/browse?category=hand-tools'));
    await person.click(screen.getByRole('checkbox', { name: 'Kitchen' }));
    await person.click(screen.getByRole('radio', { name: 'Mindst 3 stjerner' }));
    await person.click(screen.getByRole('radio', { name: 'Liste' }));
    await person.selectOptions(screen.getByRole('combobox'), 'Pris: Lav til høj');
    await waitFor(() =>
      expect(address()).toBe(
        '/browse?category=hand-tools&category=kitchen-tools&rating=3&view=list&sort=price-asc',
      ),
    );
    await person.click(screen.getByRole('checkbox', { name: 'Hand Tools' }));
    await person.click(screen.getByRole('checkbox', { name: 'Kitchen' }));
    await person.click(screen.getByRole('button', { name: 'Alle' }));
    await person.click(screen.getByRole('radio', { name: 'Gitter' }));
    await person.selectOptions(screen.getByRole('combobox'), 'Relevans');
    await waitFor(() => expect(address()).toBe('/browse'));
  });

  it('keeps the filters on the way to a tool and back', async () => {
    const { person, history, address } = await browse('?category=Kitchen&max=100', {
      api: { tool: () => ({ tool: null }) },
    });
    await person.click(await screen.findByRole('link', { name: 'Røremaskine' }));
    await waitFor(() => expect(address()).toBe('/tool/3'));
    act(() => history.go(-1));
    await waitFor(() => expect(address()).toBe('/browse?category=Kitchen&max=100'));
    expect(await screen.findByRole('checkbox', { name: 'Kitchen' })).toBeChecked();
    expect(await screen.findByText('Viser 1 værktøj')).toBeInTheDocument();
    expect(field('Maks. pris')).toHaveValue(100);
  });

  it('shows another search when a link leads to it from the search itself', async () => {
    const { person } = await browse('?q=sav&rating=2');
    await waitFor(() => expect(shownNames()).toEqual(['Rundsav']));
    const header = within(screen.getByRole('banner'));
    await person.click(header.getByRole('link', { name: 'Find værktøj' }));
    await waitFor(() => expect(shownNames()).toHaveLength(3));
    expect(searchBox()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Mindst 2 stjerner' })).not.toBeChecked();
  });

  it('asks for no category that it does not know', async () => {
    const { asked } = await browse('?category=Sailing');
    expect(await screen.findByText('Viser 3 værktøj')).toBeInTheDocument();
    expect(asked()[0]).toMatchObject({ categoryIds: [] });
  });
});

describe('typing (D11)', () => {
  it('waits for a pause and then asks once, with every letter', async () => {
    const { person, asked, address } = await browse();
    await screen.findByText('Viser 3 værktøj');
    await person.type(searchBox(), 'rundsav');
    expect(searchBox()).toHaveValue('rundsav');
    expect(asked()).toHaveLength(1);
    await waitFor(() => expect(shownNames()).toEqual(['Rundsav']));
    expect(asked().map(({ searchTerm }) => searchTerm)).toEqual(['', 'rundsav']);
    expect(address()).toBe('/browse?q=rundsav');
  });

  it('does not wait after Enter', async () => {
    const { person, address } = await browse();
    await person.type(searchBox(), 'bor{Enter}');
    expect(address()).toBe('/browse?q=bor');
  });

  it('can be taken back at once', async () => {
    const { person, address } = await browse('?q=bor');
    await person.click(screen.getByRole('button', { name: 'Ryd søgningen' }));
    expect(searchBox()).toHaveValue('');
    expect(searchBox()).toHaveFocus();
    expect(address()).toBe('/browse');
    expect(screen.queryByRole('button', { name: 'Ryd søgningen' })).not.toBeInTheDocument();
  });

  it('never calls a person back who has gone on meanwhile', async () => {
    jest.useFakeTimers();
    const { person, address } = await browse('', {
      api: { tool: () => ({ tool: null }) },
      advanceTimers: (milliseconds) => void jest.advanceTimersByTime(milliseconds),
    });
    await screen.findByText('Viser 3 værktøj');
    await person.type(searchBox(), 'bor');
    await person.click(screen.getByRole('link', { name: 'Rundsav' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(address()).toBe('/tool/2');
    jest.useRealTimers();
  });
});

describe('answers (D11)', () => {
  it('are never replaced by those to an earlier question', async () => {
    const slow = held<null>();
    const { person, api } = await browse('', {
      api: {
        searchTools: async (variables) => {
          if (variables['searchTerm'] === 'sav') await slow.promise;
          return { searchTools: found(variables) };
        },
      },
    });
    await screen.findByText('Viser 3 værktøj');
    await person.type(searchBox(), 'sav{Enter}');
    await person.clear(searchBox());
    await person.type(searchBox(), 'bore{Enter}');
    await waitFor(() => expect(shownNames()).toEqual(['Boremaskine']));
    await act(async () => slow.release(null));
    await act(api.idle);
    expect(shownNames()).toEqual(['Boremaskine']);
    expect(screen.getByText('Viser 1 værktøj')).toBeInTheDocument();
  });

  it('leave the list in place, marked as busy, until the next one is there', async () => {
    const slow = held<null>();
    const { person } = await browse('', {
      api: {
        searchTools: async (variables) => {
          if (variables['ratingMin'] === 5) await slow.promise;
          return { searchTools: found(variables).slice(0, variables['ratingMin'] === 5 ? 1 : 3) };
        },
      },
    });
    const list = await screen.findByRole('list', { name: 'Værktøj' });
    expect(list).toHaveAttribute('aria-busy', 'false');
    await person.click(screen.getByRole('radio', { name: 'Mindst 5 stjerner' }));
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    expect(shownNames()).toHaveLength(3);
    await act(async () => slow.release(null));
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    expect(shownNames()).toEqual(['Boremaskine']);
  });

  it('that fail raise a toast with a way to try again, and show nothing raw', async () => {
    let fails = true;
    const { person } = await browse('', {
      api: {
        searchTools: (variables) => {
          if (fails) throw new FakeGraphqlError('relation "tools" does not exist');
          return { searchTools: found(variables) };
        },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Prøv igen' });
    expect(screen.queryByText(/relation/)).not.toBeInTheDocument();
    expect(screen.queryByText('Henter værktøj')).not.toBeInTheDocument();
    expect(screen.queryByText('Intet værktøj fundet')).not.toBeInTheDocument();
    fails = false;
    await person.click(retry);
    expect(await screen.findByText('Viser 3 værktøj')).toBeInTheDocument();
  });
});

describe('the filters (§2, §5, §9)', () => {
  it('offer every category, 0 to 500 kr., 1 to 50 km from 25, and 1 to 5 stars', async () => {
    await browse();
    const categories = within(screen.getByRole('group', { name: 'Kategorier' }));
    expect(categories.getAllByRole('checkbox')).toHaveLength(11);
    expect(field('Min. pris')).toHaveValue(0);
    expect(field('Min. pris')).toHaveAttribute('min', '0');
    expect(field('Maks. pris')).toHaveValue(500);
    expect(field('Maks. pris')).toHaveAttribute('min', '0');
    const distance = screen.getByRole('slider', { name: 'Afstand' });
    expect(distance).toHaveValue('25');
    expect(distance).toHaveAttribute('min', '1');
    expect(distance).toHaveAttribute('max', '50');
    expect(distance).toHaveAttribute('aria-valuetext', '25 km');
    const rating = within(screen.getByRole('group', { name: 'Bedømmelse' }));
    expect(rating.getAllByRole('radio')).toHaveLength(5);
    for (const star of rating.getAllByRole('radio')) expect(star).not.toBeChecked();
  });

  it('cap the lowest price by the highest', async () => {
    const { person, address } = await browse('?max=60');
    await person.clear(field('Min. pris'));
    await person.type(field('Min. pris'), '90');
    expect(field('Min. pris')).toHaveValue(60);
    await waitFor(() => expect(address()).toBe('/browse?min=60&max=60'));
  });

  it('floor the highest price by the lowest, without spoiling what is being typed', async () => {
    const { person, address } = await browse('?min=20');
    await person.clear(field('Maks. pris'));
    await person.type(field('Maks. pris'), '2');
    expect(field('Maks. pris')).toHaveValue(2);
    await waitFor(() => expect(address()).toBe('/browse?min=20&max=20'));
    await person.type(field('Maks. pris'), '50');
    expect(field('Maks. pris')).toHaveValue(250);
    await waitFor(() => expect(address()).toBe('/browse?min=20&max=250'));
    await person.clear(field('Maks. pris'));
    await person.type(field('Maks. pris'), '1');
    await person.tab();
    expect(field('Maks. pris')).toHaveValue(20);
    await waitFor(() => expect(address()).toBe('/browse?min=20&max=20'));
  });

  it('take an emptied price for its default', async () => {
    const { person, address } = await browse('?min=20&max=60');
    await person.clear(field('Min. pris'));
    await person.clear(field('Maks. pris'));
    await waitFor(() => expect(address()).toBe('/browse'));
    await person.tab();
    expect(field('Maks. pris')).toHaveValue(500);
  });

  it('ask for the distance after a pause of sliding', async () => {
    const { asked } = await browse();
    await screen.findByText('Viser 3 værktøj');
    const distance = screen.getByRole('slider', { name: 'Afstand' });
    for (const value of ['24', '18', '9']) fireEvent.change(distance, { target: { value } });
    expect(distance).toHaveValue('9');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ distanceMax: 9 }));
    expect(asked()).toHaveLength(2);
  });

  it('go with Ryd alt, which sets the price to 0 to 50 and nothing else aside', async () => {
    const { person, address, asked } = await browse(
      '?q=sav&category=Kitchen&min=10&max=200&distance=7&rating=4&view=list&sort=price-asc',
    );
    await person.click(screen.getByRole('button', { name: 'Ryd alt' }));
    expect(searchBox()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Kitchen' })).not.toBeChecked();
    expect(field('Min. pris')).toHaveValue(0);
    expect(field('Maks. pris')).toHaveValue(50);
    expect(screen.getByRole('slider')).toHaveValue('25');
    expect(screen.getByRole('radio', { name: 'Mindst 4 stjerner' })).not.toBeChecked();
    expect(address()).toBe('/browse?max=50&view=list&sort=price-asc');
    await waitFor(() =>
      expect(asked().at(-1)).toEqual({
        searchTerm: '',
        categoryIds: [],
        priceCentsMin: 0,
        priceCentsMax: 5_000,
        distanceMax: 25,
        ratingMin: null,
      }),
    );
  });

  it('each have a chip that removes them and hands the focus on', async () => {
    const { person, address } = await browse(
      '?category=Kitchen&min=10&max=200&distance=7&rating=1',
    );
    const chips = () => within(screen.getByRole('list', { name: 'Aktive filtre' }));
    expect(
      chips()
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Kitchen', '10–200 kr./dag', 'Inden for 7 km', 'Mindst 1 stjerne']);
    await person.click(chips().getByRole('button', { name: 'Fjern filteret 10–200 kr./dag' }));
    expect(address()).toBe('/browse?category=Kitchen&distance=7&rating=1');
    expect(chips().getByRole('button', { name: 'Fjern filteret Inden for 7 km' })).toHaveFocus();
    await person.click(chips().getByRole('button', { name: 'Fjern filteret Mindst 1 stjerne' }));
    await person.click(chips().getByRole('button', { name: 'Fjern filteret Kitchen' }));
    await person.click(chips().getByRole('button', { name: 'Fjern filteret Inden for 7 km' }));
    expect(address()).toBe('/browse');
    expect(screen.queryByRole('list', { name: 'Aktive filtre' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are in a drawer on a phone, whose button says how many are active', async () => {
    const { person, address } = await browse('?category=Kitchen&rating=4');
    const open = screen.getByRole('button', { name: /^Filtre/ });
    expect(open).toHaveAccessibleName('Filtre 2 aktive');
    await person.click(open);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtre' }));
    await person.click(drawer.getByRole('checkbox', { name: 'Kitchen' }));
    await waitFor(() => expect(address()).toBe('/browse?rating=4'));
    await person.click(await drawer.findByRole('button', { name: 'Vis 3 værktøj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Filtre/ })).toHaveAccessibleName('Filtre 1 aktivt');
  });

  it('have our own categories when the service cannot say its own', async () => {
    const { asked } = await browse('?category=Kitchen', {
      api: {
        categories: () => {
          throw new FakeGraphqlError('No');
        },
      },
    });
    expect(await screen.findByText('Viser 1 værktøj')).toBeInTheDocument();
    expect(asked()[0]).toMatchObject({ categoryIds: [4] });
  });
});

describe('nothing found (§2)', () => {
  it('says so, and resets the filters', async () => {
    const { person, address } = await browse('?q=rumraket&category=Kitchen');
    expect(
      await screen.findByRole('heading', { name: 'Intet værktøj fundet' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Viser 0 værktøj')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Nulstil filtre' }));
    expect(address()).toBe('/browse?max=50');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(field('Maks. pris')).toHaveValue(50);
  });
});

describe('sorting and view (§2, D13)', () => {
  it('offers the five orders', async () => {
    await browse();
    const options = within(screen.getByRole('combobox', { name: 'Sortér efter' }));
    expect(options.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Relevans',
      'Pris: Lav til høj',
      'Pris: Høj til lav',
      'Bedømmelse',
      'Afstand',
    ]);
  });

  it.each([
    ['Pris: Lav til høj', ['Boremaskine', 'Røremaskine', 'Rundsav']],
    ['Pris: Høj til lav', ['Rundsav', 'Røremaskine', 'Boremaskine']],
    ['Bedømmelse', ['Boremaskine', 'Rundsav', 'Røremaskine']],
    ['Afstand', ['Boremaskine', 'Rundsav', 'Røremaskine']],
  ])('%s orders what is shown and asks nobody', async (label, names) => {
    const { person, asked } = await browse();
    await screen.findByText('Viser 3 værktøj');
    await person.selectOptions(screen.getByRole('combobox'), label);
    await waitFor(() => expect(shownNames()).toEqual(names));
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).not.toHaveProperty('orderBy');
    expect(asked()[0]).not.toHaveProperty('orderDirection');
  });

  it('shows a list with descriptions instead of a grid', async () => {
    const { person } = await browse('', { styled: true });
    const list = await screen.findByRole('list', { name: 'Værktøj' });
    const [description] = screen.getAllByText(drill.description);
    expect(description).not.toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Liste' }));
    await waitFor(() => expect(list).toHaveAttribute('data-view', 'list'));
  });
});

describe('more results', () => {
  const pageOf = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildFoundTool({
        id: String(from + index),
        name: `Værktøj ${from + index}`,
        searchCursor: `after-${from + index}`,
      }),
    );
  const pages = (variables: Variables) => ({
    searchTools: variables['after'] === undefined ? pageOf(1, 24) : pageOf(25, 6),
  });

  it('come by the button, which hands the focus to the first of them', async () => {
    const { person, asked } = await browse('', { api: { searchTools: pages } });
    expect(await screen.findByText('Viser 24 værktøj')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Vis flere' }));
    expect(await screen.findByText('Viser 30 værktøj')).toBeInTheDocument();
    expect(asked().map(({ after }) => after)).toEqual([undefined, 'after-24']);
    expect(screen.getByRole('link', { name: 'Værktøj 25' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });

  it('come by themselves near the end', async () => {
    const original = globalThis.IntersectionObserver;
    const watchers = new Set<() => void>();
    class NearObserver {
      readonly #reach: () => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#reach = () => report([{ isIntersecting: true }]);
      }
      observe() {
        watchers.add(this.#reach);
      }
      disconnect() {
        watchers.delete(this.#reach);
      }
    }
    Object.assign(globalThis, { IntersectionObserver: NearObserver });
    try {
      await browse('', { api: { searchTools: pages } });
      expect(await screen.findByText('Viser 24 værktøj')).toBeInTheDocument();
      act(() => {
        for (const reach of [...watchers]) reach();
      });
      expect(await screen.findByText('Viser 30 værktøj')).toBeInTheDocument();
      expect(watchers.size).toBe(0);
    } finally {
      Object.assign(globalThis, { IntersectionObserver: original });
    }
  });

  it('are not offered when all are shown', async () => {
    await browse();
    await screen.findByText('Viser 3 værktøj');
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });
});
