/** What one does and the other is told: behind the bell, and by mail, which one press stops. */
import type { Page } from '@playwright/test';
import { addDays, copenhagenDateOf } from '../domain/days';
import { demoSignIns } from '../server/seed/demoMembers';
import { signInPage } from '../testing/browserSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

// In a mail nothing may run, so what looks into the page for the test is refused as well, and the browser says so.
test.use({ source: 'live', mayComplain: true });

const tool = 'Teleskopstige 3,2 meter';

/** Signs the member in whose first name this is, in a browser of their own. */
async function open(page: Page, url: string, name: string): Promise<string> {
  const account = demoSignIns.find((each) => each.name.startsWith(name));
  if (!account) throw new Error(`There is no demo sign-in of ${name}`);
  await signInPage(page, url, account);
  return account.email;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifikationer/ });

test('a booking reaches its owner behind the bell and by mail, and one press stops the mails', async ({
  newPerson,
  service,
}) => {
  const owner = await newPerson();
  const other = await newPerson();
  const email = await open(owner, service.url, 'Mette');
  await open(other, service.url, 'Jonas');
  const inbox = await newPerson();

  await test.step('the owner has been told nothing yet', async () => {
    await openApp(owner, '/dashboard');
    await expect(bell(owner)).toHaveAccessibleName('Notifikationer');
    await bell(owner).click();
    await expect(owner.getByText('Ingen notifikationer endnu')).toBeVisible();
    await owner.keyboard.press('Escape');
    await expect(bell(owner)).toBeFocused();
  });

  await test.step('somebody books a tool of theirs', async () => {
    await openApp(other, `/browse?q=${encodeURIComponent(tool)}`);
    await other.getByRole('link', { name: tool }).first().click();
    await expect(other.getByRole('heading', { level: 1, name: tool })).toBeVisible();
    const start = addDays(copenhagenDateOf(new Date()), 40);
    const days = `start=${start}&end=${addDays(start, 3)}`;
    await openApp(other, `${new URL(other.url()).pathname}/book?${days}`);
    await other.getByRole('button', { name: 'Request booking' }).click();
    await expect(other).toHaveURL(/\/dashboard\?tab=loans/);
    await expect(bell(other)).toHaveAccessibleName('Notifikationer, 1 ulæste');
  });

  await test.step('the bell says so, and leads to the booking', async () => {
    await openApp(owner, '/favorites');
    await expect(bell(owner)).toHaveAccessibleName('Notifikationer, 1 ulæste');
    await bell(owner).press('Enter');
    const panel = owner.getByRole('dialog', { name: 'Notifikationer' });
    await panel.getByRole('link', { name: `Jonas Kjeldsen vil låne ${tool}` }).click();
    await expect(owner).toHaveURL(/\/booking\/\d+$/);
    await expect(
      owner.getByRole('heading', { level: 2, name: 'Jonas Kjeldsen would like to borrow it' }),
    ).toBeVisible();
    await expect(bell(owner)).toHaveAccessibleName('Notifikationer');
  });

  const readMail = async () => {
    await inbox.goto('/dev/mail');
    await inbox
      .getByRole('listitem')
      .filter({ hasText: email })
      .getByRole('link', { name: `Jonas Kjeldsen vil låne ${tool}` })
      .click();
  };

  await test.step('the mail leads there too, and signs nobody in', async () => {
    await expect.poll(async () => (await inbox.request.get('/dev/mail')).text()).toContain(email);
    await readMail();
    await inbox.getByRole('link', { name: 'Svar' }).click();
    await expect(inbox).toHaveURL(/\/signin\?returnTo=/);
  });

  await test.step('one press stops the mails, without signing in', async () => {
    await readMail();
    await inbox.getByRole('link', { name: 'Få ikke flere af disse e-mails' }).click();
    await inbox.getByRole('button', { name: 'Få ikke flere e-mails' }).click();
    await expect(inbox.getByRole('heading', { name: 'Du får ikke flere e-mails' })).toBeVisible();
    await openApp(owner, '/settings');
    await expect(owner.getByRole('switch', { name: /^Email notifications/ })).not.toBeChecked();
  });
});
