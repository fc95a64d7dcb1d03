import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { recoveryCodes } from '../../domain/secondFactor';
import type { SigningKeyRecord } from '../records/tokens';

/** What is stored of a second factor: with its key it makes the secret that the app shares. */
export interface FactorSeed {
  memberId: number;
  seed: string;
  keyId: string;
}

/** What the right password answers where a second step is set: it signs nobody in by itself. */
export interface SignInTicket {
  /** For one use. */
  id: string;
  expiresAt: Date;
  memberId: number;
  isRemembered: boolean;
  /** Of the password's hash as it was: another password ends the ticket. */
  passwordDigest: string;
}

export interface SecondFactors {
  /** A new seed under the first key. */
  begin(memberId: number): FactorSeed;
  /** What the app is told: a secret in Base32 and an `otpauth:` address; null when the key is gone. */
  shown(factor: FactorSeed, email: string): { secret: string; address: string } | null;
  /** The step of 30 seconds that a code of six digits belongs to, one before and one after now included; null for none. */
  stepOf(factor: FactorSeed, code: string): number | null;
  signTicket(ticket: Omit<SignInTicket, 'id' | 'expiresAt'>): Promise<string>;
  /** Null for a ticket that is not ours, was changed or is older than five minutes. */
  readTicket(ticket: string): Promise<SignInTicket | null>;
}

const period = 30;
const ticketLife = 5 * 60;
const issuer = 'Skuret';
const audience = 'second step';

/** 160 bits, which nobody has who has not the key: a backup that is found opens nothing. */
const secretBy = ({ secret }: SigningKeyRecord, { memberId, seed }: FactorSeed) =>
  createHmac('sha256', secret)
    .update(`second factor\n${memberId}\n${seed}`)
    .digest()
    .subarray(0, 20);

/** Of what a ticket goes with. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What is kept of a recovery code: with 80 bits it needs no slow hash. */
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('hex');

/** Codes of 16 letters and digits in Base32, to be shown once. */
export const newRecoveryCodes = () =>
  Array.from(
    { length: recoveryCodes },
    () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32,
  );

export function createSecondFactors(
  keys: readonly SigningKeyRecord[],
  now: () => Date,
): SecondFactors {
  const [first] = keys;
  if (!first) throw new Error('There is no key to make secrets with');
  const byId = new Map(keys.map((key) => [key.id, key]));
  const appOf = (factor: FactorSeed, label = '') => {
    const key = byId.get(factor.keyId);
    if (!key) return null;
    const secret = new Secret({ buffer: new Uint8Array(secretBy(key, factor)).buffer });
    return new TOTP({ issuer, label, secret, period, digits: 6, algorithm: 'SHA1' });
  };

  return {
    begin: (memberId) => ({ memberId, seed: randomUUID(), keyId: first.id }),
    shown(factor, email) {
      const app = appOf(factor, email);
      return app && { secret: app.secret.base32, address: app.toString() };
    },
    stepOf(factor, code) {
      const timestamp = now().getTime();
      const delta = appOf(factor)?.validate({ token: code, timestamp, window: 1 }) ?? null;
      return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
    },
    signTicket({ memberId, isRemembered, passwordDigest }) {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ long: isRemembered, pass: passwordDigest })
        .setProtectedHeader({ alg: 'HS256', kid: first.id })
        .setAudience(audience)
        .setJti(randomUUID())
        .setSubject(String(memberId))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ticketLife)
        .sign(new Uint8Array(first.secret));
    },
    async readTicket(ticket) {
      try {
        const { payload } = await jwtVerify(
          ticket,
          ({ kid }) => {
            const key = byId.get(kid ?? '');
            if (!key) throw new Error('Unknown key');
            return new Uint8Array(key.secret);
          },
          {
            algorithms: ['HS256'],
            audience,
            currentDate: now(),
            requiredClaims: ['sub', 'exp', 'jti'],
          },
        );
        const { jti: id, exp, sub, long, pass } = payload;
        if (typeof pass !== 'string' || !id || !exp) return null;
        const expiresAt = new Date(exp * 1000);
        return {
          ...{ id, expiresAt, memberId: Number(sub) },
          ...{ isRemembered: long === true, passwordDigest: pass },
        };
      } catch {
        return null;
      }
    },
  };
}
