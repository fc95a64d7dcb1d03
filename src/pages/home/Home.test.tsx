import { readdirSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { categoryEmoji } from '../../../domain/tools/categoryEmoji';
import {
  buildBooking,
  buildCategories,
  buildFoundTool,
  buildUser,
} from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';

const featured = Array.from({ length: 6 }, (_, index) =>
  buildFoundTool({
    id: `${index + 1}`,
    name: `Værktøj ${index + 1}`,
    ratingAverage: 4.5,
    reviewCount: 4,
  }),
);
const withTools = { api: { searchTools: () => ({ searchTools: featured }) } };

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the front page (§2)', () => {
  it('has one heading, a title and a search field', async () => {
    await renderRoute('/');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lån det værktøj, du mangler' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Lån værktøj af naboen – Skuret');
    expect(screen.getByRole('searchbox', { name: 'Hvad leder du efter?' })).toHaveAttribute(
      'placeholder',
      'Hvad leder du efter?',
    );
  });

  it('opens the results for the entered text', async () => {
    const { person, address } = await renderRoute('/', {
      api: { searchTools: () => ({ searchTools: [] }) },
    });
    await person.type(await screen.findByRole('searchbox'), '  bor & sav{Enter}');
    await waitFor(() => expect(address()).toBe('/browse?q=bor%20%26%20sav'));
    expect(await screen.findByRole('searchbox', { name: 'Søg efter værktøj' })).toHaveValue(
      'bor & sav',
    );
  });

  it('stays without a search text and focuses the field', async () => {
    const { person, address } = await renderRoute('/');
    await person.type(await screen.findByRole('searchbox'), '   ');
    await person.click(screen.getByRole('button', { name: 'Søg' }));
    expect(address()).toBe('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('has all categories in a row with the emoji of their code', async () => {
    const all = buildCategories();
    await renderRoute('/', { api: { categories: () => ({ categories: all }) } });
    const row = within(await screen.findByRole('navigation', { name: 'Kategorier' }));
    const first = await row.findByRole('link', { name: 'Kitchen' });
    expect(first).toHaveAttribute('href', '/browse?category=kitchen-tools');
    expect(first).toHaveTextContent('🍳');
    expect(within(first).getByText('Kitchen')).toHaveAttribute('lang', 'en');
    expect(row.getAllByRole('listitem')).toHaveLength(all.length);
  });

  it('has an icon for every category', () => {
    const drawn = readdirSync('public/images/pictograms').map((file) => file.replace('.svg', ''));
    expect(drawn.sort()).toEqual([...Object.keys(categoryEmoji), 'toolbox'].sort());
  });

  it('keeps its row and shows an error when the categories cannot be loaded', async () => {
    await renderRoute('/', {
      api: {
        categories: () => {
          throw new FakeGraphqlError('No');
        },
      },
    });
    const tiles = within(await screen.findByRole('navigation', { name: 'Kategorier' }));
    expect(await tiles.findByRole('link', { name: 'Power Tools' })).toHaveAttribute(
      'href',
      '/browse?category=power-tools',
    );
    expect(await screen.findByRole('button', { name: 'Prøv igen' })).toBeInTheDocument();
  });

  it('explains the service in three steps: find, book and pay, use and return', async () => {
    await renderRoute('/');
    const steps = await section('Sådan virker det');
    expect(
      steps.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual(['1. Find værktøjet', '2. Book og betal', '3. Brug og aflever']);
  });

  it('shows eight tools that are free next weekend, and links to all of them', async () => {
    setToday('2026-07-08T10:00:00Z');
    const many = Array.from({ length: 9 }, (_, index) =>
      buildFoundTool({ id: `${index + 1}`, name: `Værktøj ${index + 1}` }),
    );
    const { api } = await renderRoute('/', { api: { searchTools: () => ({ searchTools: many }) } });
    const part = await section('Ledigt nær København i weekenden');
    expect(await part.findAllByRole('article')).toHaveLength(8);
    expect(part.getByRole('link', { name: 'Værktøj 8' })).toHaveAttribute('href', '/tool/8');
    expect(part.getByRole('link', { name: 'Se alt, der er ledigt' })).toHaveAttribute(
      'href',
      '/browse?from=2026-07-11&to=2026-07-12',
    );
    expect(api.callsOf('searchTools')[0]?.variables).toMatchObject({
      availableFrom: '2026-07-11',
      availableTo: '2026-07-12',
    });
    expect(api.callsOf('featuredTools')).toHaveLength(0);
    jest.useRealTimers();
  });

  it('shows the featured tools when none is free', async () => {
    await renderRoute('/', {
      api: {
        searchTools: () => ({ searchTools: [] }),
        featuredTools: () => ({ featuredTools: featured }),
      },
    });
    const part = await section('Udvalgt værktøj');
    expect(await part.findAllByRole('article')).toHaveLength(6);
    expect(screen.queryByText(/^Ledigt/)).not.toBeInTheDocument();
  });

  it('shows tools before it explains', async () => {
    await renderRoute('/', withTools);
    const [tools, steps] = [
      await screen.findByRole('heading', { name: 'Ledigt nær København i weekenden' }),
      screen.getByRole('heading', { name: 'Sådan virker det' }),
    ];
    expect(tools.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('saves a tool as a favourite and removes it again', async () => {
    const { person, store } = await renderRoute('/', withTools);
    const part = await section('Ledigt nær København i weekenden');
    const [heart] = await part.findAllByRole('button', { name: /^Gem .* som favorit$/ });
    if (!heart) throw new Error('No heart on the page');
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(store.getState().favourites.ids).toHaveLength(1);
    await person.click(heart);
    expect(store.getState().favourites.ids).toHaveLength(0);
  });

  it('has no tools in an empty market', async () => {
    await renderRoute('/', {
      api: {
        searchTools: () => ({ searchTools: [] }),
        featuredTools: () => ({ featuredTools: [] }),
      },
    });
    await section('Sådan virker det');
    await waitFor(() =>
      expect(
        screen.queryByRole('heading', { name: /Udvalgt værktøj|Ledigt nær/ }),
      ).not.toBeInTheDocument(),
    );
  });

  it('names what every booking has, with the service’s own figures', async () => {
    await renderRoute('/');
    const list = within(await screen.findByRole('list', { name: 'Det får du altid' }));
    expect(list.getByText(/5\.000 kr\./)).toBeInTheDocument();
    expect(list.getByText('Afbestil gratis indtil to dage før')).toBeInTheDocument();
  });

  it('searches with the chosen days and place', async () => {
    setToday('2026-07-08T10:00:00Z');
    const { person, address } = await renderRoute('/', {
      api: { searchTools: () => ({ searchTools: [] }), places: () => ({ places: [] }) },
    });
    await person.click(await screen.findByRole('button', { name: 'Hvornår Vælg dage' }));
    const days = within(await screen.findByRole('dialog', { name: 'Hvornår skal du bruge det?' }));
    await person.click(await days.findByRole('button', { name: 'I weekenden' }));
    await person.click(days.getByRole('button', { name: 'Vælg dagene' }));
    expect(address()).toBe('/');
    await person.click(await screen.findByRole('button', { name: 'Hvor Nær København' }));
    const place = within(await screen.findByRole('dialog', { name: 'Hvor er du?' }));
    await person.type(place.getByRole('textbox', { name: /^By/ }), 'Aarhus');
    await person.click(place.getByRole('button', { name: 'Vælg stedet' }));
    await person.click(await screen.findByRole('button', { name: 'Søg' }));
    await waitFor(() =>
      expect(address()).toBe('/browse?from=2026-07-11&to=2026-07-12&near=Aarhus'),
    );
    jest.useRealTimers();
  });

  it('invites the visitor to lend once, without a number where none is known', async () => {
    await renderRoute('/', {
      api: { homeStories: () => ({ homeStories: { chosenReviews: [], earned: null } }) },
    });
    const call = await section('Lad dit værktøj tjene penge');
    expect(call.getByRole('link', { name: 'Sådan låner du ud' })).toHaveAttribute('href', '/lend');
    expect(call.queryByText(/tjener|har tjent/)).not.toBeInTheDocument();
  });

  it('says what a day of lending earns, by the prices of such tools', async () => {
    const prices: Record<string, number[]> = {
      hækkeklipper: [65, 80, 95, 95],
      boremaskine: [45, 75, 75],
    };
    const { person } = await renderRoute('/', {
      api: {
        searchTools: ({ searchTerm }) => ({
          searchTools: (prices[String(searchTerm)] ?? []).map((price, index) =>
            buildFoundTool({ id: `${index + 1}`, pricePerDayCents: price * 100 }),
          ),
        }),
        featuredTools: () => ({ featuredTools: [] }),
      },
    });
    const band = await section('Lad dit værktøj tjene penge');
    expect(
      await band.findByText(/^En hækkeklipper tjener typisk 65–\u206095.kr\./),
    ).toBeInTheDocument();
    const field = band.getByRole('textbox', { name: 'Hvad har du?' });
    await person.type(field, 'Makita boremaskine{Enter}');
    expect(await band.findByText(/^Lignende værktøj tjener typisk 45–\u206075.kr\./)).toBeVisible();
    await person.clear(field);
    await person.type(field, 'Symaskine{Enter}');
    expect(await band.findByText(/^Vi kender for få af den slags/)).toBeVisible();
  });
});

describe('testimonials on the front page', () => {
  const noTools = {
    searchTools: () => ({ searchTools: [] }),
    featuredTools: () => ({ featuredTools: [] }),
  };
  const stories = {
    chosenReviews: [
      {
        id: '5',
        rating: 5,
        comment: 'Ren, opladet og lagt frem med bits i rækkefølge.',
        createdByUser: { id: '8', name: 'Mads Vinther', avatarImageUrl: '/images/members/8.svg' },
        tool: { id: '1', name: 'Akku boremaskine' },
      },
    ],
    earned: {
      category: { name: 'Bricklayer', code: 'bricklayer-tools' },
      earnedCents: 75_000,
      rentalCount: 3,
    },
  };

  it('are from borrowers, with the earnings of a tool', async () => {
    await renderRoute('/', {
      api: { ...noTools, homeStories: () => ({ homeStories: stories }) },
    });
    const people = within(await screen.findByRole('region', { name: 'Det siger lånerne' }));
    expect(people.getByText(/lagt frem med bits/)).toBeInTheDocument();
    expect(people.getByText('Mads Vinther')).toBeInTheDocument();
    expect(people.getByRole('link', { name: 'Akku boremaskine' })).toHaveAttribute(
      'href',
      '/tool/1',
    );
    const band = await section('Lad dit værktøj tjene penge');
    expect(
      band.getByText(/^Et værktøj i kategorien Bricklayer har tjent 750(,00)?.kr\. på 3 udlån\.$/),
    ).toBeInTheDocument();
  });

  it('are hidden when there are none', async () => {
    const { api } = await renderRoute('/', { api: noTools });
    await waitFor(() => expect(api.callsOf('homeStories')).toHaveLength(1));
    await api.idle();
    expect(screen.queryByRole('region', { name: 'Det siger lånerne' })).toBeNull();
    expect(screen.queryByText(/har tjent/)).toBeNull();
  });
});

describe('recently viewed tools on the front page', () => {
  const watches = new Set<IntersectionObserverCallback>();
  beforeEach(() => {
    watches.clear();
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
      watches.add(callback);
      return { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const scrollDown = () =>
    act(() => {
      for (const watch of watches) {
        watch([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    });
  const open = () =>
    renderRoute('/', {
      api: {
        featuredTools: () => ({ featuredTools: [] }),
        homeStories: () => ({ homeStories: { chosenReviews: [], earned: null } }),
        listedTools: () => ({ listedTools: [buildFoundTool({ id: '8', name: 'Stiksav' })] }),
      },
    });
  const keep = () =>
    localStorage.setItem('skuret.lately', JSON.stringify({ seen: ['8', '9'], searches: ['sav'] }));
  const part = () => screen.queryByRole('region', { name: 'Set for nylig' });

  it('are requested when scrolled near, have hearts, and are cleared with a click', async () => {
    keep();
    const { api, person } = await open();
    await screen.findByRole('heading', { level: 1 });
    expect(api.callsOf('listedTools')).toHaveLength(0);
    scrollDown();
    const seen = within(await screen.findByRole('region', { name: 'Set for nylig' }));
    expect(await seen.findByRole('link', { name: 'Stiksav' })).toHaveAttribute('href', '/tool/8');
    expect(api.callsOf('listedTools')[0]?.variables).toEqual({ ids: ['8', '9'] });
    await person.click(seen.getByRole('button', { name: 'Gem Stiksav som favorit' }));
    expect(seen.getByRole('button', { pressed: true })).toBeInTheDocument();
    await person.click(seen.getByRole('button', { name: 'Ryd listen' }));
    await waitFor(() => expect(part()).not.toBeInTheDocument());
    expect(localStorage.getItem('skuret.lately')).toBe('{"seen":[],"searches":["sav"]}');
  });

  it('are hidden when there are none', async () => {
    const { api } = await open();
    await screen.findByRole('heading', { level: 1 });
    scrollDown();
    await api.idle();
    expect(part()).not.toBeInTheDocument();
    expect(api.callsOf('listedTools')).toHaveLength(0);
  });
});

describe('what is due today, on the front page', () => {
  const today = '2026-07-08';
  beforeEach(() => setToday(`${today}T10:00:00Z`));
  afterEach(() => jest.useRealTimers());

  const late = buildBooking({
    id: '5',
    state: 'PICKED_UP',
    status: 'overdue',
    startDate: '2026-07-05',
    endDate: '2026-07-07',
    possible: ['MARK_RETURNED'],
  });
  const open = async (bookings: readonly object[], user: object | null = buildUser()) =>
    renderRoute('/', {
      ...(user && { user: buildUser() }),
      api: {
        searchTools: () => ({ searchTools: featured }),
        dashboardBookings: () => ({ myBookings: bookings, lendBookings: [] }),
      },
    });

  it('is one link to the most urgent booking', async () => {
    await open([buildBooking({ id: '6', state: 'ACCEPTED', startDate: today }), late]);
    const strip = await section('Det her venter');
    const link = strip.getByRole('link', {
      name: 'Borehammer SDS-plus: 1 dag forsinket · Vis kode',
    });
    expect(link).toHaveAttribute('href', '/booking/5?show');
    expect(strip.getAllByRole('link')).toHaveLength(1);
  });

  it('is not shown for what waits another day', async () => {
    const { api } = await open([buildBooking({ state: 'ACCEPTED', startDate: '2026-07-09' })]);
    await waitFor(() => expect(api.callsOf('dashboardBookings')).toHaveLength(1));
    await screen.findByText('Værktøj 1');
    expect(screen.queryByRole('region', { name: 'Det her venter' })).not.toBeInTheDocument();
  });

  it('is not requested for a visitor', async () => {
    const { api } = await open([late], null);
    await screen.findByText('Værktøj 1');
    expect(api.callsOf('dashboardBookings')).toEqual([]);
  });
});
