/**
 * `npm run test:trust`: the long rounds, to run at night. Needs TEST_DATABASE_URL, and a Chromium, a Firefox and a
 * WebKit for some parts. `npm test` runs a short form of each part, except those in the other browsers. To run single
 * parts: `npm run test:trust -- kill fuzz`. The soak takes 30 minutes, or the given number: `npm run test:trust -- soak
 * 5`. Ends with a table.
 */
import { openFirefox } from './trust/browsers/openFirefox';
import { openWebKit } from './trust/browsers/openWebKit';
import type { Finding } from './trust/Finding';
import { audits } from './trust/parts/audits';
import { away } from './trust/parts/away';
import { bookings } from './trust/parts/bookings';
import { browsers } from './trust/parts/browsers';
import { carried } from './trust/parts/carried';
import { fuzzed } from './trust/parts/fuzzed';
import { guessing } from './trust/parts/guessing';
import { kill } from './trust/parts/kill';
import { killBookings } from './trust/parts/killBookings';
import { live } from './trust/parts/live';
import { lookingBack } from './trust/parts/lookingBack';
import { looks } from './trust/parts/looks';
import { migrate } from './trust/parts/migrate';
import { money } from './trust/parts/money';
import { oldTab } from './trust/parts/oldTab';
import { overloaded } from './trust/parts/overloaded';
import { payloads } from './trust/parts/payloads';
import { race } from './trust/parts/race';
import { raceNetwork } from './trust/parts/raceNetwork';
import { replica } from './trust/parts/replica';
import { same } from './trust/parts/same';
import { soaked } from './trust/parts/soaked';
import { stop } from './trust/parts/stop';
import { storage } from './trust/parts/storage';
import { streams } from './trust/parts/streams';
import { tokens } from './trust/parts/tokens';
import { tried } from './trust/parts/tried';
import { withDatabase } from './trust/withDatabase';

/** The names of the parts to run; a number among them is the duration of the soak in minutes. */
const words = process.argv.slice(2);
const asked = words.filter((word) => !/^\d+(\.\d+)?$/.test(word));
const minutes = Number(words.find((word) => !asked.includes(word)) ?? 30);

const parts: Record<string, () => Promise<Finding>> = {
  looks,
  'browsers-firefox': () => browsers('Firefox', openFirefox),
  'browsers-webkit': () => browsers('WebKit', openWebKit),
  live,
  race,
  'race-network-embedded': () => raceNetwork('embedded'),
  'race-network-postgres': () => raceNetwork('PostgreSQL'),
  same,
  migrate,
  'kill-embedded': () => kill(null, 'embedded'),
  'kill-postgres': () => withDatabase((own) => kill(own, 'PostgreSQL')),
  'kill-bookings-embedded': () => killBookings(null, 'embedded'),
  'kill-bookings-postgres': () => withDatabase((own) => killBookings(own, 'PostgreSQL')),
  'fuzz-embedded': () => fuzzed(null, 'embedded'),
  'fuzz-postgres': () => withDatabase((own) => fuzzed(own, 'PostgreSQL')),
  'stop-embedded': () => stop(null, 'embedded'),
  'stop-postgres': () => withDatabase((own) => stop(own, 'PostgreSQL')),
  away,
  replica,
  overload: overloaded,
  tokens,
  'money-embedded': () => money(null),
  'money-postgres': () => withDatabase((own) => money(own.url)),
  'bookings-embedded': () => bookings(null),
  'bookings-postgres': () => withDatabase((own) => bookings(own.url)),
  'backup-embedded': () => carried('embedded'),
  'backup-postgres': () => carried('PostgreSQL'),
  upgrade: () =>
    tried({
      property: 'data from before there were bookings go on under this version',
      files: ['oldFolder'],
    }),
  texts: () =>
    tried({
      property: 'user texts stay texts in mails, pushes, calendars, receipts and CSV',
      files: ['userTexts', 'calendarFeed', 'notices'],
      names: 'stay texts|signs nobody in|headers of a mail',
    }),
  others: () =>
    tried({
      property: 'nothing of somebody else’s is there for who guesses',
      files: ['access', 'routes', 'guards', 'receipts', 'conversations', 'handover'],
    }),
  search: () =>
    tried({
      property: 'a search finds, counts and orders what a look at every single tool does',
      files: ['searchWalks', 'toolMap', 'similarTools'],
    }),
  links: () =>
    tried({
      property: 'links of mails count once, also when raced',
      files: ['accountSecurity', 'ownData', 'leaving'],
      names: 'link|ticket|reset',
    }),
  streams,
  jobs: () =>
    tried({
      property: 'jobs survive crashes and run once, in two processes too',
      files: ['outbox', 'leaving', 'reconcile'],
      names: 'job|died|dies|processes|crash|at once pay once',
    }),
  webhook: () =>
    tried({
      property: 'events of the payment provider: forged, again, late, out of order, lying',
      files: ['paymentEvents', 'providerContract', 'moneyLives', 'reconcile'],
    }),
  provider: () =>
    tried({
      property:
        'a payment provider that is silent, late, broken or wrong holds nobody up, and no øre is lost, doubled or hidden',
      files: ['providerFailures'],
    }),
  outside: () =>
    tried({
      property:
        'a mail server away, silent, lying or dying, and a clock that jumps, lose and double nothing',
      files: ['environmentFailures', 'notices'],
      names: 'mail server|clock|address',
    }),
  pictures: () =>
    tried({
      property: 'no picture tells where it was taken, and none is another’s',
      files: ['uploads', 'handover', 'conversations'],
      names: 'picture|upload|photograph|metadata|taken',
    }),
  leaving: () =>
    tried({
      property: 'a deletion at the same time as a booking is one of the two',
      files: ['leaving'],
      names: 'at once|refused',
    }),
  audits,
  payloads,
  storage,
  'old-tab': oldTab,
  'looking-back': lookingBack,
  guessing,
  soak: () => soaked(minutes),
};

const rows: (Finding & { seconds: number })[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.some((word) => name.startsWith(word))) continue;
  console.log(`${name} …`);
  const started = performance.now();
  const finding = await part().catch(
    (error: unknown): Finding => ({
      property: name,
      load: '',
      result: `did not run: ${(error as Error).message}`,
      holds: false,
    }),
  );
  rows.push({ ...finding, seconds: Math.round((performance.now() - started) / 1000) });
}
console.table(rows);
process.exitCode = rows.length > 0 && rows.every((row) => row.holds) ? 0 : 1;
