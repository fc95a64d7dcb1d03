import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchToolsInfiniteQuery } from '../../../tools/api/catalogueApi';
import type { MapProps } from './MapCanvas';

/** How many of the nearest tools the first view of the map shows. */
const nearestCount = 20;
/** In how many places these tools are at least, so that the first view has as many marks. */
const fewestPlaces = 8;
/** In km: distances are those of the centres of places, so the nearest are often 0 km away. */
const leastKilometres = 2;

/**
 * The radius of the map's first view, in km, at most that of the search. It is read from the loaded results of the list, so
 * that opening the map sends no search of its own. Undefined until they are known.
 */
export function useFirstKilometres({
  isReady,
  listed,
  kilometres,
}: Pick<MapProps, 'isReady' | 'listed' | 'kilometres'>): number | undefined {
  const { data, isError, hasNextPage } = useSearchToolsInfiniteQuery(isReady ? listed : skipToken);
  const tools = data?.pages.flat();
  if (!tools) return isError ? kilometres : undefined;
  const distances = tools
    .flatMap(({ distanceMetres }) => distanceMetres ?? [])
    .sort((one, next) => one - next);
  // With more pages and another order, tools as near as the nearer half of these are not loaded yet.
  const shown = hasNextPage ? Math.ceil(distances.length / 2) : distances.length;
  const metres = distances[Math.min(shown, nearestCount) - 1];
  if (metres === undefined) return kilometres;
  const places = new Map(tools.map(({ location, distanceMetres }) => [location, distanceMetres]));
  const furthest = [...places.values()]
    .flatMap((distance) => distance ?? [])
    .sort((one, next) => one - next)
    .at(fewestPlaces - 1);
  return Math.min(kilometres, Math.max(leastKilometres, metres / 1000, (furthest ?? 0) / 1000));
}
