/**
 * Typing in the favourites search with 50 and with 5,000 saved tools: the longest task of the main
 * thread and the longest wait from a key to the next picture, and how much the many cost beside the few.
 * A task's length is the processor's time for it, which other work of the machine does not lengthen.
 *
 *     node --import tsx bench/favouritesTyping.ts [--base http://127.0.0.1:4000] [--slow 4]
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from '@playwright/test';
import { sampleTools } from '../sample/tools';
import { launchBrowser } from '../testing/browserSession';
import { startService } from '../testing/startService';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    /** How many times slower than this machine's processor the simulated one is. */
    slow: { type: 'string', default: '1' },
  },
});

interface Measured {
  count: number;
  longestTask: number;
  longestKey: number;
}

/** `count` listings, each with a name of its own. */
function listings(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const tool = sampleTools[index % sampleTools.length];
    if (!tool) throw new Error('The sample has no tools');
    return {
      id: `bench-${index}`,
      name: `${tool.name} ${index}`,
      description: tool.description,
      location: tool.location,
      imageUrl: tool.imageUrl,
      pricePerDayCents: tool.pricePerDayCents,
      categories: tool.categories,
    };
  });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds: wall-clock time, and processor time. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Records the tasks of the page's main thread; the returned function stops it and returns the longest task, in ms. */
async function traceTasks(devTools: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devTools.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } });
  return async () => {
    const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
    await devTools.send('Tracing.end');
    await complete;
    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = events.filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
    );
    if (tasks.length === 0) throw new Error('The trace holds no task of the page');
    return Math.max(...tasks.map(({ tdur, dur }) => tdur ?? dur ?? 0)) / 1000;
  };
}

async function measure(browser: Browser, base: string, count: number): Promise<Measured> {
  const context = await browser.newContext({ locale: 'da-DK' });
  const page = await context.newPage();
  await page.addInitScript((tools) => {
    for (const tool of tools) {
      localStorage.setItem(`skuret.favourites/${tool.id}`, JSON.stringify(tool));
    }
    localStorage.setItem('skuret.favourites', JSON.stringify(tools.map(({ id }) => id)));
  }, listings(count));
  await page.goto(`${base}/favorites`, { waitUntil: 'networkidle' });
  await page.getByText(`Showing ${count} of ${count} favorites`).waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });

  const stopTracing = await traceTasks(devTools);
  await page.evaluate(() => {
    const seen = { key: 0 };
    Object.assign(window, { seen });
    window.addEventListener('keydown', (event) => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.key = Math.max(seen.key, performance.now() - event.timeStamp);
        }),
      );
    });
  });
  const search = page.getByRole('searchbox', { name: 'Search favorites' });
  for (const text of ['boremaskine', 'haekkeklipper', 'vaffeljern 12']) {
    await search.pressSequentially(text, { delay: 80 });
    await page.waitForTimeout(500);
    for (const _ of text) {
      await search.press('Backspace');
      await page.waitForTimeout(60);
    }
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: { key: number } }).seen);
  const longestTask = await stopTracing();
  await context.close();
  return { count, longestTask, longestKey: seen.key };
}

const service = values.base === undefined ? await startService() : null;
const base = values.base ?? service?.url ?? '';
const browser = await launchBrowser();
try {
  const few = await measure(browser, base, 50);
  const many = await measure(browser, base, 5000);
  for (const { count, longestTask, longestKey } of [few, many]) {
    console.log(
      `${String(count).padStart(5)} favourites: longest task ${Math.round(longestTask)} ms, longest key to picture ${Math.round(longestKey)} ms`,
    );
  }
  console.log(`5,000 beside 50, key to picture: ${(many.longestKey / few.longestKey).toFixed(2)}`);
} finally {
  await browser.close();
  await service?.remove();
}
