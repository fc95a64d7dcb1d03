import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

export interface IdentitySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The accepted levels of assurance, separated by spaces. */
  acr: string;
}

/** What the callback has to bring back, and what proves that the code is for us. */
export interface IdentityRequest {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The subject of the broker: the only thing that is read of an identity. */
export interface Identity {
  issuer: string;
  subject: string;
}

export interface IdentityBroker {
  /** Starts a check. Rejects when the broker does not answer. */
  begin(): Promise<IdentityRequest & { url: string }>;
  /** Exchanges the code of the callback. Null when the member or the broker refused. Rejects for every other failure. */
  finish(query: string, request: IdentityRequest): Promise<Identity | null>;
}

/** Seconds for each request to the broker. */
const timeoutSeconds = 8;
export const identityCallback = '/identity/callback';

/** An OpenID Connect provider: authorization code with PKCE, nonce, state and `acr`. */
export function createIdentityBroker(
  { issuer, clientId, clientSecret, acr }: IdentitySettings,
  /** The public URL of the service, where the broker sends members back. */
  origin: () => string,
): IdentityBroker {
  const server = new URL(issuer);
  let found: Promise<Configuration> | null = null;
  const discover = () => {
    const execute = [
      enableNonRepudiationChecks,
      // `readEnv` accepts http for this machine only.
      ...(server.protocol === 'http:' ? [allowInsecureRequests] : []),
    ];
    found ??= discovery(server, clientId, undefined, ClientSecretBasic(clientSecret), {
      execute,
      timeout: timeoutSeconds,
    }).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  const redirectUri = () => new URL(identityCallback, origin());
  return {
    async begin() {
      const configuration = await discover();
      const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri().href,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        acr_values: acr,
        // Another member may have signed in at the broker in the same browser.
        prompt: 'login',
      });
      return { url: url.href, state, nonce, codeVerifier };
    },
    async finish(query, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      const callback = redirectUri();
      callback.search = query;
      try {
        const tokens = await authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The broker sent no ID token');
        if (typeof claims['acr'] !== 'string' || !acr.split(' ').includes(claims['acr'])) {
          throw new Error('The broker checked the identity at another level (acr)');
        }
        return { issuer: claims.iss, subject: claims.sub };
      } catch (error) {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
          return null;
        }
        throw error;
      }
    },
  };
}
