import { type GeoBox, type GeoPoint, toWorld, type WorldPoint, worldWidth } from './mercator';

/** The tools of a search at one place. */
export interface MapPoint extends GeoPoint {
  count: number;
  /** Whether there may be more than were counted. */
  hasMore: boolean;
  /** The lowest price per day in øre; null when not all tools were looked at. */
  priceCentsMin: number | null;
  /** The name of the only tool; null when there are more. */
  toolName: string | null;
}

/**
 * One mark on the map: the tools of one place, or of neighbouring places. It stands at the place with the most tools.
 */
export interface MapMark extends MapPoint {
  /** The box holds all places of this mark, and none of another mark. */
  box: GeoBox;
}

/** The approximate size of a mark, and the width of the cells that first group the places; in pixels. */
const mark = { width: 88, height: 44 };
const cell = 80;

const reach = (one: GeoBox, other: GeoBox): GeoBox => ({
  south: Math.min(one.south, other.south),
  west: Math.min(one.west, other.west),
  north: Math.max(one.north, other.north),
  east: Math.max(one.east, other.east),
});
const overlap = (one: GeoBox, other: GeoBox) =>
  one.south <= other.north &&
  other.south <= one.north &&
  one.west <= other.east &&
  other.west <= one.east;

/** A mark while it grows, with the number of tools at the place where it stands. */
interface Growing extends MapMark {
  largest: number;
  /** The position of that place on the square of the world. */
  world: WorldPoint;
}

/** Orders places by their number of tools; equal ones by position, so that the result is always the same. */
function order(one: Growing, other: Growing): number {
  return (
    other.largest - one.largest || one.latitude - other.latitude || one.longitude - other.longitude
  );
}

function together(one: Growing, other: Growing): Growing {
  const { latitude, longitude, largest, world } = order(one, other) <= 0 ? one : other;
  const [price, otherPrice] = [one.priceCentsMin, other.priceCentsMin];
  return {
    latitude,
    longitude,
    largest,
    world,
    count: one.count + other.count,
    hasMore: one.hasMore || other.hasMore,
    priceCentsMin: price === null || otherPrice === null ? null : Math.min(price, otherPrice),
    toolName: null,
    box: reach(one.box, other.box),
  };
}

function inCells(points: readonly MapPoint[], width: number): Growing[] {
  const cells = new Map<string, Growing>();
  for (const point of points) {
    const { latitude, longitude, count } = point;
    const world = toWorld(point);
    const key = `${Math.floor((world.x * width) / cell)} ${Math.floor((world.y * width) / cell)}`;
    const box = { south: latitude, west: longitude, north: latitude, east: longitude };
    const alone = { ...point, box, world, largest: count };
    const there = cells.get(key);
    cells.set(key, there ? together(there, alone) : alone);
  }
  return [...cells.values()];
}

/**
 * The marks of some points at a zoom, at most `most` of them. No two marks hide each other, except where merging them
 * would cover a place of a third mark. The tool counts of the marks add up to those of the points.
 */
export function mapMarks(points: readonly MapPoint[], zoom: number, most: number): MapMark[] {
  let width = worldWidth(zoom);
  let marks = inCells(points, width);
  while (marks.length > most) {
    width /= 2;
    marks = inCells(points, width);
  }
  const isNear = ({ world: one }: Growing, { world: other }: Growing) =>
    Math.abs(one.x - other.x) * width < mark.width &&
    Math.abs(one.y - other.y) * width < mark.height;
  const open = marks.sort(order);
  const done: Growing[] = [];
  // The mark with the most tools stays in place and absorbs the marks it would hide.
  for (let one = open.shift(); one; one = open.shift()) {
    const first = one;
    const hidden = open.findIndex((other) => {
      if (!isNear(first, other)) return false;
      const box = reach(first.box, other.box);
      return ![...done, ...open].some((each) => each !== other && overlap(each.box, box));
    });
    const [other] = hidden === -1 ? [] : open.splice(hidden, 1);
    if (other) open.unshift(together(first, other));
    else done.push(first);
  }
  return done.map(({ largest, world, ...whole }) => whole);
}
