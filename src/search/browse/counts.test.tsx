import { act, screen, waitFor, within } from '@testing-library/react';
import { browse, drill, held, shownNames } from '../../../tests/helpers/app/browse';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';

describe('result counts', () => {
  const counts = (total: number, hasMore = false) => ({
    searchFacets: {
      total,
      hasMore,
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

  it('show the total, not the number of loaded tools', async () => {
    const { person, asked } = await browse('', {
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

  it('are shown per filter option, independent of the sort order, including zero', async () => {
    const {
      person,
      api: service,
      address,
    } = await browse('?sort=rating&q=sav', {
      api: { searchFacets: () => counts(1) },
    });
    expect(await screen.findByRole('checkbox', { name: /^Power Tools.*2 værktøj$/ })).toBeEnabled();
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
    await waitFor(() => expect(address()).toBe('/browse?q=sav&category=kitchen-tools&sort=rating'));
  });

  it('include price ranges, applied with one click and removed with a second', async () => {
    const { person, address } = await browse('', {
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

  it('are minimums where not all tools were counted, and zero is not shown', async () => {
    await browse('', {
      api: {
        searchTools: ({ after }) => ({ searchTools: after ? [drill] : many }),
        searchFacets: () => counts(240, true),
      },
    });
    expect(await screen.findByText('240+ værktøj')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Power Tools.*2\+ værktøj$/ })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: 'Kitchen' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^0–50.*1\.000\+ værktøj$/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^500\+.*3\+ værktøj$/ })).toBeEnabled();
  });

  it('are dimmed while those of the next search load', async () => {
    const slow = held<null>();
    const { person } = await browse('', {
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

  it('are hidden when they cannot be loaded, and the list still shows', async () => {
    await browse('', {
      api: {
        searchFacets: () => {
          throw new FakeGraphqlError('No');
        },
      },
    });
    await waitFor(() => expect(screen.getByText('3 værktøj')).toBeInTheDocument());
    expect(shownNames()).toHaveLength(3);
    expect(screen.queryByRole('list', { name: 'Prisniveauer' })).not.toBeInTheDocument();
  });
});
