import { mapZooms } from '../../../domain/search/mapBounds';
import { mapMarks } from '../../../domain/search/mapMarks';
import { type GeoBox, toWorld, worldWidth } from '../../../domain/search/mercator';
import { limits } from '../../config/limits';
import type { Resolvers } from '../../context/resolvers.generated';
import { asksForWhole, readSearch } from '../../tools/schema/catalogue';
import { badInput } from '../../validation/errors';
import { placeNear } from '../places/gazetteer';
import { decodeCursor } from '../records/searchPosition';
import { mapPoints, mapTools } from '../records/toolMap';

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

/** Searching on a map (docs/decisions/57-map.md). */
export const toolMap: Resolvers = {
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
};
