/** A checked identity, with an OpenID Connect provider in a process of its own as the broker. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ask, createTool, newTool } from '../helpers/ask';
import { identityClient, startIdentityProvider } from '../helpers/startIdentityProvider';
import { type OwnService, startOwnService } from '../helpers/startOwnService';
import { freePort } from '../helpers/startService';
import { expect, test } from './fixtures';
import { type Member, signUpMember } from './newMember';
import { openApp } from './openApp';

let broker: Awaited<ReturnType<typeof startIdentityProvider>>;
let own: OwnService;
test.beforeAll(async () => {
  broker = await startIdentityProvider();
  const port = await freePort();
  own = await startOwnService({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    IDENTITY_ISSUER: broker.issuer,
    IDENTITY_CLIENT_ID: identityClient.clientId,
    IDENTITY_CLIENT_SECRET: identityClient.clientSecret,
    LIMIT_MUTATIONS_PERCENT: '100',
  });
});
test.afterAll(async () => {
  await own.end();
  broker.end();
});

async function openAs(page: Page, { token }: Member, address: string): Promise<void> {
  await page.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token);
  await openApp(page, `${own.url}${address}`);
}

const identity = (page: Page) => page.getByRole('region', { name: 'Your identity' });

async function checkAs(page: Page, name: string, button: 'Continue' | 'Cancel'): Promise<void> {
  await identity(page).getByRole('button', { name: 'Check my identity' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/settings\?part=account&identity=/);
}

test('a member sees that a tool needs a checked identity, cancels, and is then checked', async ({
  page,
}) => {
  const owner = await signUpMember(own.url, 'Olga');
  const borrower = await signUpMember(own.url, 'Bente');
  const input = { ...newTool('Havefræser'), rules: { checkedBorrowers: true } };
  const made = await ask(own.url, createTool, { input }, owner.token);
  const toolId: string = made.data?.['createTool']?.tool?.id ?? '';

  await openAs(page, borrower, `/tool/${toolId}`);
  await expect(page.getByText('Kontrolleret identitet', { exact: true })).toBeVisible();

  await openApp(page, `${own.url}/settings?part=account`);
  await expect(identity(page).getByText('Not checked')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your limits' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await checkAs(page, '', 'Cancel');
  await expect(identity(page).getByText(/^You cancelled/)).toBeVisible();
  await checkAs(page, 'Bente Bentsen', 'Continue');
  await expect(identity(page).getByText(/^Checked on /)).toBeVisible();
  await expect(identity(page).getByRole('button')).toHaveCount(0);
});

test('the same identity cannot be checked for a second account', async ({ browser }) => {
  for (const [name, text] of [
    ['Dorte', /^Checked on /],
    ['Dennis', /^This identity belongs to another account/],
  ] as const) {
    const page = await (await browser.newContext()).newPage();
    await openAs(page, await signUpMember(own.url, name), '/settings?part=account');
    await checkAs(page, 'Dobbelt Dobbeltsen', 'Continue');
    await expect(identity(page).getByText(text)).toBeVisible();
    await page.context().close();
  }
});

test('an owner asks for checked borrowers in the form of a tool', async ({ page }) => {
  const owner = await signUpMember(own.url, 'Ove');
  const made = await ask(own.url, createTool, { input: newTool('Boremaskine') }, owner.token);
  const toolId: string = made.data?.['createTool']?.tool?.id ?? '';
  await openAs(page, owner, `/edit-tool/${toolId}`);
  await page.getByText('Booking rules').click();
  await page.getByRole('switch', { name: /^Checked borrowers only/ }).check();
  await page.getByRole('button', { name: /^Save/ }).click();
  await openApp(page, `${own.url}/tool/${toolId}`);
  await expect(page.getByText('Kontrolleret identitet', { exact: true })).toBeVisible();
});
