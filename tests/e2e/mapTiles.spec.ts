/** The map with a tile server: tiles lie over the drawn map, which stays visible where a tile fails. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startService } from '../helpers/startService';
import { test as base, expect } from './fixtures';
import { openApp } from './openApp';

interface Tiles {
  server: Server;
  url: string;
  asked: string[];
}

const magenta = [255, 0, 255];

/** A tile server that serves every second column, all in one colour, and fails the others. */
const test = base.extend<object, { tiles: Tiles }>({
  tiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from it
    async ({}, use) => {
      const picture = await sharp({
        create: { width: 256, height: 256, channels: 3, background: { r: 255, g: 0, b: 255 } },
      })
        .png()
        .toBuffer();
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        const [, , x = ''] = /^\/(\d+)\/(\d+)\/\d+\.png$/.exec(request.url ?? '') ?? [];
        response.setHeader('access-control-allow-origin', '*');
        if (Number(x) % 2 === 0) response.writeHead(200, { 'content-type': 'image/png' });
        else response.writeHead(503);
        response.end(Number(x) % 2 === 0 ? picture : undefined);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use({ server, url: `http://127.0.0.1:${port}`, asked });
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ source, tiles }, use) => {
      const service = await startService({
        SOURCE: source,
        TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`,
        TILES_CREDIT: '© Kortfabrikken',
      });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
/** The share of the map's pixels that have a colour, in percent. */
const share = (page: Page, colour: readonly number[]) =>
  page.locator('canvas').evaluate((canvas, [red, green, blue]) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    const context = copy.getContext('2d');
    context?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    let same = 0;
    for (let at = 0; at < data.length; at += 4) {
      const away = [red, green, blue].map((part = 0, index) =>
        Math.abs(part - (data[at + index] ?? 0)),
      );
      // The area outside the search radius is slightly darker.
      if (Math.max(...away) < 24) same += 1;
    }
    return (100 * same) / (width * height);
  }, colour);

test('tiles of the configured server cover the drawn map, which stays visible when they fail', async ({
  page,
  tiles,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.goto('/browse');
  expect(response?.headers()['content-security-policy']).toContain(
    `img-src 'self' ${tiles.url} data: blob:`,
  );
  await openApp(page, '/browse');
  expect(tiles.asked).toEqual([]);
  await page.getByRole('button', { name: 'Vis på kort', expanded: false }).click();
  const map = page.getByRole('region', { name: 'Kort' });
  await expect(map.getByText('© Kortfabrikken')).toBeVisible();
  await expect(map.getByRole('link', { name: '© OpenStreetMap-bidragydere' })).toBeVisible();
  await expect.poll(() => share(page, magenta)).toBeGreaterThan(25);
  expect(await share(page, magenta)).toBeLessThan(75);
  // The drawn colours of land and water, in the columns that failed.
  const [land = '', water = ''] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const names = ['--color-sunken', '--color-info-ground'];
    return names.map((name) => style.getPropertyValue(name).trim());
  });
  const parts = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  await expect.poll(() => share(page, parts(land))).toBeGreaterThan(5);
  await expect.poll(() => share(page, parts(water))).toBeGreaterThan(2);
  // All tiles are around Copenhagen, at one zoom.
  const numbers = tiles.asked.map((address) => address.match(/\d+/g)?.map(Number) ?? []);
  expect(new Set(numbers.map(([zoom]) => zoom)).size).toBe(1);
  const [zoom = 0] = numbers[0] ?? [];
  const columns = numbers.map(([, x = 0]) => x);
  const place = ((12.568 + 180) / 360) * 2 ** zoom;
  expect(Math.min(...columns)).toBeLessThanOrEqual(Math.floor(place));
  expect(Math.max(...columns)).toBeGreaterThanOrEqual(Math.floor(place));
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(6);
  expect(new Set(tiles.asked).size).toBe(tiles.asked.length);
});

test('the privacy policy names the tile server', async ({ page, tiles }) => {
  await openApp(page, '/privacy');
  await expect(page.getByText(`from ${new URL(tiles.url).host}.`)).toBeVisible();
});
