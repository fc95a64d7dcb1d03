import { randomBytes } from 'node:crypto';
import { createTokens } from './tokens';

const key = { id: 'first', secret: randomBytes(32) };
const hour = 3_600_000;

function setUp() {
  let time = Date.UTC(2026, 5, 1);
  const tokens = createTokens([key], () => new Date(time));
  return {
    tokens,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('verifies a token repeatedly until it expires', async () => {
  const { tokens, pass } = setUp();
  const { token } = await tokens.sign(7, false);
  const first = await tokens.verify(token);
  expect(first).toMatchObject({ userId: 7 });
  expect(await tokens.verify(token)).toEqual(first);
  pass(12 * hour - 1);
  expect(await tokens.verify(token)).toEqual(first);
  pass(1);
  expect(await tokens.verify(token)).toBeNull();
  expect(await tokens.verify(token)).toBeNull();
});

test('rejects a token that was altered after verification', async () => {
  const { tokens } = setUp();
  const { token } = await tokens.sign(7, true);
  await tokens.verify(token);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const otherClaims = Buffer.from(
    Buffer.from(claims, 'base64url').toString().replace('"sub":"7"', '"sub":"8"'),
  ).toString('base64url');
  for (const changed of [`${token}A`, token.slice(0, -2), `${head}.${otherClaims}.${signature}`]) {
    expect(await tokens.verify(changed)).toBeNull();
    expect(await tokens.verify(changed)).toBeNull();
  }
});

test('verifies more tokens than the cache holds', async () => {
  const tokens = createTokens([key], () => new Date(), 3);
  const made = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => (await tokens.sign(index + 1, false)).token),
  );
  for (let time = 0; time < 2; time += 1) {
    const claims = await Promise.all(made.map((token) => tokens.verify(token)));
    expect(claims.map((each) => each?.userId)).toEqual(made.map((_, index) => index + 1));
  }
});
