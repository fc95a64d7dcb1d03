import { createPasswords } from './passwords';

test('rejects the placeholder of an account without a password', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(null, 'compared with when there is no account')).toBe(false);
});
