import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type MailLinkPurpose, mailLinkLife } from '../../domain/mailLinks';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../outbox/enqueue';
import { insertMailLink } from '../records/mailLinks';
import type { SigningKeyRecord } from '../records/tokens';

/** Links that are sent by mail, each for one use by whoever reads the mail. */
export interface MailLinks {
  /** Whether mail is really sent: then a first request and a first listing wait for the address to be confirmed. */
  isAwaited: boolean;
  /** Stores a link and the job that sends it, in the transaction of what it follows from. Wake the outbox after the commit. */
  ask(
    transaction: Executor,
    link: { purpose: MailLinkPurpose; memberId: number | null; email: string },
    now: Date,
  ): Promise<void>;
  /** What stands in the mail; null for a link whose key is gone. */
  tokenOf(link: { seed: string; tokenHash: string }): string | null;
}

/** What is kept of what stands in the mail. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 bits, which nobody has who has not the key: a backup that is found opens no link. */
const tokenBy = ({ secret }: SigningKeyRecord, seed: string) =>
  createHmac('sha256', secret).update(`link in a mail\n${seed}`).digest('base64url');

/**
 * Made with the first key; those that were made with another one still work. The token follows from the row, so that a
 * mail that is sent again after a crash is the same mail, and stands nowhere but in the mail.
 */
export function createMailLinks(
  keys: readonly SigningKeyRecord[],
  { isAwaited }: { isAwaited: boolean },
): MailLinks {
  const [first] = keys;
  if (!first) throw new Error('There is no key to make links with');
  return {
    isAwaited,
    async ask(transaction, link, now) {
      const seed = randomUUID();
      const linkId = await insertMailLink(transaction, {
        ...link,
        ...{ seed, tokenHash: hashOfToken(tokenBy(first, seed)), createdAt: now },
        expiresAt: new Date(now.getTime() + mailLinkLife[link.purpose]),
      });
      await enqueue(transaction, {
        once: `link ${linkId}`,
        kind: 'link_mail',
        payload: { linkId },
      });
    },
    tokenOf({ seed, tokenHash }) {
      const tokens = keys.map((key) => tokenBy(key, seed));
      return tokens.find((token) => hashOfToken(token) === tokenHash) ?? null;
    },
  };
}
