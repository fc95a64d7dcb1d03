/**
 * Writes public/map/coast.bin, the coast that the map draws, from OpenStreetMap's outlines of land:
 *
 *     npm pack @geo-maps/earth-lands-100m@0.6.0 && tar xzf geo-maps-earth-lands-100m-0.6.0.tgz
 *     node --max-old-space-size=4000 --import tsx scripts/map/makeCoast.ts package/map.geo.json
 *
 * The package is 117 MB and read once, so it is no dependency. Denmark and the shores that it sees keep what the
 * source knows; farther away the coast gets coarser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { coastGrid, encodeCoast } from '../../domain/search/coast';
import { mapRegion } from '../../domain/search/mapBounds';
import { toWorld } from '../../domain/search/mercator';

type Point = readonly [x: number, y: number];

const file = process.argv[2];
if (file === undefined) throw new Error('Name the map.geo.json of @geo-maps/earth-lands-100m.');

/** How far a point may lie from the line that replaces it, in steps of the grid. */
const tolerance = { near: 1.5, far: 8 };
/** Islands up to this area, in steps squared, are left out. Near, that is about three hectares. */
const smallest = { near: 70, far: 1500 };

const gridPoint = (longitude: number, latitude: number): Point => {
  const { x, y } = toWorld({ latitude, longitude });
  return [x * coastGrid, y * coastGrid];
};
const getBox = (west: number, south: number, east: number, north: number) => {
  const [left, bottom] = gridPoint(west, south);
  const [right, top] = gridPoint(east, north);
  return { left, top, right, bottom };
};
const { south, west, north, east } = mapRegion;
/** Larger than the visible region, so that the clipped edges never show. */
const clip = getBox(west - 0.5, south - 0.3, east + 0.5, north + 0.3);
/** Denmark, and the Swedish side of the Sound. */
const nearBoxes = [getBox(7.9, 54.5, 13.05, 57.9), getBox(14.6, 54.9, 15.3, 55.4)];
const isNear = ([x, y]: Point) =>
  nearBoxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);

/** The part of a ring on one side of a line (Sutherland–Hodgman). */
function clipped(ring: Point[], axis: 0 | 1, bound: number, keepsAbove: boolean): Point[] {
  const inside = (point: Point) => (keepsAbove ? point[axis] >= bound : point[axis] <= bound);
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const crosses = inside(point) !== inside(before);
    const share = (bound - before[axis]) / (point[axis] - before[axis]);
    const at: Point = [
      before[0] + share * (point[0] - before[0]),
      before[1] + share * (point[1] - before[1]),
    ];
    return [...(crosses ? [at] : []), ...(inside(point) ? [point] : [])];
  });
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** The points that have to be kept between two others (Douglas–Peucker), without those two. */
function needed(points: readonly Point[], from: number, to: number): number[] {
  const kept: number[] = [];
  const open: [number, number][] = [[from, to]];
  for (let span = open.pop(); span; span = open.pop()) {
    let [farthest, worst] = [-1, 1];
    for (let at = span[0] + 1; at < span[1]; at += 1) {
      const point = points[at] as Point;
      const off =
        distanceToLine(point, points[span[0]] as Point, points[span[1]] as Point) /
        (isNear(point) ? tolerance.near : tolerance.far);
      if (off > worst) [farthest, worst] = [at, off];
    }
    if (farthest === -1) continue;
    kept.push(farthest);
    open.push([span[0], farthest], [farthest, span[1]]);
  }
  return kept.sort((a, b) => a - b);
}

function simplified(ring: readonly Point[]): Point[] {
  const [first] = ring;
  if (first === undefined) return [];
  // A ring is split at the point farthest from its start.
  let [far, worst] = [0, 0];
  for (const [at, point] of ring.entries()) {
    const off = Math.hypot(point[0] - first[0], point[1] - first[1]);
    if (off > worst) [far, worst] = [at, off];
  }
  const closed = [...ring, first];
  const ends = [0, ...needed(closed, 0, far), far, ...needed(closed, far, closed.length - 1)];
  const rounded = ends.map((at): Point => {
    const [x, y] = closed[at] as Point;
    return [Math.round(x), Math.round(y)];
  });
  return rounded.filter((point, index) => {
    const before = rounded.at(index - 1) as Point;
    return point[0] !== before[0] || point[1] !== before[1];
  });
}

function area(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

interface Geometry {
  type: string;
  coordinates: [number, number][][][];
}
const { geometries } = JSON.parse(readFileSync(file, 'utf8')) as { geometries: Geometry[] };
const rings = geometries
  .filter(({ type }) => type === 'MultiPolygon')
  .flatMap(({ coordinates }) => coordinates)
  // Lakes are left out, because their outlines look ugly at this resolution.
  .flatMap(([outline]) => {
    if (outline === undefined) return [];
    let ring = outline.slice(0, -1).map(([longitude, latitude]) => gridPoint(longitude, latitude));
    for (const [axis, bound, keepsAbove] of [
      [0, clip.left, true],
      [0, clip.right, false],
      [1, clip.top, true],
      [1, clip.bottom, false],
    ] as const) {
      ring = clipped(ring, axis, bound, keepsAbove);
    }
    const simple = simplified(ring);
    const least = simple.some(isNear) ? smallest.near : smallest.far;
    return simple.length >= 3 && area(simple) >= least ? [simple] : [];
  })
  // Sorted by position, so that the distances between neighbouring rings are short.
  .sort((a, b) => (a[0] as Point)[0] - (b[0] as Point)[0]);

const bytes = encodeCoast(rings.map((ring) => ring.flat()));
writeFileSync(path.join(import.meta.dirname, '../../public/map/coast.bin'), bytes);
console.log(
  `${rings.length} rings, ${rings.reduce((sum, ring) => sum + ring.length, 0)} points, ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with Brotli`,
);
