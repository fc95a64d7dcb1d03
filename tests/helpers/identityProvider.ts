/**
 * An OpenID Connect provider in a process of its own, as a broker for MitID is one: prints its URL. Any name signs in.
 * A name that begins with `low` is checked at a lower level of assurance.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { identityClient } from './startIdentityProvider';

const low = 'https://data.gov.dk/concept/core/nsis/loa/Low';

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

const page = (action: string) => `<!doctype html><html lang="en"><title>Broker</title>
<main><h1>Broker</h1><form method="post" action="${action}"><label>Name <input name="login"></label>
<button name="choice" value="continue">Continue</button><button name="choice" value="cancel">Cancel</button></form></main></html>`;

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: identityClient.clientId,
        client_secret: identityClient.clientSecret,
        // A native client may have any port of this machine.
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/identity/callback'],
      },
    ],
    acrValues: [identityClient.acr, low],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      return response.end(page(request.url));
    }
    const form = await readForm(request);
    const accountId = form.get('login') ?? '';
    const result =
      form.get('choice') === 'cancel'
        ? { error: 'access_denied', error_description: 'The person has cancelled' }
        : {
            consent: {},
            login: { accountId, acr: accountId.startsWith('low') ? low : identityClient.acr },
          };
    return provider.interactionFinished(request, response, result);
  });
  process.stdout.write(`${url}\n`);
});
