/** Borrower and owner review a completed booking; then one blocks the other. */
import type { Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { openApp } from './openApp';

// The pages of the test provider are not ours, and log refused payments in the console.
test.use({ mayComplain: true });

const today = getCopenhagenDate(new Date());
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const state = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/** Hanne has lent Bent a tool and has it back. Returns their pages, and the address of the booking. */
async function lent(newPerson: () => Promise<Page>, url: string) {
  const [hanne, bent] = [await signUpMember(url, 'Hanne'), await signUpMember(url, 'Bent')];
  const toolId = await listTool(url, hanne, true);
  const [his, hers] = [await newPerson(), await newPerson()];
  await signInPage(his, url, bent);
  await signInPage(hers, url, hanne);
  await openApp(his, `/tool/${toolId}/book?start=${today}&end=${addDays(today, 2)}`);
  await expect(his.getByText('Total', { exact: true })).toBeVisible();
  await press(his, 'Book');
  await expect(his).toHaveURL(/\/booking\/\d+\?new$/);
  const address = new URL(his.url()).pathname;
  await openApp(his, address);
  return { his, hers, toolId, address };
}

async function write(page: Page, stars: string, words: string) {
  await press(page, 'Leave Review');
  const dialog = page.getByRole('dialog', { name: 'Leave Review' });
  await dialog.getByRole('radio', { name: stars }).check();
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(dialog).toBeHidden();
}

test('reviews stay hidden until both are written, then one is answered and reported', async ({
  newPerson,
  service,
}) => {
  const { his, hers, toolId, address } = await lent(newPerson, service.url);
  await openApp(hers, address);
  await press(hers, 'I have handed it over');
  await state(his, 'Hanne says that you have the tool');
  await press(his, 'I have the tool');
  await press(his, 'I returned it');
  await press(his, 'Yes, I returned it');
  await state(hers, 'Is all well with the tool?');
  await press(hers, 'All is well');
  await state(hers, 'Completed');
  await expect(reviews(his)).toBeVisible();

  await write(his, '5 stars', 'Stærk og ren');
  await expect(reviews(his)).toContainText('Shown once Hanne has written too');
  await expect(reviews(hers)).not.toContainText('Stærk og ren');
  await openApp(hers, `/tool/${toolId}`);
  await expect(hers.getByText('Ingen bedømmelser endnu')).toBeVisible();

  await openApp(hers, address);
  await write(hers, '4 stars', 'Kom til tiden');
  // Each sees it without a reload.
  await expect(reviews(hers)).toContainText('Stærk og ren');
  await expect(reviews(his)).toContainText('Kom til tiden');
  await press(hers, 'Answer the review by Bent');
  await hers.getByRole('dialog').getByRole('textbox').fill('Tak for lån');
  await press(hers, 'Send the answer');
  await expect(reviews(his)).toContainText('Tak for lån');

  await openApp(his, `/tool/${toolId}`);
  await expect(his.getByText('Hanne svarer')).toBeVisible();
  await press(his, 'Flere muligheder');
  await press(his, 'Meld værktøjet');
  const dialog = his.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('FRAUD');
  await dialog.getByRole('button', { name: 'Send til Skuret' }).click();
  await expect(dialog).toBeHidden();
});

test('a blocked member cannot send messages until they are unblocked in the settings', async ({
  newPerson,
  service,
}) => {
  const [hanne, bent] = [
    await signUpMember(service.url, 'Hanne'),
    await signUpMember(service.url, 'Bent'),
  ];
  const toolId = await listTool(service.url, hanne, false);
  const [his, hers] = [await newPerson(), await newPerson()];
  await signInPage(his, service.url, bent);
  await signInPage(hers, service.url, hanne);
  await openApp(his, `/tool/${toolId}`);
  await press(his, 'Skriv til Hanne');
  const field = his.getByRole('textbox', { name: /^Message to / });
  await field.fill('Hej Hanne');
  await his.keyboard.press('Enter');

  await openApp(hers, '/dashboard?tab=messages');
  await hers.getByRole('link', { name: /^Bent/ }).click();
  await press(hers, 'Block or report Bent');
  await hers.getByRole('dialog').getByRole('button', { name: 'Block Bent' }).click();
  await expect(hers.getByText('You and Bent cannot write to each other.')).toBeVisible();
  // His open page shows it without a reload.
  await expect(his.getByText('You and Hanne cannot write to each other.')).toBeVisible();

  await openApp(hers, '/settings#blocked');
  await press(hers, 'Unblock Bent');
  await expect(hers.getByText(/^You have not blocked anyone/)).toBeVisible();
  await expect(field).toBeVisible();
});
