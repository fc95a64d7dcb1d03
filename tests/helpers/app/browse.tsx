import { screen, within } from '@testing-library/react';
import type { FoundTool } from '../../../src/tools/api/catalogueApi';
import { buildFoundTool } from './builders';
import { renderRoute } from './renderRoute';

export const drill = buildFoundTool({ id: '1', name: 'Boremaskine', pricePerDayCents: 7_500 });
export const saw = buildFoundTool({ id: '2', name: 'Rundsav', pricePerDayCents: 11_000 });
const mixer = buildFoundTool({
  id: '3',
  name: 'Røremaskine',
  pricePerDayCents: 9_000,
  location: 'Odense',
  categories: [{ id: 4, name: 'Kitchen', code: 'kitchen-tools' }],
});
export const world = [drill, saw, mixer];

export type Variables = Record<string, unknown>;

/** A service of three tools that filters by the text, the categories and the highest price. */
export function found(variables: Variables): FoundTool[] {
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

export type BrowseOptions = NonNullable<Parameters<typeof renderRoute>[1]>;

export async function browse(query = '', options: BrowseOptions = {}) {
  const route = await renderRoute(`/browse${query}`, {
    ...options,
    api: {
      searchTools: (variables) => ({ searchTools: found(variables) }),
      searchFacets: (variables) => ({
        searchFacets: {
          total: found(variables).length,
          categoryCounts: [],
          ratingCounts: [],
          priceBands: [],
          hasMore: false,
        },
      }),
      ...options.api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Find værktøj' });
  await screen.findByRole('checkbox', { name: 'Kitchen' });
  return {
    ...route,
    asked: () => route.api.callsOf('searchTools').map((call) => call.variables),
  };
}

export const browseLetter = (query = '', options: BrowseOptions = {}) =>
  browse(query, { ...options, source: 'sample' });

export const shownNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const field = (name: string) => screen.getByRole('spinbutton', { name });
export const searchBox = () => screen.getByLabelText('Søg efter værktøj', { selector: 'input' });

/** A promise that the test resolves when it wants to. */
export function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
