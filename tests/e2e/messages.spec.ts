/** Two people who write to each other, each in a browser of their own. */
import type { Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { loseAnswers } from './loseAnswers';
import { openApp } from './openApp';

const [mette, jonas] = demoSignIns;
if (!mette || !jonas) throw new Error('The demo has not two sign-ins');

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const bubble = (page: Page, text: string) =>
  log(page).getByRole('listitem').filter({ hasText: text });
const unreadInHeader = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Beskeder/ });
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
};

test('a message appears without a reload, with ticks, typing and online state', async ({
  newPerson,
  service,
}) => {
  const [his, hers] = [await newPerson(), await newPerson()];
  await signInPage(his, service.url, jonas);
  await signInPage(hers, service.url, mette);

  // He writes from one of her tools; she is on another page, and sees the new message there.
  await openApp(hers, '/browse');
  await expect(unreadInHeader(hers)).toHaveAccessibleName(/^Beskeder, \d+ ulæste$/);
  // Bookings of other journeys have sent her messages too.
  const before = Number(
    /\d+/.exec((await unreadInHeader(hers).getAttribute('aria-label')) ?? '')?.[0],
  );
  const unread = (more: number) => `Beskeder, ${before + more} ulæste`;
  await openApp(his, `/profile/${mette.memberId}`);
  await his.getByRole('button', { name: 'Send Message' }).first().click();
  await expect(log(his)).toBeVisible();
  await write(his, 'Hej Mette! Er stigen fri på lørdag?');
  await expect(bubble(his, 'Er stigen fri')).toContainText('Not read yet');
  await expect(field(his)).toBeFocused();
  await expect(unreadInHeader(hers)).toHaveAccessibleName(unread(1));
  await expect(hers).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));

  // She opens it from the list, and he sees that she has.
  await unreadInHeader(hers).click();
  await hers.getByRole('link', { name: new RegExp(`^${jonas.name}.*1 ulæste`) }).click();
  await expect(bubble(hers, 'Er stigen fri')).toBeVisible();
  await expect(bubble(his, 'Er stigen fri')).toContainText(/Read$/);
  await expect(unreadInHeader(hers)).toHaveAccessibleName(unread(0));
  await expect(his.getByText('Online', { exact: true })).toBeVisible();

  await field(hers).pressSequentially('Ja da');
  await expect(log(his).getByText(`${mette.name} is typing`)).toBeAttached();
  await hers.keyboard.press('Enter');
  await expect(bubble(his, 'Ja da')).toBeVisible();
  await expect(log(his).getByText(`${mette.name} is typing`)).not.toBeAttached();
});

test.describe('an unstable connection', () => {
  test.use({ mayComplain: true });

  test('sends a message written offline, and kept over a reload, once after reconnecting', async ({
    newPerson,
    service,
  }) => {
    const [his, hers] = [await newPerson(), await newPerson()];
    await signInPage(his, service.url, jonas);
    await signInPage(hers, service.url, mette);
    await openApp(his, `/profile/${mette.memberId}`);
    await his.getByRole('button', { name: 'Send Message' }).first().click();
    await write(his, 'Inden bruddet');
    await expect(bubble(his, 'Inden bruddet')).toContainText('Not read yet');
    const address = new URL(his.url()).pathname;

    // The response is lost after the message was stored.
    const letThrough = await loseAnswers(his, 'sendMessage');
    await write(his, 'Under bruddet');
    await expect(bubble(his, 'Under bruddet')).toContainText('Not sent yet');
    await openApp(his, address);
    await expect(bubble(his, 'Under bruddet')).toHaveCount(1);
    letThrough();
    await expect(bubble(his, 'Under bruddet')).toContainText('Not read yet');
    await openApp(hers, address);
    await expect(bubble(hers, 'Under bruddet')).toHaveCount(1);
    await expect(bubble(his, 'Under bruddet')).toHaveCount(1);
    await expect(bubble(his, 'Under bruddet')).toContainText(/Read$/);

    // Her connection breaks and he goes on; when it is back, she has missed nothing.
    await hers.context().setOffline(true);
    await write(his, 'Kan du læse det her?');
    await expect(bubble(his, 'Kan du læse')).toContainText('Not read yet');
    await hers.context().setOffline(false);
    await expect(bubble(hers, 'Kan du læse')).toHaveCount(1);
  });
});

test('two tabs share one event stream and show equal counts', async ({ newPerson, service }) => {
  const first = await newPerson();
  await signInPage(first, service.url, mette);
  const streams: string[] = [];
  first.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/events') streams.push(request.url());
  });
  await openApp(first, '/dashboard?tab=messages');
  const second = await first.context().newPage();
  await openApp(second, '/conversation/2');
  await expect(log(second)).toBeVisible();
  // Reading in one tab updates the number in both.
  const number = async (page: Page) =>
    (await unreadInHeader(page).getAttribute('aria-label')) ?? '';
  await expect.poll(async () => (await number(first)) === (await number(second))).toBe(true);
  await expect(first.getByRole('link', { name: 'Mads Vinther', exact: true })).toBeVisible();
  expect(streams).toHaveLength(1);

  // The leading tab closes, and the other one takes over the stream.
  await first.close();
  const his = await newPerson();
  await signInPage(his, service.url, jonas);
  await openApp(his, `/profile/${mette.memberId}`);
  await his.getByRole('button', { name: 'Send Message' }).first().click();
  const before = await number(second);
  await write(his, 'Til den anden fane');
  await expect.poll(() => number(second)).not.toBe(before);
});

test('older messages load on scrolling up without moving the visible ones', async ({
  newPerson,
  service,
}) => {
  const page = await newPerson();
  await signInPage(page, service.url, mette);
  await openApp(page, '/conversation/4');
  // All of the same length: the time follows the text directly, so "2" and 13:28 would read "213:28".
  const line = (number: number) => `Linje ${String(number).padStart(3, '0')}`;
  for (let number = 1; number <= 60; number += 1) await write(page, line(number));
  await expect(bubble(page, line(60))).toContainText('Not read yet');
  await openApp(page, '/conversation/4');
  await expect(bubble(page, line(60))).toBeVisible();
  await expect(bubble(page, line(1))).toHaveCount(0);
  const oldest = bubble(page, line(21));
  await oldest.scrollIntoViewIfNeeded();
  await expect(bubble(page, 'tagrende på anden sal')).toHaveCount(1);
  await expect(oldest).toBeInViewport();
});
