import { type SwitchedTopic, switchedTopics } from '../../domain/notices';
import type { SigningKeyRecord } from '../records/tokens';
import { createSignedLinks } from './signedLinks';

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

export function createUnsubscribing(keys: readonly SigningKeyRecord[]): Unsubscribing {
  const links = createSignedLinks(keys, 'skuret-unsubscribe');
  return {
    sign: (userId, topics) => links.sign(userId, { topics }),
    async verify(token) {
      const link = await links.verify(token);
      if (!link) return null;
      const named = link.claims['topics'];
      const topics = Array.isArray(named)
        ? switchedTopics.filter((topic) => named.includes(topic))
        : null;
      return { memberId: link.id, topics };
    },
  };
}
