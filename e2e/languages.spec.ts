/** Every screen in each of the two languages: no word of the other, no overflow, no complaint (D24). */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { everyAddress, visitorScreens } from '../testing/addresses';
import { expect, test } from './fixtures';
import { isLong } from './looks';
import { whenHydrated } from './openApp';

/** Addresses whose query, or what it does not find, decides what a screen says. */
const furtherAddresses = [
  '/browse?category=power-tools&rating=4',
  '/browse?q=no-such-thing-anywhere',
  '/tool/1?tab=reviews',
  '/tool/999999',
  '/profile/6?tab=reviews',
  '/profile/999999',
  '/conversation/999999',
  '/blog?q=no-such-thing-anywhere',
  '/blog/no-such-post',
  '/help?q=no-such-thing-anywhere',
  '/pricing?billing=yearly',
  '/dashboard?tab=messages',
  '/dashboard?tab=bookings',
  '/dashboard?tab=tools',
  '/profile?tab=reviews',
];

/** What says other things, or says them of other rows, where the service has them. */
const otherwiseInLive = [
  '/tool/1',
  '/tool/1/book',
  '/favorites',
  '/dashboard',
  '/add-tool',
  '/manage-tools',
  '/edit-tool/1',
  '/borrowed-tools',
  '/history',
  '/profile',
  '/profile/2',
  '/settings',
  '/about',
  '/contact',
];

type Language = 'da' | 'en';

/** Words that no text of one language can do without for long, and that the other does not have. */
const foreignWords: Record<Language, readonly string[]> = {
  da: 'the and you your of is are with tool tools from what how not can we our search price reviews categories all view sign help this it be more back password distance rating' //
    .split(' '),
  en: 'og er du din dit dine ikke det den på af som med værktøj pris vælg søg kategorier bedømmelser alle hvad hvor eller fra kan skal os siden hjælp har mere tilbage adgangskode afstand bedømmelse' //
    .split(' '),
};

async function openIn(browser: Browser, url: string, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 800 },
  });
  await context.addCookies([{ name: 'language', value: language, url }]);
  return context.newPage();
}

/** All that the page says itself: its text and the names for those who do not see, without what says another language. */
function wordsOf(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((chosen) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    const others = `[lang]:not([lang="${chosen}"]), script, style, noscript, article [aria-label]`;
    for (const other of copy.querySelectorAll(others)) other.remove();
    const names = ['aria-label', 'placeholder', 'title'].flatMap((name) =>
      [...copy.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = [document.title, ...names];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent);
    return (
      texts
        .join('\n')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    );
  }, language);
}

for (const { source, addresses } of [
  { source: 'sample', addresses: [...everyAddress, ...furtherAddresses] },
  { source: 'live', addresses: otherwiseInLive },
] as const) {
  test.describe(source, () => {
    test.use({ source });
    for (const language of ['da', 'en'] as const) {
      for (const address of addresses) {
        test(`${address} is all in ${language}`, async ({ browser, service, signIn }) => {
          const page = await openIn(browser, service.url, language);
          const complaints: string[] = [];
          page.on('console', (message) => {
            const isExpected = message.text().includes('404 (Not Found)');
            if (['error', 'warning'].includes(message.type()) && !isExpected) {
              complaints.push(message.text());
            }
          });
          page.on('pageerror', (error) => complaints.push(error.message));
          if (!visitorScreens.includes(address)) await signIn(page);

          await page.goto(address, { waitUntil: 'networkidle' });
          await whenHydrated(page);
          await expect(page.locator('main h1')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);

          const foreign = async () => {
            const words = new Set(await wordsOf(page, language));
            return foreignWords[language].filter((word) => words.has(word));
          };
          await expect.poll(foreign).toEqual([]);
          const beyond = () =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
          await expect.poll(beyond).toBeLessThanOrEqual(0);

          // The walk looks for the same as given, at every address; a language changes texts alone.
          if (isLong) {
            const { violations } = await new AxeBuilder({ page })
              .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
              .analyze();
            expect(
              violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`),
            ).toEqual([]);
          }
          expect(complaints).toEqual([]);
          await page.context().close();
        });
      }
    }
  });
}

test('the service renders each visitor the language of their cookie, and nobody fetches another', async ({
  request,
  browser,
  service,
}) => {
  const titleIn = async (cookie: string) => {
    const response = await request.get(`${service.url}/browse`, { headers: { cookie } });
    return /<html lang="(..)">[\s\S]*<title>(.*?) – Skuret/.exec(await response.text())?.slice(1);
  };
  expect(await titleIn('')).toEqual(['da', 'Find værktøj']);
  expect(await titleIn('language=en')).toEqual(['en', 'Find tools']);
  expect(await titleIn('language=da')).toEqual(['da', 'Find værktøj']);
  expect(await titleIn('language=de')).toEqual(['da', 'Find værktøj']);
  expect(await titleIn('language=en')).toEqual(['en', 'Find tools']);

  const page = await browser.newPage({ baseURL: service.url });
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/signin', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.some((text) => text.includes('Find tools'))).toBe(false);
  await page.close();
});
