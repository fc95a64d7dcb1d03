/** Mailed links, sessions and the password; the test reads the mails on the service's own inbox page. */
import type { Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { signUpMember } from './newMember';
import { openApp } from './openApp';
import { signInByForm } from './signInByForm';

// The page of a mail is sandboxed: it refuses Playwright's own scripts, which the console logs.
test.use({ mayComplain: true });

const newPassword = 'en-ny-og-bedre-kode';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const security = (page: Page) => page.getByRole('region', { name: 'Security' });

/** Opens the newest mail to an address with this subject, once as many as were `sent` are there. */
async function openMail(inbox: Page, email: string, subject: string, sent = 1): Promise<void> {
  const mails = inbox
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: subject, exact: true });
  await expect(async () => {
    await inbox.goto('/dev/mail');
    expect(await mails.count()).toBeGreaterThanOrEqual(sent);
  }).toPass();
  await mails.first().click();
}

test('an e-mail is confirmed only by a click on the linked page', async ({
  newPerson,
  service,
}) => {
  const [page, inbox] = [await newPerson(), await newPerson()];
  const member = await signUpMember(service.url, 'Bekka');
  await signInPage(page, service.url, member);
  await openApp(page, '/settings?part=security');
  await expect(security(page).getByText('Not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(
    page.getByText('We have sent a new link. Check your spam folder too.'),
  ).toBeVisible();

  // The mail of the sign-up, and the one that was asked for.
  await openMail(inbox, member.email, 'Bekræft din e-mail', 2);
  await inbox.getByRole('link', { name: 'Bekræft din e-mail' }).first().click();
  await expect(heading(inbox, 'Confirm your email')).toBeVisible();
  await openApp(page, '/settings?part=security');
  await expect(security(page).getByText('Not confirmed')).toBeVisible();

  await inbox.getByRole('button', { name: 'Yes, this is my email' }).click();
  await expect(heading(inbox, 'Your email is confirmed')).toBeFocused();
  await openApp(page, '/settings?part=security');
  await expect(security(page).getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0);

  await inbox.goBack();
  await openMail(inbox, member.email, 'Bekræft din e-mail', 2);
  await inbox.getByRole('link', { name: 'Bekræft din e-mail' }).first().click();
  await inbox.getByRole('button', { name: 'Yes, this is my email' }).click();
  await expect(heading(inbox, 'This link was already used')).toBeVisible();
});

test('a password reset signs out every session', async ({ newPerson, service }) => {
  const [page, elsewhere] = [await newPerson(), await newPerson()];
  const member = await signUpMember(service.url, 'Glem');
  await signInPage(elsewhere, service.url, member);
  await openApp(elsewhere, '/settings?part=security');

  await openApp(page, '/forgot-password');
  await page.getByLabel('Email address').fill(member.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(heading(page, 'Check your email')).toBeFocused();

  await openMail(page, member.email, 'Vælg en ny adgangskode');
  await page.getByRole('link', { name: 'Vælg en ny adgangskode' }).first().click();
  await page.getByLabel('New password', { exact: true }).fill('kort');
  await page.getByLabel('Confirm new password').fill('kort');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Password must be at least 8 characters long',
  );
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(heading(page, 'Your password is changed')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInByForm(page, { email: member.email, password: newPassword });
  await expect(page).toHaveURL('/dashboard');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/signin/);
  await openMail(page, member.email, 'Din adgangskode er ændret');
});

test('an e-mail change takes effect after confirmation, and both addresses are notified', async ({
  newPerson,
  service,
}) => {
  const [page, inbox] = [await newPerson(), await newPerson()];
  const member = await signUpMember(service.url, 'Flyt');
  const wanted = `ny-${member.email}`;
  await signInPage(page, service.url, member);
  await openApp(page, '/settings?part=security');
  await security(page).getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email address').fill(wanted);
  await security(page)
    .getByLabel('Current password', { exact: true })
    .first()
    .fill(member.password);
  await security(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(security(page).getByText(`Open the link that we sent to ${wanted}`)).toBeVisible();

  await openMail(inbox, member.email, 'Din e-mailadresse er ved at blive ændret');
  await openMail(inbox, wanted, 'Bekræft din nye e-mail');
  await inbox.getByRole('link', { name: 'Bekræft din nye e-mail' }).first().click();
  await inbox.getByRole('button', { name: 'Yes, this is my email' }).click();
  await expect(heading(inbox, 'Your email is confirmed')).toBeVisible();
  await openApp(page, '/settings?part=security');
  await expect(security(page).getByText(wanted, { exact: true })).toBeVisible();
  for (const email of [member.email, wanted]) {
    await openMail(inbox, email, 'Din e-mailadresse er ændret');
  }
});

test('a password change lists the sessions and signs out the others', async ({
  newPerson,
  service,
}) => {
  const [page, elsewhere] = [await newPerson(), await newPerson()];
  const member = await signUpMember(service.url, 'Skift');
  await signInPage(page, service.url, member);
  await signInPage(elsewhere, service.url, member);
  await openApp(elsewhere, '/settings?part=security');
  await openApp(page, '/settings?part=security');
  const sessions = security(page).getByRole('list', { name: 'Where you are signed in' });
  // The sign-up started a session too.
  await expect(sessions.getByRole('listitem')).toHaveCount(3);

  await page.locator('summary', { hasText: 'Password' }).click();
  await security(page).getByLabel('Current password', { exact: true }).fill(member.password);
  await security(page).getByLabel('New password', { exact: true }).fill(newPassword);
  await security(page).getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(
    page.getByText('We have changed your password and signed you out of all other browsers.'),
  ).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.locator('summary', { hasText: 'Latest security events' }).click();
  const events = security(page).getByRole('list', { name: 'Latest security events' });
  await expect(events.getByRole('listitem').first()).toContainText('Password changed');
  await expect(elsewhere).toHaveURL(/\/signin/, { timeout: 15_000 });
});

for (const width of [390, 1440]) {
  test(`two-factor authentication is set up, then used with the app and a recovery code, at ${width}`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ newPerson, service }) => {
    const [page, inbox] = [await newPerson(), await newPerson()];
    await page.setViewportSize({ width, height: 900 });
    const member = await signUpMember(service.url, 'Trine');
    await openApp(page, '/signin');
    await signInByForm(page, member);
    await expect(page).toHaveURL(/\/dashboard/);
    await openApp(page, '/settings?part=security');
    await security(page).getByRole('button', { name: 'Set it up' }).click();
    await expect(security(page).getByRole('img', { name: 'QR code for your app' })).toBeVisible();
    const address = await security(page)
      .getByRole('link', { name: 'open the app' })
      .getAttribute('href');
    const app = URI.parse(address ?? '') as TOTP;

    const field = security(page).getByLabel('Six-digit code');
    await field.fill('000000');
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(security(page).getByRole('alert')).toHaveText(/^This code is wrong/);
    await field.fill(app.generate());
    await page.getByRole('button', { name: 'Turn it on' }).click();
    const codes = security(page).getByRole('group', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(
      security(page).getByText('10 recovery codes left', { exact: false }),
    ).toBeVisible();
    await openMail(inbox, member.email, 'Totrinsgodkendelse er slået til');

    const signOut = async () => {
      await openApp(page, '/settings?part=account');
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).not.toHaveURL(/settings/);
    };
    const password = async () => {
      await openApp(page, '/signin');
      await page.getByLabel('E-mail').fill(member.email);
      await page.getByLabel('Adgangskode', { exact: true }).fill(member.password);
      await page.getByRole('button', { name: 'Log ind', exact: true }).click();
      await expect(heading(page, 'Bekræft, at det er dig')).toBeVisible();
    };
    await test.step('the app’s next code signs in; the one that was used does not', async () => {
      await signOut();
      await password();
      await page.getByLabel('Kode fra din app').fill('123');
      await page.getByRole('button', { name: 'Log ind', exact: true }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Skriv de seks cifre fra din app eller en gendannelseskode.',
      );
      // Half a minute ahead, as on a phone whose clock is fast, because a code can be used only once.
      await page
        .getByLabel('Kode fra din app')
        .fill(app.generate({ timestamp: Date.now() + 30_000 }));
      await page.getByRole('button', { name: 'Log ind', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard/);
    });
    await test.step('a recovery code signs in once, and a mail tells of it', async () => {
      await signOut();
      await password();
      await page.getByRole('button', { name: 'Brug en gendannelseskode' }).click();
      await page.getByLabel('Gendannelseskode').fill(recovery.toLowerCase());
      await page.getByRole('button', { name: 'Log ind', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await openMail(inbox, member.email, 'En gendannelseskode er brugt');
      await openApp(page, '/settings?part=security');
      await expect(
        security(page).getByText('9 recovery codes left', { exact: false }),
      ).toBeVisible();
    });
    await test.step('turned off, the password is enough', async () => {
      await security(page).getByRole('button', { name: 'Turn off' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click();
      await expect(security(page).getByRole('button', { name: 'Set it up' })).toBeVisible();
      await signOut();
      await openApp(page, '/signin');
      await signInByForm(page, member);
      await expect(page).toHaveURL(/\/dashboard/);
    });
  });
}
