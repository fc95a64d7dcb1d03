/** Receipts in live: from the history to a receipt, printed, and a yearly statement as a page and as a file. */
import { readFile } from 'node:fs/promises';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

test('a receipt and a yearly statement are shown, printed and downloaded', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  const name = 'Højtryksrenser 160 bar';
  // The year of the booking decides: it may be the previous one.
  const year = getCopenhagenDate(new Date()).slice(0, 4);

  await test.step('the history says what the ledger has, and leads to the receipt', async () => {
    await openApp(page, '/history');
    await expect(page).toHaveURL('/dashboard?tab=loans&part=past');
    const record = main.getByRole('article', { name });
    // 2 days at 140 kr., 28 kr. of fee, 5 kr. of insurance.
    await expect(record).toContainText('313 kr. betalt');
    await record.getByRole('link', { name }).click();
    await main.getByRole('link', { name: 'Receipt' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Kvittering SK-\d+$/);
    for (const text of ['280,00 kr.', '28,00 kr.', '5,00 kr.', 'Visa •••• 4242', 'Torben Krogh']) {
      await expect(main).toContainText(text);
    }
    await expect(main).toContainText(/Betalt i alt\s*313,00\skr\./);
  });

  await test.step('printed it is one sheet, without what only a screen needs', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Udskriv' })).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    // A4 in points.
    expect(sheets).toMatch(/\/MediaBox\s*\[\s*0 0 59[45](\.\d+)? 84[12]/);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the receipt of others is not there', async () => {
    await openApp(page, '/receipt/999999');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kvitteringen findes ikke');
  });

  await test.step('the year adds up, and is a file that a Danish Excel opens', async () => {
    await openApp(page, '/dashboard?tab=money');
    await main.getByRole('link', { name: 'Årsopgørelse' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Årsopgørelse ${year}`);
    // The demo bookings begin weeks before today, so in January they are in the previous year.
    if (getCopenhagenDate(new Date()) < addDays(`${year}-01-01`, 90)) return;
    const arriving = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Hent CSV' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe(`skuret-${year}.csv`);
    const bytes = await readFile(await file.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = bytes.toString('utf8').slice(1).split('\r\n');
    expect(rows[0]).toBe(
      'Dato;Booking;Værktøjet;Ejer eller låner;Første dag;Sidste dag;Post;Tjent (kr.);Betalt (kr.)',
    );
    const paid = rows
      .slice(1)
      .map((row) => row.split(';').at(-1) ?? '')
      .filter((cell) => cell !== '')
      .reduce((sum, cell) => sum + Math.round(Number(cell.replace(',', '.')) * 100), 0);
    const total = main
      .getByRole('region', { name: 'Betalt for at låne' })
      .getByText('Betalt i alt');
    const shown = await total.locator('xpath=following-sibling::dd').textContent();
    expect(Number(shown?.replaceAll(/[^\d]/g, ''))).toBe(paid);
    expect(paid).toBeGreaterThan(0);
  });
});
