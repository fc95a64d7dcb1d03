import { act, screen, waitFor } from '@testing-library/react';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

type Options = NonNullable<Parameters<typeof renderRoute>[1]>;

const counts = (total: number) => ({
  searchFacets: { total, categoryCounts: [], ratingCounts: [], priceBands: [], hasMore: false },
});

/** A search that finds nothing; `further` tools are within 50 kilometres. */
const openEmpty = (path: string, further: number, api: Options['api'] = {}) =>
  renderRoute(path, {
    api: {
      searchTools: () => ({ searchTools: [] }),
      searchFacets: ({ distanceMax }) => counts(distanceMax === 50 ? further : 0),
      searchSuggestions: () => ({
        searchSuggestions: { tools: [], categories: [], places: [], didYouMean: null },
      }),
      ...api,
    },
  });
const wider = () => screen.findByRole('link', { name: /inden for 50 km/ });

const cutter = {
  id: '44',
  name: 'Fliseskærer 600 mm',
  location: 'Valby',
  imageUrl: '/images/tools/tile-cutter.svg',
  pricePerDayCents: 9_000,
  categories: [{ id: 7, name: 'Bricklayer', code: 'bricklayer-tools' }],
};

describe('the hint below an empty result', () => {
  it('offers tools and a category that the beginning of the word finds', async () => {
    const { api } = await openEmpty('/browse?q=flisesav', 0, {
      searchSuggestions: ({ term }) => ({
        searchSuggestions: {
          tools: term === 'flise' ? [cutter] : [],
          categories: term === 'flise' ? [{ name: 'Bricklayer', code: 'bricklayer-tools' }] : [],
          places: [],
          didYouMean: null,
        },
      }),
    });
    expect(await screen.findByRole('link', { name: 'Fliseskærer 600 mm' })).toHaveAttribute(
      'href',
      '/tool/44',
    );
    expect(screen.getByRole('link', { name: /Bricklayer/ })).toHaveAttribute(
      'href',
      '/browse?category=bricklayer-tools',
    );
    expect(api.callsOf('searchSuggestions').map(({ variables }) => variables['term'])).toContain(
      'flise',
    );
  });

  it('links to the search without each chosen filter, with its number of tools', async () => {
    const { person, address } = await openEmpty(
      '/browse?max=50&rating=4&from=2026-10-12&to=2026-10-18',
      0,
      {
        searchFacets: ({ priceCentsMax, ratingMin }) =>
          counts(priceCentsMax === 50_000 ? 12 : ratingMin === null ? 3 : 0),
      },
    );
    expect(
      await screen.findByRole('link', { name: '3 uden krav til stjerner' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /uden datoer/ })).not.toBeInTheDocument();
    await person.click(await screen.findByRole('link', { name: '12 uden prisgrænsen' }));
    await waitFor(() => expect(address()).toBe('/browse?rating=4&from=2026-10-12&to=2026-10-18'));
  });

  it.each([
    ['/browse?q=sav&rating=4', /et andet ord/],
    ['/browse?q=sav&from=2026-10-12&to=2026-10-18', /et andet ord/],
  ])('advises another word when one was typed: %s', async (path, advice) => {
    await openEmpty(path, 0);
    expect(await screen.findByText(advice)).toBeInTheDocument();
  });

  it.each([
    ['/browse?rating=4', /færre filtre/],
    ['/browse?from=2026-10-12&to=2026-10-18', /andre dage eller/],
  ])('does not mention words when none was typed: %s', async (path, advice) => {
    await openEmpty(path, 0);
    expect(await screen.findByText(advice)).toBeInTheDocument();
    expect(screen.queryByText(/et andet ord/)).not.toBeInTheDocument();
  });

  it.each([
    [1, 'Vis 1 værktøj inden for 50 km'],
    [12, 'Vis 12 værktøj inden for 50 km'],
    [1_001, 'Vis 1.000+ værktøj inden for 50 km'],
  ])('says that there are %d further away, and shows them', async (further, words) => {
    const { person, address } = await openEmpty('/browse?q=sav&rating=4', further);
    const link = await wider();
    expect(link).toHaveTextContent(words);
    await person.click(link);
    await waitFor(() => expect(address()).toBe('/browse?q=sav&rating=4&distance=50'));
  });

  it('requests the count with all other filters', async () => {
    const { api } = await openEmpty('/browse?q=sav&near=Odense&distance=5', 3);
    await wider();
    expect(api.callsOf('searchFacets').at(-1)?.variables).toMatchObject({
      searchTerm: 'sav',
      near: 'Odense',
      distanceMax: 50,
    });
  });

  it.each([
    ['there is none further away either', '/browse?q=sav', {}],
    ['it looked as far as it can', '/browse?q=sav&distance=50', {}],
    [
      'its place is unknown',
      '/browse?near=Nowhere',
      { searchOrigin: () => ({ searchOrigin: null }) },
    ],
  ])('is absent when %s', async (_what, path, api: Options['api'] = {}) => {
    const { api: service } = await openEmpty(path, 0, api);
    expect(
      await screen.findByText(/^(Intet værktøj fundet|Ingen låner „sav“ ud)/),
    ).toBeInTheDocument();
    await act(service.idle);
    expect(screen.queryByRole('link', { name: /inden for 50 km/ })).not.toBeInTheDocument();
  });

  it('is absent when the count cannot be loaded', async () => {
    const { api: service } = await openEmpty('/browse?q=sav', 3, {
      searchFacets: () => {
        throw new FakeGraphqlError('No');
      },
    });
    expect(
      await screen.findByText(/^(Intet værktøj fundet|Ingen låner „sav“ ud)/),
    ).toBeInTheDocument();
    await act(service.idle);
    expect(screen.queryByRole('link', { name: /inden for 50 km/ })).not.toBeInTheDocument();
  });
});
