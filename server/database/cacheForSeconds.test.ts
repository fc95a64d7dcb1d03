import { cacheForSeconds } from './cacheForSeconds';

test('shares a read among waiting callers for some seconds, and retries after a failure', async () => {
  let time = 0;
  let asked = 0;
  let isWell = true;
  const answer = cacheForSeconds(
    async () => {
      asked += 1;
      if (!isWell) throw new Error('away');
      return asked;
    },
    10,
    () => new Date(time),
  );
  expect(await Promise.all([answer(), answer(), answer()])).toEqual([1, 1, 1]);
  time = 9_999;
  expect(await answer()).toBe(1);
  time = 10_000;
  isWell = false;
  await expect(Promise.all([answer(), answer()])).rejects.toThrow('away');
  isWell = true;
  expect(await answer()).toBe(3);
  expect(await answer()).toBe(3);
});
