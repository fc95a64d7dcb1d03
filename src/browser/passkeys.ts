import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** What a device answered, as JSON, or why it did not: the person would rather not, it has one already, or it cannot. */
export type DeviceAnswer = { response: string } | { failed: 'notNow' | 'taken' | 'cannot' };

/** Browsers know passkeys of names alone, and only where a page came over TLS or from this machine. */
export const canHavePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);

async function answerOf(ask: () => Promise<unknown>): Promise<DeviceAnswer> {
  try {
    return { response: JSON.stringify(await ask()) };
  } catch (error) {
    if (error instanceof WebAuthnError) {
      if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { failed: 'taken' };
      if (error.code === 'ERROR_CEREMONY_ABORTED') return { failed: 'notNow' };
    }
    // Also where the time was over: browsers do not tell the two apart.
    return {
      failed: error instanceof Error && error.name === 'NotAllowedError' ? 'notNow' : 'cannot',
    };
  }
}

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Showing = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Lets the device make a passkey. `options` is what the service asked for. */
export const makePasskey = (options: string): Promise<DeviceAnswer> =>
  answerOf(() => startRegistration({ optionsJSON: JSON.parse(options) as Creation }));

/** Lets the person show a passkey of theirs. */
export const showPasskey = (options: string): Promise<DeviceAnswer> =>
  answerOf(() => startAuthentication({ optionsJSON: JSON.parse(options) as Showing }));
