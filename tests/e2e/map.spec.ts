/** Search results on a map, by touch on a phone and by keyboard on a desktop. */
import type { Page } from '@playwright/test';
import { ask, createTool, newTool, signUp } from '../helpers/ask';
import { expect, test } from './fixtures';
import { openApp } from './openApp';

async function listTool(url: string, name: string, location: string): Promise<void> {
  const token = await signUp(url, `${name.toLowerCase()}@skuret.example`);
  const input = { ...newTool(name), location };
  const made = await ask(url, createTool, { input }, token);
  expect(made).toMatchObject({ data: { createTool: { errors: [] } } });
}

const marks = (page: Page) =>
  page.getByRole('list', { name: 'Steder på kortet' }).getByRole('button');

test('a tool is found on the map of a phone, and Back leads to the list', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listTool(service.url, 'Kortvender', 'Dragør');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openApp(page, '/browse?q=kortvender');
  await page.getByRole('button', { name: 'Vis på kort', expanded: false }).click();
  const map = page.getByRole('dialog', { name: 'Kort' });
  await expect(map).toBeVisible();
  await expect(page).toHaveURL(/map=1/);
  const mark = marks(page).filter({ hasText: 'Kortvender, Dragør' });
  await mark.click();
  const panel = page.getByRole('region', { name: 'Værktøj ved Dragør' });
  await expect(panel.getByRole('link', { name: 'Kortvender' })).toBeVisible();
  // No other host got a request.
  expect(asked.filter((url) => !url.startsWith(service.url))).toEqual([]);
  await panel.getByRole('link', { name: 'Kortvender' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kortvender' })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
  await page.goBack();
  await expect(map).toBeHidden();
  await expect(page).toHaveURL(/\/browse\?q=kortvender$/);
});

test('dragging the map and searching there finds other tools', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listTool(service.url, 'Langtfra', 'Køge');
  await openApp(page, '/browse?q=langtfra&distance=20&map=1');
  const map = page.getByRole('dialog', { name: 'Kort' });
  await expect(map.getByText('Intet værktøj i dette udsnit')).toBeVisible();
  // Drags the map to the north-east, so that the area in the south-west comes into the centre.
  const area = map.getByRole('group', { name: 'Kort, flyt det med piletasterne' });
  const box = await area.boundingBox();
  if (!box) throw new Error('The map is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y - 120, { steps: 5 });
  await page.mouse.move(x + 160, y - 300, { steps: 5 });
  await page.mouse.up();
  await map.getByRole('button', { name: 'Søg i dette område' }).click();
  await expect(page).toHaveURL(/near=/);
  await expect(marks(page).filter({ hasText: 'Langtfra, Køge' })).toBeVisible();
  await map.getByRole('button', { name: 'Tilbage til listen' }).click();
  await expect(
    page.getByRole('list', { name: 'Værktøj', exact: true }).getByRole('link'),
  ).toHaveText(['Langtfra']);
});

test('the map on a desktop is opened, zoomed and its tools listed with the keyboard alone', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await listTool(service.url, 'Tastesav', 'Nørrebro');
  await listTool(service.url, 'Tastebor', 'Vanløse');
  await openApp(page, '/browse?q=taste');
  const button = page.getByRole('button', { name: 'Vis på kort' });
  // Until the live chunk is loaded, a disabled button stands in its place.
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
  const map = page.getByRole('region', { name: 'Kort' });
  await expect(map).toBeVisible();
  // The list stays.
  await expect(page.getByRole('list', { name: 'Værktøj', exact: true })).toBeVisible();
  // The first view shows both; further away they are one mark.
  await expect(marks(page)).toHaveCount(2);
  await map.getByRole('group', { name: 'Kort, flyt det med piletasterne' }).focus();
  await expect(async () => {
    await page.keyboard.press('-');
    await expect(marks(page)).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(marks(page)).toHaveText(/2 stk\./);
  await marks(page).focus();
  await page.keyboard.press('Enter');
  // The mark has split into its parts, and the focus is on the map.
  await expect(marks(page).filter({ hasText: 'Tastesav, Nørrebro' })).toBeVisible();
  await expect(map.getByRole('group', { name: 'Kort, flyt det med piletasterne' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(marks(page).first()).toBeFocused();
  const name = await marks(page).first().textContent();
  await page.keyboard.press('Enter');
  const panel = map.getByRole('region', { name: /^Værktøj ved / });
  await expect(panel.getByRole('link')).toHaveText([String(name?.match(/Taste(sav|bor)/)?.[0])]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(marks(page).first()).toBeFocused();
  await map.getByRole('button', { name: 'Luk kortet' }).focus();
  await page.keyboard.press('Enter');
  await expect(map).toBeHidden();
  await expect(button).toBeFocused();
});
