import { fromWorld } from '../../../../domain/search/mercator';
import { getTiles, tileAddress, tileOnScreen } from './drawTiles';
import { type MapView, type Size, toTransform } from './mapView';

test.each([
  ['https://t.example/{z}/{x}/{y}.png', 'https://t.example/8/136/80.png'],
  ['https://t.example/{y}-{x}?z={z}&key=a$1', 'https://t.example/80-136?z=8&key=a$1'],
])('the template %s becomes the tile URL %s', (url, address) => {
  expect(tileAddress(url, [136, 80, 8])).toBe(address);
});

const size = { width: 512, height: 256 };
/** A view whose centre is at `x` and `y`, in tiles of a zoom. */
const viewAt = (zoom: number, x: number, y: number, shown = zoom) => ({
  ...fromWorld({ x: x / 2 ** zoom, y: y / 2 ** zoom }),
  zoom: shown,
});
const names = (view: MapView, shown: Size) =>
  getTiles(toTransform(view, shown), shown).map(([x, y, zoom]) => `${zoom}/${x}/${y}`);

test('Copenhagen is in its standard web map tile', () => {
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
  const view = { latitude: 55.676, longitude: 12.568, zoom: 10 };
  expect(names(view, { width: 1, height: 1 })).toEqual(['10/547/320']);
});

test.each([
  [
    'whole tiles fill it to its edges, and none that only touches',
    viewAt(8, 137, 80.5),
    ['8/136/80', '8/137/80'],
  ],
  [
    'moved by half of one it needs more, the middle first',
    viewAt(8, 137.5, 80.5),
    ['8/137/80', '8/136/80', '8/138/80'],
  ],
  ['at the end of the world there are none beyond', viewAt(2, 0.25, 0.25), ['2/0/0', '2/1/0']],
  [
    'a broken zoom takes those of the nearest',
    viewAt(8, 137.5, 80.5, 8.4),
    ['8/137/80', '8/136/80', '8/138/80'],
  ],
])('%s', (_case, view, expected) => {
  expect(names(view, size)).toEqual(expected);
});

test.each([
  ['beside the middle', viewAt(8, 137, 80.5), { x: 256, y: 0, side: 256 }],
  [
    'wider between two zooms',
    viewAt(8, 137, 80.5, 8.4),
    { x: 256, y: 128 - 128 * 2 ** 0.4, side: 256 * 2 ** 0.4 },
  ],
])('positions a tile that is %s', (_case, view, { x, y, side }) => {
  const at = tileOnScreen([137, 80, 8], getTiles(toTransform(view, size), size));
  expect(at.x).toBeCloseTo(x, 6);
  expect(at.y).toBeCloseTo(y, 6);
  expect(at.side).toBeCloseTo(side, 6);
});
