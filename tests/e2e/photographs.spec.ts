/** Photographs of a tool in live: chosen together, sorted, retried, seen by others, removed. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { makePhotograph } from './photograph';

/** Encoding a picture in every width is slow on a busy machine. */
const uploadTimeout = { timeout: 60_000 };

const name = 'Fliseløfter med lang arm';

/** Three photographs with different shapes, so that each can be recognised. */
const photographs = async () =>
  Promise.all(
    [
      { name: 'front.jpg', width: 600, height: 450 },
      { name: 'side.jpg', width: 450, height: 450 },
      { name: 'back.jpg', width: 450, height: 600 },
    ].map(async ({ name, width, height }) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await makePhotograph({ width, height }),
    })),
  );

/** The first step of a new tool. */
async function nameIt(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Løfter fliser uden rygsmerter.');
  await page.getByLabel('Location').fill('Valby');
  await page.getByRole('button', { name: 'Garden & Lawn' }).click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** From the first step to the last one. */
async function finish(page: Page) {
  await next(page);
  await page.getByLabel('Price per day').fill('120');
  await next(page);
}

/** The error box of the form. */
const box = (page: Page) => page.getByRole('main').getByRole('alert');

const fold = (page: Page, heading: string) => page.locator('summary', { hasText: heading });

const tiles = (page: Page) => page.getByRole('list', { name: 'Photos in order' });

/** The photographs of the form in their order, by the names of their files. */
const order = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

/** The width-to-height ratios of the pictures on the tool page, in order. */
const shapes = (page: Page) =>
  page
    .getByRole('list', { name: 'Billeder' })
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        // Heights of narrow variants are rounded to whole pixels.
        return naturalHeight === 0 ? 0 : Math.round((naturalWidth / naturalHeight) * 20) * 5;
      }),
    );

test('three photos are uploaded, reordered, viewed, and one is removed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  let broken = false;
  await page.route('**/uploads', async (route) => {
    // The connection breaks once, during the first upload.
    if (broken) return route.continue();
    broken = true;
    await route.abort('connectionreset');
  });

  await test.step('uploads them, the one under which the line broke by a second try', async () => {
    await openApp(page, '/add-tool');
    await nameIt(page);
    await page.locator('input[type=file]').setInputFiles(await photographs());
    await finish(page);
    await page.getByRole('button', { name: 'Add Tool' }).click();
    await expect(box(page)).toContainText('is not kept: We cannot reach Skuret.', uploadTimeout);
    await expect(page).toHaveURL(/\/add-tool$/);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: /^Try photo \d again$/ }).click();
    await expect(tiles(page).getByRole('progressbar')).toHaveCount(0, uploadTimeout);
    await expect
      .poll(() => order(page))
      .toEqual(['Photo 1: front.jpg', 'Photo 2: side.jpg', 'Photo 3: back.jpg']);
  });

  await test.step('puts the last one first by the keyboard', async () => {
    const earlier = page.getByRole('button', { name: 'Move photo 3 earlier' });
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moved to place 1 of 3. It is the cover.')).toBeAttached();
    expect(await order(page)).toEqual([
      'Photo 1: back.jpg',
      'Photo 2: front.jpg',
      'Photo 3: side.jpg',
    ]);
    await expect(tiles(page).getByRole('listitem').first()).toContainText('Cover');
  });

  await test.step('puts the second one last by the mouse', async () => {
    const readMiddle = async (place: number) => {
      const found = await tiles(page).getByRole('img').nth(place).boundingBox();
      if (!found) throw new Error('The photograph is not on the screen');
      return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
    };
    await tiles(page).scrollIntoViewIfNeeded();
    const [from, to] = [await readMiddle(1), await readMiddle(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(() => order(page))
      .toEqual(['Photo 1: back.jpg', 'Photo 2: side.jpg', 'Photo 3: front.jpg']);
  });

  await test.step('says of a broken file that it is none, and loses nothing', async () => {
    const file = { name: 'noter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(tiles(page)).toContainText('We could not open that picture.');
    await finish(page);
    await page.getByRole('button', { name: 'Add Tool' }).click();
    await expect(box(page)).toHaveText(
      'Photo 4 (noter.jpg) is not kept: We could not open that picture. Save it as a JPG or PNG and try again. Remove it.',
    );
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: 'Remove photo 4' }).click();
    await expect(page.getByRole('button', { name: 'Remove photo 3' })).toBeFocused();
    expect(await order(page)).toHaveLength(3);
  });

  await test.step('lists it with a deposit and a private address', async () => {
    await finish(page);
    await fold(page, 'Price per week and deposit').click();
    await page.getByLabel('Price per week').fill('900');
    await page.getByRole('button', { name: 'Add Tool' }).click();
    await expect(box(page)).toHaveText(
      'Price per week may be at most seven times the price per day.',
    );
    await expect(page.getByLabel('Price per week')).toBeFocused();
    await page.getByLabel('Price per week').fill('600');
    await page.getByLabel('Deposit').fill('250.50');
    await fold(page, 'Pick-up address').click();
    await page.getByLabel('Pick-up address').fill('Valby Langgade 1');
    await page.getByRole('button', { name: 'Add Tool' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'It hangs in the shed now' }),
    ).toBeVisible();
  });

  await test.step('finds the three in that order on its page', async () => {
    await page.goto('/manage-tools');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => shapes(page)).toEqual([75, 100, 135]);
    await expect(page.getByText('Valby Langgade 1')).toHaveCount(0);
    await page.getByRole('button', { name: 'Vis billede 2 af 3' }).press('Enter');
    await expect(page.getByText('Billede 2 af 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Billede 3 af 3')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('takes one away and changes the price, which is so after a reload', async () => {
    await page.goto('/manage-tools');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(tiles(page).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText('600 kr. a week, 250.50 kr. deposit')).toBeVisible();
    await expect(page.getByText('Valby Langgade 1')).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await page.getByLabel('Price per day').fill('99.50');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/manage-tools$/);

    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await page.reload();
    await expect(page.getByLabel('Price per day')).toHaveValue('99.50');
    await expect(tiles(page).getByRole('listitem')).toHaveCount(2);
    await page.goto('/manage-tools');
    await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => shapes(page)).toEqual([75, 135]);
  });
});

