/** Changes of a booking, by borrower and owner, each in a browser of their own. */
import type { Locator, Page } from '@playwright/test';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { openApp } from './openApp';
import { turnToDay } from './turnToDay';

const today = getCopenhagenDate(new Date());
const day = (after: number) => addDays(today, after);
/** The name of a day in the calendar. */
const named = (after: number) =>
  new RegExp(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
      .format(new Date(day(after)))
      .replace(',', ',?'),
  );
/** The button of a day in the form's calendar, which is turned to the month of that day. */
async function dayIn(form: Locator, after: number): Promise<Locator> {
  const button = form.getByRole('button', { name: named(after) });
  await turnToDay(form, button);
  return button;
}
const state = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function request(page: Page, toolId: string, from: number, to: number): Promise<string> {
  await openApp(page, `/tool/${toolId}/book?start=${day(from)}&end=${day(to)}`);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await press(page, 'Book');
  await expect(page).toHaveURL(/\/booking\/\d+\?new$/);
  await openApp(page, new URL(page.url()).pathname);
  return new URL(page.url()).pathname;
}

test('a booking is moved and extended around the next member’s booking', async ({
  newPerson,
  service,
}) => {
  const { url } = service;
  const [hanne, bent, carla] = [
    await signUpMember(url, 'Hanne'),
    await signUpMember(url, 'Bent'),
    await signUpMember(url, 'Carla'),
  ];
  const toolId = await listTool(url, hanne, true);
  const [hers, his, next] = [await newPerson(), await newPerson(), await newPerson()];
  await signInPage(hers, url, hanne);
  await signInPage(his, url, bent);
  await signInPage(next, url, carla);
  const address = await request(his, toolId, 0, 2);
  await request(next, toolId, 4, 6);

  await test.step('he proposes a day more, and pays for it first', async () => {
    await his.getByText('Something wrong?').click();
    await his.getByRole('button', { name: 'Change dates' }).click();
    const form = his.getByRole('dialog', { name: 'Change the booking' });
    await (await dayIn(form, 3)).click();
    await expect(await dayIn(form, 5)).toBeDisabled();
    await expect(form.getByText('You pay 137.50 kr. more.')).toBeVisible();
    await form.getByRole('button', { name: 'Reserve 137.50 kr. and send the proposal' }).click();
    await state(his, 'You have proposed a change');
  });

  await test.step('she sees what changes, and accepts; his page says so by itself', async () => {
    await openApp(hers, address);
    await state(hers, 'Bent proposes a change');
    await expect(hers.getByText('You earn 125 kr. more.')).toBeVisible();
    await press(hers, 'Accept the change');
    await expect(hers.getByRole('button', { name: 'Accept the change' })).toBeHidden();
    await his.getByText('What has happened').click();
    await expect(his.getByText('Hanne accepted the change')).toBeVisible();
    await expect(his.getByRole('region', { name: 'Price details' })).toContainText('417.50 kr.');
  });

  await test.step('once he has it, he can keep it until the next booking, and no longer', async () => {
    await press(hers, 'I have handed it over');
    await state(his, 'Hanne says that you have the tool');
    await press(his, 'I have the tool');
    await state(his, /^You have the tool until/);
    await press(his, 'Extend');
    const form = his.getByRole('dialog', { name: 'Extend' });
    await (await dayIn(form, 4)).click();
    await expect(await dayIn(form, 5)).toBeDisabled();
    await form.getByRole('button', { name: /^Reserve/ }).click();
    await state(his, 'You have proposed a change');
    await state(hers, 'Bent proposes a change');
    await press(hers, 'Decline the change');
    await expect(his.getByText('Hanne declined the change')).toBeVisible();
    await expect(his.getByRole('button', { name: 'Extend' })).toBeVisible();
  });
});
