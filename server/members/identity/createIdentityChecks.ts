import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { type IdentityOutcome, identityCheckMinutes } from '../../../domain/members/identity';
import type { Executor } from '../../database/openDatabase';
import {
  consumeIdentityCheck,
  insertIdentityCheck,
  readIdentitySalt,
  storeIdentity,
} from '../records/identity';
import type { Identity, IdentityBroker } from './createIdentityBroker';

export interface IdentityChecks {
  /** Starts a check for a session: the broker's URL, and the value of the cookie of this browser. */
  begin(member: { memberId: number; tokenId: string }): Promise<{ url: string; browser: string }>;
  /** The callback of the broker, with its query and the cookie. */
  finish(query: string, browser: string | null): Promise<IdentityOutcome>;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

interface Dependencies {
  executor: Executor;
  broker: IdentityBroker;
  now: () => Date;
  log: Logger;
}

/** Checks by a broker. No transaction is open while the broker is asked. */
export function createIdentityChecks({ executor, broker, now, log }: Dependencies): IdentityChecks {
  async function hashOf({ issuer, subject }: Identity): Promise<string> {
    const salt = await readIdentitySalt(executor, randomBytes(32).toString('base64url'));
    return createHmac('sha256', salt).update(`${issuer}\n${subject}`).digest('base64url');
  }
  return {
    async begin({ memberId, tokenId }) {
      const { url, state, nonce, codeVerifier } = await broker.begin();
      const browser = randomBytes(32).toString('base64url');
      await insertIdentityCheck(executor, {
        stateHash: hash(state),
        browserHash: hash(browser),
        expiresAt: new Date(now().getTime() + identityCheckMinutes * 60_000),
        memberId,
        tokenId,
        nonce,
        codeVerifier,
      });
      return { url, browser };
    },
    async finish(query, browser) {
      const state = new URLSearchParams(query).get('state');
      if (state === null || browser === null) return 'expired';
      const given = { stateHash: hash(state), browserHash: hash(browser), now: now() };
      const check = await consumeIdentityCheck(executor, given);
      if (!check) return 'expired';
      const { memberId, nonce, codeVerifier } = check;
      try {
        const identity = await broker.finish(query, { state, nonce, codeVerifier });
        if (!identity) return 'refused';
        const stored = { memberId, hash: await hashOf(identity), now: now() };
        return (await storeIdentity(executor, stored)) ? 'checked' : 'taken';
      } catch (error) {
        log.warn({ err: error }, 'an identity could not be checked');
        return 'failed';
      }
    },
  };
}
