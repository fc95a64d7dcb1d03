import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchToolsInfiniteQuery } from '../../../tools/api/catalogueApi';
import type { MapProps } from './MapCanvas';

/** How many of the nearest tools the first view of the map shows. */
const nearestCount = 20;
/** In km: distances are those of the centres of places, so the nearest are often 0 km away. */
const leastKilometres = 2;

/** The radius of the map's first view, in km, at most that of the search. Undefined until the nearest tools are known. */
export function useFirstKilometres({
  isReady,
  filters,
  kilometres,
}: Pick<MapProps, 'isReady' | 'filters' | 'kilometres'>): number | undefined {
  const query = useSearchToolsInfiniteQuery(
    isReady ? { ...filters, orderBy: 'DISTANCE' } : skipToken,
  );
  const tools = query.data?.pages[0];
  if (!tools) return query.isError ? kilometres : undefined;
  const metres = tools.slice(0, nearestCount).at(-1)?.distanceMetres ?? null;
  if (metres === null) return kilometres;
  return Math.min(kilometres, Math.max(leastKilometres, metres / 1000));
}
