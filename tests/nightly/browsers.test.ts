import { setTimeout as wait } from 'node:timers/promises';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { buildAppIfNeeded } from '../../scripts/appBuild';
import { demoSignIns } from '../../server/seed/demoMembers';
import { everyAddress, visitorScreens } from '../helpers/addresses';
import { startProcess } from '../helpers/resources';
import { openFirefox } from './openFirefox';
import { openWebKit } from './openWebKit';
import type { TestBrowser } from './TestBrowser';

/** How long a screen may take to finish loading. */
const timeoutMs = 30_000;

const [, borrower] = demoSignIns;
const memberScreens = everyAddress.filter((route) => !visitorScreens.includes(route));

/** The heading is there, loading has finished, and all pictures have been requested. */
const isLoaded = `document.readyState === 'complete'
  && document.querySelectorAll('main h1').length === 1
  && document.querySelector('main [aria-busy="true"]') === null
  && document.documentElement.dataset.session === undefined
  && (() => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // Some pictures that are still to be fetched report that they are complete.
    return pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
  })()`;
const isHydrated =
  "Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))";
const brokenPictures = `[...document.images]
  .filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src)`;
const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const isAt = (start: string) => `location.pathname.startsWith('${start}')`;

async function isTrueSoon(browser: TestBrowser, expression: string): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await browser.evaluate<boolean>(expression)) return true;
    await wait(100);
  }
  return false;
}

/** The errors of the page; failed requests, such as those of the page that does not exist, are none. */
const takeErrors = (browser: TestBrowser) =>
  (browser.takeErrors() ?? []).filter((text) => !/Failed to load resource|404/.test(text));

/** Opens each route at each width of the browser. Returns the flaws in words. */
async function findFlaws(
  browser: TestBrowser,
  url: string,
  routes: readonly string[],
): Promise<string[]> {
  const flaws: string[] = [];
  for (const width of browser.widths) {
    await browser.resize(width);
    for (const route of routes) {
      const add = (flaw: string) => flaws.push(`${route} at ${width} px: ${flaw}`);
      await browser.open(url + route);
      if (!(await isTrueSoon(browser, isLoaded))) {
        const broken = await browser.evaluate<string[]>(brokenPictures);
        add(`not loaded; missing pictures: ${broken.join(', ') || 'none'}`);
      }
      const tooWide = await browser.evaluate<number>(overflow);
      if (tooWide > 0) add(`${tooWide} px too wide`);
      takeErrors(browser).forEach(add);
    }
  }
  return flaws;
}

/** From a search to a request, as a member who signs in on the way. */
async function requestTool(browser: TestBrowser, url: string): Promise<void> {
  const expectSoon = async (expression: string) => {
    if (await isTrueSoon(browser, expression)) return;
    throw new Error(`${await browser.evaluate<string>('location.href')}: not ${expression}`);
  };
  await browser.open(`${url}/`);
  await expectSoon(isHydrated);
  await browser.type('main input[type=search]', 'teleskopstige');
  await browser.click('main button[type=submit]');
  await expectSoon(`${isAt('/browse')} && ${isLoaded}`);
  await browser.click('main article a[href^="/tool/"]');
  await expectSoon(`${isAt('/tool/')} && ${isLoaded}`);
  const tool = await browser.evaluate<string>('location.pathname');
  const start = addDays(getCopenhagenDate(new Date()), 40);
  await browser.open(`${url}${tool}/book?start=${start}&end=${addDays(start, 2)}`);
  await expectSoon(`${isAt('/signin')} && ${isHydrated}`);
  await browser.type('main input[type=email]', borrower?.email ?? '');
  await browser.type('main input[autocomplete=current-password]', borrower?.password ?? '');
  await browser.click('main form button[type=submit]');
  await expectSoon(`${isAt(tool)} && ${isLoaded}`);
  const button =
    "[...document.querySelectorAll('main button')].find((button) => button.textContent.startsWith('Ask ') && !button.disabled)";
  await expectSoon(
    `${button} !== undefined && document.querySelector('main').textContent.includes('Total')`,
  );
  await browser.evaluate(`${button}.setAttribute('data-request', '')`);
  await browser.click('[data-request]');
  await expectSoon(
    `${isAt('/dashboard')} && document.body.textContent.includes('Booking request sent')`,
  );
  expect(takeErrors(browser)).toEqual([]);
}

test.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('loads every route in %s without errors or overflow, and books a tool', async (_, open) => {
  const browser = await open();
  buildAppIfNeeded();
  const { url } = await startProcess({ SEED: 'demo' });
  const flaws = await findFlaws(browser, url, visitorScreens);
  await requestTool(browser, url);
  // The member is signed in now.
  flaws.push(...(await findFlaws(browser, url, memberScreens)));
  console.info(
    `${browser.name}: ${everyAddress.length} routes at ${browser.widths.join(' and ')} px`,
  );
  expect(flaws).toEqual([]);
});
