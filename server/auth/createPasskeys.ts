import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Executor } from '../database/openDatabase';
import {
  type ChallengePurpose,
  insertChallenge,
  type PasskeyRecord,
  passkeyByCredential,
  passkeysOf,
  takeChallenge,
} from '../records/passkeys';

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Passkeys of the site's address. What devices are asked and answer travels as JSON text. */
export interface Passkeys {
  /** What a device is asked to make a passkey with. */
  askToRegister(member: { id: number; email: string; name: string }): Promise<string>;
  /** The passkey that a device has made for a member; null where the answer is not what was asked for. */
  readRegistration(memberId: number, response: string): Promise<Registered | null>;
  /** What a device is asked to show that it is the member; without one, whoever has a passkey here. */
  askToShow(purpose: 'signIn' | 'proof', memberId: number | null): Promise<string>;
  /**
   * Whose passkey has answered, with the device's count, where it is what was asked for: `unknown` for a passkey that is not
   * here, null for an answer that is none.
   */
  readShown(
    purpose: 'signIn' | 'proof',
    memberId: number | null,
    response: string,
  ): Promise<{ passkey: PasskeyRecord; counter: number } | 'unknown' | null>;
}

const challengeLife = 5 * 60_000;
/** Characters of an answer. Those of devices have less than three thousand. */
const longest = 10_000;

type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']
>;
const transportsOf = ({ transports }: PasskeyRecord) => transports as Transports;

function parse<T extends { id: string }>(text: string): T | null {
  if (text.length > longest) return null;
  try {
    const value = JSON.parse(text) as T | null;
    return typeof value?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** `origin` is the address in the browser's bar: its host is what passkeys belong to. */
export function createPasskeys({
  executor,
  origin,
  now,
}: {
  executor: Executor;
  origin: () => string;
  now: () => Date;
}): Passkeys {
  const rpID = () => new URL(origin()).hostname;
  const keep = (challenge: string, purpose: ChallengePurpose, memberId: number | null) =>
    insertChallenge(executor, {
      ...{ challenge, purpose, memberId },
      expiresAt: new Date(now().getTime() + challengeLife),
    });
  /** The library asks this first: whatever becomes of the answer, it counts once. */
  const expected = (purpose: ChallengePurpose, memberId: number | null) => (challenge: string) =>
    takeChallenge(executor, { challenge, purpose, memberId }, now());

  return {
    async askToRegister({ id, email, name }) {
      const own = await passkeysOf(executor, id);
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Skuret', rpID: rpID(), userName: email, userDisplayName: name },
        userID: new TextEncoder().encode(`skuret ${id}`),
        attestationType: 'none',
        excludeCredentials: own.map((each) => ({
          ...{ id: each.credentialId, transports: transportsOf(each) },
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keep(options.challenge, 'register', id);
      return JSON.stringify(options);
    },
    async readRegistration(memberId, text) {
      const response = parse<RegistrationResponseJSON>(text);
      if (!response) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: expected('register', memberId),
        ...{ expectedOrigin: origin(), expectedRPID: rpID(), requireUserVerification: true },
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      return verified ? (registrationInfo ?? null) : null;
    },
    async askToShow(purpose, memberId) {
      const own = memberId === null ? [] : await passkeysOf(executor, memberId);
      const options = await generateAuthenticationOptions({
        ...{ rpID: rpID(), userVerification: 'required' },
        ...(memberId !== null && {
          allowCredentials: own.map((each) => ({
            ...{ id: each.credentialId, transports: transportsOf(each) },
          })),
        }),
      });
      await keep(options.challenge, purpose, memberId);
      return JSON.stringify(options);
    },
    async readShown(purpose, memberId, text) {
      const response = parse<AuthenticationResponseJSON>(text);
      if (!response || response.id.length > 1400) return null;
      const passkey = await passkeyByCredential(executor, response.id);
      if (!passkey || (memberId !== null && passkey.memberId !== memberId)) return 'unknown';
      const { verified, counter } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: expected(purpose, memberId),
        ...{ expectedOrigin: origin(), expectedRPID: rpID(), requireUserVerification: true },
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
          transports: transportsOf(passkey),
        },
      }).then(
        ({ verified, authenticationInfo }) => ({
          verified,
          counter: authenticationInfo.newCounter,
        }),
        // Another site's, another challenge, a count that went back, or no answer of a device at all.
        () => ({ verified: false, counter: 0 }),
      );
      return verified ? { passkey, counter } : null;
    },
  };
}
