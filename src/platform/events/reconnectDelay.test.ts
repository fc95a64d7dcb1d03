import { failuresAfter, reconnectDelay } from './reconnectDelay';

test.each([
  [0, 0, 250],
  [0, 1, 500],
  [1, 1, 1_000],
  [3, 0.5, 3_000],
  [4, 1, 8_000],
  [50, 1, 8_000],
  [2_000, 0, 4_000],
])(
  'after %i failures and with a random value of %d the delay is %i ms',
  (failures, random, wait) => {
    expect(reconnectDelay(failures, random)).toBe(wait);
  },
);

test.each([
  [0, 5_001, 0],
  [7, 5_001, 0],
  [0, 5_000, 1],
  [3, 20, 4],
])('after %i failures, a stream that lasted %i ms makes the count %i', (failures, lasted, now) => {
  expect(failuresAfter(failures, lasted)).toBe(now);
});
