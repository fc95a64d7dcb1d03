/**
 * `npm run bench:web`: first and largest paint of the page as it is served, beside the same build served
 * with an empty root element, in alternating rounds on a throttled line and processor. Prints a table and
 * writes it into docs/operations/performance.md.
 *
 *     npm run bench:web [-- --rounds 5] [--only /browse] [--written URL --plain URL]
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { writeSection } from '../scripts/writeSection';
import { launchBrowser } from '../tests/helpers/browserSession';
import { type StartedService, startService } from '../tests/helpers/startService';
import { openPhone, viewport } from './phone';
import { machine, markdownTable, median } from './report';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    /** The addresses of running services, instead of two that are started here. */
    written: { type: 'string' },
    plain: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
/** The pages that differ: the information pages are built alike, so one stands for all. */
const measured = [
  '/',
  '/browse',
  '/tool/1',
  '/profile/1',
  '/signin',
  '/categories',
  '/terms',
  '/no-such-page',
];
const paths = measured.filter((path) => values.only === undefined || path === values.only);

/** How many times as slow the processor is. */
const slowdown = 4;

interface Paints {
  first: number;
  largest: number;
  shift: number;
  /** When the app shows the screen and handles events, in ms. */
  ready: number;
}

/** One cold visit. */
async function visit(browser: Browser, address: string): Promise<Paints> {
  const { page, context } = await openPhone(browser, slowdown);
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0, ready: 0 };
    Object.assign(window, { seen });
    // One inline callback for all types: a named function would not survive the transfer into the page.
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
          if (type === 'largest-contentful-paint') seen.largest = entry.startTime;
          if (type === 'layout-shift') {
            seen.shift += (entry as PerformanceEntry & { value: number }).value;
          }
        }
      }).observe({ type, buffered: true });
    }
    // The mark that React puts on elements it has created or hydrated.
    const timer = setInterval(() => {
      const heading = document.querySelector('main h1') ?? {};
      if (!Object.keys(heading).some((key) => key.startsWith('__react'))) return;
      seen.ready = performance.now();
      clearInterval(timer);
    }, 10);
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => (window as unknown as { seen: Paints }).seen.ready > 0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Paints }).seen);
  await context.close();
  return seen;
}

const services: StartedService[] = [];
async function start(rendering: 'on' | 'off'): Promise<string> {
  const service = await startService({ PAGE_RENDERING: rendering });
  services.push(service);
  return service.url;
}
const written = values.written ?? (await start('on'));
const plain = values.plain ?? (await start('off'));
const browser = await launchBrowser();
try {
  const seen = paths.map((path) => ({ path, written: [] as Paints[], plain: [] as Paints[] }));
  // Two addresses warm up both services (the database's pages in memory, compiled statements and functions) and are not
  // counted. The others need no visit before: each round asks both services for each address, and the table has
  // medians.
  for (const path of paths.slice(0, 2)) {
    await visit(browser, written + path);
    await visit(browser, plain + path);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const each of seen) {
      each.written.push(await visit(browser, written + each.path));
      each.plain.push(await visit(browser, plain + each.path));
    }
    console.log(`Round ${round + 1} of ${rounds} is done.`);
  }

  const of = (visits: Paints[], what: keyof Paints) => median(visits.map((visit) => visit[what]));
  const rows = seen.map((each) => {
    const figures = (['first', 'largest', 'ready'] as const).flatMap((what) => {
      const [ours, other] = [of(each.written, what), of(each.plain, what)];
      return [Math.round(ours), (ours / other).toFixed(2)];
    });
    return [`\`${each.path}\``, ...figures, of(each.written, 'shift').toFixed(4)];
  });
  const head = [
    'URL',
    'first paint',
    'ratio',
    'largest paint',
    'ratio',
    'app ready',
    'ratio',
    'layout shift',
  ];
  const table = markdownTable(head, rows);
  console.log(`\n${table}`);
  const version = browser.version();
  writeSection(
    'bench:web',
    `Medians of ${rounds} alternating rounds in milliseconds, cold cache, ${viewport.width} × ${viewport.height}, 150 ms, 1.6 Mbit/s, processor slowed ${slowdown} times, Chromium ${version}. X with an empty root element (\`PAGE_RENDERING=off\`). Measured on ${machine()}.\n\n${table}`,
  );
} finally {
  await browser.close();
  for (const service of services) await service.remove();
}
