import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** What a visitor of the address must see at once. */
const screens = [
  { path: '/', heading: 'Lån det værktøj, du mangler', tools: 6 },
  { path: '/browse', heading: 'Find værktøj', tools: 24 },
  { path: '/tool/1', heading: 'Akku boremaskine 18 V', tools: 0 },
];

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Hears of every request for data, every complaint of the browser, and every movement of the page. */
async function watch(page: Page) {
  const operations: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    operations.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { operations, complaints };
}

/** Holds the scripts back until told, so that a person has time in the first screen. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const taken = (page: Page) => expect(page.locator('#first-screen')).toHaveCount(0);

/** Where things stand that a person looks at. */
function places(page: Page, area: string) {
  return page.evaluate(
    (root) =>
      ['header', 'h1', 'article', 'main img', 'input[type=search]'].map((selector) => {
        const box = document.querySelector(`${root} ${selector}`)?.getBoundingClientRect();
        return box ? [selector, box.x, box.y, box.width, box.height].join(' ') : selector;
      }),
    area,
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, tools } of screens) {
    test(`${path} shows header, heading and its first tools`, async ({ page }) => {
      await page.goto(path);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('article')).toHaveCount(tools);
    });
  }

  test('a search leads to its results', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('boremaskine');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/browse\?q=boremaskine$/);
    await expect(page.getByRole('searchbox')).toHaveValue('boremaskine');
    await expect(page.getByRole('article').first()).toContainText(/boremaskine/i);
  });
});

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { path, heading } of screens) {
      test(`the app takes ${path} over without a request, a movement or a complaint`, async ({
        page,
      }) => {
        const { operations, complaints } = await watch(page);
        const letGo = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#first-screen h1')).toHaveText(heading);
        await page.evaluate(() => document.fonts.ready);
        // What is below the first view comes a moment later.
        await expect(page.locator('#first-screen footer')).toBeVisible();
        const before = await places(page, '#first-screen');
        letGo();
        await taken(page);
        expect(await places(page, '#root')).toEqual(before);
        await page.waitForLoadState('networkidle');
        expect(operations).toEqual([]);
        expect(complaints).toEqual([]);
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      });
    }
  });
}

test('what is typed meanwhile stays, with the focus, and is searched for', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  const field = page.locator('#first-screen').getByRole('searchbox');
  await field.click();
  await field.pressSequentially('hækkeklip');
  await field.press('ArrowLeft');
  letGo();
  await taken(page);
  const own = page.getByRole('searchbox');
  await expect(own).toHaveValue('hækkeklip');
  await expect(own).toBeFocused();
  expect(await own.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
  await own.press('End');
  await own.pressSequentially('per');
  await expect(page).toHaveURL(/q=h%C3%A6kkeklipper/);
  await expect(page.getByRole('article').first()).toContainText(/hækkeklipper/i);
});

test('the link that has the focus keeps it', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#first-screen').getByRole('link', { name: 'Se alle kategorier' }).focus();
  letGo();
  await taken(page);
  await expect(page.getByRole('link', { name: 'Se alle kategorier' })).toBeFocused();
});

test('a button that was pressed before the app was there does what it says', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/tool/1', { waitUntil: 'commit' });
  await page
    .locator('#first-screen')
    .getByRole('button', { name: /^Startdato/ })
    .click();
  letGo();
  await taken(page);
  await expect(page.getByRole('grid').first()).toBeVisible();
});

for (const { by, press, release } of [
  {
    by: 'finger',
    press: async (button: Locator) => {
      await button.hover();
      await button.page().mouse.down();
    },
    release: (page: Page) => page.mouse.up(),
  },
  {
    by: 'key',
    press: async (button: Locator) => {
      await button.focus();
      await button.page().keyboard.down('Space');
    },
    release: (page: Page) => page.keyboard.up('Space'),
  },
]) {
  test(`a ${by} that is down while the app gets ready presses the button it is on`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const letGo = await holdScripts(page);
    await page.goto('/tool/1', { waitUntil: 'commit' });
    await press(page.locator('#first-screen').getByRole('button', { name: /^Startdato/ }));
    letGo();
    await expect(page.locator('#root main h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await release(page);
    await taken(page);
    await expect(page.getByRole('grid').first()).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the scene that a ${colorScheme} home page asks for early is the one behind its words`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const scenes = await page.evaluate(() => {
      const early = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
      const shown = [...document.querySelectorAll('main *')].map(
        (element) => getComputedStyle(element).backgroundImage,
      );
      return early
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ href }) => shown.includes(`url("${href}")`));
    });
    expect(scenes).toEqual([true]);
  });
}

test('chosen colours are there from the first paint', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('skuret.theme', 'dark'));
  const letGo = await holdScripts(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.locator('#first-screen h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  letGo();
  await taken(page);
});

test('who is signed in sees the public screen first, and then their own', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { operations } = await watch(page);
  await page.goto('/browse');
  await taken(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mit skur' })).toBeVisible();
  expect(operations).toContain('searchTools');
});
