/** Favourites belong to the browser, in the source of the specification. */
import { demoSignIns } from '../../server/seed/demoMembers';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { signInByForm } from './signInByForm';

const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');

test('favourites stay in the browser when a member signs in and out', async ({ page }) => {
  await openApp(page, '/browse');
  const hearts = page
    .getByRole('article')
    .getByRole('button', { name: /som favorit/, pressed: false });
  await hearts.first().click();
  await hearts.first().click();
  await openApp(page, '/signin');
  await signInByForm(page, mette);
  await expect(page).toHaveURL('/dashboard');
  await openApp(page, '/favorites');
  await expect(page.getByText('Showing 2 of 2 favorites')).toBeVisible();

  await openApp(page, '/settings');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await openApp(page, '/favorites');
  await expect(page.getByText('Showing 2 of 2 favorites')).toBeVisible();
});
