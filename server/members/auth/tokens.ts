import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../database/openDatabase';
import { insertFirstSigningKey, type SigningKeyRecord, signingKeys } from '../records/tokens';

const issuer = 'skuret';
const hour = 3_600;

/** Lifetime of a token in seconds: 12 hours, or 30 days for a member who wants to be remembered (D22). */
const tokenLife = { usual: 12 * hour, remembered: 30 * 24 * hour };

/** A kind of token: each API accepts only its own. */
export interface TokenKind {
  audience: string;
  /** Lifetime in seconds. */
  life: { usual: number; remembered: number };
}

const memberTokens: TokenKind = { audience: 'skuret', life: tokenLife };
/** 8 hours. */
export const staffTokens: TokenKind = {
  audience: 'skuret office',
  life: { usual: 8 * hour, remembered: 8 * hour },
};

export interface TokenClaims {
  userId: number;
  tokenId: string;
  /** In whole seconds. */
  issuedAt: Date;
  expiresAt: Date;
}

/** A token that was just made, with its id and expiry. */
export interface SignedToken {
  token: string;
  tokenId: string;
  expiresAt: Date;
}

export interface Tokens {
  sign(userId: number, isRemembered: boolean): Promise<SignedToken>;
  /** Null for a token that is not ours, was changed or is too old. */
  verify(token: string): Promise<TokenClaims | null>;
}

/**
 * Signs tokens with the first key and accepts those of every key, so that a key can be replaced. Up to `remembered`
 * tokens with a good signature are cached: checking one takes longer than most of a request.
 */
export function createTokens(
  keys: readonly SigningKeyRecord[],
  now: () => Date,
  remembered = 5_000,
  { audience, life } = memberTokens,
): Tokens {
  const [signing] = keys;
  if (!signing) throw new Error('No key for signing tokens');
  const secrets = new Map(keys.map((key) => [key.id, new Uint8Array(key.secret)]));
  const signingSecret = new Uint8Array(signing.secret);
  // Caches signatures only. Every request asks the database whether the token was revoked, so that a sign-out counts at
  // once in every process.
  const checked = new LRUCache<string, TokenClaims>({ max: remembered });

  return {
    async sign(userId, isRemembered) {
      const seconds = Math.floor(now().getTime() / 1000);
      const expires = seconds + (isRemembered ? life.remembered : life.usual);
      const tokenId = randomUUID();
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: signing.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(userId))
        .setJti(tokenId)
        .setIssuedAt(seconds)
        .setExpirationTime(expires)
        .sign(signingSecret);
      return { token, tokenId, expiresAt: new Date(expires * 1000) };
    },
    async verify(token) {
      const known = checked.get(token);
      if (known) {
        if (known.expiresAt.getTime() > now().getTime()) return known;
        checked.delete(token);
        return null;
      }
      try {
        const { payload } = await jwtVerify(
          token,
          (header) => {
            const secret = secrets.get(header.kid ?? '');
            if (!secret) throw new Error('Unknown key');
            return secret;
          },
          {
            algorithms: ['HS256'],
            typ: 'JWT',
            issuer,
            audience,
            requiredClaims: ['sub', 'jti', 'iat', 'exp'],
            currentDate: now(),
          },
        );
        const { sub, jti, iat, exp } = payload;
        if (!sub || !/^[1-9]\d{0,14}$/.test(sub) || !jti || !iat || exp === undefined) return null;
        const claims = {
          userId: Number(sub),
          tokenId: jti,
          issuedAt: new Date(iat * 1000),
          expiresAt: new Date(exp * 1000),
        };
        checked.set(token, claims);
        return claims;
      } catch {
        return null;
      }
    },
  };
}

/** The keys to sign with: the environment's, or those stored with the data; the first of those is made here (D17). */
export async function readSigningKeys(
  executor: Executor,
  secret: string | undefined,
): Promise<SigningKeyRecord[]> {
  if (secret !== undefined) {
    const id = createHash('sha256').update(secret).digest('hex').slice(0, 16);
    return [{ id, secret: Buffer.from(secret, 'utf8') }];
  }
  const kept = await signingKeys(executor);
  if (kept.length > 0) return kept;
  await insertFirstSigningKey(executor, { id: randomUUID(), secret: randomBytes(32) });
  return signingKeys(executor);
}
