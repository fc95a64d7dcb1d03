import { CompiledQuery } from 'kysely';
import { countedTo, facetRatings, type PriceBand, priceBands } from '../../../domain/search/facets';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { filterValues, type SearchFilters } from './searchTools';

export interface SearchFacetsRecord {
  total: number;
  categories: { categoryId: number; count: number }[];
  ratings: { ratingMin: number; count: number }[];
  priceBands: (PriceBand & { count: number })[];
  /** Whether more tools match than were counted; the counts are then minimums. */
  hasMore: boolean;
}

const statement = `
  select facet, place, amount
  from search_facets($1, $2, $3::integer[], $4::integer, $5::integer, $6::integer, $7::integer,
    $8::float8, $9::float8, $10::date, $11::date, $12::integer, $13::date,
    $14::integer[], $15::integer[], $16::integer[], $17, $18)`;

/** One statement looks at so many tools, fewer where each takes longer. */
const lookedFor = ({ term, distanceKmMax, free }: SearchFilters): number => {
  const { looked, lookedUp, lookedLeast } = limits.facets;
  const narrowed = Number(term !== '') + Number(distanceKmMax !== null);
  if (free || narrowed === 2) return lookedLeast;
  return narrowed === 1 ? lookedUp : looked;
};

/**
 * How many tools a search finds: in total, and by category, rating and price. For each kind the search is made without
 * the filter of that kind, so a count says what choosing that value would find. Counts end at `most`, one more than the
 * highest number that is shown exactly. With very many tools not all are looked at, so that the time has a limit:
 * `hasMore` is then true. See `search_facets` (migrations/search.sql).
 */
export async function searchFacets(
  executor: Executor,
  filters: SearchFilters,
  { most = countedTo + 1, looked = lookedFor(filters) } = {},
): Promise<SearchFacetsRecord> {
  const { rows } = await executor.executeQuery<{ facet: string; place: number; amount: number }>(
    CompiledQuery.raw(statement, [
      ...filterValues(filters),
      facetRatings.map((rating) => rating * 1000),
      priceBands.map(({ priceCentsMin }) => priceCentsMin),
      priceBands.map(({ priceCentsMax }) => priceCentsMax),
      most,
      looked,
    ]),
  );
  const rowsOfFacet = (kind: string) => rows.filter(({ facet }) => facet === kind);
  const countRows = (kind: string, wanted: number) =>
    rowsOfFacet(kind).find(({ place }) => place === wanted)?.amount ?? 0;
  return {
    total: countRows('total', 0),
    categories: rowsOfFacet('category').map(({ place, amount }) => ({
      categoryId: place,
      count: amount,
    })),
    ratings: facetRatings.map((ratingMin, index) => ({
      ratingMin,
      count: countRows('rating', index + 1),
    })),
    priceBands: priceBands.map((band, index) => ({
      ...band,
      count: countRows('price', index + 1),
    })),
    hasMore: countRows('hasMore', 0) > 0,
  };
}
