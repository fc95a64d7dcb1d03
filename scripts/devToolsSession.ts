/**
 * `npm run devtools:session`: plays the session of docs/devtools.md against a service of its own, with the page script
 * of the real extension, and writes into that page how much DevTools recorded.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getField } from '../domain/recordings/getField';
import { demoSignIns } from '../server/seed/demoMembers';
import { loadEveryEndpoint } from '../src/shell/everyEndpoint';
import { readSession } from '../src/shell/replay/readSession';
import { getDevTools, installDevTools } from '../tests/e2e/devToolsExtension';
import { recordSession } from '../tests/e2e/devToolsSession';
import { launchBrowser } from '../tests/helpers/browserSession';
import { startService } from '../tests/helpers/startService';
import { writeSection } from './writeSection';

const [account] = demoSignIns;
if (!account) throw new Error('The demo has no account for signing in');

/** RTK Query's own bookkeeping, which docs/devtools.md says to skip. */
const bookkeeping = /^api\/(?:internalSubscriptions|config|queries|mutations)\//;

/** Writes the sizes of the last state into the table of the state, whose other columns are written by hand. */
function writeSizes(file: string): void {
  const session = readSession(file, null);
  if (typeof session === 'string') throw new Error(`The export is ${session}`);
  const state: unknown = session.moments.at(-1)?.state;
  const measure = (key: string) => {
    const part = key.split('.').reduce(getField, state);
    if (part === undefined) throw new Error(`The state has no ${key}`);
    return JSON.stringify(part).length;
  };
  const page = readFileSync(path.join(import.meta.dirname, '../docs/devtools.md'), 'utf8');
  const [, table = ''] = page.split(/<!-- \/?devtools:state -->/);
  const measured = table.replaceAll(
    /^\| (`.*?`) \|(.*)\| \S+ \|$/gm,
    (_row, keys: string, rest: string) => {
      const bytes = [...keys.matchAll(/`([\w.]+)`/g)].reduce(
        (sum, [, key = '']) => sum + measure(key),
        0,
      );
      return `| ${keys} |${rest}| ${Number(bytes.toPrecision(2))} |`;
    },
  );
  writeSection('devtools:state', measured, 'devtools.md');
}

// The end-to-end test plays the same session, also in the sample.
const service = await startService({ SOURCE: 'sample' });
const browser = await launchBrowser();
try {
  const context = await browser.newContext({
    baseURL: service.url,
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  });
  // tsx wraps functions in a helper, which those that run in the page need too.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await installDevTools(context);
  const page = await context.newPage();
  const devTools = getDevTools(page);
  const noted = await recordSession(page, account, async () => (await devTools.actions()).length);
  const exported = await devTools.exported();
  const types = (JSON.parse(exported.payload) as { type: string }[]).map(({ type }) => type);
  const skipped = types.filter((type) => bookkeeping.test(type)).length;
  const address = types.filter((type) => type.startsWith('address/')).length;
  const kilobytes = Math.ceil(JSON.stringify(exported).length / 1000);
  // The reducer needs the endpoints of all actions.
  await loadEveryEndpoint();
  writeSizes(JSON.stringify(exported));
  writeSection(
    'devtools:session',
    `${noted.length} steps, ${types.length} actions, of which ${skipped} are bookkeeping and ${address} are ` +
      `navigation. The export is ${kilobytes} kB.`,
    'devtools.md',
  );
} finally {
  await browser.close();
  await service.remove();
}
