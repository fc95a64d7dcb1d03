/**
 * `npm run bench:moves`: how long a member waits from a click to the first content of the next screen, over the main
 * path of the demo data on a throttled phone, and how quickly clicks and keys are answered on the way. Prints tables
 * and writes them into docs/operations/performance.md.
 *
 *     npm run bench:moves [-- --rounds 5] [--base http://127.0.0.1:4000] [--slowdown 4]
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { writeSection } from '../scripts/writeSection';
import { demoSignIns } from '../server/seed/demoMembers';
import { launchBrowser } from '../tests/helpers/browserSession';
import { startService } from '../tests/helpers/startService';
import { openPhone, viewport } from './phone';
import { machine, markdownTable, median, quantile } from './report';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** The address of a running service with the demo data, instead of one that is started here. */
    base: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
  },
});
const [mette] = demoSignIns;
if (!mette) throw new Error('The demo has no account for signing in');
const rounds = Number(values.rounds);
const slowdown = Number(values.slowdown);
const goals = { median: 150, p95: 350, back: 150, signIn: 900, interaction: 100, task: 100 };

/** A way from one screen to the next. */
interface Move {
  name: string;
  begin: (page: Page) => Promise<void>;
  /** The path of the next screen. */
  path: RegExp;
  /** An element that only the content of the next screen has; skeletons have none. */
  content: string;
  /** At most this many ms, if the goal of all moves does not apply. */
  goal?: number;
}

const goBack = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window.moves, { begin: performance.now() });
    history.back();
  });
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const toolLink = 'main article a[href^="/tool/"]';
const bookingLink = 'main li a[href^="/booking/"]';
const lastMessages = '[id="dashboard-panel-messages"] a[href^="/conversation/"]';
const back = { begin: goBack, goal: goals.back };

/** The main path of a borrower who also lends, in this order. */
const moves: Move[] = [
  {
    name: 'sign-in to dashboard',
    begin: click('main form button[type="submit"]'),
    path: /^\/dashboard$/,
    content: 'main a[href^="/booking/"]',
    goal: goals.signIn,
  },
  {
    name: 'dashboard to loans',
    begin: click('#dashboard-tab-loans'),
    path: /^\/dashboard$/,
    content: `[id="dashboard-panel-loans"] ${bookingLink.replace('main ', '')}`,
  },
  {
    name: 'list to booking',
    begin: click(bookingLink),
    path: /^\/booking\/\d+$/,
    content: 'main h2',
  },
  { name: 'back to the list', ...back, path: /^\/dashboard$/, content: bookingLink },
  {
    name: 'to the messages',
    begin: click('nav a[href="/dashboard?tab=messages"]:visible'),
    path: /^\/dashboard$/,
    content: lastMessages,
  },
  {
    name: 'to a conversation',
    begin: click(lastMessages),
    path: /^\/conversation\/\d+$/,
    content: 'main [role="log"] li',
  },
  { name: 'back to the messages', ...back, path: /^\/dashboard$/, content: lastMessages },
  {
    name: 'to the favourites',
    begin: click('nav a[href="/favorites"]:visible'),
    path: /^\/favorites$/,
    content: 'main h1',
  },
  {
    name: 'to the search',
    begin: click('nav a[href="/browse"]:visible'),
    path: /^\/browse$/,
    content: toolLink,
  },
  {
    name: 'card to tool',
    begin: click(toolLink),
    path: /^\/tool\/\d+$/,
    content: 'main a[href^="/profile/"]',
  },
  { name: 'back to the search', ...back, path: /^\/browse$/, content: toolLink },
  {
    name: 'to the dashboard',
    begin: click('nav a[href="/dashboard"]:visible'),
    path: /^\/dashboard$/,
    content: 'main a[href^="/booking/"]',
  },
];

/** The state of the measurement in the page. */
interface Watched {
  begin: number;
  end: number;
  wanted: { path: string; content: string; heading: string | null } | null;
  /** The longest duration of each interaction by its id. */
  interactions: Record<string, number>;
  /** Durations of long tasks. */
  tasks: number[];
}

declare global {
  interface Window {
    moves: Watched;
  }
}

/**
 * Installs the clock: from the click or key to the frame after which the content is visible. Without named functions,
 * which would not survive the transfer into the page.
 */
