import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { visitorScreens } from '../testing/addresses';
import { foreignAmong, wordsOfPage, writtenTexts } from '../testing/foreignWords';
import { firstOrAll, isLong, someOrAll } from '../testing/longRounds';
import { expect, test } from './fixtures';
import { whenHydrated } from './openApp';

type Language = 'da' | 'en';

async function openIn(browser: Browser, url: string, language?: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 800 },
  });
  if (language) await context.addCookies([{ name: 'language', value: language, url }]);
  return context.newPage();
}

/** Waits until nothing of the screen is on its way. */
async function whenWhole(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Presses a button of the switch at the foot of the page. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click();
}

/** The Danish texts of the page that is open, as the same page in English marks them. Leaves the page in Danish. */
async function writtenInSwitch(page: Page): Promise<string[]> {
  await choose(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const written = await page.evaluate(writtenTexts);
  await choose(page, 'Dansk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  return written;
}

/**
 * A test for each address in each of the two languages: no word of the other, no overflow, no complaint (D24). The short
 * form opens some of them in the first language, since the app's own tests render every screen in both. The language
 * is the browser's cookie, or is chosen in the switch: where there is an account, that goes before the cookie.
 */
export function walkLanguages(
  addresses: readonly string[],
  {
    first,
    some,
    chosenInSwitch = false,
  }: { first: Language; some: readonly string[]; chosenInSwitch?: boolean },
): void {
  for (const language of firstOrAll<Language>(first === 'da' ? ['da', 'en'] : ['en', 'da'])) {
    for (const address of someOrAll(addresses, some)) {
      test(`${address} is all in ${language}`, async ({ browser, service, signIn }) => {
        const page = await openIn(browser, service.url, chosenInSwitch ? undefined : language);
        const complaints: string[] = [];
        page.on('console', (message) => {
          const isExpected = message.text().includes('404 (Not Found)');
          if (['error', 'warning'].includes(message.type()) && !isExpected) {
            complaints.push(message.text());
          }
        });
        page.on('pageerror', (error) => complaints.push(error.message));
        const isVisitor = visitorScreens.includes(address);
        if (!isVisitor) await signIn(page);
        /** The same of a page of its own, which the account's language is not changed for. */
        const writtenInEnglish = async () => {
          const other = await openIn(browser, service.url, 'en');
          if (!isVisitor) await signIn(other);
          await other.goto(address);
          await whenWhole(other);
          const texts = await other.evaluate(writtenTexts);
          await other.context().close();
          return texts;
        };

        // A stream of events stays open, so the network of who is signed in never rests.
        await page.goto(address);
        await whenHydrated(page);
        if (chosenInSwitch) await choose(page, language === 'da' ? 'Dansk' : 'English');
        await whenWhole(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);

        const foreign = async (written: string[] = []) =>
          foreignAmong(await page.evaluate(wordsOfPage, { language, written }), language);
        // What people wrote is Danish, which an English page marks and a Danish one does not.
        const written =
          language === 'da' && (await foreign()).length > 0
            ? await (chosenInSwitch ? writtenInSwitch(page) : writtenInEnglish())
            : [];
        await expect.poll(() => foreign(written)).toEqual([]);
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
        // The account keeps it, and others go on with that account.
        if (chosenInSwitch) {
          const isSaved = page.waitForResponse(
            (response) => response.request().postData()?.includes('saveSettings') === true,
          );
          await choose(page, language === 'da' ? 'Dansk og engelsk' : 'Danish and English');
          await isSaved;
        }
        await page.context().close();
      });
    }
  }
}
