/** Tools from a CSV file: errors by row, the corrected file, and undoing it. */
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { signUpMember } from './newMember';
import { openApp } from './openApp';

const head = 'Name;Description;Price per day (kr.);Location;Categories';
const toFile = (...rows: string[]) => ({
  name: 'skur.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\r\n')),
});

test('a file with errors is corrected, added and undone', async ({ page, service }) => {
  const member = await signUpMember(service.url, 'Inge');
  await signInPage(page, service.url, member);
  await openApp(page, '/manage-tools?view=import');
  const file = page.getByLabel('CSV file');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

  await file.setInputFiles(
    toFile(
      'Kapsav;Skærer lige;75;Odense;Hand Tools',
      'Betonblander;Rummer 120 liter;gratis;Odense;Hand Tools',
      ';Uden navn;90;Odense;Hand Tools',
      'Stige;Tre meter;40;Et sted;Raketter',
    ),
  );
  await expect(
    page.getByText('4 tools in skur.csv. Of these, 3 tools cannot be added.'),
  ).toBeVisible();
  await expect(row('Betonblander')).toContainText('“gratis” is not an amount');
  await expect(row('Betonblander').getByRole('checkbox')).toBeDisabled();
  await expect(row('No name').getByRole('checkbox')).toBeDisabled();
  await expect(row('Stige')).toContainText('Et sted');
  await expect(row('Stige')).toContainText('Raketter');
  await expect(page.getByRole('button', { name: 'Add 1 tool' })).toBeEnabled();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await file.setInputFiles(
    toFile(
      'Kapsav;Skærer lige;75;Odense;Hand Tools',
      'Betonblander;Rummer 120 liter;1.250,50;Odense;Hand Tools',
      'Stige;Tre meter;40;Aarhus;Hand Tools',
    ),
  );
  await expect(page.getByText('3 tools in skur.csv.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 3 tools' }).click();
  await expect(page.getByText('We have added 3 tools.')).toBeFocused();
  await page.getByRole('link', { name: 'See your tools' }).click();
  for (const name of ['Kapsav', 'Betonblander', 'Stige']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }

  await openApp(page, '/manage-tools?view=import');
  await page.getByRole('button', { name: /^Undo: 3 tools/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete the tools of this file?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Files you have added')).toHaveCount(0);
  await openApp(page, '/manage-tools');
  await expect(page.getByText('Kapsav', { exact: true })).toHaveCount(0);
});
