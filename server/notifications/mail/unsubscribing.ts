import { type SwitchedTopic, switchedTopics } from '../../../domain/notifications/notifications';
import type { SigningKeyRecord } from '../../members/records/tokens';
import { createSignedLinks } from './signedLinks';

interface Unsubscribe {
  memberId: number;
  topics: readonly SwitchedTopic[];
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
      const named = link?.claims['topics'];
      if (!link || !Array.isArray(named)) return null;
      return { memberId: link.id, topics: switchedTopics.filter((topic) => named.includes(topic)) };
    },
  };
}
