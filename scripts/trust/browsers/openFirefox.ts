import puppeteer, { type ConsoleMessage } from 'puppeteer-core';
import type { DrivenBrowser } from './DrivenBrowser';
import { findProgram } from './findProgram';

/** The text of a console message; for an error with its stack. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const { url = '' } = message.location();
  const words = await Promise.all(
    message
      .args()
      .map((given) => given.evaluate((value) => (value instanceof Error ? value.stack : value))),
    // The page may have been left in the meantime.
  ).catch(() => [message.text()]);
  return `${words.join(' ')} (${url})`;
}

/** Opens a Firefox over WebDriver BiDi; FIREFOX_PATH names it when it is not on the PATH. Null when there is none. */
export async function openFirefox(): Promise<DrivenBrowser | null> {
  const executablePath = findProgram([
    process.env['FIREFOX_PATH'] ?? 'firefox',
    'firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
  if (executablePath === null) return null;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'da-DK, da, en', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  let said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') void wordsOf(message).then((words) => said.push(words));
  });
  page.on('pageerror', (error) => said.push(`thrown: ${String(error)}`));
  return {
    name: (await browser.version()).replace('/', ' '),
    widths: [390, 1440],
    tellsComplaints: true,
    resize: (width) => page.setViewport({ width, height: width < 700 ? 844 : 900 }),
    open: async (url) => {
      await page.goto(url);
    },
    ask: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    press: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      await page.locator(selector).click();
      await page.keyboard.type(text);
    },
    complaints: () => {
      const all = said;
      said = [];
      return all;
    },
    close: () => browser.close(),
  };
}
