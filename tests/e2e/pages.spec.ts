/** Pages as the service renders them for visitors, and their hydration. */
import { publicAddresses } from '../helpers/addresses';
import { expect, test } from './fixtures';
import { holdScripts, openApp, openRendered, whenHydrated } from './openApp';
import { watchPage } from './watchPage';

/** An event of Chromium's traces; times in microseconds. */
interface TraceEvent {
  name: string;
  /** The thread. */
  tid: number;
  ts: number;
  dur: number;
  args: { data?: { url?: string } };
}

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false, mayComplain: true });

  test('show the screen of every public URL', async ({ page }) => {
    for (const address of publicAddresses) {
      await openRendered(page, address);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Find værktøj' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect(await page.title(), address).toMatch(/.+ – Skuret$/);
    }
    await openRendered(page, '/browse');
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  test('lead from a search to its results', async ({ page }) => {
    await openRendered(page, '/');
    await page.getByRole('searchbox').fill('boremaskine');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/browse\?q=boremaskine$/);
    await expect(page.getByRole('searchbox')).toHaveValue('boremaskine');
    await expect(page.getByRole('article').first()).toContainText(/boremaskine/i);
  });

  test('never put a password into a URL', async ({ page }) => {
    await openRendered(page, '/signin');
    await page.getByLabel('E-mail').fill('mette@skuret.example');
    await page.getByLabel('Adgangskode', { exact: true }).fill('hemmeligt');
    await page.getByRole('main').getByRole('button', { name: 'Log ind' }).click();
    expect(page.url()).not.toContain('hemmeligt');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the scene preloaded by a ${colorScheme} home page is the displayed one`, async ({
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

test('almost no function of the app is compiled during its evaluation', async ({
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

test('the chosen colour scheme applies from the first paint', async ({ page }) => {
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

test('a signed-in member sees the public page without a sign-in link, then their own', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const { operations } = await watchPage(page);
  const letGo = await holdScripts(page);
  await openRendered(page, '/browse');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeHidden();
  letGo();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mit skur' })).toBeVisible();
  await expect.poll(() => operations).toContain('searchTools');
});

test('a new tool appears immediately despite the page cache', async ({ page, signIn }) => {
  await page.goto('/browse?q=kantfræser');
  await expect(page.getByText('Ingen låner „kantfræser“ ud')).toBeVisible();
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
