/** A recording on its way from a member's browser to the office, where it is replayed. */
import { readFileSync } from 'node:fs';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { signUpMember } from './newMember';
import { openOffice } from './newStaff';
import { openApp } from './openApp';

test('a member sends a recording with a message, and staff replay it', async ({
  page,
  newPerson,
  service,
}, testInfo) => {
  test.slow();
  const member = await signUpMember(service.url, 'Ida');
  await signInPage(page, service.url, member);
  const file = testInfo.outputPath('skuret.json');

  await test.step('the member saves what happened and sends it', async () => {
    await openApp(page, '/browse');
    await page.getByRole('main').locator('article a[href^="/tool/"]').first().click();
    await page.getByRole('button', { name: 'Del', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('a[href="/help"]').filter({ visible: true }).first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a recording' }).click();
    await (await download).saveAs(file);
    await page.getByRole('link', { name: 'Send it to us with a message' }).click();
    await page.getByLabel('Name').fill('Ida');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Subject').fill('The share button');
    await page.getByLabel('Message').fill('Look at what happened.');
    await page.getByLabel(/^Attach a recording/).setInputFiles(file);
    await expect(page.getByText('skuret.json is attached.')).toBeVisible();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^Message sent successfully/)).toBeVisible();
    await expect(page.getByText('skuret.json is attached.')).toHaveCount(0);
  });

  await test.step('staff download it in the case and replay it', async () => {
    const staff = await newPerson();
    const email = 'sofie-recordings@office.example';
    await openOffice(staff, service, { name: 'Sofie', email, role: 'support' });
    await staff.getByLabel('Slags').selectOption('CONTACT');
    await staff
      .getByRole('link', { name: /^Besked \d+$/ })
      .last()
      .click();
    await expect(staff.getByRole('region', { name: 'The share button' })).toBeVisible();
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: /^Hent optagelsen \(\d+ kB\)$/ }).click();
    const fetched = await (await download).path();
    expect(readFileSync(fetched, 'utf8')).not.toContain(member.email);
    const opening = staff.waitForEvent('popup');
    await staff.getByRole('link', { name: 'Åbn siden for optagelser' }).click();
    const replay = await opening;
    await replay.locator('main input[type=file]').setInputFiles(fetched);
    const list = replay.getByRole('listbox', { name: 'Actions' });
    await expect(list).toBeVisible();
    const labels = await list.getByRole('option').allTextContents();
    await list.selectOption(String(labels.findIndex((label) => label.includes(' sharing'))));
    await expect(replay.locator('[data-past] [inert]').getByRole('dialog')).toBeVisible();
  });

  await test.step('the member sees who downloaded it', async () => {
    await openApp(page, '/settings?part=account');
    await expect(page.getByText('The recording with your message to Skuret')).toBeVisible();
  });
});
