import { addDays, copenhagenDateOf } from '../../../domain/days';
import { demoSignIns } from '../../../server/seed/demoMembers';
import { everyAddress, visitorScreens } from '../../../testing/addresses';
import { buildAppIfNeeded } from '../../appBuild';
import type { DrivenBrowser } from '../browsers/DrivenBrowser';
import type { Finding } from '../Finding';
import { withService } from '../withService';

/** How long a screen may take to finish loading, in ms. */
const timeoutMs = 30_000;

/** Messages about the network and the machine, which are no fault of a page. */
const notOfThePage = /Failed to load resource|404/;

const [, borrower] = demoSignIns;
if (!borrower) throw new Error('There is no second demo sign-in');
const jonas = borrower;

/** The heading is there, loading has finished, and all pictures are requested. */
const isSettled = `document.readyState === 'complete'
  && document.querySelectorAll('main h1').length === 1
  && document.querySelector('main [aria-busy="true"]') === null
  && document.documentElement.dataset.session === undefined
  && (() => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // Of one that is still to be fetched, some say that it is complete.
    return pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
  })()`;
const brokenPictures = `[...document.images]
  .filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src)`;
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

async function holds(browser: DrivenBrowser, expression: string): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await browser.ask<boolean>(expression)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function lookAt(browser: DrivenBrowser, url: string): Promise<string[]> {
  const flaws: string[] = [];
  await browser.open(url);
  if (!(await holds(browser, isSettled))) {
    const broken = await browser.ask<string[]>(brokenPictures);
    flaws.push(broken.length > 0 ? `pictures missing: ${broken.join(', ')}` : 'is not there');
  }
  const over = await browser.ask<number>(sideways);
  if (over > 0) flaws.push(`${over} px too wide`);
  const said = browser.complaints().filter((text) => !notOfThePage.test(text));
  return [...flaws, ...said];
}

/** From a search to a request, as a member who is not signed in yet. Returns the flaws. */
async function mainJob(browser: DrivenBrowser, url: string): Promise<string[]> {
  const until = async (what: string, expression: string) => {
    if (await holds(browser, expression)) return;
    const where = await browser.ask<string>('location.href');
    throw new Error(`${what}; the page is ${where}`);
  };
  const isAt = (start: string) => `location.pathname.startsWith('${start}')`;
  const heard =
    "Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))";
  try {
    await browser.open(`${url}/`);
    await until('The front page does not listen', heard);
    await browser.type('main input[type=search]', 'teleskopstige');
    await browser.press('main button[type=submit]');
    await until('The search does not open', `${isAt('/browse')} && ${isSettled}`);
    await browser.press('main article a[href^="/tool/"]');
    await until('The tool does not open', `${isAt('/tool/')} && ${isSettled}`);
    const tool = await browser.ask<string>('location.pathname');
    const from = addDays(copenhagenDateOf(new Date()), 40);
    await browser.open(`${url}${tool}/book?start=${from}&end=${addDays(from, 2)}`);
    await until('A visitor is not asked to sign in', `${isAt('/signin')} && ${heard}`);
    await browser.type('main input[type=email]', jonas.email);
    await browser.type('main input[autocomplete=current-password]', jonas.password);
    await browser.press('main form button[type=submit]');
    await until('Signing in does not lead on', `${isAt(tool)} && ${isSettled}`);
    const request =
      "[...document.querySelectorAll('main button')].find((button) => button.textContent === 'Request booking' && !button.disabled)";
    await until(
      'There is nothing to press',
      `${request} !== undefined && document.querySelector('main').textContent.includes('Total')`,
    );
    await browser.ask(`${request}.setAttribute('data-asked', '')`);
    await browser.press('[data-asked]');
    await until(
      'The request is not sent',
      `${isAt('/dashboard')} && document.body.textContent.includes('Booking request sent')`,
    );
    return browser.complaints().filter((text) => !notOfThePage.test(text));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Walks every address in a browser other than Chromium, and does the main job once. A missing browser fails. */
export async function browsers(
  kind: string,
  open: () => Promise<DrivenBrowser | null>,
): Promise<Finding> {
  const property = `every screen holds in ${kind}, and a tool can be booked there`;
  buildAppIfNeeded();
  const browser = await open();
  if (browser === null) {
    return { property, load: '', result: `${kind} is not installed`, holds: false };
  }
  const flaws: string[] = [];
  let screens = 0;
  // Printed at once, so that an interrupted round has reported its flaws.
  const note = (found: readonly string[]) => {
    flaws.push(...found);
    for (const flaw of found) console.error(flaw);
  };
  const walk = async (url: string, addresses: readonly string[]) => {
    for (const width of browser.widths) {
      await browser.resize(width);
      for (const address of addresses) {
        const found = await lookAt(browser, url + address);
        screens += 1;
        note(found.map((flaw) => `${address} at ${width}: ${flaw}`));
      }
    }
  };
  await withService(null, async (url) => {
    await walk(url, visitorScreens);
    note((await mainJob(browser, url)).map((flaw) => `the main job: ${flaw}`));
    // Jonas is signed in by now, unless the main job failed early: then most screens redirect to the sign-in page.
    await walk(
      url,
      everyAddress.filter((address) => !visitorScreens.includes(address)),
    );
  }).finally(() => browser.close());
  return {
    property,
    load: `${browser.name}, ${screens} screens at ${browser.widths.join(' and ')} px${browser.tellsComplaints ? '' : ', its console unheard'}`,
    result: `${flaws.length} flaws`,
    holds: flaws.length === 0,
  };
}
