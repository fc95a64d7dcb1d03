import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Executor } from '../../database/openDatabase';
import {
  type ChallengePurpose,
  consumeChallenge,
  insertChallenge,
  listPasskeys,
  type PasskeyRecord,
  passkeyByCredential,
} from '../records/passkeys';

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Passkeys of the site's address. Challenges and responses of devices are passed as JSON text. */
export interface Passkeys {
  /** The options with which a device makes a passkey. */
  askToRegister(member: { id: number; email: string; name: string }): Promise<string>;
  /** The passkey that a device has made for a member; null when the response does not match the challenge. */
  readRegistration(memberId: number, response: string): Promise<Registered | null>;
  /**
   * The options with which a device proves that it is the member's; without a member, any passkey of the site will do.
   */
  askToShow(purpose: 'signIn' | 'proof', memberId: number | null): Promise<string>;
  /**
   * The passkey that has answered, and the device's counter. `unknown` for a passkey that is not stored here, null for
   * an invalid response.
   */
  readShown(
    purpose: 'signIn' | 'proof',
    memberId: number | null,
    response: string,
  ): Promise<{ passkey: PasskeyRecord; counter: number } | 'unknown' | null>;
}

const challengeLife = 5 * 60_000;
/** Characters of a response. Real devices send less than three thousand. */
const longest = 10_000;

type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']
>;
const getTransports = ({ transports }: PasskeyRecord) => transports as Transports;

function parse<T extends { id: string }>(text: string): T | null {
  if (text.length > longest) return null;
  try {
    const value = JSON.parse(text) as T | null;
    return typeof value?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** `origin` is the address in the browser's bar; passkeys belong to its host. */
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
  const storeChallenge = (challenge: string, purpose: ChallengePurpose, memberId: number | null) =>
    insertChallenge(executor, {
      challenge,
      purpose,
      memberId,
      expiresAt: new Date(now().getTime() + challengeLife),
    });
  /** The library calls this first, and it uses the challenge up: each challenge counts once, whatever the outcome. */
  const verifyChallenge =
    (purpose: ChallengePurpose, memberId: number | null) => (challenge: string) =>
      consumeChallenge(executor, { challenge, purpose, memberId }, now());

  return {
    async askToRegister({ id, email, name }) {
      const own = await listPasskeys(executor, id);
      const options = await generateRegistrationOptions({
        rpName: 'Skuret',
        rpID: rpID(),
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(`skuret ${id}`),
        attestationType: 'none',
        excludeCredentials: own.map((each) => ({
          id: each.credentialId,
          transports: getTransports(each),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await storeChallenge(options.challenge, 'register', id);
      return JSON.stringify(options);
    },
    async readRegistration(memberId, text) {
      const response = parse<RegistrationResponseJSON>(text);
      if (!response) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: verifyChallenge('register', memberId),
        expectedOrigin: origin(),
        expectedRPID: rpID(),
        requireUserVerification: true,
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      return verified ? (registrationInfo ?? null) : null;
    },
    async askToShow(purpose, memberId) {
      const own = memberId === null ? [] : await listPasskeys(executor, memberId);
      const options = await generateAuthenticationOptions({
        rpID: rpID(),
        userVerification: 'required',
        ...(memberId !== null && {
          allowCredentials: own.map((each) => ({
            id: each.credentialId,
            transports: getTransports(each),
          })),
        }),
      });
      await storeChallenge(options.challenge, purpose, memberId);
      return JSON.stringify(options);
    },
    async readShown(purpose, memberId, text) {
      const response = parse<AuthenticationResponseJSON>(text);
      if (!response || response.id.length > 1400) return null;
      const passkey = await passkeyByCredential(executor, response.id);
      if (!passkey || (memberId !== null && passkey.memberId !== memberId)) return 'unknown';
      const { verified, counter } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: verifyChallenge(purpose, memberId),
        expectedOrigin: origin(),
        expectedRPID: rpID(),
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
          transports: getTransports(passkey),
        },
      }).then(
        ({ verified, authenticationInfo }) => ({
          verified,
          counter: authenticationInfo.newCounter,
        }),
        // Another site, another challenge, a counter that went back, or not a response of a device at all.
        () => ({ verified: false, counter: 0 }),
      );
      return verified ? { passkey, counter } : null;
    },
  };
}
