/** Finding a tool: search, filters, back, forward, reload, and a shared link. */
import { expect, test } from './fixtures';

for (const { name, width } of [
  { name: 'a phone', width: 390 },
  { name: 'a desk', width: 1440 },
]) {
  test(`a member narrows a search down, and the URL keeps every filter, on ${name}`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ page, browser, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    const onPhone = width < 1024;
    const drill = page.getByRole('article').filter({ hasText: 'Akku boremaskine 18 V' });
    const hammer = page.getByRole('article').filter({ hasText: 'Borehammer SDS-plus' });
    const chips = page.getByRole('list', { name: 'Aktive filtre' });
    const openFilters = async () => {
      if (onPhone) await page.getByRole('button', { name: /^Filtre/ }).click();
    };
    const closeFilters = async () => {
      if (onPhone) await page.getByRole('button', { name: /^Vis \d+ værktøj$/ }).click();
    };

    await test.step('searches from the front page', async () => {
      await page.goto('/');
      await page.getByRole('searchbox', { name: 'Hvad leder du efter?' }).fill('bore');
      await page.getByRole('button', { name: 'Søg', exact: true }).click();
      await expect(page).toHaveURL('/browse?q=bore');
      await expect(drill).toBeVisible();
      await expect(hammer).toBeVisible();
    });

    await test.step('filters by category and price', async () => {
      await openFilters();
      await page.getByRole('checkbox', { name: 'Power Tools' }).check();
      await expect(page).toHaveURL('/browse?q=bore&category=power-tools');
      await page.getByRole('spinbutton', { name: 'Maks. pris' }).fill('100');
      await expect(page).toHaveURL('/browse?q=bore&category=power-tools&max=100');
      await closeFilters();
      await expect(hammer).toHaveCount(0);
      await expect(drill).toBeVisible();
      await expect(chips.getByRole('listitem')).toHaveText(['Power Tools', '0–100 kr./dag']);
    });

    await test.step('sorts, changes the view, and types on without losing a letter', async () => {
      await page.getByRole('combobox', { name: 'Sortér efter' }).selectOption('Pris: Lav til høj');
      const list = page.getByRole('radio', { name: 'Liste' });
      // Clicked on the label as a person does, as soon as nothing covers it: the filters take a moment to close.
      await page.locator('label').filter({ has: list }).click();
      await expect(list).toBeChecked();
      const search = page.getByRole('searchbox', { name: 'Søg efter værktøj' });
      await search.press('End');
      await search.pressSequentially('maskine', { delay: 5 });
      await expect(search).toHaveValue('boremaskine');
      await expect(page).toHaveURL(
        '/browse?q=boremaskine&category=power-tools&max=100&view=list&sort=price-asc',
      );
      await expect(drill).toBeVisible();
    });

    const filtered = page.url();
    const allIsAsLeft = async () => {
      await expect(page).toHaveURL(filtered);
      await expect(page.getByRole('searchbox', { name: 'Søg efter værktøj' })).toHaveValue(
        'boremaskine',
      );
      await expect(chips.getByRole('listitem')).toHaveText(['Power Tools', '0–100 kr./dag']);
      await expect(page.getByRole('combobox', { name: 'Sortér efter' })).toHaveValue('price-asc');
      await expect(page.getByRole('radio', { name: 'Liste' })).toBeChecked();
      await expect(drill).toBeVisible();
    };

    await test.step('opens a tool and comes back, forward and back again', async () => {
      await drill.getByRole('button', { name: /som favorit/ }).click();
      await drill.getByRole('link').click();
      const title = page.getByRole('heading', { level: 1, name: 'Akku boremaskine 18 V' });
      await expect(title).toBeVisible();
      await page.goBack();
      await allIsAsLeft();
      await page.goForward();
      await expect(title).toBeVisible();
      await page.goBack();
      await allIsAsLeft();
    });

    await test.step('reloads', async () => {
      await page.reload();
      await allIsAsLeft();
      await expect(drill.getByRole('button', { name: /som favorit/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    await test.step('shares the link with somebody else', async () => {
      const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
      const other = await elsewhere.newPage();
      await other.goto(filtered);
      const card = other.getByRole('article').filter({ hasText: 'Akku boremaskine 18 V' });
      await expect(card).toBeVisible();
      await expect(card.getByRole('button', { name: /som favorit/ })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await elsewhere.close();
    });

    await test.step('clears the filters, and goes back to the front page in one step', async () => {
      await openFilters();
      await page.getByRole('button', { name: 'Ryd alt' }).click();
      await expect(page).toHaveURL('/browse?max=50&view=list&sort=price-asc');
      await closeFilters();
      await expect(chips.getByRole('listitem')).toHaveText(['0–50 kr./dag']);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  });
}
