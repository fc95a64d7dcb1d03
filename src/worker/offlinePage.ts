import { formatPeriod } from '../../domain/bookings/rentalPeriod';
import { getCode, type OfflineBooking, type OfflineRecord } from '../../domain/pages/offlineRecord';
import { to } from '../../domain/values/addresses';
import { getCopenhagenDate } from '../../domain/values/days';
import type { ScreenLanguage } from '../../domain/values/language';
import { formatPricePerDay } from '../../domain/values/money';

/** The typeface comes from the browser's HTTP cache, where the last visit has left it; else the fallbacks show. */
const style = `
@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url('/fonts/figtree-latin-wght-normal.woff2') format('woff2'); }
:root { color-scheme: light dark; --ground: #FAF8F4; --surface: #FFF; --ink: #1D1B18; --muted: #5C564D; --line: #E4DED3; --sunken: #F3EFE7; --primary: #1E4D3B; --roof: #163A2C; --on: #FFF; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #171614; --surface: #211F1C; --ink: #F3EFE8; --muted: #B5AEA3; --line: #38342E; --sunken: #1B1917; --primary: #8FD0B3; --roof: #8FD0B3; --on: #0D2219; }
}
body { margin: 0; padding: 24px 16px 48px; background: var(--ground); color: var(--ink); font: 16px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
section, .head { margin: 0 0 16px; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; }
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 16px; font-size: 20px; font-weight: 700; color: var(--primary); }
h1, h2, h3 { margin: 0 0 8px; line-height: 1.3; }
h1 { font-size: 24px; } h2 { font-size: 18px; } h3 { font-size: 16px; }
p { margin: 0 0 16px; } p:last-child { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 16px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
li:first-child { border: 0; padding-top: 8px; } li:last-child { padding-bottom: 0; }
li p { margin: 0; }
.quiet { color: var(--muted); font-size: 14px; }
li .code { margin: 12px 0 0; padding: 12px 16px; background: var(--sunken); border-radius: 10px; }
.code strong { display: block; font-size: 28px; line-height: 1.2; letter-spacing: .06em; font-variant-numeric: tabular-nums; }
section > .quiet { margin: 16px 0 0; }
.again { display: inline-block; padding: 12px 24px; border-radius: 10px; background: var(--primary); color: var(--on); font-weight: 600; text-decoration: none; }
a { color: inherit; }
.again:focus-visible, a:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; }
`;

const words = {
  da: {
    title: 'Der er ingen forbindelse',
    text: 'Vi kan ikke få fat i Skuret lige nu. Tjek din forbindelse, og prøv igen.',
    again: 'Prøv igen',
    bookings: 'Dine næste bookinger',
    borrowed: (name: string) => `Du låner af ${name}`,
    lent: (name: string) => `Du låner ud til ${name}`,
    address: (where: string) => `Hentes: ${where}`,
    code: (name: string) => `Kode til ${name}`,
    states: { REQUESTED: 'Afventer svar', ACCEPTED: 'Aftalt', PICKED_UP: 'Hentet' },
    overdue: 'Skulle have været afleveret',
    favourites: 'Dine favoritter',
    asOf: (when: string) => `Som det så ud ${when}.`,
    locale: 'da-DK',
  },
  en: {
    title: 'There is no connection',
    text: 'We cannot reach Skuret right now. Check your connection, and try again.',
    again: 'Try again',
    bookings: 'Your next bookings',
    borrowed: (name: string) => `You borrow from ${name}`,
    lent: (name: string) => `You lend to ${name}`,
    address: (where: string) => `Pick-up: ${where}`,
    code: (name: string) => `Code for ${name}`,
    states: { REQUESTED: 'Waiting for an answer', ACCEPTED: 'Agreed', PICKED_UP: 'Picked up' },
    overdue: 'Should have been returned',
    favourites: 'Your favorites',
    asOf: (when: string) => `As it was ${when}.`,
    locale: 'en-GB',
  },
} as const;

