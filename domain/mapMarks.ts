import { type GeoBox, type GeoPoint, toWorld, type WorldPoint, worldWidth } from './mercator';

/** The tools of a search at one place. */
export interface MapPoint extends GeoPoint {
  count: number;
  /** Whether there may be more than were counted. */
  hasMore: boolean;
  /** What the cheapest costs a day in øre; null where not all were looked at. */
  priceCentsMin: number | null;
  /** What the only tool is called; null where there are more. */
  toolName: string | null;
}

/** What the map shows as one: the tools of one place, or of neighbouring ones. It stands where most of them are. */
export interface MapMark extends MapPoint {
  /** Holds all its places, and no other mark's. */
  box: GeoBox;
}

/** Marks are about as large, in pixels, and stand in cells of that width at first. */
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

/** A mark while it grows: how many tools the place that it stands on has. */
interface Growing extends MapMark {
  largest: number;
  /** Where that is on the square of the world. */
  world: WorldPoint;
}

/** Which of two places has more; of equals, always the same one. */
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
 * The marks of some points at a zoom, at most `most` of them. No two stand so near that they hide each other, unless
 * they could not become one without a place of a third. The numbers of tools add up to those of the points.
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
  // The one with most stays where it is, and takes in what it would hide.
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
