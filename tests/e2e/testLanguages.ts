import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { ScreenLanguage } from '../../domain/values/language';
import { visitorScreens } from '../helpers/addresses';
import { ask } from '../helpers/ask';
import { foreignAmong, wordsOfPage, writtenTexts } from '../helpers/foreignWords';
import { expect, test } from './fixtures';
import { whenHydrated } from './openApp';

async function openIn(browser: Browser, url: string, language?: ScreenLanguage): Promise<Page> {
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

/** Waits until the screen has loaded completely. */
async function whenWhole(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Clicks a button of the language switch in the footer. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click();
}

/** The Danish texts of the open page, as the same page in English marks them. Leaves the page in Danish. */
async function writtenInSwitch(page: Page): Promise<string[]> {
  await choose(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const written = await page.evaluate(writtenTexts);
  await choose(page, 'Dansk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  return written;
}

interface Check {
  address: string;
  language: ScreenLanguage;
  /**
   * Chooses the language in the footer's switch instead of the browser's cookie: the choice of an account has priority
   * over the cookie.
   */
  isChosenInSwitch: boolean;
  /** Checks the accessibility too. */
  isAccessible: boolean;
}

/** No word of the other language, no overflow, no console message (D24). */
function testLanguage({ address, language, isChosenInSwitch, isAccessible }: Check): void {
  const title = isAccessible ? 'fully translated and accessible' : 'fully translated';
  test(`${address} is ${title}, in ${language}`, async ({ browser, service, signIn }) => {
    const page = await openIn(browser, service.url, isChosenInSwitch ? undefined : language);
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
    /** The same texts, read on a second page, so that the account's language does not change. */
    const writtenInEnglish = async () => {
      const other = await openIn(browser, service.url, 'en');
      if (!isVisitor) await signIn(other);
      await other.goto(address);
      await whenWhole(other);
      const texts = await other.evaluate(writtenTexts);
      await other.context().close();
      return texts;
    };

    // The network of a signed-in page is never idle, because its stream of events stays open.
    await page.goto(address);
    await whenHydrated(page);
    if (isChosenInSwitch) await choose(page, language === 'da' ? 'Dansk' : 'English');
    await whenWhole(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    const foreign = async (written: string[] = []) =>
      foreignAmong(await page.evaluate(wordsOfPage, { language, written }), language);
    // Texts by members are Danish; an English page marks them and a Danish one does not.
    const written =
      language === 'da' && (await foreign()).length > 0
        ? await (isChosenInSwitch ? writtenInSwitch(page) : writtenInEnglish())
        : [];
    await expect.poll(() => foreign(written)).toEqual([]);
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(beyond).toBeLessThanOrEqual(0);

    if (isAccessible) {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`),
      ).toEqual([]);
    }
    expect(complaints).toEqual([]);
    // The account stores the language, and other tests use the same account.
    if (isChosenInSwitch) {
      const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '');
      const { errors } = await ask(
        service.url,
        'mutation { saveSettings(input: { language: AS_GIVEN }) { errors } }',
        {},
        token,
      );
      expect(errors).toEqual([]);
    }
    await page.context().close();
  });
}

/**
 * Tests some of the addresses in the first language, because the app's own tests render every screen in both. The
 * nightly tests open each address in each language.
 */
export function testLanguages(
  addresses: readonly string[],
  {
    first,
    some,
    isChosenInSwitch = false,
  }: { first: ScreenLanguage; some: readonly string[]; isChosenInSwitch?: boolean },
): void {
  for (const address of some) {
    testLanguage({ address, language: first, isChosenInSwitch, isAccessible: false });
  }
  test.describe('every route in both languages', { tag: '@nightly' }, () => {
    for (const language of ['da', 'en'] as const) {
      for (const address of addresses) {
        testLanguage({ address, language, isChosenInSwitch, isAccessible: true });
      }
    }
  });
}
