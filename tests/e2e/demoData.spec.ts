/** The demo data in live: signed in as the first demo member, the screens show what the specification fixes. */

import { bookingStatusFacts, isPast } from '../../domain/bookings/bookingStatus';
import { getCopenhagenDate } from '../../domain/values/days';
import { borrowedBookings, lentBookings } from '../../sample/bookings';
import { profileReviews } from '../../sample/reviews';
import { demoSignIns } from '../../server/seed/demoMembers';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');

/** The label of a row of the dashboard: a booking that can be reviewed shows that instead of its state. */
const said = (status: keyof typeof bookingStatusFacts) =>
  status === 'completed' ? /Completed|Bedømt|Leave Review/ : bookingStatusFacts[status].label;

test('demo data has dates relative to its creation, and every screen agrees', async ({
  page,
  signIn,
}) => {
  const today = getCopenhagenDate(new Date());
  const borrowed = borrowedBookings(today);
  const lent = lentBookings(today);
  const main = page.getByRole('main');
  await signIn(page);

  await test.step('dashboard', async () => {
    await openApp(page, '/dashboard');
    await expect(page.getByText('Medlem siden 1. februar 2023')).toBeVisible();
    const panel = page.getByRole('tabpanel');
    for (const { tool } of lent) {
      await expect(panel.getByRole('link', { name: tool.name, exact: true })).toBeVisible();
    }
    // A tool that is lent today is not shown as at home.
    const ladder = panel.getByRole('listitem').filter({ hasText: 'Teleskopstige 3,2 meter' });
    await expect(ladder.first()).toContainText('Udlånt');

    for (const [tab, bookings] of [
      ['rentals', lent],
      ['loans', borrowed],
    ] as const) {
      for (const part of ['', '&part=past']) {
        await openApp(page, `/dashboard?tab=${tab}${part}`);
        const shown = bookings.filter((booking) => isPast(booking) === (part !== ''));
        for (const { tool, status } of shown) {
          await expect(
            panel
              .getByRole('article', { name: tool.name })
              .filter({ hasText: said(status) })
              .first(),
          ).toBeVisible();
        }
      }
    }
    await openApp(page, '/borrowed-tools');
    await expect(panel.getByRole('article').first()).toContainText('1 dag forsinket');
    await expect(panel.getByText('Hentes om 4 dage').first()).toBeVisible();
  });

  await test.step('profile, as the person and as everybody sees it', async () => {
    for (const address of ['/profile?tab=reviews', `/profile/${mette.memberId}?tab=reviews`]) {
      await openApp(page, address);
      await expect(page.getByRole('heading', { level: 1, name: mette.name })).toBeVisible();
      await expect(main).toContainText('Member since February 2023');
      await expect(main).toContainText('Email confirmed');
      await expect(main).not.toContainText('Identity verified');
      await expect(page.getByRole('tab', { name: 'Reviews' })).toContainText(
        String(profileReviews.length),
      );
      for (const { createdByUser } of profileReviews) {
        await expect(page.getByRole('tabpanel')).toContainText(createdByUser.name);
      }
      await expect(page.getByRole('button', { name: /Send Message|Contact/ })).toHaveCount(0);
    }
  });

  await test.step('favourites, which belong to the account', async () => {
    await openApp(page, '/favorites');
    await expect(page.getByText('No favorites yet')).toBeVisible();
    await openApp(page, '/tool/1');
    await main.getByRole('button', { name: /^Gem .* som favorit$/ }).click();
    await expect(page.getByRole('link', { name: 'Favoritter, 1 gemt' })).toBeVisible();
    await page.reload();
    await openApp(page, '/favorites');
    await expect(page.getByText('Showing 1 of 1 favorites')).toBeVisible();
  });

  await test.step('nothing is said that nothing stands behind', async () => {
    await openApp(page, '/about');
    await expect(main).not.toContainText(/774|97%/);
    await openApp(page, '/categories');
    const { data } = (await (
      await page.request.post('/graphql', {
        data: { query: '{ categories { name toolCount } }' },
      })
    ).json()) as { data: { categories: { name: string; toolCount: number }[] } };
    for (const { name, toolCount } of data.categories) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
      await expect(card.first()).toContainText(`${toolCount} in all of Denmark`);
    }
    await openApp(page, '/conversation/1');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Torben Krogh');
  });
});
