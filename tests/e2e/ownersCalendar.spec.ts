/** The owner's calendar: days are blocked by touch on a phone and by keyboard on a desktop. */
import type { Page } from '@playwright/test';
import { getMonth } from '../../domain/bookings/ownerCalendar';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask } from '../helpers/ask';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { listTool, signUpMember } from './newMember';
import { openApp } from './openApp';

const today = getCopenhagenDate(new Date());
/** The next month, so that none of its days has passed. */
const month = getMonth(addDays(`${getMonth(today)}-28`, 10));
const date = (day: number) => `${month}-${String(day).padStart(2, '0')}`;

const getDay = (page: Page, day: number) => page.locator(`[data-day="${date(day)}"] button`);
const calendar = (toolId: string) => `/manage-tools?view=calendar&tool=${toolId}&month=${month}`;

/** Drags a finger from one day to another, with the events of a phone. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const middle = async (day: number) => {
    const box = await getDay(page, day).boundingBox();
    if (!box) throw new Error('The day is not shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await getDay(page, from).scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(to)];
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = (axis: 'x' | 'y') => start[axis] + (end[axis] - start[axis]) * part;
    await touch('touchMove', [{ x: at('x'), y: at('y') }]);
  }
  await touch('touchEnd', []);
}

test('days are blocked by touch and by keyboard, and conflicting bookings are listed, cancelled and notified', async ({
  newPerson,
  service,
  browser,
}) => {
  const { url } = service;
  const [hanne, bent] = [await signUpMember(url, 'Hanne'), await signUpMember(url, 'Bent')];
  const toolId = await listTool(url, hanne, true);
  const booked = await ask(
    url,
    'mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!) { requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate) { booking { id state } errors } }',
    { toolId, startDate: date(13), endDate: date(15) },
    bent.token,
  );
  const made = booked.data?.['requestBooking'] as { booking?: { id: string } } | undefined;
  const bookingId = made?.booking?.id;
  expect(bookingId).toBeTruthy();

  await test.step('a finger drags over days on a phone; scrolling stays as it was', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const phone = await context.newPage();
    await signInPage(phone, url, hanne);
    await openApp(phone, new URL(calendar(toolId), url).href);
    await expect(phone.getByRole('link', { name: /^Bent,/ })).toBeVisible();
    // Within one week: the days from Monday to Sunday are next to each other.
    const monday = [1, 2, 3, 4, 5, 6, 7].find(
      (day) => new Date(`${date(day)}T12:00:00Z`).getUTCDay() === 1,
    );
    if (monday === undefined) throw new Error('A week without a Monday');
    await drag(phone, monday, monday + 2);
    const dialog = phone.getByRole('dialog', { name: 'Block days' });
    await expect(dialog.getByLabel('First day')).toHaveValue(date(monday));
    await expect(dialog.getByLabel('Last day')).toHaveValue(date(monday + 2));
    await dialog.getByLabel('Note (only you see it)').fill('Ferie');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(phone.getByText('The days are blocked')).toBeVisible();
    await expect(phone.getByText('Ferie')).toBeVisible();
    await context.close();
  });

  const desk = await newPerson();
  await test.step('by the keyboard alone, over a booking: it is named and cancelled', async () => {
    await signInPage(desk, url, hanne);
    await openApp(desk, calendar(toolId));
    await expect(desk.getByRole('link', { name: /^Bent,/ })).toBeVisible();
    await getDay(desk, 11).focus();
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('ArrowDown');
    await expect(desk.getByText(/8 days chosen$/)).toBeAttached();
    await desk.keyboard.press('Enter');
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel('Last day')).toHaveValue(date(18));
    await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter');
    await expect(
      dialog.getByRole('heading', { name: 'You have bookings on these days' }),
    ).toBeVisible();
    await dialog.getByRole('radio', { name: 'Keep it' }).focus();
    await desk.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/^Bent gets .* back\. We will let them know\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel and block the days' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'The days are blocked' })).toBeVisible();
    await expect(dialog.getByText(/^You cancelled the booking/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(getDay(desk, 14)).toHaveAccessibleName(/, Blocked$/);
  });

  await test.step('the borrower is told, and nobody can book the days', async () => {
    const his = await newPerson();
    await signInPage(his, url, bent);
    await openApp(his, `/booking/${bookingId}`);
    await expect(his.getByRole('heading', { level: 2, name: /cancelled/i })).toBeVisible();
    await openApp(his, `/tool/${toolId}/book?start=${date(13)}&end=${date(15)}`);
    await expect(
      his.getByText(/^The tool is taken on some of these days\. It is free/),
    ).toBeVisible();
  });
});
