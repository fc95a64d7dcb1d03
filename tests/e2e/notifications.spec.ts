/** Notifications about another person's actions: behind the bell, and by mail, which one click stops. */
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { openApp } from './openApp';

// The page of a mail is sandboxed: it refuses Playwright's own scripts, which the console logs.
test.use({ mayComplain: true });

const tool = 'Havefræser';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifikationer/ });

test('a booking notifies its owner in the app and by e-mail', async ({ newPerson, service }) => {
  const owner = await newPerson();
  const other = await newPerson();
  // New members, so that no other journey has sent them notifications.
  const hanne = await signUpMember(service.url, 'Hanne');
  const { email } = hanne;
  const toolId = await listTool(service.url, hanne, false);
  await signInPage(owner, service.url, hanne);
  await signInPage(other, service.url, await signUpMember(service.url, 'Bent'));
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
    const start = addDays(getCopenhagenDate(new Date()), 40);
    const days = `start=${start}&end=${addDays(start, 3)}`;
    await openApp(other, `/tool/${toolId}/book?${days}`);
    await other.getByRole('button', { name: 'Ask Hanne', exact: true }).click();
    await expect(other).toHaveURL(/\/booking\/\d+\?new$/);
    await expect(
      other.getByRole('heading', { level: 1, name: 'You have asked Hanne to borrow the tool' }),
    ).toBeVisible();
    await expect(bell(other)).toHaveAccessibleName('Notifikationer, 1 ulæste');
  });

  await test.step('the bell says so, and leads to the booking', async () => {
    await openApp(owner, '/favorites');
    await expect(bell(owner)).toHaveAccessibleName('Notifikationer, 1 ulæste');
    await bell(owner).press('Enter');
    const panel = owner.getByRole('dialog', { name: 'Notifikationer' });
    await panel.getByRole('link', { name: `Bent vil låne ${tool}` }).click();
    await expect(owner).toHaveURL(/\/booking\/\d+$/);
    await expect(
      owner.getByRole('heading', { level: 2, name: 'Bent would like to borrow the tool' }),
    ).toBeVisible();
    await expect(bell(owner)).toHaveAccessibleName('Notifikationer');
  });

  const readMail = async () => {
    await inbox.goto('/dev/mail');
    await inbox
      .getByRole('listitem')
      .filter({ hasText: email })
      .getByRole('link', { name: `Bent vil låne ${tool}` })
      .click();
  };

  await test.step('the mail leads there too, and signs nobody in', async () => {
    await expect.poll(async () => (await inbox.request.get('/dev/mail')).text()).toContain(email);
    await readMail();
    await inbox.getByRole('link', { name: 'Svar' }).click();
    await expect(inbox).toHaveURL(/\/signin\?returnTo=/);
  });

  await test.step('mails about a booking always go out, so this one cannot be switched off', async () => {
    await readMail();
    await expect(inbox.getByRole('link', { name: 'Svar' })).toBeVisible();
    await expect(inbox.getByRole('link', { name: 'Få ikke flere af disse e-mails' })).toHaveCount(
      0,
    );
  });
});
