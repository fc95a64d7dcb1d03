/**
 * Looking back in Redux DevTools while a stream of events is open: the past shows no new events, and the present has
 * them on return.
 */
import type { Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { getDevTools, installDevTools } from './devToolsExtension';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

const [mette, jonas] = demoSignIns;
if (!mette || !jonas) throw new Error('The demo has not two sign-ins');

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Message to / }).fill(text);
  await page.keyboard.press('Enter');
};
const bubble = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

/** The held and the waiting locks: they elect the tab that listens to the stream. */
const listening = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return { held: held.length, pending: pending.length };
  });

test('events that arrive during time travel are shown on return to the present', async ({
  newPerson,
  service,
}) => {
  const [his, hers] = [await newPerson(), await newPerson()];
  await installDevTools(hers.context());
  await signInPage(his, service.url, jonas);
  await signInPage(hers, service.url, mette);
  const streams: string[] = [];
  hers.on('request', (request) => {
    if (new URL(request.url()).pathname === '/events') streams.push(request.url());
  });
  await openApp(his, `/profile/${mette.memberId}`);
  await his.getByRole('button', { name: 'Send Message' }).first().click();
  await write(his, 'Inden tilbageblikket');
  await expect(bubble(his, 'Inden tilbageblikket')).toContainText('Not read yet');
  const address = new URL(his.url()).pathname;
  await openApp(hers, address);
  await expect(bubble(hers, 'Inden tilbageblikket')).toBeVisible();
  await expect(bubble(his, 'Inden tilbageblikket')).toContainText(/Read$/);
  await expect.poll(() => listening(hers)).toEqual({ held: 1, pending: 0 });

  const devTools = getDevTools(hers);
  const past = hers.locator('[data-past] > [inert]');
  const present = hers
    .locator('body > :not([data-past])')
    .getByRole('log', { includeHidden: true });
  const index = (await devTools.actions()).length - 1;
  await devTools.jump(index);
  const line = hers.getByRole('complementary', { name: 'Looking back' });
  await expect(line).toContainText(`action ${index} of`);
  await expect(past).toContainText('Inden tilbageblikket');
  const title = await hers.title();

  await his.getByRole('textbox', { name: /^Message to / }).pressSequentially('Imens');
  await his.keyboard.press('Enter');
  // The present has the message, but hidden.
  await expect(present).toContainText('Imens');
  await expect(past).toContainText('Inden tilbageblikket');
  await expect(past).not.toContainText('Imens');
  await expect(past).not.toContainText('is typing');
  await expect(line).toContainText(`action ${index} of`);
  expect(await hers.title()).toBe(title);
  // The screen of the past holds no lock and waits for none.
  expect(await listening(hers)).toEqual({ held: 1, pending: 0 });

  await hers.getByRole('button', { name: 'Back to the present' }).click();
  await expect(bubble(hers, 'Imens')).toHaveCount(1);
  await expect(bubble(hers, 'Imens')).toBeVisible();
  await write(hers, 'Nu er jeg her igen');
  await expect(bubble(his, 'Nu er jeg her igen')).toHaveCount(1);
  await write(his, 'Godt');
  await expect(bubble(hers, 'Godt')).toHaveCount(1);
  expect(await listening(hers)).toEqual({ held: 1, pending: 0 });
  expect(streams).toHaveLength(1);
});
