import type { Page } from '@playwright/test';

/** Fills in the sign-in form and submits it. */
export async function signInByForm(page: Page, account: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log ind' }).click();
}
