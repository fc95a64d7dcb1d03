/**
 * Finds what strangers should not yet exchange in a message: telephone numbers, payments outside Skuret, and links that
 * imitate a name that readers trust. It only warns; the message is sent and shown as it is.
 */
import { messageParts } from './messageLinks';

export type MessageWarning =
  | { kind: 'phone' }
  | { kind: 'payment' }
  /** `host` is where the link leads. */
  | { kind: 'link'; host: string };

/** A Danish number (8 digits, never beginning with 0 or 1) with one kind of separator, or one with a country code. */
const danishNumber =
  /(?<![\d.,/-])(?:(?:\+|00)45[ .-]?)?(?:[2-9]\d{7}|[2-9]\d([ .-])\d\d\1\d\d\1\d\d|[2-9]\d{3}([ .-])\d{4}|[2-9]\d([ .-])\d{3}\3\d{3})(?![\d/]|[.,-]\d)/g;
const foreignNumber = /(?<![\d+])(?:\+|00)[1-9]\d(?:[ .()-]{0,2}\d){6,12}(?!\d)/;
/** Two years, such as 2024-2025. */
const years = /^(?:19|20)\d\d\D(?:19|20)\d\d$/;
/** A unit after a number, which makes it a measure, and a word before a number, which makes it an item number. */
const unit =
  /^\s*(?:x|×|mm|cm|m|km|kg|g|l|w|kw|v|hz|bar|psi|nm|kr|dkk|øre|lumen|lux|liter|litre|watt|volt|omdr|rpm|timer|hours|eur|euro|€)(?![a-zæøå])/i;
