import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type MailLinkPurpose, mailLinkLife } from '../../../domain/members/mailLinks';
import type { Executor } from '../../database/openDatabase';
import { enqueue } from '../../jobs/enqueue';
import { insertMailLink } from '../records/mailLinks';
import type { SigningKeyRecord } from '../records/tokens';

/** Links that are sent by mail. Each works once, for anybody who has the mail. */
export interface MailLinks {
  /**
   * Whether mail is really sent. Then a first booking request and a first listing require a confirmed e-mail address.
   */
  isAwaited: boolean;
  /**
   * Stores a link and the job that sends it, in the transaction of the event that causes it. Wake the outbox after the
   * commit.
   */
  ask(
    transaction: Executor,
    link: { purpose: MailLinkPurpose; memberId: number | null; email: string },
    now: Date,
  ): Promise<void>;
  /** The token that the mail contains; null for a link whose key is gone. */
  tokenOf(link: { seed: string; tokenHash: string }): string | null;
}

/** The database stores only this hash of the token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 bits. The token cannot be computed without the key, so a stolen backup opens no link. */
const tokenBy = ({ secret }: SigningKeyRecord, seed: string) =>
  createHmac('sha256', secret).update(`link in a mail\n${seed}`).digest('base64url');

/**
 * New links are made with the first key; links made with another one still work. The token is computed from the row, so
 * that a mail that is sent again after a crash is the same mail. Only the mail contains it.
 */
export function createMailLinks(
  keys: readonly SigningKeyRecord[],
  { isAwaited }: { isAwaited: boolean },
): MailLinks {
  const [first] = keys;
  if (!first) throw new Error('No key for mail links');
  return {
    isAwaited,
    async ask(transaction, link, now) {
      const seed = randomUUID();
      const linkId = await insertMailLink(transaction, {
        ...link,
        seed,
        tokenHash: hashOfToken(tokenBy(first, seed)),
        createdAt: now,
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
