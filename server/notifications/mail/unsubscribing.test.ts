import { SignJWT } from 'jose';
import { createUnsubscribing } from './unsubscribing';

const key = { id: 'k1', secret: Buffer.alloc(32, 7) };
const unsubscribing = createUnsubscribing([key]);

test('a link names the member and the topics of its mail', async () => {
  const token = await unsubscribing.sign(7, ['messages', 'searches']);
  expect(await unsubscribing.verify(token)).toEqual({
    memberId: 7,
    topics: ['messages', 'searches'],
  });
});

test('rejects a link that names no topics', async () => {
  const nameless = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setIssuer('skuret')
    .setAudience('skuret-unsubscribe')
    .setSubject('7')
    .sign(key.secret);
  expect(await unsubscribing.verify(nameless)).toBeNull();
});
