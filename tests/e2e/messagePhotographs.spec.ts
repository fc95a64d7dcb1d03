/** Photographs in a conversation in live: chosen, viewed, removed, retried, sent, and seen by the other person. */
import type { Page } from '@playwright/test';
import { demoSignIns } from '../../server/seed/demoMembers';
import { signInPage } from '../helpers/browserSession';
import { expect, test } from './fixtures';
import { openApp } from './openApp';
import { makePhotograph } from './photograph';

test.use({ mayComplain: true });

const [mette, jonas] = demoSignIns;
if (!mette || !jonas) throw new Error('The demo has not two sign-ins');

/** Encoding a picture in every width is slow on a busy machine. */
const uploadTimeout = { timeout: 60_000 };

const tiles = (page: Page) => page.getByRole('list', { name: 'Photos of this message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const choose = async (page: Page, ...sizes: { width: number; height: number }[]) =>
  page.locator('input[type=file]').setInputFiles(
    await Promise.all(
      sizes.map(async (size, index) => ({
        name: `foto${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await makePhotograph(size),
      })),
    ),
  );

test('camera photos are scaled down, sent, and shown to the other member', async ({
  newPerson,
  service,
}) => {
  const [his, hers] = [await newPerson(), await newPerson()];
  await signInPage(his, service.url, jonas);
  await signInPage(hers, service.url, mette);
  await openApp(his, `/profile/${mette.memberId}`);
  await his.getByRole('button', { name: 'Send Message' }).first().click();
  await expect(his.getByRole('log')).toBeVisible();
  const address = new URL(his.url()).pathname;
  const uploads: { status: number; bytes: number }[] = [];
  his.on('response', (response) => {
    if (!response.url().endsWith('/uploads')) return;
    const bytes = response.request().postDataBuffer()?.length ?? 0;
    uploads.push({ status: response.status(), bytes });
  });

  await test.step('something else than a picture is refused', async () => {
    await his.locator('input[type=file]').setInputFiles({
      name: 'kvittering.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
    await expect(tiles(his).getByRole('alert')).toContainText('That file is not a picture.');
    await his.locator('input[type=file]').setInputFiles({
      name: 'knust.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('not a picture at all'),
    });
    await expect(tiles(his).getByRole('alert').nth(1)).toContainText('We could not open');
    for (const _each of [1, 2]) await his.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(tiles(his)).toHaveCount(0);
  });

  await test.step('one is larger than the service takes, and one breaks off', async () => {
    let broken = false;
    await his.route('**/uploads', async (route) => {
      if (broken) return route.continue();
      broken = true;
      await route.abort('connectionreset');
    });
    await choose(his, { width: 6_400, height: 4_800 });
    await expect(tiles(his).getByRole('alert')).toContainText(
      'We cannot reach Skuret.',
      uploadTimeout,
    );
    await expect(send(his)).toBeDisabled();
    await his.getByRole('button', { name: 'Try photo 1 again' }).click();
    await expect(send(his)).toBeEnabled(uploadTimeout);
    expect(uploads.map(({ status }) => status)).toEqual([201]);
    expect(uploads[0]?.bytes).toBeLessThan(2_000_000);
  });

  await test.step('two more are chosen, one is taken away, and the rest is sent', async () => {
    await choose(his, { width: 600, height: 450 }, { width: 450, height: 600 });
    await expect(tiles(his).getByRole('img')).toHaveCount(3);
    await his.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(tiles(his).getByRole('img')).toHaveCount(2);
    await his.getByRole('textbox', { name: /^Message to / }).fill('Sådan ser stigen ud');
    await expect(send(his)).toBeEnabled(uploadTimeout);
    await send(his).click();
    await expect(tiles(his)).toHaveCount(0);
  });

  await openApp(hers, address);
  for (const page of [his, hers]) {
    const bubble = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Sådan ser' });
    await expect(bubble.locator('img')).toHaveCount(2);
    const widths = () =>
      bubble
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
        );
    await expect.poll(widths).toEqual([true, true]);
  }
  await hers.getByRole('button', { name: /^Photo 1 of 2 from / }).click();
  const large = hers.getByRole('dialog', { name: 'Photo' }).getByRole('img');
  await expect
    .poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0))
    .toBe(true);
});
