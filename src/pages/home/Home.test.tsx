import { readdirSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { categoryEmoji } from '../../../domain/tools/categoryEmoji';
import { buildCategories, buildFoundTool } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const featured = Array.from({ length: 6 }, (_, index) =>
  buildFoundTool({
    id: `${index + 1}`,
    name: `Værktøj ${index + 1}`,
    ratingAverage: 4.5,
    reviewCount: 4,
  }),
);
const withFeatured = { api: { featuredTools: () => ({ featuredTools: featured }) } };

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

  it('has the first three categories as tiles with the emoji of their code', async () => {
    const [power, garden, hand, kitchen, cleaning] = buildCategories();
    await renderRoute('/', {
      api: { categories: () => ({ categories: [kitchen, power, cleaning, garden, hand] }) },
    });
    const tiles = within(await screen.findByRole('navigation', { name: 'Kategorier' }));
    const first = await tiles.findByRole('link', { name: 'Kitchen' });
    expect(first).toHaveAttribute('href', '/browse?category=kitchen-tools');
    expect(first).toHaveTextContent('🍳');
    expect(within(first).getByText('Kitchen')).toHaveAttribute('lang', 'en');
    expect(tiles.getAllByRole('listitem')).toHaveLength(3);
    expect(tiles.getByRole('link', { name: 'Power Tools' })).toHaveTextContent('🔌');
    expect(tiles.getByRole('link', { name: 'Cleaning' })).toHaveTextContent('🧹');
    expect(tiles.queryByRole('link', { name: 'Hand Tools' })).not.toBeInTheDocument();
  });

  it('has an icon for every category', () => {
    const drawn = readdirSync('public/images/pictograms').map((file) => file.replace('.svg', ''));
    expect(drawn.sort()).toEqual([...Object.keys(categoryEmoji), 'toolbox'].sort());
  });

  it('keeps its tiles and shows an error when the categories cannot be loaded', async () => {
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

  it('features tools with price, place, stars and links', async () => {
    const { api } = await renderRoute('/', withFeatured);
    const part = await section('Udvalgt værktøj');
    const cards = await part.findAllByRole('article');
    expect(cards).toHaveLength(6);
    for (const [index, tool] of featured.entries()) {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('link', { name: tool.name })).toHaveAttribute(
        'href',
        `/tool/${tool.id}`,
      );
      expect(card.getByText(tool.location)).toBeInTheDocument();
      expect(card.getByText('kr./dag')).toBeInTheDocument();
      expect(card.getByText(/af 5 stjerner/)).toBeInTheDocument();
    }
    expect(api.callsOf('searchTools')).toHaveLength(0);
  });

  it('saves a featured tool as a favourite and removes it again', async () => {
    const { person, store } = await renderRoute('/', withFeatured);
    const part = await section('Udvalgt værktøj');
    const [heart] = await part.findAllByRole('button', { name: /^Gem .* som favorit$/ });
    if (!heart) throw new Error('No heart on the page');
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(store.getState().favourites.ids).toHaveLength(1);
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().favourites.ids).toHaveLength(0);
  });

  it('hides the featured section when there are no tools', async () => {
    await renderRoute('/', {
      api: { featuredTools: () => ({ featuredTools: [] }) },
    });
    await section('Derfor låner folk i Skuret');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Udvalgt værktøj' })).not.toBeInTheDocument(),
    );
  });

  it('gives reasons, with the service’s own figures', async () => {
    await renderRoute('/');
    const benefits = await section('Derfor låner folk i Skuret');
    expect(benefits.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(benefits.getByText(/5\.000 kr\./)).toBeInTheDocument();
  });

  it('invites the visitor to lend and to borrow', async () => {
    await renderRoute('/');
    const call = await section('Lad dit værktøj tjene penge');
    expect(call.getByRole('link', { name: 'Udlån dit værktøj' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(call.getByRole('link', { name: 'Find værktøj' })).toHaveAttribute('href', '/browse');
  });
});

describe('testimonials on the front page', () => {
  const noTools = { featuredTools: () => ({ featuredTools: [] }) };
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
    const people = within(
      await screen.findByRole('region', { name: 'Det siger dem, der har lånt' }),
    );
    expect(people.getByText(/lagt frem med bits/)).toBeInTheDocument();
    expect(people.getByText('Mads Vinther')).toBeInTheDocument();
    expect(people.getByRole('link', { name: 'Akku boremaskine' })).toHaveAttribute(
      'href',
      '/tool/1',
    );
    const band = within(screen.getByRole('region', { name: 'har et værktøj tjent sin ejer' }));
    expect(band.getByText(/^750 kr/)).toBeInTheDocument();
    expect(band.getByText('På 3 udlån i kategorien Bricklayer.')).toBeInTheDocument();
    expect(band.getByRole('link', { name: 'Læg dit eget op' })).toHaveAttribute(
      'href',
      '/add-tool',
    );
  });

  it('are hidden when there are none', async () => {
    const { api } = await renderRoute('/', { api: noTools });
    await waitFor(() => expect(api.callsOf('homeStories')).toHaveLength(1));
    await api.idle();
    expect(screen.queryByRole('region', { name: 'Det siger dem, der har lånt' })).toBeNull();
    expect(screen.queryByText('har et værktøj tjent sin ejer')).toBeNull();
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
