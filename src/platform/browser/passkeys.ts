import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/**
 * The device's response as JSON, or why there is none: the person declined, the device has a passkey already, or it
 * failed.
 */
export type DeviceAnswer = { response: string } | { failed: 'notNow' | 'taken' | 'cannot' };

/** Passkeys need a host name instead of an IP address, and a page that came over TLS or from this machine. */
export const canHavePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);

async function readAnswer(ask: () => Promise<unknown>): Promise<DeviceAnswer> {
  try {
    return { response: JSON.stringify(await ask()) };
  } catch (error) {
    if (error instanceof WebAuthnError) {
      if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { failed: 'taken' };
      if (error.code === 'ERROR_CEREMONY_ABORTED') return { failed: 'notNow' };
    }
    // A timeout too: browsers report it like a refusal.
    return {
      failed: error instanceof Error && error.name === 'NotAllowedError' ? 'notNow' : 'cannot',
    };
  }
}

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Showing = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Lets the device make a passkey. `options` is what the service asked for. */
export const makePasskey = (options: string): Promise<DeviceAnswer> =>
  readAnswer(() => startRegistration({ optionsJSON: JSON.parse(options) as Creation }));

/** Lets the person show a passkey of theirs. */
export const showPasskey = (options: string): Promise<DeviceAnswer> =>
  readAnswer(() => startAuthentication({ optionsJSON: JSON.parse(options) as Showing }));
