/** An API token, from the settings to a page of another origin. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signInPage } from '../helpers/browserSession';
import { test as base, expect } from './fixtures';
import { signUpMember } from './newMember';
import { openApp } from './openApp';

const test = base.extend<{ otherOrigin: string }>({
  /** A page of another origin than the service. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  otherOrigin: async ({}, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Regneark</title>');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});
// The browser logs the requests that are refused.
test.use({ mayComplain: true });

interface Reply {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Sends a document from the page, as a script in it does. Null when the browser keeps the response from the page. */
const send = (page: Page, url: string, query: string, authorization?: string) =>
  page.evaluate(
    async ([to, body, bearer]) => {
      const headers = {
        'content-type': 'application/json',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      };
      try {
        const response = await fetch(`${to}/graphql`, { method: 'POST', headers, body });
        return (await response.json()) as Reply;
      } catch {
        return null;
      }
    },
    [url, JSON.stringify({ query }), authorization ?? null] as [string, string, string | null],
  );

test('a token works from another origin within its scope, until it is ended', async ({
  page,
  newPerson,
  service,
  otherOrigin,
}) => {
  const member = await signUpMember(service.url, 'Tove');
  await signInPage(page, service.url, member);
  await openApp(page, '/settings?part=security');
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByText('API tokens').click();
  await security.getByRole('button', { name: 'Make a token' }).click();
  await security.getByLabel('Name of the token').fill('Regneark');
  await security.getByRole('button', { name: 'Make the token' }).click();
  const token = await security.getByLabel('Your new token').inputValue();
  expect(token).toMatch(/^skuret_/);

  const other = await newPerson();
  await other.goto(otherOrigin);
  const ask = (query: string, bearer?: string) => send(other, service.url, query, bearer);
  expect(await ask('{ currentUser { name } }', token)).toEqual({
    data: { currentUser: { name: 'Tove' } },
  });
  const refused = await ask('mutation { deleteTool(id: "1") { errors } }', token);
  expect(refused?.errors?.[0]).toMatchObject({
    message: 'This API token may not call deleteTool. It needs one of the scopes MANAGE_TOOLS.',
    extensions: { code: 'FORBIDDEN' },
  });
  const never = await ask('{ conversations { id } }', token);
  expect(never?.errors?.[0]?.message).toBe(
    'No API token may call conversations. Sign in to do this.',
  );
  // The same page gets nothing without a token, or with a session.
  expect(await ask('{ categories { id } }')).toBeNull();
  expect(await ask('{ currentUser { name } }', member.token)).toBeNull();

  await security.getByRole('button', { name: 'I have saved it' }).click();
  await security.getByRole('button', { name: 'End Regneark' }).click();
  await page.getByRole('button', { name: 'End the token' }).click();
  await expect(security.getByText('Regneark')).toHaveCount(0);
  const ended = await ask('{ currentUser { name } }', token);
  expect(ended?.errors?.[0]).toMatchObject({
    message: 'This API token has expired or was ended.',
    extensions: { code: 'UNAUTHENTICATED' },
  });
});
