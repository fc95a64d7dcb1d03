/** A passkey on a device with a screen lock, which Chromium emulates. */
import { expect, test } from './fixtures';
import { signUpMember } from './newMember';
import { openApp } from './openApp';
import { signInByForm } from './signInByForm';

// A cancelled prompt is logged in the console.
test.use({ mayComplain: true });

for (const width of [390, 1440]) {
  test(`a passkey is added, signs in, confirms the identity, and is removed, at ${width}`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ newPerson, service }) => {
    test.slow();
    const page = await newPerson();
    await page.setViewportSize({ width, height: 900 });
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // Browsers allow passkeys only for host names, not for IP addresses.
    const url = service.url.replace('127.0.0.1', 'localhost');
    const member = await signUpMember(service.url, 'Pia');
    const security = page.getByRole('region', { name: 'Security' });
    const open = (path: string) => openApp(page, `${url}${path}`);

    await open('/signin');
    await signInByForm(page, member);
    await expect(page).toHaveURL(/\/dashboard/);
    await open('/settings?part=security');
    await security.getByRole('button', { name: 'Add a passkey' }).click();
    const own = security.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(own).toHaveText([/^Passkey 1Added/]);

    await test.step('it gets another name', async () => {
      await security.getByRole('button', { name: 'Rename Passkey 1' }).click();
      await security.getByLabel('Name of the passkey').fill('Min telefon');
      await security.getByRole('button', { name: 'Save the name' }).click();
      await expect(own).toHaveText([/^Min telefonAdded/]);
    });
    const signOut = async () => {
      await open('/settings?part=account');
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).not.toHaveURL(/settings/);
    };
    await test.step('turned away by the device it signs nobody in, unlocked it does', async () => {
      await signOut();
      await open('/signin');
      const button = page.getByRole('button', { name: 'Brug en adgangsnøgle' });
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
      await button.click();
      await expect(page.getByText(/^Du er ikke logget ind\./)).toBeVisible();
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
      await button.click();
      await expect(page).toHaveURL(/\/dashboard/);
    });
    await test.step('removed, the device still offers it, and the screen says what to do', async () => {
      await open('/settings?part=security');
      await expect(own).toHaveText([/^Min telefonLast used/]);
      await security.getByRole('button', { name: 'Remove Min telefon' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(own).toHaveCount(0);
      await signOut();
      await open('/signin');
      await page.getByRole('button', { name: 'Brug en adgangsnøgle' }).click();
      await expect(page.getByText(/^Vi kender ikke adgangsnøglen længere/)).toBeVisible();
    });
  });
}

test('the sign-in page hydrates without a mismatch', async ({ newPerson, service }) => {
  const page = await newPerson();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await openApp(page, `${service.url.replace('127.0.0.1', 'localhost')}/signin`);
  await expect(page.getByRole('button', { name: 'Brug en adgangsnøgle' })).toBeVisible();
  expect(complaints).toEqual([]);
});
