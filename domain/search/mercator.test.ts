import { fromWorld, toWorld, worldPerKilometre, worldWidth } from './mercator';

test.each([
  ['the middle of the world', { latitude: 0, longitude: 0 }, { x: 0.5, y: 0.5 }],
  ['its western edge', { latitude: 0, longitude: -180 }, { x: 0, y: 0.5 }],
  ['its northern edge', { latitude: 85.051_128_78, longitude: 0 }, { x: 0.5, y: 0 }],
  ['Copenhagen', { latitude: 55.676, longitude: 12.568 }, { x: 0.534_911, y: 0.312_996 }],
])('projects %s to standard coordinates and back', (_what, point, world) => {
  const { x, y } = toWorld(point);
  expect(x).toBeCloseTo(world.x, 5);
  expect(y).toBeCloseTo(world.y, 5);
  const back = fromWorld({ x, y });
  expect(back.latitude).toBeCloseTo(point.latitude, 9);
  expect(back.longitude).toBeCloseTo(point.longitude, 9);
});

test('a zoom level doubles the width of the world', () => {
  expect(worldWidth(0)).toBe(256);
  expect(worldWidth(13)).toBe(2 * worldWidth(12));
});

test('a kilometre is wider in the north', () => {
  expect(1 / worldPerKilometre(0)).toBeCloseTo(40_030, 0);
  expect(worldPerKilometre(60)).toBeCloseTo(2 * worldPerKilometre(0), 9);
});
