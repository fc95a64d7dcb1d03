import { createHmac, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SigningKeyRecord } from '../records/tokens';

/** The stored part of an authenticator app. Together with its key it gives the secret that the app shares. */
export interface TotpSeed {
  accountId: number;
  seed: string;
  keyId: string;
}

export interface Totp {
  /** A new seed under the first key. */
  begin(): { seed: string; keyId: string };
  /** The data for the authenticator app: a secret in Base32 and an `otpauth:` address; null when the key is gone. */
  shown(seed: TotpSeed, email: string): { secret: string; address: string } | null;
  /**
   * The 30-second time step that a six-digit code belongs to; the previous and the next step count too. Null for a
   * wrong code.
   */
  stepOf(seed: TotpSeed, code: string): number | null;
}

const period = 30;

/** `purpose` separates the secrets of members and staff; `issuer` is what the app shows. */
export function createTotp(
  keys: readonly SigningKeyRecord[],
  now: () => Date,
  { purpose, issuer }: { purpose: string; issuer: string },
): Totp {
  const [first] = keys;
  if (!first) throw new Error('No key for two-step secrets');
  const byId = new Map(keys.map((key) => [key.id, key]));
  /** 160 bits. The secret cannot be computed without the key, so a stolen backup is of no use. */
  const secretBy = ({ secret }: SigningKeyRecord, { accountId, seed }: TotpSeed) =>
    createHmac('sha256', secret)
      .update(`${purpose}\n${accountId}\n${seed}`)
      .digest()
      .subarray(0, 20);
  const getApp = (seed: TotpSeed, label = '') => {
    const key = byId.get(seed.keyId);
    if (!key) return null;
    const secret = new Secret({ buffer: new Uint8Array(secretBy(key, seed)).buffer });
    return new TOTP({ issuer, label, secret, period, digits: 6, algorithm: 'SHA1' });
  };

  return {
    begin: () => ({ seed: randomUUID(), keyId: first.id }),
    shown(seed, email) {
      const app = getApp(seed, email);
      return app && { secret: app.secret.base32, address: app.toString() };
    },
    stepOf(seed, code) {
      const timestamp = now().getTime();
      const delta = getApp(seed)?.validate({ token: code, timestamp, window: 1 }) ?? null;
      return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
    },
  };
}
