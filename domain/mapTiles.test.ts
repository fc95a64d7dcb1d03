import { tileAddress, tileOnScreen, tilesOf } from './mapTiles';
import { fromWorld } from './mercator';

test.each([
  ['https://t.example/{z}/{x}/{y}.png', 'https://t.example/8/136/80.png'],
  ['https://t.example/{y}-{x}?z={z}&key=a$1', 'https://t.example/80-136?z=8&key=a$1'],
])('%s asks for %s', (url, address) => {
  expect(tileAddress(url, { zoom: 8, x: 136, y: 80 })).toBe(address);
});

const size = { width: 512, height: 256 };
/** A view whose centre is at `x` and `y`, in tiles of a zoom. */
const viewAt = (zoom: number, x: number, y: number, shown = zoom) => ({
  ...fromWorld({ x: x / 2 ** zoom, y: y / 2 ** zoom }),
  zoom: shown,
});
const names = (...given: Parameters<typeof tilesOf>) =>
  tilesOf(...given).map(({ zoom, x, y }) => `${zoom}/${x}/${y}`);

test('Copenhagen is where every map of the web has it', () => {
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

test('no server is asked for more than it has', () => {
  expect(tilesOf({ ...viewAt(8, 1, 1), zoom: 24 }, size).every(({ zoom }) => zoom === 19)).toBe(
    true,
  );
});

test.each([
  ['beside the middle', viewAt(8, 137, 80.5), { x: 256, y: 0, side: 256 }],
  ['twice as wide one zoom nearer', viewAt(8, 137, 80.5, 9), { x: 256, y: -128, side: 512 }],
])('a tile is %s', (_case, view, { x, y, side }) => {
  const at = tileOnScreen({ zoom: 8, x: 137, y: 80 }, view, size);
  expect(at.x).toBeCloseTo(x, 6);
  expect(at.y).toBeCloseTo(y, 6);
  expect(at.side).toBeCloseTo(side, 6);
});