const otherNumber =
  /(?:vare|model|serie|ordre|booking|sags?|del|art|faktura|item|part|serial|order|invoice|article|reference|ref|sku|ean|cvr)[\s.:#-]*(?:nr|nummer(?:et)?|no|number|id)?\.?[\s:#]*(?:er|is)?\s*$/i;

function hasPhoneNumber(text: string): boolean {
  if (foreignNumber.test(text)) return true;
  return [...text.matchAll(danishNumber)].some(({ 0: found, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
    return !years.test(found) && !unit.test(after) && !otherNumber.test(before);
  });
}

/** `\b` knows no æ, ø and å. */
const word = (pattern: string) => new RegExp(`(?<![a-zæøå])(?:${pattern})(?![a-zæøå])`, 'i');

const pay = word(
  'betal\\w*|send\\w*|overfør\\w*|penge\\w*|beløb\\w*|depositum\\w*|kr|kroner|pay\\w*|paid|transfer\\w*|money|deposit|price|billigere|cheaper',
);
const otherWay = word(
  'mobile ?pay\\w*|kontant\\w*|cash|paypal|revolut|western union|moneygram|bitcoin\\w*|krypto\\w*|crypto\\w*|gavekort\\w*|gift ?cards?|bankoverførsel\\w*|bank ?transfers?|wire transfers?|swish|vipps|kontonummer\\w*|account number|reg\\.? ?nr\\.?|iban|zelle|venmo',
);
/** Names of accounts, and requests that need no further sign. */
const always = word(
  'iban|western union|moneygram|(?:uden ?om|outside(?: of)?|off) (?:skuret|appen|app’en|the app|the platform|platformen|siden|the site)|(?:mobile ?pay|bitcoin|paypal|revolut) (?:mig|me|først|first)',
);
/** Skuret takes these itself. */
const throughSkuret = word(
  '(?:i|via|gennem|på|hos|in|through|with|on|to) (?:skuret|appen|the app)|skuret tager|skuret takes|ikke (?:kontant\\w*|bankoverførsel\\w*)|no cash|not? (?:in )?cash',
);

function asksForOtherPayment(text: string): boolean {
  // A full stop before a space ends a sentence, but for the one of an abbreviation.
  return text.split(/[!?\n]|(?<!(?<![a-zæøå])(?:kr|nr|ca|kl|tlf|reg))\.\s/i).some((sentence) => {
    if (always.test(sentence)) return true;
    return otherWay.test(sentence) && pay.test(sentence) && !throughSkuret.test(sentence);
  });
}

/** Names that fraud imitates, and the domains at which they are right. */
const trusted: Readonly<Record<string, readonly string[]>> = {
  skuret: [],
  mobilepay: ['mobilepay.dk', 'mobilepay.com', 'vippsmobilepay.com'],
  mitid: ['mitid.dk'],
  nemid: ['nemid.nu'],
  dankort: ['dankort.dk'],
  postnord: ['postnord.dk', 'postnord.com', 'postnord.se'],
  borger: ['borger.dk'],
  stripe: ['stripe.com'],
  paypal: ['paypal.com'],
};
/** They hide where they lead. */
const shorteners = [
  'bit.ly',
  'tinyurl.com',
  't.co',
  'cutt.ly',
  'is.gd',
  'rb.gy',
  'ow.ly',
  'shorturl.at',
];

/** Letters and digits that look like another letter. */
const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** True if one letter is other, missing, added, or has changed places with its neighbour. */
function isNearly(found: string, name: string): boolean {
  if (found === name) return true;
  if (Math.abs(found.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && found[start] === name[start]) start += 1;
  let end = 0;
  const shorter = Math.min(found.length, name.length) - start;
  while (end < shorter && found.at(-1 - end) === name.at(-1 - end)) end += 1;
  const [left, other] = [
    found.slice(start, found.length - end),
    name.slice(start, name.length - end),
  ];
  return left.length < 2 && other.length < 2
    ? true
    : left.length === 2 && other.length === 2 && left[0] === other[1] && left[1] === other[0];
}

const belongsTo = (host: string, domains: readonly string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

function imitates(url: URL, ownHost: string): boolean {
  const host = url.hostname.replace(/^www\./, '');
  if (belongsTo(host, [ownHost])) return false;
  // An international name in its ASCII form, an IP address, or a name before the real host.
  if (/(?:^|\.)xn--/.test(host) || /^[\d.]+$|^\[/.test(host) || url.username !== '') return true;
  if (belongsTo(host, shorteners)) return true;
  const parts = host
    .split(/[.-]/)
    .map((part) => part.replace(/[013457]/g, (digit) => alike[digit] ?? digit).replace(/rn/g, 'm'));
  return Object.entries(trusted).some(
    ([name, domains]) =>
      !belongsTo(host, domains) &&
      parts.some((part) => (name.length > 5 && part.includes(name)) || isNearly(part, name)),
  );
}

/** A domain without `https://` before it. */
const bareDomain =
  /(?<![\w@./:-])(?:[\p{L}\d-]{1,63}\.)+(?:dk|com|net|org|info|shop|online|site|app|xyz|top|ly|at|co|gd|gy)(?:\/\S*)?(?![\p{L}\d-])/giu;

function imitatingHost(text: string, ownHost: string): string | null {
  const hrefs = messageParts(text).flatMap(({ href, text: words }) =>
    href === undefined
      ? [...words.matchAll(bareDomain)].map(([found]) => `https://${found}`)
      : [href],
  );
  for (const href of hrefs) {
    if (!URL.canParse(href)) continue;
    const url = new URL(href);
    if (imitates(url, ownHost)) return url.hostname;
  }
  return null;
}

/**
 * The most serious warning about a message of a stranger, or null. `ownHost` is the host of the service, at which
 * Skuret's own links lead.
 */
export function findWarning(text: string, ownHost: string): MessageWarning | null {
  const host = imitatingHost(text, ownHost);
  if (host !== null) return { kind: 'link', host };
  if (asksForOtherPayment(text)) return { kind: 'payment' };
  return hasPhoneNumber(text) ? { kind: 'phone' } : null;
}
