import puppeteer, { type ConsoleMessage } from 'puppeteer-core';
import { removeAfterTest } from '../helpers/resources';
import { findProgram } from './findProgram';
import { heightFor, type TestBrowser } from './TestBrowser';

/** The text of a console message; for an error with its stack. */
async function readMessage(message: ConsoleMessage): Promise<string> {
  const { url = '' } = message.location();
  const texts = await Promise.all(
    message
      .args()
      .map((arg) => arg.evaluate((value) => (value instanceof Error ? value.stack : value))),
    // The browser may have left the page in the meantime.
  ).catch(() => [message.text()]);
  return `${texts.join(' ')} (${url})`;
}

/** Opens Firefox over WebDriver BiDi; FIREFOX_PATH names it when it is not on the PATH. */
export async function openFirefox(): Promise<TestBrowser> {
  const own = process.env['FIREFOX_PATH'];
  const executablePath = findProgram(
    own ? [own] : ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    'firefox-esr',
  );
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'da-DK, da, en', 'ui.prefersReducedMotion': 1 },
  });
  removeAfterTest(() => browser.close());
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') void readMessage(message).then((text) => errors.push(text));
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${String(error)}`));
  return {
    name: (await browser.version()).replace('/', ' '),
    widths: [390, 1440],
    resize: (width) => page.setViewport({ width, height: heightFor(width) }),
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      await page.locator(selector).click();
      await page.keyboard.type(text);
    },
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}
