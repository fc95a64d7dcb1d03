import { badInput } from '../errors';
import { limits } from '../limits';
import { placeNear, placesBeginning } from '../places/gazetteer';
import { cleanLine, lengthOf } from '../validation/cleanText';
import { namedOrigin } from './readOrigin';
import type { Topic } from './topic';

/** A coordinate, rounded so that it does not reveal an address: two decimals are about a kilometre. */
function coarse(name: string, degrees: number, most: number): number {
  if (Math.abs(degrees) > most) throw badInput(`${name} must be -${most} to ${most}.`);
  return Math.round(degrees * 100) / 100;
}

export const places: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """The Danish place that is nearest to a point, which is rounded to two decimals and not kept; null where none is within 100 km."""
      placeNear(
        """Degrees north."""
        latitude: Float!
        """Degrees east."""
        longitude: Float!
      ): Place
      """Names of Danish places, shortest first, or postcodes with their names, at most 8: to choose from while one is typed."""
      places(
        """What they begin with, at most 120 characters."""
        beginsWith: String!
      ): [String!]!
      """Where \`searchTools\` measures distances from; null where \`near\` is no place that we know."""
      searchOrigin(
        """As \`searchTools\` is given it."""
        near: String
      ): Place
    }

    """A place in Denmark."""
    type Place {
      """What it is called, and found by."""
      name: String!
      """Degrees north, of its middle."""
      latitude: Float!
      """Degrees east, of its middle."""
      longitude: Float!
    }
  `,
  resolvers: {
    Query: {
      placeNear: (_root, { latitude, longitude }) =>
        placeNear({
          latitude: coarse('latitude', latitude, 90),
          longitude: coarse('longitude', longitude, 180),
        }),
      places(_root, { beginsWith }) {
        const text = cleanLine(beginsWith);
        if (lengthOf(text) > limits.search.near.max) {
          throw badInput(`beginsWith may be at most ${limits.search.near.max} characters.`);
        }
        return placesBeginning(text, limits.placesSuggested);
      },
      searchOrigin: (_root, { near }, context) => namedOrigin(near, context),
    },
  },
};
