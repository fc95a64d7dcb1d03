/** Problems with bookings, each person in a browser of their own, on a phone and on a desktop. */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Page } from '@playwright/test';
import { formatPeriod } from '../../domain/bookings/rentalPeriod';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { signInPage } from '../helpers/browserSession';
import type { StartedService } from '../helpers/startService';
import { expect, test } from './fixtures';
import { listTool, type Member, signUpMember } from './newMember';
import { openApp } from './openApp';

// While the service restarts, the pages miss a response or two, which the console logs.
test.use({ mayComplain: true });

const today = getCopenhagenDate(new Date());
const day = (after: number) => addDays(today, after);
const state = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
/** While a button is out of view on a phone, the bar at the bottom of the window has it too. */
/** The bar at the bottom has the same button, and leaves when the page's own is visible. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).last().click();
const nothingIsWider = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

/** Requests a tool and returns the address of the booking. */
async function request(
  page: Page,
  toolId: string,
  [from, to]: [number, number],
  button = 'Ask ',
): Promise<string> {
  await openApp(page, `/tool/${toolId}/book?start=${day(from)}&end=${day(to)}`);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await press(page, button);
  await expect(page).toHaveURL(/\/booking\/\d+\?new$/);
  await openApp(page, new URL(page.url()).pathname);
  return new URL(page.url()).pathname;
}

/**
 * Lets days pass for bookings. The clock of the service cannot be changed, so their dates are moved back while it is
 * stopped.
 */
