import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { SigningKeyRecord } from '../../members/records/tokens';

const issuer = 'skuret';

/** Tokens of links in mails, which work without a sign-in. */
export interface SignedLinks {
  /** `id`: the row that the link is for. */
  sign(id: number, claims?: JWTPayload): Promise<string>;
  /** Null for a token that is not ours. */
  verify(token: string): Promise<{ id: number; claims: JWTPayload } | null>;
}

/**
 * Signs with the first key. Tokens of every key are accepted at any age, because people read old mails too. The audience
 * differs for each kind of link, and from that of sign-in tokens, so that no token is accepted as another.
 */
export function createSignedLinks(
  keys: readonly SigningKeyRecord[],
  audience: string,
): SignedLinks {
  const [signing] = keys;
  if (!signing) throw new Error('No key for signing links');
  return {
    sign: (id, claims = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: signing.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(id))
        .sign(signing.secret),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = keys.find(({ id }) => id === kid);
            if (!key) throw new Error('Unknown key');
            return key.secret;
          },
          { algorithms: ['HS256'], issuer, audience, requiredClaims: ['sub'] },
        );
        const { sub = '' } = payload;
        return /^[1-9]\d{0,14}$/.test(sub) ? { id: Number(sub), claims: payload } : null;
      } catch {
        return null;
      }
    },
  };
}

/** Links that confirm an address for the newsletter. */
export const createNewsletterLinks = (keys: readonly SigningKeyRecord[]): SignedLinks =>
  createSignedLinks(keys, 'skuret-newsletter');

/** Links by which the writer of a contact message answers. */
export const createContactLinks = (keys: readonly SigningKeyRecord[]): SignedLinks =>
  createSignedLinks(keys, 'skuret-contact');
