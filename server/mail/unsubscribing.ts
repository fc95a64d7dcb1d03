import { jwtVerify, SignJWT } from 'jose';
import type { SigningKeyRecord } from '../records/tokens';

const issuer = 'skuret';
/** Another one than that of the tokens that sign in, so that neither is taken for the other. */
const audience = 'skuret-unsubscribe';

/** Links by which a person stops mails, without signing in. */
export interface Unsubscribing {
  sign(userId: number): Promise<string>;
  /** Whose mails are to be stopped; null for what is no token of ours. */
  verify(token: string): Promise<number | null>;
}

/** Signed with the first key; every key's are accepted, and at any age, since old mails are read too. */
export function createUnsubscribing(keys: readonly SigningKeyRecord[]): Unsubscribing {
  const [signing] = keys;
  if (!signing) throw new Error('There is no key to sign links with');
  return {
    sign: (userId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', kid: signing.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(userId))
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
        return /^[1-9]\d{0,14}$/.test(payload.sub ?? '') ? Number(payload.sub) : null;
      } catch {
        return null;
      }
    },
  };
}
