import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { to } from '../../../domain/values/addresses';
import { carelessWays } from './carelessPages';
import { payloads } from './payloads';
import { type Bearer, type PayloadWorld, startPayloadWorld } from './startPayloadWorld';
import { strangeElements, watchForRuns } from './watchForRuns';
import { getStorage, visitsFor } from './whatIsVisited';

/** Types the text into every field and submits what can be submitted. Returns the number of fields. */
function typeEverywhere(page: Page, text: string): Promise<number> {
  return page.evaluate((typed) => {
    const main = document.querySelector('main');
    const textual = ['text', 'search', 'email', 'password', 'tel', 'url', 'textarea'];
    const fields = [
      ...(main?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
    ].filter((field) => textual.includes(field.type) && !field.readOnly && !field.disabled);
    for (const field of fields) {
      // Bypasses React's own property, as a browser does when a person types.
      const prototype = Object.getPrototypeOf(field) as object;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const send = main?.querySelector<HTMLButtonElement>(
      'form button[type=submit]:enabled, button[aria-label*=Send]:enabled',
    );
    if (fields.length > 0) send?.click();
    return fields.length;
  }, text);
}

/** Opens the share dialog of a tool, whose links carry its texts and its address. */
async function openShareDialog(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Del' }).click();
  await expect(page.getByRole('dialog', { name: 'Del værktøjet' })).toBeVisible();
}

/** All that one visitor sees with one payload. */
async function walk(browser: Browser, url: string, bearer: Bearer, who: 'member' | 'visitor') {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    // Nobody looks at it, and painting a larger window would slow down the long form.
    viewport: { width: 1280, height: 240 },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  await context.addInitScript(
    ({ local, session }) => {
      if (!location.protocol.startsWith('http')) return;
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    getStorage(bearer, who),
  );
  const watched = await watchForRuns(context);
  const { page, seen } = watched;
  const visits = visitsFor(bearer, who);
  let shown = 0;
  let typed = 0;

  async function look(address: string) {
    expect(await page.locator('main h1').first().textContent(), address).not.toBe(
      'Her gik noget galt',
    );
    const isShown = await page.evaluate(
      (text) => document.documentElement.outerHTML.includes(text),
      bearer.number === 21 ? 'base64' : `ran(${bearer.number})`,
    );
    if (isShown) shown += 1;
    if (address === to.tool(bearer.toolId)) {
      await expect(page.locator('main h1')).toHaveText(bearer.toolName);
      await openShareDialog(page);
    } else {
      typed += await typeEverywhere(page, bearer.text);
    }
    await watched.settle();
    seen.elements.push(...(await strangeElements(page)));
  }

  for (const address of visits.loads) {
    await watched.load(url + address);
    await look(address);
  }
  for (const address of visits.steps) {
    // A form with typed text would ask for confirmation before it is left.
    const isForm = /^\/(add|edit)-tool/.test(new URL(page.url()).pathname);
    await (isForm ? watched.load(url + address) : watched.step(address));
    await look(address);
  }
  await context.close();
  return { seen, shown, typed, visits: visits.loads.length + visits.steps.length };
}

/**
 * Forty XSS payloads in every text that a member can enter, on every address, as served and without the content
 * security policy.
 */
export function testPayloads(): void {
  const numbers = payloads.map((_payload, index) => index + 1);
  const test = base.extend<object, { world: PayloadWorld }>({
    world: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern
      async ({}, use) => {
        const world = await startPayloadWorld(numbers);
        await use(world);
        await world.stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });

  for (const policy of ['as served', 'without the policy'] as const) {
    for (const number of numbers) {
      const kind = payloads[number - 1]?.kind ?? '';
      test(`${kind} (${number}) is shown as plain text, ${policy}`, async ({
        browser,
        world,
      }, info) => {
        test.setTimeout(900_000);
        const bearer = world.bearers.find((one) => one.number === number) as Bearer;
        const url = policy === 'as served' ? world.served : world.withoutPolicy;
        for (const who of ['member', 'visitor'] as const) {
          const { seen, ...counts } = await walk(browser, url, bearer, who);
          const figures = Object.entries(seen).map(([what, list]) => [what, list.length]);
          info.annotations.push({
            type: policy,
            description: JSON.stringify({ ...counts, ...Object.fromEntries(figures) }),
          });
          const { violations, ...never } = seen;
          expect(never).toEqual({ runs: [], dialogs: [], navigations: [], elements: [] });
          // The policy did not have to block anything.
          if (policy === 'as served') expect(violations).toEqual([]);
          expect(counts.shown, 'visits that show the text').toBeGreaterThan(counts.visits / 4);
        }
      });
    }
  }

  test('every payload runs on pages that do not escape it, which proves the check', async ({
    browser,
    world,
  }, info) => {
    test.setTimeout(600_000);
    const asleep: string[] = [];
    let ran = 0;
    for (const { number, text } of world.bearers) {
      const context = await browser.newContext();
      const { seen } = await watchForRuns(context);
      const heard = () => seen.runs.some((run) => run.startsWith(`${number} `));
      for (const way of Object.keys(carelessWays).keys()) {
        // A page of its own, because a link clicked on the previous page may still be loading.
        const page = await context.newPage();
        await page.goto(`${world.withoutPolicy}/careless/${way}?text=${encodeURIComponent(text)}`);
        // Triggers the handlers that need an interaction.
        await page
          .evaluate(() => {
            for (const element of document.querySelectorAll('*')) {
              for (const type of ['mouseover', 'focus', 'click']) {
                element.dispatchEvent(new MouseEvent(type, { bubbles: false, cancelable: true }));
              }
            }
          })
          .catch(() => undefined);
        // The page stays open, so that later events, such as a failing picture, are heard too.
        if (heard()) break;
      }
      const woke = await expect
        .poll(heard)
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      if (woke) ran += 1;
      else asleep.push(`${number}: ${text}`);
      await context.close();
    }
    info.annotations.push({
      type: 'control',
      description: JSON.stringify({ payloads: world.bearers.length, ran }),
    });
    expect(asleep).toEqual([]);
  });

  test('an injected script runs in the product’s page only without the policy', async ({
    browser,
    world,
  }) => {
    for (const url of [world.served, world.withoutPolicy]) {
      const context = await browser.newContext();
      const { page, seen, load, settle } = await watchForRuns(context);
      await load(`${url}/terms`);
      await page
        .evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=ran(0)>'))
        .catch(() => undefined);
      await settle();
      const isServed = url === world.served;
      await expect.poll(() => seen.runs.length).toBe(isServed ? 0 : 1);
      await expect.poll(() => seen.violations.length > 0).toBe(isServed);
      await context.close();
    }
  });
}
