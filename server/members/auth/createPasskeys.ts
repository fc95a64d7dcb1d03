import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** A passkey as it is stored, of a member or of staff. */
export interface StoredPasskey {
  id: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** Where passkeys and challenges are stored. `accountId` is null for any account. */
export interface PasskeyStore<Purpose extends string, Stored extends StoredPasskey> {
  list(accountId: number): Promise<Stored[]>;
  find(credentialId: string, accountId: number | null): Promise<Stored | null>;
  insertChallenge(challenge: {
    challenge: string;
    purpose: Purpose | 'register';
    accountId: number | null;
    expiresAt: Date;
  }): Promise<void>;
  /** Whether the challenge could be used; false when it has another purpose or account, was used or has expired. */
  consumeChallenge(
    asked: { challenge: string; purpose: Purpose | 'register'; accountId: number | null },
    now: Date,
  ): Promise<boolean>;
}

/** Passkeys of the site's address. Challenges and responses of devices are passed as JSON text. */
export interface Passkeys<Purpose extends string, Stored extends StoredPasskey> {
  /** The options with which a device makes a passkey. */
  askToRegister(account: { id: number; email: string; name: string }): Promise<string>;
  /** The passkey that a device has made for an account; null when the response does not match the challenge. */
  readRegistration(accountId: number, response: string): Promise<Registered | null>;
  /**
   * The options with which a device proves that it is the account's; without an account, any passkey of the site will
   * do.
   */
  askToShow(purpose: Purpose, accountId: number | null): Promise<string>;
  /**
   * The passkey that has answered, and the device's counter. `unknown` for a passkey that is not stored here, null for
   * an invalid response.
   */
  readShown(
    purpose: Purpose,
    accountId: number | null,
    response: string,
  ): Promise<{ passkey: Stored; counter: number } | 'unknown' | null>;
}

const challengeLife = 5 * 60_000;
/** Characters of a response. Real devices send less than three thousand. */
const longest = 10_000;

type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']
>;
const getTransports = ({ transports }: StoredPasskey) => transports as Transports;

function parse<T extends { id: string }>(text: string): T | null {
  if (text.length > longest) return null;
  try {
    const value = JSON.parse(text) as T | null;
    return typeof value?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** `origin` is the address in the browser's bar; passkeys belong to its host. `handle` begins the accounts' handles. */
export function createPasskeys<Purpose extends string, Stored extends StoredPasskey>({
  store,
  handle,
  origin,
  now,
}: {
  store: PasskeyStore<Purpose, Stored>;
  handle: string;
  origin: () => string;
  now: () => Date;
}): Passkeys<Purpose, Stored> {
  const rpID = () => new URL(origin()).hostname;
  type Asked = [challenge: string, purpose: Purpose | 'register', accountId: number | null];
  const storeChallenge = (...[challenge, purpose, accountId]: Asked) => {
    const expiresAt = new Date(now().getTime() + challengeLife);
    return store.insertChallenge({ challenge, purpose, accountId, expiresAt });
  };
  /** The library calls this first, and it uses the challenge up: each challenge counts once, whatever the outcome. */
  const verifyChallenge =
    (purpose: Purpose | 'register', accountId: number | null) => (challenge: string) =>
      store.consumeChallenge({ challenge, purpose, accountId }, now());

  return {
    async askToRegister({ id, email, name }) {
      const own = await store.list(id);
      const options = await generateRegistrationOptions({
        rpName: 'Skuret',
        rpID: rpID(),
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(`${handle} ${id}`),
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
    async readRegistration(accountId, text) {
      const response = parse<RegistrationResponseJSON>(text);
      if (!response) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: verifyChallenge('register', accountId),
        expectedOrigin: origin(),
        expectedRPID: rpID(),
        requireUserVerification: true,
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      return verified ? (registrationInfo ?? null) : null;
    },
    async askToShow(purpose, accountId) {
      const own = accountId === null ? [] : await store.list(accountId);
      const options = await generateAuthenticationOptions({
        rpID: rpID(),
        userVerification: 'required',
        ...(accountId !== null && {
          allowCredentials: own.map((each) => ({
            id: each.credentialId,
            transports: getTransports(each),
          })),
        }),
      });
      await storeChallenge(options.challenge, purpose, accountId);
      return JSON.stringify(options);
    },
    async readShown(purpose, accountId, text) {
      const response = parse<AuthenticationResponseJSON>(text);
      if (!response || response.id.length > 1400) return null;
      const passkey = await store.find(response.id, accountId);
      if (!passkey) return 'unknown';
      const { verified, counter } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: verifyChallenge(purpose, accountId),
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
        (shown) => ({ ...shown, counter: shown.authenticationInfo.newCounter }),
        // Another site, another challenge, a counter that went back, or not a response of a device at all.
        () => ({ verified: false, counter: 0 }),
      );
      return verified ? { passkey, counter } : null;
    },
  };
}