test('an unsent tool is kept as a draft with its photos, and a saved draft is not public', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openApp(page, '/add-tool');
  await nameIt(page);
  await page.locator('input[type=file]').setInputFiles(await photographs());
  await expect(tiles(page).getByRole('progressbar')).toHaveCount(0, uploadTimeout);
  await finish(page);
  await page.getByRole('radio', { name: 'Draft' }).check();
  await page.reload();
  await expect(page.getByText('We kept your draft in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Photo and name' }).click();
  await expect(tiles(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await finish(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your draft is saved' })).toBeVisible();
  await page.goto('/manage-tools');
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText('Draft');
});

test('a member’s photo is cropped to a circle, shown everywhere, and removed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openApp(page, '/settings');
  const avatar = page.getByRole('main').locator('img[src^="/pictures/"]');
  const [, , tall] = await photographs();
  if (!tall) throw new Error('There is no photograph');

  await test.step('moves it with the keyboard and the mouse, and saves it', async () => {
    await page.getByLabel(/^(Add|Change) photo$/).setInputFiles(tall);
    const dialog = page.getByRole('dialog', { name: 'Your photo' });
    const picture = dialog.getByRole('img', { name: 'How others will see you' });
    await expect(picture).toBeVisible();
    const top = dialog.getByRole('slider', { name: 'Top to bottom' });
    await expect(top).toHaveValue('50');
    await top.press('Home');
    // The end of the picture: at 3 by 4, an eighth of it is left above and below.
    await expect(top).toHaveValue('38');
    await dialog.getByRole('slider', { name: 'Zoom' }).press('PageUp');
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).not.toHaveValue('100');
    const before = await top.inputValue();
    const box = await picture.locator('../..').boundingBox();
    if (!box) throw new Error('The circle is not on the screen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4, { steps: 4 });
    await page.mouse.up();
    await expect(top).not.toHaveValue(before);
    await dialog.getByRole('button', { name: 'Save photo' }).click();
    await expect(dialog).toBeHidden(uploadTimeout);
    await expect(page.getByText('We have saved your photo.')).toBeVisible();
  });

  await test.step('shows it after a reload, square, and in the header', async () => {
    await page.reload();
    await expect(avatar.first()).toBeVisible();
    const shape = await avatar
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    expect(shape).toBe(1);
    await expect(page.getByRole('banner').locator('img[src^="/pictures/"]')).toHaveCount(1);
  });

  await test.step('takes it away', async () => {
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByText('We have removed your photo.')).toBeVisible();
    await expect(avatar).toHaveCount(0);
  });
});
