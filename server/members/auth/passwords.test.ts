import { createPasswords } from './passwords';

test('who has no password does not get in with the words that stand in for one', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(null, 'compared with when there is no account')).toBe(false);
});
