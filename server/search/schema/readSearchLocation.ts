import { limits } from '../../config/limits';
import type { RequestContext } from '../../context/context';
import { cleanLine, countCharacters } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import { findPlace, type NamedPlace, placeNear } from '../places/gazetteer';

/** The given place name, cleaned; '' when there is none. Throws `BAD_USER_INPUT` when it is too long. */
function readNear(near: string | null | undefined): string {
  const text = near ? cleanLine(near) : '';
  if (countCharacters(text) > limits.search.near.max) {
    throw badInput(`near may be at most ${limits.search.near.max} characters.`);
  }
  return text;
}

/**
 * Where distances start: the named place, else the signed-in member's when they have one, else the service's origin
 * (D12). Null for an unknown name. Without `measured`, the signed-in member is not looked up.
 */
export async function readSearchLocation(
  near: string | null | undefined,
  context: RequestContext,
  measured = true,
): Promise<{ latitude: number; longitude: number } | null> {
  const text = readNear(near);
  if (text !== '') return findPlace(text);
  if (!measured) return context.origin;
  const caller = await context.caller();
  if (caller.kind !== 'user') return context.origin;
  const { latitude, longitude } = caller.user;
  return latitude === null || longitude === null ? context.origin : { latitude, longitude };
}

/** The same with the name of the place in the gazetteer, or of the nearest one; '' when none is near. */
export async function namedOrigin(
  near: string | null | undefined,
  context: RequestContext,
): Promise<NamedPlace | null> {
  const point = await readSearchLocation(near, context);
  if (!point) return null;
  const { latitude, longitude } = point;
  const text = readNear(near);
  const found = text === '' ? null : findPlace(text);
  const name = found?.name ?? placeNear(point)?.name ?? '';
  return { name, latitude, longitude };
}
