/** Pages as the service renders them for visitors, and their hydration. */
import type { Page } from '@playwright/test';
import { publicAddresses } from '../testing/addresses';
import { expect, test } from './fixtures';
import { holdScripts, openApp, openRendered, whenHydrated } from './openApp';
import { watchLayoutShift } from './watchLayoutShift';

/** An event of Chromium's traces; times in microseconds. */
interface TraceEvent {
  name: string;
  /** The thread. */
  tid: number;
  ts: number;
  dur: number;
  args: { data?: { url?: string } };
}

/** Records every data request, every error or warning of the browser, and every layout shift. */
async function watch(page: Page) {
  const operations: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    operations.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The service answers an unknown address with 404 on purpose (D9), which the browser logs.
    if (!message.text().includes('404 (Not Found)')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await watchLayoutShift(page);
  return { operations, complaints };
}

/** The positions of the main elements. */
function places(page: Page) {
  return page.evaluate(() =>
    ['header', 'h1', 'article', 'main img', 'input', 'footer'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? [selector, box.x, box.y, box.width, box.height].join(' ') : selector;
    }),
  );
}

/** Rules that stand twice in the document: the app made them again instead of taking over the page's own. */
function rulesTwice(page: Page) {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    return rules.filter((rule, index) => rules.indexOf(rule) !== index);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, mayComplain: true });

  test('every public address shows its screen', async ({ page }) => {
    for (const address of publicAddresses) {
      await page.goto(address);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect(await page.title(), address).toMatch(/.+ – Skuret$/);
    }
    await page.goto('/browse');
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  test('a search leads to its results', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('boremaskine');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/browse\?q=boremaskine$/);
    await expect(page.getByRole('searchbox')).toHaveValue('boremaskine');
    await expect(page.getByRole('article').first()).toContainText(/boremaskine/i);
  });

  test('a password never gets into an address', async ({ page }) => {
    await page.goto('/signin');
    await page.getByLabel('E-mail').fill('mette@skuret.example');
    await page.getByLabel('Adgangskode', { exact: true }).fill('hemmeligt');
    await page.getByRole('main').getByRole('button', { name: 'Log ind' }).click();
    expect(page.url()).not.toContain('hemmeligt');
  });
});

for (const width of [390, 1440]) {
  test(`${width} px wide, the app takes every public page over without a request, a movement or a complaint`, {
    tag: width === 390 ? [] : '@nightly',
  }, async ({ browser, service }) => {
    const context = await browser.newContext({
      baseURL: service.url,
      viewport: { width, height: 900 },
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
    });
    for (const address of publicAddresses) {
      const page = await context.newPage();
      const { operations, complaints } = await watch(page);
      const letGo = await holdScripts(page);
      await openRendered(page, address);
      await expect(page.locator('main h1'), address).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page);
      letGo();
      await whenHydrated(page);
      expect(await places(page), address).toEqual(before);
      await page.waitForLoadState('networkidle');
      expect(operations, address).toEqual([]);
      expect(complaints, address).toEqual([]);
      expect(await rulesTwice(page), address).toEqual([]);
      expect(await page.evaluate(() => window.layoutShift), address).toBeLessThanOrEqual(0.01);
      await page.close();
    }
    await context.close();
  });
}

/**
 * Twenty moments: the first four act before the scripts load, the others at later and later moments of hydration.
 */
const everyMoment = Array.from({ length: 20 }, (_, moment) => moment);
const someMoments = [0, 5, 9, 13, 17];

for (const moments of [someMoments, everyMoment]) {
  test(`at ${moments.length} moments before and during hydration, nothing that is pressed or typed is lost`, {
    tag: moments === someMoments ? [] : '@nightly',
  }, async ({ browser, service }) => {
    // A throttled page gets only a share of a busy machine: one moment takes ten seconds there.
    test.setTimeout(600_000);
    const slowly = { timeout: 40_000 };
    for (const moment of moments) {
      const context = await browser.newContext({ baseURL: service.url, locale: 'da-DK' });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      // Slow enough to act at the beginning, in the middle and at the end of hydration.
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const letGo = await holdScripts(page);
      await openRendered(page, '/browse');
      const heart = page.getByRole('button', { name: /favorit/i }).first();
      const field = page.getByRole('searchbox');
      await field.click();
      const act = async () => {
        await field.pressSequentially('save', { delay: moment });
        await heart.dispatchEvent('click');
      };
      if (moment < 4) {
        await act();
        letGo();
      } else {
        letGo();
        // No condition is awaited here: the moments differ in how far hydration has come.
        await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), moment * 15);
        await act();
      }
      await expect(page, `the search at moment ${moment}`).toHaveURL(/[?&]q=save(&|$)/, slowly);
      await expect(field).toHaveValue('save');
      await expect
        .poll(
          () => page.evaluate(() => localStorage.getItem('skuret.sample.favourites')?.length ?? 0),
          { message: `the heart at moment ${moment}`, ...slowly },
        )
        .toBeGreaterThan(2);
      await context.close();
    }
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
        .map(({ href }) => shown.some((images) => images.includes(`url("${href}")`)));
    });
    expect(scenes).toEqual([true]);
  });
}

test('hardly a function of the app is compiled while the app is evaluated', async ({
  page,
  browser,
}) => {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-v8.compile'],
  });
  await openApp(page, '/browse');
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const evaluated = trace.traceEvents.filter(
    ({ name, args }) => name === 'EvaluateScript' && /\/main\./.test(args.data?.url ?? ''),
  );
  expect(evaluated).toHaveLength(1);
  const compiled = trace.traceEvents.filter(
    ({ name, tid, ts }) =>
      name === 'V8.CompileCode' &&
      evaluated.some((task) => task.tid === tid && task.ts <= ts && ts <= task.ts + task.dur),
  );
  // A hundred are called. Without the hint of `webpack.config.ts` each is compiled by its call.
  expect(compiled.length).toBeLessThan(50);
});

test('chosen colours are there from the first paint', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('skuret.theme', 'dark'));
  const letGo = await holdScripts(page);
  await openRendered(page, '/browse');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  letGo();
  await whenHydrated(page);
  await expect(page.getByRole('button', { name: 'Skift til lyst udseende' })).toBeVisible();
});

test('who is signed in sees the public page first, is never offered to sign in, and then sees their own', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { operations } = await watch(page);
  const letGo = await holdScripts(page);
  await openRendered(page, '/browse');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeHidden();
  letGo();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mit skur' })).toBeVisible();
  await expect.poll(() => operations).toContain('searchTools');
});

test('a new tool is on the page at once, although pages are kept', async ({ page, signIn }) => {
  await page.goto('/browse?q=kantfræser');
  await expect(page.getByText('Intet værktøj fundet')).toBeVisible();
  await signIn(page);
  await openApp(page, '/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('jwt'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query:
        'mutation CreateTool($input: CreateToolInput!) { createTool(input: $input) { tool { id } errors } }',
      variables: {
        input: {
          name: 'Kantfræser',
          description: 'Til kanter.',
          location: 'Valby',
          pricePerDayCents: 5000,
          categoryIds: [1],
        },
      },
    },
  });
  expect(
    ((await answer.json()) as { data: { createTool: { errors: string[] } } }).data.createTool
      .errors,
  ).toEqual([]);
  const html = await (await page.request.get('/browse?q=kantfræser')).text();
  expect(html).toContain('Kantfræser');
});
