import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Secret } from 'otpauth';
import { recoveryCodes } from '../../../domain/members/secondFactor';
import type { SigningKeyRecord } from '../records/tokens';
import { createTotp } from './createTotp';

/** The stored data of a second factor. Together with its key it gives the secret that the authenticator app shares. */
export interface FactorSeed {
  memberId: number;
  seed: string;
  keyId: string;
}

/** The response to a correct password when the member has a second step. It is no session by itself. */
export interface SignInTicket {
  /** Can be used once. */
  id: string;
  expiresAt: Date;
  memberId: number;
  isRemembered: boolean;
  /** Digest of the password's hash: a changed password invalidates the ticket. */
  passwordDigest: string;
}

export interface SecondFactors {
  /** A new seed under the first key. */
  begin(memberId: number): FactorSeed;
  /** The data for the authenticator app: a secret in Base32 and an `otpauth:` address; null when the key is gone. */
  shown(factor: FactorSeed, email: string): { secret: string; address: string } | null;
  /**
   * The 30-second time step that a six-digit code belongs to; the previous and the next step count too. Null for a
   * wrong code.
   */
  stepOf(factor: FactorSeed, code: string): number | null;
  signTicket(ticket: Omit<SignInTicket, 'id' | 'expiresAt'>): Promise<string>;
  /** Null for a ticket that is not ours, was changed or is older than five minutes. */
  readTicket(ticket: string): Promise<SignInTicket | null>;
}

const ticketLife = 5 * 60;
const audience = 'second step';

/** Digest of what a ticket is bound to. */
export const getDigest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The stored hash of a recovery code: a code of 80 bits needs no slow hash. */
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
  if (!first) throw new Error('No key for two-step secrets');
  const byId = new Map(keys.map((key) => [key.id, key]));
  const totp = createTotp(keys, now, { purpose: 'second factor', issuer: 'Skuret' });
  const toSeed = ({ memberId: accountId, seed, keyId }: FactorSeed) => ({ accountId, seed, keyId });

  return {
    begin: (memberId) => ({ memberId, ...totp.begin() }),
    shown: (factor, email) => totp.shown(toSeed(factor), email),
    stepOf: (factor, code) => totp.stepOf(toSeed(factor), code),
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
          id,
          expiresAt,
          memberId: Number(sub),
          isRemembered: long === true,
          passwordDigest: pass,
        };
      } catch {
        return null;
      }
    },
  };
}
