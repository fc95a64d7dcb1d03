import { jwtVerify, SignJWT } from 'jose';
import { type SwitchedTopic, switchedTopics } from '../../domain/notices';
import type { SigningKeyRecord } from '../records/tokens';

const issuer = 'skuret';
/** Differs from the audience of sign-in tokens, so that neither token is accepted as the other. */
const audience = 'skuret-unsubscribe';

interface Unsubscribe {
  memberId: number;
  /** Null in mails from before links named their topics: they stop all mails that can be stopped. */
  topics: readonly SwitchedTopic[] | null;
}

/** Links that unsubscribe a person from mails without a sign-in. */
export interface Unsubscribing {
  sign(userId: number, topics: readonly SwitchedTopic[]): Promise<string>;
  /** The member who unsubscribes, and from what; null for a token that is not ours. */
  verify(token: string): Promise<Unsubscribe | null>;
}

/** Signs with the first key. Tokens of every key are accepted at any age, because people read old mails too. */
export function createUnsubscribing(keys: readonly SigningKeyRecord[]): Unsubscribing {
  const [signing] = keys;
  if (!signing) throw new Error('There is no key to sign links with');
  return {
    sign: (userId, topics) =>
      new SignJWT({ topics })
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
        if (!/^[1-9]\d{0,14}$/.test(payload.sub ?? '')) return null;
        const named = payload['topics'];
        const topics = Array.isArray(named)
          ? switchedTopics.filter((topic) => named.includes(topic))
          : null;
        return { memberId: Number(payload.sub), topics };
      } catch {
        return null;
      }
    },
  };
}
