/** Lending in a real browser: a tool is added with a photograph, changed and deleted; typed text is not lost. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makePhotograph } from './photograph';

const name = 'Fliseløfter med lang arm';

async function fillIn(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Løfter fliser uden rygsmerter.');
  await page.getByLabel('Price per day').fill('119.95');
  await page.getByLabel('Location').fill('Valby');
  await page.getByRole('button', { name: 'Garden & Lawn' }).click();
}

/** A photograph of 12 megapixels from a camera held upright. */
const photograph = async () => ({
  name: 'fliser.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePhotograph({ width: 4032, height: 3024, orientation: 6 }),
});

interface SentTool {
  mainImage: { data: string; filename: string; contentType: string };
  pricePerDayCents: number;
  specifications: { key: string; value: string }[];
}

test('a tool is added with a photo, changed, and deleted', async ({ page, signIn }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await signIn(page);
  let sent: SentTool | null = null;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as {
      operationName: string;
      variables: { input: SentTool };
    };
    if (body.operationName === 'CreateTool') {
      sent = body.variables.input;
      // Simulates a slow connection, until the pending state has been checked.
      await arrived;
    }
    await route.continue();
  });

  await test.step('adds it', async () => {
    await page.goto('/add-tool');
    await fillIn(page);
    await page.getByRole('textbox', { name: 'Specification 1' }).fill('Rækkevidde');
    await page.getByRole('textbox', { name: 'Value 1' }).fill('40 cm');
    await page.getByRole('textbox', { name: 'Value 1' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Specification 2' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Included 1' }).fill('Handsker');
    const original = await photograph();
    await page.locator('input[type=file]').setInputFiles(original);
    const preview = page.getByRole('img', { name: 'The picture you have chosen' });
    await expect(preview).toBeVisible({ timeout: 30_000 });
    const shown = await preview.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(shown).toEqual([360, 480]);

    await page.getByRole('button', { name: 'Add Tool' }).click();
    await expect(page.getByRole('progressbar', { name: 'Sending your tool' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Tool' })).toBeDisabled();
    arrive();
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    expect(sent).toMatchObject({
      pricePerDayCents: 11995,
      specifications: [{ key: 'Rækkevidde', value: '40 cm' }],
      mainImage: { filename: 'fliser.webp', contentType: 'image/webp' },
    });
    const bytes = Buffer.from((sent as unknown as SentTool).mainImage.data, 'base64');
    expect(bytes.length).toBeLessThan(original.buffer.length / 2);
    expect(bytes.length).toBeLessThan(2_000_000);
  });

  await test.step('finds it upright on its page', async () => {
    await page.goto('/manage-tools');
    await page.getByRole('link', { name: `View ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const picture = page.getByRole('img', { name: new RegExp(name) }).first();
    await expect(picture).toHaveAttribute('src', /^\/pictures\//);
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
      )
      .toBe(true);
    await expect(page.getByText('Rækkevidde')).toBeVisible();
  });

  await test.step('changes it', async () => {
    await page.goto('/manage-tools');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Value 1' })).toHaveValue('40 cm');
    await page.getByLabel('Name', { exact: true }).fill(`${name}, ny`);
    await page.getByLabel('Price per day').fill('99.50');
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/manage-tools$/);
    const row = page.getByRole('row', { name: new RegExp(`${name}, ny`) });
    await expect(row).toContainText('99.50');
    await row.getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByRole('textbox', { name: 'Included 1' })).toHaveValue('Handsker');
    await expect(page.getByRole('textbox', { name: 'Included 2' })).toHaveCount(0);
  });

  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: 'Delete Tool' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Tool' });
    await expect(dialog).toContainText(
      'Are you sure you want to delete this tool? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/manage-tools$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Tools' })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  });
  expect(said).toEqual([]);
});

test('an unfinished tool survives a reload, and leaving it asks for confirmation', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Tilføj værktøj' }).click();
  await expect(page.getByRole('button', { name: 'Garden & Lawn' })).toBeVisible();
  await fillIn(page);

  await test.step('a reload, which the browser asks about', async () => {
    const asked: string[] = [];
    page.once('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Price per day')).toHaveValue('119.95');
    await expect(page.getByText('We kept your draft in this browser.')).toBeVisible();
  });

  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await test.step('the back button, twice', async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/add-tool$/);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.goBack();
    await question.getByRole('button', { name: 'Keep draft and leave' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Mit skur' })).toBeVisible();
  });

  await test.step('forward to the draft, and out of it for good by a link', async () => {
    await page.goForward();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/add-tool');
    await expect(page.getByRole('button', { name: 'Garden & Lawn' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });
});

test.describe('an invalid picture file', () => {
  // Chromium requests the broken file once more by itself, and the page's policy refuses it.
  test.use({ mayComplain: true });

  test('shows why it was rejected', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/add-tool');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'noter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Husk fliser'),
    });
    await expect(page.getByText('That file is not a picture.')).toBeVisible();
    await input.setInputFiles({
      name: 'knust.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('not really'),
    });
    await expect(page.getByText('We could not open that picture.')).toBeVisible();
  });
});
