import { createHash } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { ask } from '../../testing/ask';

/**
 * The kinds of forged tokens that were accepted, and the number of kinds tried. `secret` is the service's JWT_SECRET.
 */
export async function forgedTokens(
  url: string,
  good: string,
  secret: string,
): Promise<{ kinds: number; letIn: string[]; control: boolean }> {
  const key = Buffer.from(secret);
  const kid = createHash('sha256').update(secret).digest('hex').slice(0, 16);
  const claims = decodeJwt(good);
  const now = Math.floor(Date.now() / 1000);
  const sign = (more: object, header: object = {}, by: Uint8Array = key) =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid, ...header })
      .sign(by);
  const [head = '', body = '', signature = ''] = good.split('.');
  const plain = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged: Record<string, string> = {
    'no algorithm': `${plain({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'no signature': `${head}.${body}.`,
    'half a signature': `${head}.${body}.${signature.slice(0, 20)}`,
    'another body': `${head}.${plain({ ...claims, sub: '1' })}.${signature}`,
    'another secret': await sign({}, {}, new Uint8Array(32)),
    'another algorithm': await sign({}, { alg: 'HS512' }, Buffer.concat([key, key])),
    'an unknown key': await sign({}, { kid: 'x' }),
    'a key that is a path': await sign({}, { kid: '../../dev/null' }, new Uint8Array(32)),
    'another issuer': await sign({ iss: 'elsewhere' }),
    'another audience': await sign({ aud: 'elsewhere' }),
    'too old': await sign({ exp: now - 1 }),
    'no end': await sign({ exp: undefined }),
    'not yet': await sign({ nbf: now + 3_600 }),
    'no id': await sign({ jti: undefined }),
    'no person': await sign({ sub: undefined }),
    'a person who does not exist': await sign({ sub: '999999' }),
    'a person who is a query': await sign({ sub: '1001 or 1=1' }),
    'another kind': await sign({}, { typ: 'at+jwt' }),
    'a word': 'hello',
  };
  const isIn = async (token: string) =>
    Boolean((await ask(url, '{ currentUser { id } }', {}, token)).data?.['currentUser']);
  const letIn: string[] = [];
  for (const [name, token] of Object.entries(forged)) if (await isIn(token)) letIn.push(name);
  return { kinds: Object.keys(forged).length, letIn, control: await isIn(await sign({})) };
}
