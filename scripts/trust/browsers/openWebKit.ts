import { spawn } from 'node:child_process';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../testing/startService';
import type { DrivenBrowser } from './DrivenBrowser';
import { findProgram } from './findProgram';

/** How long an element may take to appear, in ms. */
const timeoutMs = 30_000;

/** The MiniBrowser of Debian's webkit2gtk-driver, in the folder of its libraries. */
const smallBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map(
    (version) =>
      `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`,
  ),
);

async function connected(port: number, binary: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(wanted)
        .build();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/**
 * Opens WebKitGTK over WebDriver, on a virtual display. It cannot report console messages, and its window is never
 * narrower than its own toolbar. Null when the driver, the browser or Xvfb is missing.
 */
export async function openWebKit(): Promise<DrivenBrowser | null> {
  const driver = findProgram(['WebKitWebDriver']);
  const binary = findProgram(smallBrowsers);
  const display = findProgram(['Xvfb']);
  if (driver === null || binary === null || display === null) return null;
  // Xvfb chooses a free display number and writes it to the descriptor.
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1920x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended')));
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  const port = await freePort();
  const served = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LANG: 'da_DK.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // A container may not create namespaces of its own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    served.kill();
    screen.kill();
  };
  const web = await connected(port, binary).catch((error: Error) => {
    end();
    throw error;
  });
  const found = async (selector: string) => {
    const element = await web.wait(until.elementLocated(By.css(selector)), timeoutMs);
    return web.wait(until.elementIsVisible(element), timeoutMs);
  };
  const version = (await web.getCapabilities()).getBrowserVersion() ?? '';
  return {
    name: `WebKitGTK ${version}`,
    widths: [450, 1440],
    tellsComplaints: false,
    resize: async (width) => {
      // The window has borders: their width is added once it is known.
      const height = width < 700 ? 844 : 900;
      await web.manage().window().setRect({ x: 0, y: 0, width, height });
      const inside = await web.executeScript<number>('return window.innerWidth');
      if (inside !== width) {
        const outer = 2 * width - inside;
        await web.manage().window().setRect({ x: 0, y: 0, width: outer, height });
      }
    },
    open: (url) => web.get(url),
    ask: <T>(expression: string) => web.executeScript<T>(`return (${expression})`),
    press: async (selector) => (await found(selector)).click(),
    type: async (selector, text) => {
      const field = await found(selector);
      await field.click();
      await field.sendKeys(text);
    },
    complaints: () => [],
    close: async () => {
      await web.quit().finally(end);
    },
  };
}