function watch(): void {
  window.moves = { begin: 0, end: 0, wanted: null, interactions: {}, tasks: [] };
  for (const type of ['click', 'keydown']) {
    addEventListener(
      type,
      (event) => {
        if (window.moves.begin === 0) window.moves.begin = event.timeStamp;
      },
      true,
    );
  }
  let isAsked = false;
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    // Once a frame: to ask for visibility forces a layout, which after each change would slow down what is measured.
    requestAnimationFrame(() => {
      isAsked = false;
      const { wanted, begin } = window.moves;
      if (!wanted || begin === 0 || !new RegExp(wanted.path).test(location.pathname)) return;
      const content = document.querySelector(wanted.content);
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (!content?.checkVisibility() || heading === wanted.heading) return;
      window.moves.wanted = null;
      setTimeout(() => {
        window.moves.end = performance.now();
      });
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const id = entry.interactionId ?? 0;
      if (id === 0) continue;
      const { interactions } = window.moves;
      interactions[id] = Math.max(interactions[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.moves.tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
}

/** A reader looks at a screen. The event stream never ends, so the network does not become idle. */
const rest = (page: Page) => page.waitForTimeout(2_500);

async function measure(page: Page, { name, begin, path, content }: Move): Promise<number> {
  await page.evaluate(
    (wanted) => {
      // Where both screens have such an element, the heading tells them apart.
      const isOnBoth = document.querySelector(wanted.content) !== null;
      const heading = isOnBoth ? (document.querySelector('main h1')?.textContent ?? '') : null;
      Object.assign(window.moves, { begin: 0, end: 0, wanted: { ...wanted, heading } });
    },
    { path: path.source, content },
  );
  await begin(page);
  await page
    .waitForFunction(() => window.moves.end > 0)
    .catch((cause) => {
      throw new Error(`Waited in vain: ${name}`, { cause });
    });
  const duration = await page.evaluate(() => window.moves.end - window.moves.begin);
  await rest(page);
  await page.waitForTimeout(500);
  return duration;
}

interface Visit {
  durations: number[];
  interactions: number[];
  tasks: number[];
}

/** One visit with an empty cache, from the sign-in page over the whole path. */
async function visit(
  browser: Browser,
  base: string,
  account: { email: string; password: string },
): Promise<Visit> {
  const { page, context } = await openPhone(browser, slowdown);
  await page.addInitScript(watch);
  await page.goto(`${base}/signin`, { waitUntil: 'load' });
  await rest(page);
  await page.locator('input[type="email"]').fill(account.email);
  await page.locator('input[type="password"]').fill(account.password);
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Object.assign(window.moves, { interactions: {}, tasks: [] });
  });
  const durations: number[] = [];
  for (const move of moves) durations.push(await measure(page, move));
  const { interactions, tasks } = await page.evaluate(() => window.moves);
  await context.close();
  return { durations, interactions: Object.values(interactions), tasks };
}

const service = values.base === undefined ? await startService() : null;
const base = values.base ?? service?.url ?? '';
const browser = await launchBrowser();
try {
  // Warms up the service: the database's pages in memory, compiled statements and functions. Not counted.
  await visit(browser, base, mette);
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await visit(browser, base, mette));
    console.log(`Round ${round + 1} of ${rounds} is done.`);
  }
  const all = visits.flatMap(({ durations }) => durations);
  const rows = moves.map(({ name, goal = goals.median }, index) => {
    const durations = visits.map((each) => each.durations[index] ?? Number.NaN);
    return [name, Math.round(median(durations)), Math.round(Math.max(...durations)), goal];
  });
  const table = markdownTable(
    ['from a click to first content', 'median', 'longest', 'goal'],
    [
      ...rows,
      ['all: median', Math.round(median(all)), '', goals.median],
      ['all: 95th percentile', Math.round(quantile(all, 0.95)), '', goals.p95],
    ],
  );
  const interactions = visits.flatMap((each) => each.interactions);
  const tasks = visits.flatMap((each) => each.tasks);
  const input = `Interaction to next paint: ${quantile(interactions, 0.98)} ms (98th percentile of ${interactions.length}; goal ${goals.interaction}). ${tasks.filter((task) => task > goals.task).length / rounds} tasks a visit take longer than ${goals.task} ms, the longest ${Math.round(Math.max(0, ...tasks))} ms (goal: none).`;
  console.log(`\n${table}\n\n${input}`);
  writeSection(
    'bench:moves',
    `${rounds} visits with an empty cache, milliseconds, ${viewport.width} × ${viewport.height}, 150 ms, 1.6 Mbit/s, processor slowed ${slowdown} times, Chromium ${browser.version()}. Measured on ${machine()}.\n\n${table}\n\n${input}`,
  );
} finally {
  await browser.close();
  await service?.remove();
}
