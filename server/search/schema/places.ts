import { limits } from '../../config/limits';
import type { Resolvers } from '../../context/resolvers.generated';
import { cleanLine, countCharacters } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import { placeNear, placesBeginning } from '../places/gazetteer';
import { namedOrigin } from './readSearchLocation';

/** A coordinate, rounded so that it does not reveal an address: two decimals are about a kilometre. */
function coarse(name: string, degrees: number, most: number): number {
  if (Math.abs(degrees) > most) throw badInput(`${name} must be -${most} to ${most}.`);
  return Math.round(degrees * 100) / 100;
}

export const places: Resolvers = {
  Query: {
    placeNear: (_root, { latitude, longitude }) =>
      placeNear({
        latitude: coarse('latitude', latitude, 90),
        longitude: coarse('longitude', longitude, 180),
      }),
    places(_root, { beginsWith }) {
      const text = cleanLine(beginsWith);
      if (countCharacters(text) > limits.search.near.max) {
        throw badInput(`beginsWith may be at most ${limits.search.near.max} characters.`);
      }
      return placesBeginning(text, limits.placesSuggested);
    },
    searchOrigin: (_root, { near }, context) => namedOrigin(near, context),
  },
};
