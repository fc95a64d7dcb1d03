import { addDays } from '../domain/values/days';
import type { FreeDays, SearchQuery } from '../server/search/records/searchTools';
import { usualDirection } from '../server/search/records/searchTools';

export interface Cell {
  filter: string;
  word: string;
  order: string;
  page: 'first' | 'deep';
  /**
   * `flat` searches must cost the same whatever the number of tools; with words or filters the cost may grow a little.
   */
  group: 'flat' | 'other';
  search: SearchQuery;
  /** Whether it asks for the counts instead of a page. */
  counts: boolean;
}

/** The first day from which the tools of the benchmark have bookings. */
export const benchToday = '2031-03-01';

function free(flexDays: number): FreeDays {
  const [startDate, endDate] = [addDays(benchToday, 12), addDays(benchToday, 14)];
  return { startDate, endDate, flexDays, today: benchToday };
}

const dense = { latitude: 55.6761, longitude: 12.5683 };
/** Læsø: about one tool in ten thousand. */
const sparse = { latitude: 57.257, longitude: 10.997 };
/** The North Sea. */
const empty = { latitude: 56, longitude: 4 };

const words: Record<string, string> = {
  none: '',
  /** In the names of one tool in seventeen. */
  common: 'boremaskine',
  /** In the descriptions of one tool in seven. */
  described: 'batteri',
  rare: 'kirsebærudstener',
  absent: 'helikopter',
  typo: 'boremaskien',
  part: 'maskine',
  two: 'tordal stige',
};

const filters: Record<string, Partial<SearchQuery>> = {
  none: {},
  'none, from an island': { origin: sparse },
  category: { categoryIds: [2] },
  price: { priceCentsMin: 5_000, priceCentsMax: 15_000 },
  rating: { ratingMin: 4 },
  '25 km, dense': { distanceKmMax: 25 },
  '25 km, sparse': { distanceKmMax: 25, origin: sparse },
  '25 km, empty': { distanceKmMax: 25, origin: empty },
  days: { free: free(0) },
  'days, 25 km, dense': { free: free(2), distanceKmMax: 25 },
  'all, dense': {
    categoryIds: [1],
    priceCentsMin: 0,
    priceCentsMax: 20_000,
    ratingMin: 4,
    distanceKmMax: 25,
  },
  'all, sparse': {
    categoryIds: [1],
    priceCentsMin: 0,
    priceCentsMax: 20_000,
    ratingMin: 4,
    distanceKmMax: 25,
    origin: sparse,
  },
};

const orders: Record<string, Pick<SearchQuery, 'order' | 'direction'>> = {
  relevance: { order: 'RELEVANCE', direction: 'DESC' },
  cheapest: { order: 'PRICE', direction: 'ASC' },
  dearest: { order: 'PRICE', direction: 'DESC' },
  rating: { order: 'RATING', direction: 'DESC' },
  nearest: { order: 'DISTANCE', direction: 'ASC' },
  newest: { order: 'NEWEST', direction: usualDirection('NEWEST') },
};

const plain: Omit<SearchQuery, 'order' | 'direction'> = {
  term: '',
  categoryIds: [],
  priceCentsMin: null,
  priceCentsMax: null,
  distanceKmMax: null,
  ratingMin: null,
  free: null,
  first: 24,
  after: null,
  measured: false,
  origin: dense,
};

/** Every filter with every order and every word, the first page and a deep one each, and the counts. */
export function searchGrid(): Cell[] {
  const cells: Cell[] = [];
  for (const [filter, asked] of Object.entries(filters)) {
    for (const [word, term] of Object.entries(words)) {
      for (const [order, turned] of Object.entries(orders)) {
        // The place matters only for the order `nearest`.
        if (filter === 'none, from an island' && order !== 'nearest') continue;
        for (const page of ['first', 'deep'] as const) {
          const isPlain = filter.startsWith('none') && word === 'none';
          const isTypo = filter === 'none' && word === 'typo' && order === 'relevance';
          cells.push({
            filter,
            word,
            order,
            page,
            counts: false,
            group: isPlain || (isTypo && page === 'first') ? 'flat' : 'other',
            search: { ...plain, term, ...asked, ...turned },
          });
        }
      }
      if (filter === 'none, from an island') continue;
      cells.push({
        filter,
        word,
        order: 'counts',
        page: 'first',
        group: 'other',
        counts: true,
        search: { ...plain, term, ...asked, order: 'RELEVANCE', direction: 'DESC' },
      });
    }
  }
  return cells;
}
