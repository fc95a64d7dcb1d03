import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { removeAfterTest } from '../helpers/resources';
import { freePort } from '../helpers/startService';
import { findProgram } from './findProgram';
import { heightFor, type TestBrowser } from './TestBrowser';

/** How long an element or the driver may take to appear. */
const timeoutMs = 30_000;

/** The MiniBrowser of Debian's webkit2gtk-driver, in the folder of its libraries. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
    (library) => `/usr/lib/${machine}-linux-gnu/${library}/MiniBrowser`,
  ),
);

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities);
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await builder.build();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(500);
    }
  }
}

/**
 * Opens WebKitGTK over WebDriver, on a virtual display. It does not report console messages, and its window is never
 * narrower than its own toolbar.
 */
export async function openWebKit(): Promise<TestBrowser> {
  const driver = findProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
  const binary = findProgram(miniBrowsers, 'webkit2gtk-driver');
  const display = findProgram(['Xvfb'], 'xvfb');
  // Xvfb chooses a free display number and writes it to the descriptor.
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1920x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  removeAfterTest(async () => screen.kill());
  const displayNumber = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended')));
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  const port = await freePort();
  const served = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${displayNumber}`,
      LANG: 'da_DK.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // A container may not create namespaces of its own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  removeAfterTest(async () => served.kill());
  const web = await connect(port, binary);
  removeAfterTest(() => web.quit());
  const find = async (selector: string) => {
    const element = await web.wait(until.elementLocated(By.css(selector)), timeoutMs);
    return web.wait(until.elementIsVisible(element), timeoutMs);
  };
  return {
    name: `WebKitGTK ${(await web.getCapabilities()).getBrowserVersion() ?? ''}`,
    widths: [450, 1440],
    resize: async (width) => {
      const borders = await web.executeScript<number>('return outerWidth - innerWidth');
      const window = { x: 0, y: 0, width: width + borders, height: heightFor(width) };
      await web.manage().window().setRect(window);
      // The driver answers before the page has its new width.
      const isResized = () => web.executeScript<boolean>(`return innerWidth === ${width}`);
      await web.wait(isResized, timeoutMs, `The page is not ${width} px wide`);
    },
    open: (url) => web.get(url),
    evaluate: <T>(expression: string) => web.executeScript<T>(`return (${expression})`),
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => {
      const field = await find(selector);
      await field.click();
      await field.sendKeys(text);
    },
    takeErrors: () => null,
  };
}