async function moveBookingsBack(service: StartedService, moved: [address: string, days: number][]) {
  await service.stop();
  const database = await PGlite.create({
    dataDir: path.join(service.dataFolder, 'database'),
    extensions: { pg_trgm, unaccent, btree_gist },
  });
  for (const [address, days] of moved) {
    const id = Number(address.split('/').at(-1));
    for (const [table, column] of [
      ['bookings', 'id'],
      ['reservations', 'booking_id'],
    ]) {
      await database.query(
        `update ${table} set start_date = start_date - $2::integer, end_date = end_date - $2::integer where ${column} = $1`,
        [id, days],
      );
    }
    // Reminders for those days are due now.
    await database.query(
      "update outbox set due_at = now() where done_at is null and kind = 'booking_reminder' and payload ->> 'bookingId' = $1",
      [String(id)],
    );
  }
  await database.close();
  await service.start();
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`booking problems at ${width} px`, { tag: width === 390 ? [] : '@nightly' }, () => {
    async function open(newPerson: () => Promise<Page>, url: string, member: Member) {
      const page = await newPerson();
      await page.setViewportSize({ width, height });
      await signInPage(page, url, member);
      return page;
    }

    test('a request declined for an overlapping booking suggests available days', async ({
      newPerson,
      service: { url },
    }) => {
      const [hanne, bent, carla] = [
        await signUpMember(url, 'Hanne'),
        await signUpMember(url, 'Bent'),
        await signUpMember(url, 'Carla'),
      ];
      const toolId = await listTool(url, hanne, false);
      const [hers, his, next] = [
        await open(newPerson, url, hanne),
        await open(newPerson, url, bent),
        await open(newPerson, url, carla),
      ];
      const address = await request(his, toolId, [10, 13]);
      const other = await request(next, toolId, [11, 14]);
      await openApp(hers, address);
      await press(hers, 'Accept');
      await state(his, /^Agreed/);

      // Her open page shows it without a reload.
      await state(next, 'Another borrower was quicker');
      const instead = next.getByRole('region', { name: 'Free on other days' });
      const [start, end] = [day(13), day(16)];
      await expect(instead.getByRole('link')).toHaveCount(2);
      await nothingIsWider(next);
      await openApp(hers, other);
      await state(hers, 'Another borrower has the days');
      await expect(hers.getByRole('region', { name: 'Free on other days' })).toHaveCount(0);

      await instead.getByRole('link', { name: formatPeriod(start, end, 'en') }).click();
      await expect(next).toHaveURL(`/tool/${toolId}/book?start=${start}&end=${end}`);
      await expect(next.getByText('Total', { exact: true })).toBeVisible();
      await press(next, 'Ask ');
      await expect(next.getByRole('heading', { level: 1, name: /^You have asked / })).toBeVisible();
    });

    test('a late cancellation shows the retained amount before and after the click', async ({
      newPerson,
      service: { url },
    }) => {
      const [hanne, bent] = [await signUpMember(url, 'Hanne'), await signUpMember(url, 'Bent')];
      const toolId = await listTool(url, hanne, false);
      const [hers, his] = [await open(newPerson, url, hanne), await open(newPerson, url, bent)];
      const address = await request(his, toolId, [1, 4]);
      await openApp(hers, address);
      await press(hers, 'Accept');
      await state(his, /^Agreed/);

      await his.getByText('Something wrong?').click();
      await press(his, 'Cancel Booking');
      const asked = his.getByRole('alertdialog');
      // 417.50 kr. in all. One day at 125 kr. and 10 % of it are kept, because the booking begins tomorrow.
      await expect(asked).toContainText('You get 280 kr. of 417.50 kr. back');
      await expect(asked).toContainText('you pay for one day and its service fee');
      await asked.getByRole('button', { name: 'Cancel Booking' }).click();
      await state(his, 'You have cancelled the booking');
      await expect(
        his.getByText('You pay for one day and its service fee.', { exact: false }),
      ).toBeVisible();
      await nothingIsWider(his);
      await state(hers, 'Bent has cancelled the booking');
      await expect(hers.getByText('You get the price of one day.', { exact: false })).toBeVisible();

      const receipt = address.replace('/booking/', '/receipt/');
      await expect(async () => {
        await openApp(his, receipt);
        await expect(his.getByRole('main')).toContainText('137,50', { timeout: 2_000 });
        await openApp(hers, receipt);
        await expect(hers.getByRole('main')).toContainText('125,00', { timeout: 2_000 });
      }).toPass();
      await expect(his.getByRole('main')).toContainText('280,00');
    });

    test('an overdue tool notifies the next borrower, who gets other days and cancels free of charge', async ({
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
      const [hers, his, next] = [
        await open(newPerson, url, hanne),
        await open(newPerson, url, bent),
        await open(newPerson, url, carla),
      ];
      const late = await request(his, toolId, [0, 2], 'Book');
      await openApp(hers, late);
      await press(hers, 'I have handed it over');
      await state(his, 'Hanne says that you have the tool');
      await press(his, 'I have the tool');
      await state(his, /^You have the tool until/);
      const address = await request(next, toolId, [3, 5], 'Book');
      await state(next, /^Agreed: pick up the tool on/);
      await moveBookingsBack(service, [
        [late, 5],
        [address, 3],
      ]);
      await openApp(his, late);
      await state(his, /^You should have returned the tool on/);
      // Three days have begun.
      await expect(
        his.getByText(/it costs 375\skr\. extra\. Tomorrow it is 500\skr\./),
      ).toBeVisible();
      await nothingIsWider(his);

      await expect(async () => {
        await openApp(next, address);
        await expect(
          next.getByRole('heading', { name: 'The tool has not been returned yet' }),
        ).toBeVisible({
          timeout: 2_000,
        });
      }).toPass({ timeout: 60_000 });
      await nothingIsWider(next);
      await next.getByText('Something wrong?').click();
      await press(next, 'Cancel Booking');
      const asked = next.getByRole('alertdialog');
      await expect(asked).toContainText('Full refund: 280 kr.');
      await asked.getByRole('button', { name: 'Cancel Booking' }).click();
      await state(next, 'You have cancelled the booking');
      await expect(next.getByText(/^You g[eo]t everything back/)).toBeVisible();
    });

    test('a reported no-show is contested, and both members see the pending amount', async ({
      newPerson,
      service,
    }) => {
      const { url } = service;
      const [hanne, bent] = [await signUpMember(url, 'Hanne'), await signUpMember(url, 'Bent')];
      const toolId = await listTool(url, hanne, true);
      const [hers, his] = [await open(newPerson, url, hanne), await open(newPerson, url, bent)];
      const address = await request(his, toolId, [2, 6], 'Book');
      await state(his, /^Agreed: pick up the tool on/);
      // She can report it from 12:00 on the day after the first one.
      await moveBookingsBack(service, [[address, 4]]);
      await openApp(hers, address);
      await hers.getByText('Something wrong?').click();
      await press(hers, 'Bent did not come');
      const asked = hers.getByRole('alertdialog');
      await expect(asked).toContainText(
        'If Bent does not object within 24 hours, you get the price of one day.',
      );
      await asked.getByRole('button', { name: 'Report it' }).click();
      await state(hers, 'You have reported that Bent did not come');
      await state(hers, 'We are holding 125 kr. for you');

      await openApp(his, address);
      await state(his, 'Is the report wrong?');
      await nothingIsWider(his);
      await press(his, 'Object to the report');
      const form = his.getByRole('dialog', { name: 'Object to the report' });
      await form.getByLabel('What happened?').fill('Jeg stod der kl. 10, og ingen lukkede op');
      await form.getByRole('button', { name: 'Send your objection' }).click();
      await state(his, 'You have objected');
      // Her open page shows it without a reload.
      await state(hers, 'Bent objects');
      await expect(
        hers.getByText('Jeg stod der kl. 10, og ingen lukkede op').first(),
      ).toBeVisible();
      await nothingIsWider(hers);
    });
  });
}
