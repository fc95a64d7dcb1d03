import { mapMarks } from '../../domain/mapMarks';
import { mapZooms } from '../../domain/mapView';
import { type GeoBox, toWorld, worldWidth } from '../../domain/mercator';
import { badInput } from '../errors';
import { limits } from '../limits';
import { placeNear } from '../places/gazetteer';
import { decodeCursor } from '../records/searchPosition';
import { mapPoints, mapTools } from '../records/toolMap';
import { asksForWhole, readSearch } from './catalogue';
import { filterArguments } from './readToolFilters';
import type { Topic } from './topic';

/** Throws unless it is a valid box within the part of the world that maps show. */
function readBox({ south, west, north, east }: GeoBox): GeoBox {
  const isBox =
    south <= north && west <= east && south >= -85 && north <= 85 && west >= -180 && east <= 180;
  if (!isBox) throw badInput('box must go from south-west to north-east.');
  return { south, west, north, east };
}

/** Throws unless it is a box that a screen can show at the zoom. */
function readView(given: GeoBox, zoom: number): GeoBox {
  if (zoom < mapZooms.min || zoom > mapZooms.max) {
    throw badInput(`zoom must be ${mapZooms.min} to ${mapZooms.max}.`);
  }
  const box = readBox(given);
  const [corner, opposite] = [
    toWorld({ latitude: box.north, longitude: box.west }),
    toWorld({ latitude: box.south, longitude: box.east }),
  ];
  const side = Math.max(opposite.x - corner.x, opposite.y - corner.y) * worldWidth(zoom);
  if (side > limits.map.side) {
    throw badInput(`box may be at most ${limits.map.side} pixels wide and high at its zoom.`);
  }
  return box;
}

const filters = /* GraphQL */ `
        """As \`searchTools\` is given it."""
        searchTerm: String${filterArguments}`;

/** Searching on a map (docs/decisions/map.md). */
export const toolMap: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """The tools of a search in a box, counted, at most 300 marks; no two of them hide each other at the zoom."""
      toolMap(${filters}
        """At most 4096 pixels wide and high at \`zoom\`."""
        box: MapBox!
        """As all maps of the web count it, 5 to 13."""
        zoom: Int!
      ): [MapMark!]!
      """The tools of a search in a box, most relevant first: what a mark holds."""
      mapTools(${filters}
        """The box of the mark."""
        box: MapBox!
        """How many tools to answer, 1 to 100."""
        first: Int = 24
        """The \`searchCursor\` of the last tool of the answer before this one, to the same question."""
        after: String
      ): [Tool!]!
    }

    """All points from a south-western to a north-eastern one, both included, in degrees (WGS 84)."""
    input MapBox {
      """Lowest latitude."""
      south: Float!
      """Lowest longitude."""
      west: Float!
      """Highest latitude."""
      north: Float!
      """Highest longitude."""
      east: Float!
    }

    """The tools of one place, or of some that are near each other."""
    type MapMark {
      """The middle of the place with most of them, in degrees; never an address."""
      latitude: Float!
      """The middle of the place with most of them, in degrees; never an address."""
      longitude: Float!
      """What the place with most of them is called."""
      placeName: String!
      """How many tools there are."""
      count: Int!
      """Whether there may be more than \`count\`, which were not looked at."""
      hasMore: Boolean!
      """The lowest price per day in øre; null where not all were looked at."""
      priceCentsMin: Int
      """What the only tool is called; null where there are more."""
      toolName: String
      """Of the box that holds its places, and no other mark's: lowest latitude."""
      south: Float!
      """Lowest longitude of that box."""
      west: Float!
      """Highest latitude of that box."""
      north: Float!
      """Highest longitude of that box."""
      east: Float!
    }
  `,
  resolvers: {
    Query: {
      async toolMap(_root, { box, zoom, ...args }, context) {
        const view = readView(box, zoom);
        const search = await readSearch(args, context);
        if (!search) return [];
        const points = await mapPoints(context.reader, search, view);
        return mapMarks(points, zoom, limits.map.marks).map(({ box: held, ...mark }) => ({
          ...mark,
          ...held,
          placeName: placeNear(mark)?.name ?? '',
        }));
      },
      async mapTools(_root, { box, after, ...args }, context, info) {
        const held = readBox(box);
        const search = await readSearch(args, context);
        if (!search) return [];
        // On a map the order does not depend on how well the words match, so a position has no key for that.
        const kind = { order: search.order, direction: search.direction, hasTerm: false };
        const position = after ? decodeCursor(after, kind) : null;
        if (after && !position) throw badInput('after is not the searchCursor of such a search.');
        const whole = asksForWhole(info);
        return mapTools(context.reader, { ...search, after: position }, held, { whole });
      },
    },
  },
};
