import { mapRegion, mapZooms } from '../../../../domain/search/mapBounds';
import { type GeoPoint, toWorld, worldWidth } from '../../../../domain/search/mercator';
import {
  clampView,
  getPixel,
  kilometresShown,
  type MapView,
  movedView,
  requestedArea,
  type Size,
  toTransform,
  viewAround,
  viewOfBox,
  zoomedView,
} from './mapView';

const phone = { width: 390, height: 780 };
const desk = { width: 520, height: 800 };
const copenhagen = { latitude: 55.676, longitude: 12.568 };
const view = { ...copenhagen, zoom: 10 };
const screenPixel = (point: GeoPoint, shown: MapView, size: Size) =>
  getPixel(point, toTransform(shown, size));

test('the centre of a view is the centre of the screen', () => {
  expect(screenPixel(copenhagen, view, phone)).toEqual({ x: 195, y: 390 });
  const north = screenPixel({ ...copenhagen, latitude: 55.7 }, view, phone);
  expect(north.y).toBeLessThan(390);
});

test('a dragged point follows the pointer', () => {
  const before = screenPixel(copenhagen, view, desk);
  const after = screenPixel(copenhagen, movedView(view, { x: 30, y: -50 }, desk), desk);
  expect(after.x - before.x).toBeCloseTo(30);
  expect(after.y - before.y).toBeCloseTo(-50);
});

test.each([8.5, 11, 12.3])('zooming to %s keeps the point under the fingers in place', (zoom) => {
  const roskilde = { latitude: 55.64, longitude: 12.08 };
  const at = screenPixel(roskilde, view, desk);
  const after = screenPixel(roskilde, zoomedView(view, zoom, at, desk), desk);
  expect(after.x).toBeCloseTo(at.x, 5);
  expect(after.y).toBeCloseTo(at.y, 5);
});

test.each([
  ['nearer than the coast is known', { ...view, zoom: 20 }, mapZooms.max],
  ['as it is', view, 10],
])('clamps a view that is %s', (_what, wanted, zoom) => {
  expect(clampView(wanted, desk).zoom).toBe(zoom);
});

test.each([phone, desk, { width: 1_000, height: 500 }])(
  'a %j view never extends beyond the region',
  (size) => {
    for (const wanted of [
      { latitude: 70, longitude: 40, zoom: 3 },
      { latitude: 40, longitude: -10, zoom: 9 },
    ]) {
      const shown = clampView(wanted, size);
      const corner = screenPixel(
        { latitude: mapRegion.north, longitude: mapRegion.west },
        shown,
        size,
      );
      const opposite = screenPixel(
        { latitude: mapRegion.south, longitude: mapRegion.east },
        shown,
        size,
      );
      expect(corner.x).toBeLessThan(0.01);
      expect(corner.y).toBeLessThan(0.01);
      expect(opposite.x).toBeGreaterThan(size.width - 0.01);
      expect(opposite.y).toBeGreaterThan(size.height - 0.01);
    }
  },
);

test.each([1, 25, 50])('a radius of %s km fits into the view with a margin', (kilometres) => {
  const shown = viewAround(copenhagen, kilometres, phone);
  const edge = screenPixel(
    { latitude: copenhagen.latitude, longitude: copenhagen.longitude + kilometres / 62.8 },
    shown,
    phone,
  );
  expect(edge.x).toBeLessThan(phone.width);
  expect(edge.x).toBeGreaterThan(phone.width * 0.55);
  const searched = kilometresShown(shown, phone, { min: 1, max: 50 });
  expect(Math.abs(searched - kilometres)).toBeLessThanOrEqual(Math.ceil(kilometres * 0.1));
});

test('clamps the search radius to its bounds', () => {
  const far = { ...copenhagen, zoom: 5 };
  expect(kilometresShown(far, desk, { min: 1, max: 50 })).toBe(50);
  expect(
    kilometresShown({ ...copenhagen, zoom: 13 }, { width: 9, height: 9 }, { min: 1, max: 50 }),
  ).toBe(1);
});

test('opening a marker zooms in and shows all of its places', () => {
  const box = { south: 55.6, west: 12.4, north: 55.75, east: 12.65 };
  const shown = viewOfBox(box, { ...view, zoom: 8 }, desk);
  expect(shown.zoom).toBeGreaterThanOrEqual(9);
  for (const [latitude, longitude] of [
    [box.south, box.west],
    [box.north, box.east],
  ] as const) {
    const { x, y } = screenPixel({ latitude, longitude }, shown, desk);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(desk.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(desk.height);
  }
  // When all places are one point, the zoom grows by one, and not beyond the maximum.
  const point = { south: 55.6, west: 12.4, north: 55.6, east: 12.4 };
  expect(viewOfBox(point, { ...view, zoom: 12.5 }, desk).zoom).toBe(mapZooms.max);
});

describe('the requested area of the map', () => {
  const corner = (asked: ReturnType<typeof requestedArea>) =>
    toWorld({ latitude: asked.box.north, longitude: asked.box.west });

  test('contains the view, within the limits of the service', () => {
    for (const size of [phone, desk, { width: 1_023, height: 1_300 }]) {
      for (let zoom = 5; zoom <= 13; zoom += 0.25) {
        const shown = clampView({ ...copenhagen, zoom }, size);
        const asked = requestedArea(shown, size);
        const { x, y } = screenPixel(
          { latitude: asked.box.north, longitude: asked.box.west },
          shown,
          size,
        );
        expect(x).toBeLessThan(0.001);
        expect(y).toBeLessThan(0.001);
        const last = toWorld({ latitude: asked.box.south, longitude: asked.box.east });
        const first = corner(asked);
        const side = Math.max(last.x - first.x, last.y - first.y) * worldWidth(asked.zoom);
        expect(side).toBeLessThan(4_096);
      }
    }
  });

  test('is the same after a small movement', () => {
    expect(requestedArea({ ...view, zoom: 10.4 }, phone)).toEqual(
      requestedArea(movedView({ ...view, zoom: 10.4 }, { x: 1, y: 1 }, phone), phone),
    );
    expect(requestedArea({ ...view, zoom: 10.4 }, phone).zoom).toBe(10);
  });
});
