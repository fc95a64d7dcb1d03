import { reconnectDelay } from './reconnectDelay';

test.each([
  [0, 0, 250],
  [0, 1, 500],
  [1, 1, 1_000],
  [3, 0.5, 3_000],
  [4, 1, 8_000],
  [50, 1, 8_000],
  [2_000, 0, 4_000],
])('after %i failures, and %d by chance, the wait is %i ms', (failures, random, wait) => {
  expect(reconnectDelay(failures, random)).toBe(wait);
});