/** The shed of the icon, inline because it cannot be fetched without a connection. */
const mark =
  '<svg viewBox="4 6 56 50" width="32" height="29" aria-hidden="true"><path fill="#2E6B53" d="M12 28L32 13L52 28V56H12Z"/><path fill="#1E4D3B" d="M32 13L52 28V56H32Z"/><path fill="var(--roof)" d="M32 6.500L59.500 27.500L55.500 32.800L32 15L8.500 32.800L4.500 27.500Z"/><path fill="#C2440E" d="M23 33H41V56H23Z"/></svg>';

/**
 * Leads on to the page that was asked for when the connection is back: the browser says so, or an address that is there
 * for every load balancer answers again.
 */
const leave = `
const leave = () => location.reload();
addEventListener('online', leave);
setInterval(() => navigator.onLine && fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok && leave(), () => {}), 5000);
`;

/** Escapes a person's text, so that HTML shows it as text only. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);

function bookingItem(
  record: OfflineRecord,
  booking: OfflineBooking,
  lang: ScreenLanguage,
  today: string,
): string {
  const said = words[lang];
  const { id, toolName, role, otherName, startDate, endDate, state, pickupAddress } = booking;
  const who = role === 'BORROWER' ? said.borrowed(otherName) : said.lent(otherName);
  const isOverdue = state === 'PICKED_UP' && endDate < today;
  const code = getCode(record, booking);
  return `<li>
<h3><a href="${escaped(to.booking(id))}">${escaped(toolName)}</a></h3>
<p>${escaped(formatPeriod(startDate, endDate, lang))} · ${isOverdue ? said.overdue : said.states[state]}</p>
<p class="quiet">${escaped(who)}</p>
${pickupAddress === null ? '' : `<p class="quiet">${escaped(said.address(pickupAddress))}</p>`}
${code === undefined ? '' : `<p class="code">${escaped(said.code(otherName))} <strong>${escaped(`${code.slice(0, 3)} ${code.slice(3)}`)}</strong></p>`}
</li>`;
}

function kept(record: OfflineRecord, lang: ScreenLanguage, now: Date): string {
  const said = words[lang];
  const today = getCopenhagenDate(now);
  const { bookings, favourites, readAt } = record;
  const when = (ms: number) =>
    new Intl.DateTimeFormat(said.locale, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Copenhagen',
    }).format(new Date(ms));
  return [
    bookings.length === 0
      ? ''
      : `<section><h2>${said.bookings}</h2>
<ul>${bookings.map((booking) => bookingItem(record, booking, lang, today)).join('')}</ul>
${readAt === null ? '' : `<p class="quiet">${escaped(said.asOf(when(readAt)))}</p>`}</section>`,
    favourites.length === 0
      ? ''
      : `<section><h2>${said.favourites}</h2>
<ul>${favourites
          .map(
            ({ id, name, location, pricePerDayCents }) =>
              `<li><h3><a href="${escaped(to.tool(id))}">${escaped(name)}</a></h3><p class="quiet">${escaped(`${formatPricePerDay(pricePerDayCents, lang)} · ${location}`)}</p></li>`,
          )
          .join('')}</ul></section>`,
  ].join('\n');
}

/** The page in place of one that cannot be fetched. Without a choice of language it is Danish, and says the gist in English too. */
function offlineMarkup(record: OfflineRecord | null, now: Date, nonce: string): string {
  const language = record?.language ?? 'asGiven';
  const lang = language === 'asGiven' ? 'da' : language;
  const said = words[lang];
  const second = words.en;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${said.title} – Skuret</title>
<style>${style}</style>
</head>
<body><main>
<div class="head">
<p class="brand">${mark}Skuret</p>
<h1>${said.title}</h1>
<p>${said.text}</p>
<p><a class="again" href="">${said.again}</a></p>
</div>
${record ? kept(record, lang, now) : ''}
${
  language === 'asGiven'
    ? `<div class="head" lang="en">
<h2>${second.title}</h2>
<p>${second.text}</p>
<p><a class="again" href="">${second.again}</a></p>
</div>`
    : ''
}
</main>
<script nonce="${nonce}">${leave}</script>
</body>
</html>
`;
}

export function offlinePage(record: OfflineRecord | null, now: Date): Response {
  const nonce = crypto.randomUUID();
  return new Response(offlineMarkup(record, now, nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; font-src 'self'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}
