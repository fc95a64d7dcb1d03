import { act, screen, waitFor, within } from '@testing-library/react';
import {
  browse,
  drill,
  field,
  found,
  held,
  saw,
  searchBox,
  shownNames,
  type Variables,
} from '../../../tests/helpers/app/browse';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../../tests/helpers/app/fakeApi';
import type { FoundTool } from '../../tools/api/catalogueApi';

describe('the browse page (§2)', () => {
  it('requests the defaults of §9 and shows the results with price, name and place', async () => {
    const { asked } = await browse();
    await waitFor(() => expect(screen.getByText('3 værktøj')).toBeInTheDocument());
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

  it('shows a loading state and no count before the first response', async () => {
    const answer = held<{ searchTools: FoundTool[] }>();
    await browse('', { api: { searchTools: () => answer.promise } });
    expect(screen.getByText('Henter værktøj')).toBeInTheDocument();
    expect(screen.queryByText(/\d værktøj$/)).not.toBeInTheDocument();
    await act(async () => answer.release({ searchTools: [drill] }));
    await waitFor(() => expect(screen.getByText('1 værktøj')).toBeInTheDocument());
    expect(screen.queryByText('Henter værktøj')).not.toBeInTheDocument();
  });

  it('marks English category names with their language', async () => {
    await browse();
    expect(screen.getByText('Kitchen')).toHaveAttribute('lang', 'en');
  });

  it('saves a tool as a favourite with the heart on its picture', async () => {
    const { person, store } = await browse();
    const heart = await screen.findByRole('button', { name: 'Gem Rundsav som favorit' });
    await person.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    const { id, name, description, location, imageUrl, pricePerDayCents, categories } = saw;
    expect(store.getState().favourites.entities['2']).toEqual({
      id,
      name,
      description,
      location,
      imageUrl,
      pricePerDayCents,
      categories,
      ratingAverage: null,
      reviewCount: 0,
    });
  });
});

describe('search responses (D11)', () => {
  it('are never replaced by those to an earlier request', async () => {
    const slow = held<null>();
    const { person, api } = await browse('', {
      api: {
        searchTools: async (variables) => {
          if (variables['searchTerm'] === 'sav') await slow.promise;
          return { searchTools: found(variables) };
        },
      },
    });
    await screen.findByText('3 værktøj');
    await person.type(searchBox(), 'sav{Enter}');
    await person.clear(searchBox());
    await person.type(searchBox(), 'bore{Enter}');
    await waitFor(() => expect(shownNames()).toEqual(['Boremaskine']));
    await act(async () => slow.release(null));
    await act(api.idle);
    expect(shownNames()).toEqual(['Boremaskine']);
    expect(screen.getByText('1 værktøj')).toBeInTheDocument();
  });

  it('stay in place, marked as busy, until the next ones arrive', async () => {
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

  it('that fail raise a toast with a retry and show no raw error', async () => {
    let fails = true;
    const { person } = await browse('', {
      api: {
        searchTools: (variables) => {
          if (fails) throw new FakeGraphqlError('relation "tools" does not exist');
          return { searchTools: found(variables) };
        },
      },
    });
    const alerts = within(screen.getByRole('region', { name: 'Beskeder' }));
    const retry = await alerts.findByRole('button', { name: 'Prøv igen' });
    expect(screen.queryByText(/relation/)).not.toBeInTheDocument();
    expect(screen.queryByText('Henter værktøj')).not.toBeInTheDocument();
    expect(screen.queryByText('Intet værktøj fundet')).not.toBeInTheDocument();
    fails = false;
    await person.click(retry);
    await waitFor(() => expect(screen.getByText('3 værktøj')).toBeInTheDocument());
  });
});

describe('an empty result (§2)', () => {
  it('offers no map', async () => {
    await browse('?q=rumraket&category=Kitchen');
    await screen.findByRole('heading', { name: 'Intet værktøj fundet' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Vis på kort' })).not.toBeInTheDocument(),
    );
  });

  it('is announced and resets the filters', async () => {
    const { person, address } = await browse('?q=rumraket&category=Kitchen');
    expect(
      await screen.findByRole('heading', { name: 'Intet værktøj fundet' }),
    ).toBeInTheDocument();
    expect(screen.getByText('0 værktøj')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Nulstil filtre' }));
    expect(address()).toBe('/browse');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(field('Maks. pris')).toHaveValue(500);
  });
});

describe('sorting and list view (§2, D13)', () => {
  it('offers five sort orders', async () => {
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

  it('shows a list with descriptions instead of a grid', async () => {
    const { person } = await browse('', { styled: true });
    const list = await screen.findByRole('list', { name: 'Værktøj' });
    const [description] = screen.getAllByText(drill.description);
    expect(description).not.toBeVisible();
    await person.click(screen.getByRole('radio', { name: 'Liste' }));
    await waitFor(() => expect(list).toHaveAttribute('data-view', 'list'));
  });
});

describe('further results', () => {
  const getPage = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildFoundTool({
        id: String(from + index),
        name: `Værktøj ${from + index}`,
        searchCursor: `after-${from + index}`,
      }),
    );
  const thirty = () => ({
    searchFacets: {
      total: 30,
      categoryCounts: [],
      ratingCounts: [],
      priceBands: [],
      hasMore: false,
    },
  });
  const pages = (variables: Variables) => ({
    searchTools: variables['after'] === undefined ? getPage(1, 24) : getPage(25, 6),
  });

  it('are loaded by the button, which moves the focus to the first of them', async () => {
    const { person, asked } = await browse('', {
      api: { searchTools: pages, searchFacets: thirty },
    });
    await waitFor(() => expect(shownNames()).toHaveLength(24));
    await waitFor(() => expect(screen.getByText('30 værktøj')).toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Vis flere' }));
    await waitFor(() => expect(shownNames()).toHaveLength(30));
    expect(asked().map(({ after }) => after)).toEqual([undefined, 'after-24']);
    expect(screen.getByRole('link', { name: 'Værktøj 25' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });

  it('are loaded automatically near the end', async () => {
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
      await browse('', { api: { searchTools: pages, searchFacets: thirty } });
      await waitFor(() => expect(shownNames()).toHaveLength(24));
      await waitFor(() => expect(screen.getByText('30 værktøj')).toBeInTheDocument());
      act(() => {
        for (const reach of [...watchers]) reach();
      });
      await waitFor(() => expect(shownNames()).toHaveLength(30));
      expect(watchers.size).toBe(0);
    } finally {
      Object.assign(globalThis, { IntersectionObserver: original });
    }
  });

  it('are not offered when all are shown', async () => {
    await browse();
    await screen.findByText('3 værktøj');
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });
});
