/** Smoke test of the marketplace: two members in two browsers, from sign-up to sign-out. */
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import { signInPage } from '../../helpers/browserSession';
import { expect, test } from '../fixtures';
import { signUpMember } from '../newMember';
import { openApp } from '../openApp';
import { makePhotograph } from '../photograph';
import { turnToDay } from '../turnToDay';

const tool = 'Rodfræser med tre knive';
const today = getCopenhagenDate(new Date());
const days = { start: today, end: addDays(today, 2) };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const expectState = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const click = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Chooses the days in the calendar of the search. */
async function chooseDays(page: Page): Promise<void> {
  await click(page, 'Vælg dage');
  const dialog = page.getByRole('dialog', { name: 'Hvornår skal du bruge det?' });
  const format = new Intl.DateTimeFormat('da-DK', { dateStyle: 'full', timeZone: 'UTC' });
  for (const date of [days.start, days.end]) {
    const day = dialog.getByRole('button', { name: format.format(new Date(date)) });
    await turnToDay(dialog, day);
    await day.click();
  }
  await dialog.getByRole('button', { name: 'Vis ledigt værktøj' }).click();
}

test('a member lists a tool, and another finds, borrows, returns and reviews it', {
  tag: '@smoke',
}, async ({ newPerson, service }) => {
  const [owner, borrower] = [await newPerson(), await newPerson()];

  await test.step('the owner signs up', async () => {
    await openApp(owner, '/signup');
    await owner.getByLabel('Fulde navn').fill('Asta');
    await owner.getByLabel('E-mail').fill('asta@skuret.example');
    await owner.getByLabel('Adgangskode', { exact: true }).fill('et-godt-kodeord');
    await owner.getByLabel('Gentag adgangskode').fill('et-godt-kodeord');
    await owner.getByRole('checkbox').check();
    await click(owner, 'Opret konto');
    await expect(owner).toHaveURL('/dashboard');
  });

  await test.step('the owner lists a tool with a photograph', async () => {
    await openApp(owner, '/add-tool');
    await owner.getByRole('radio', { name: 'Private person' }).check();
    await owner.getByRole('button', { name: 'Continue' }).click();
    await owner.getByLabel('Name', { exact: true }).fill(tool);
    await owner.getByLabel('Description', { exact: true }).fill('Går gennem de fleste rødder.');
    await owner.getByLabel('Location').fill('Valby');
    // The name suggests the category.
    await expect(owner.getByText(/^We guessed Garden & Lawn from the name\./)).toBeVisible();
    await owner.locator('input[type=file]').setInputFiles({
      name: 'rod.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePhotograph({ width: 800, height: 600 }),
    });
    await expect(owner.locator('form img').first()).toBeVisible();
    await click(owner, 'Next');
    await owner.getByLabel('Price per day', { exact: true }).fill('119.95');
    await click(owner, 'Next');
    await click(owner, 'Add Tool');
    await expect(heading(owner, 'It hangs in the shed now')).toBeVisible();
    await owner.getByRole('link', { name: 'Go to your shed' }).click();
    await expect(owner.getByRole('link', { name: tool, exact: true })).toBeVisible();
  });

  await test.step('the borrower finds it among the tools that are free on the days', async () => {
    await signInPage(borrower, service.url, await signUpMember(service.url, 'Bent'));
    await openApp(borrower, '/browse?q=rodfræser');
    await chooseDays(borrower);
    await expect(borrower).toHaveURL((url) => url.searchParams.get('from') === days.start);
    const card = borrower.getByRole('article').filter({ hasText: tool });
    await expect(card).toContainText('119,95 kr./dag');
    await card.getByRole('link', { name: tool }).click();
    await expect(heading(borrower, tool)).toBeVisible();
    const picture = borrower.getByRole('img', { name: new RegExp(tool) }).first();
    await expect(picture).toHaveAttribute('src', /^\/pictures\//);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });

  const toolPath = new URL(borrower.url()).pathname;
  await test.step('a message arrives without a reload', async () => {
    await openApp(owner, '/dashboard?tab=messages');
    await expect(owner.getByRole('link', { name: /^Skuret/ }).last()).toBeVisible();
    await click(borrower, 'Skriv til Asta');
    await borrower.getByRole('textbox', { name: 'Message to Asta' }).fill('Er den fri i dag?');
    await borrower.keyboard.press('Enter');
    await owner.getByRole('link', { name: /^Bent/ }).click();
    await expect(owner.getByRole('log')).toContainText('Er den fri i dag?');
    await expect(borrower.getByRole('log').getByRole('listitem').last()).toContainText(/Read$/);
  });

  await test.step('the borrower requests the tool', async () => {
    await openApp(borrower, `${toolPath}/book?start=${days.start}&end=${days.end}`);
    await expect(borrower.getByText('Total', { exact: true })).toBeVisible();
    await click(borrower, 'Ask ');
    await expect(borrower).toHaveURL(/\/booking\/\d+\?new$/);
    await openApp(borrower, new URL(borrower.url()).pathname);
    await expectState(borrower, 'Waiting for Asta to answer');
  });

  await test.step('the owner accepts', async () => {
    await openApp(owner, new URL(borrower.url()).pathname);
    await click(owner, 'Accept');
    await expectState(borrower, /^Agreed: pick up the tool on/);
  });

  await test.step('both confirm the hand-over', async () => {
    await click(owner, 'I have handed it over');
    await expectState(borrower, 'Asta says that you have the tool');
    await click(borrower, 'I have the tool');
    await expectState(owner, /^Bent has the tool until/);
  });

  await test.step('the borrower returns the tool, and the owner confirms it', async () => {
    await click(borrower, 'I returned it');
    await click(borrower, 'Yes, I returned it');
    await expectState(owner, 'Is all well with the tool?');
    await click(owner, 'All is well');
    await expectState(borrower, 'Completed');
  });

  await test.step('both review, and each sees the other’s review', async () => {
    for (const [page, text] of [
      [borrower, 'Stærk og ren'],
      [owner, 'Kom til tiden'],
    ] as const) {
      await click(page, 'Leave Review');
      const dialog = page.getByRole('dialog', { name: 'Leave Review' });
      await dialog.getByRole('radio', { name: '5 stars' }).check();
      await dialog.getByRole('textbox').fill(text);
      await dialog.getByRole('button', { name: 'Submit Review' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(owner.getByRole('region', { name: 'Reviews' })).toContainText('Stærk og ren');
    await expect(borrower.getByRole('region', { name: 'Reviews' })).toContainText('Kom til tiden');
  });

  await test.step('the owner signs out', async () => {
    await openApp(owner, '/settings?part=account');
    await owner.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(owner).toHaveURL('/');
    await expect(owner.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible();
  });
});
