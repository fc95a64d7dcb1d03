import { type MapPoint, mapMarks } from './mapMarks';
import { toWorld, worldWidth } from './mercator';

const point = (latitude: number, longitude: number, more: Partial<MapPoint> = {}): MapPoint => ({
  latitude,
  longitude,
  count: 1,
  hasMore: false,
  priceCentsMin: 5_000,
  toolName: 'Sav',
  ...more,
});

const norrebro = point(55.694, 12.546, { count: 3, priceCentsMin: 7_000, toolName: null });
const osterbro = point(55.708, 12.577, { count: 2, priceCentsMin: 4_000, toolName: null });
const aarhus = point(56.15, 10.2);

test('merges close places into one marker at the place with the most tools', () => {
  expect(mapMarks([osterbro, aarhus, norrebro], 8, 300)).toEqual([
    {
      latitude: 55.694,
      longitude: 12.546,
      count: 5,
      hasMore: false,
      priceCentsMin: 4_000,
      toolName: null,
      box: { south: 55.694, west: 12.546, north: 55.708, east: 12.577 },
    },
    { ...aarhus, box: { south: 56.15, west: 10.2, north: 56.15, east: 10.2 } },
  ]);
});

test('keeps places apart at a high zoom', () => {
  expect(mapMarks([norrebro, osterbro], 13, 300)).toMatchObject([norrebro, osterbro]);
});

test.each([
  ['keep the flag for uncounted tools', { hasMore: true }, { hasMore: true, count: 5 }],
  ['omit the lowest price when one is unknown', { priceCentsMin: null }, { priceCentsMin: null }],
])('merged markers: %s', (_what, more, expected) => {
  expect(mapMarks([{ ...norrebro, ...more }, osterbro], 6, 300)).toMatchObject([expected]);
});

test('returns no markers for no points', () => {
  expect(mapMarks([], 9, 300)).toEqual([]);
});

describe('markers of random points', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const points = Array.from({ length: 600 }, () =>
    point(54.6 + random() * 3, 8 + random() * 4.6, { count: 1 + Math.floor(random() * 40) }),
  );

  test.each([5, 7, 9, 11, 13])('at zoom %s count every point in exactly one box', (zoom) => {
    const marks = mapMarks(points, zoom, 300);
    expect(marks.length).toBeLessThanOrEqual(300);
    const sum = (all: readonly { count: number }[]) =>
      all.reduce((total, { count }) => total + count, 0);
    expect(sum(marks)).toBe(sum(points));
    for (const { latitude, longitude } of points) {
      const holding = marks.filter(
        ({ box }) =>
          box.south <= latitude &&
          latitude <= box.north &&
          box.west <= longitude &&
          longitude <= box.east,
      );
      expect(holding).toHaveLength(1);
    }
    for (const { latitude, longitude } of marks) {
      expect(
        points.some((each) => each.latitude === latitude && each.longitude === longitude),
      ).toBe(true);
    }
  });

  test('rarely overlap', () => {
    const zoom = 8;
    const marks = mapMarks(points, zoom, 300);
    const at = marks.map((mark) => toWorld(mark));
    const hidden = at.filter((one, index) =>
      at.some(
        (other, place) =>
          place < index &&
          Math.abs(one.x - other.x) * worldWidth(zoom) < 60 &&
          Math.abs(one.y - other.y) * worldWidth(zoom) < 30,
      ),
    );
    expect(hidden.length).toBeLessThan(marks.length / 10);
  });
});

test('with equal counts, merges into the southernmost, then westernmost place', () => {
  const south = point(55.694, 12.577, { count: 2 });
  const north = point(55.7, 12.546, { count: 2 });
  const east = point(55.694, 12.579, { count: 2 });
  for (const places of [
    [south, north, east],
    [east, north, south],
    [north, south, east],
  ]) {
    expect(mapMarks(places, 6, 300)).toMatchObject([
      { latitude: 55.694, longitude: 12.577, count: 6 },
    ]);
  }
});

test('merges markers only down to the limit', () => {
  const places = [point(55, 9), point(55, 10), point(56, 9), point(57, 11)];
  expect(mapMarks(places, 12, 4)).toHaveLength(4);
  expect(mapMarks(places, 12, 3).length).toBeLessThanOrEqual(3);
});

test('keeps markers apart that do not overlap in width or height', () => {
  const degreesPerPixel = 360 / worldWidth(8);
  const wide = point(55.7, 12.5 + 89 * degreesPerPixel);
  const high = point(55.7 - 60 * degreesPerPixel, 12.5);
  const here = point(55.7, 12.5, { count: 5 });
  expect(mapMarks([here, wide], 8, 300)).toHaveLength(2);
  expect(mapMarks([here, high], 8, 300)).toHaveLength(2);
});
