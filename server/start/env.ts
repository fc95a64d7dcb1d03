import { createECDH } from 'node:crypto';
import path from 'node:path';
import { cleanEnv, EnvError, makeValidator, str } from 'envalid';
import type { MapTiles } from '../../domain/search/mapTiles';
import { sources } from '../../domain/values/source';
import { limits } from '../config/limits';
import type { IdentitySettings } from '../members/identity/createIdentityBroker';
import type { PushSettings } from '../notifications/push/createPusher';
import { endpointRules } from '../notifications/push/pushEndpoint';
import { webhookRules } from '../notifications/webhooks/createWebhookSender';
import type { ProviderChoice } from '../payments/openProvider';
import { findPlace } from '../search/places/gazetteer';
import type { S3Place } from '../tools/pictures/s3PictureStore';

export type Env = ReturnType<typeof readEnv>;

const hstsChoices = ['off', 'on', 'subdomains'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const portNumber = makeValidator((text: string) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new EnvError(`must be a port from 0 to 65535, not "${text}"`);
  return port;
});

/** A text of this form. A value that may be secret is not repeated in the message. */
const matching = (form: RegExp, message: string | ((text: string) => string)) =>
  makeValidator((text: string) => {
    if (form.test(text)) return text;
    throw new EnvError(typeof message === 'string' ? message : message(text));
  });

const hostName = matching(
  /^[A-Za-z0-9.:-]+$/,
  (text) => `must be a host name or an IP address, not "${text}"`,
);

const folder = makeValidator((text: string) => {
  if (text.trim() === '' || text.includes('\0')) throw new EnvError('must be a folder');
  return path.resolve(text);
});

const postgresUrl = makeValidator((text: string) => {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    // The address may hold a password, so it is not repeated.
    throw new EnvError('must be a URL like postgres://user:password@host:5432/database');
  }
  return text;
});

const bucketUrl = makeValidator((text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && url.username + url.password + url.search + url.hash === '';
  if (
    !isPlain ||
    !/^https?:$/.test(url.protocol) ||
    !/^(\/[A-Za-z0-9._-]+)+\/?$/.test(url.pathname)
  )
    // The address may hold the secret, so it is not repeated.
    throw new EnvError(
      'must be a URL like https://s3.example.com/bucket, without a query or credentials',
    );
  return url.href.replace(/\/$/, '');
});

const publicUrl = makeValidator((text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    // The address may hold a password, so it is not repeated.
    throw new EnvError('must be a URL like https://skuret.example, without a path');
  return url.origin;
});

const issuerUrl = makeValidator((text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe || url.username + url.password + url.search + url.hash !== '')
    // The address may hold a password, so it is not repeated.
    throw new EnvError('must be a URL like https://broker.example, without a query or credentials');
  return text;
});

const tilesUrl = makeValidator((text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  // The host becomes part of the pages' Content-Security-Policy, where other characters have a meaning.
  const isServer =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/.test(url.hostname) &&
    url.username + url.password + url.hash === '' &&
    /^[\x21-\x7e]{1,500}$/.test(text);
  const inBraces = (text.match(/\{[^}]*\}/g) ?? []).sort().join('');
  if (!isServer || inBraces !== '{x}{y}{z}')
    // The address may hold an API key, so it is not repeated.
    throw new EnvError('must be a URL like https://tiles.example.org/{z}/{x}/{y}.png');
  return text;
});

const creditLine = matching(/^[^\p{C}]{1,200}$/u, 'must be one line of at most 200 characters');

const smtpUrl = makeValidator((text: string) => {
  if (!/^smtps?:\/\/\S+$/.test(text) || !URL.canParse(text) || new URL(text).hostname === '')
    // The address may hold a password, so it is not repeated.
    throw new EnvError('must be a URL like smtp://user:password@host:587');
  return text;
});

const sender = matching(
  /^([^<>@\p{C}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
  'must be like Skuret <hello@skuret.example>',
);

const mailAddress = matching(
  /^(?=.{1,254}$)[^\s<>@,;\p{C}]+@[^\s<>@,;\p{C}]+$/u,
  'must be an e-mail address like office@skuret.example',
);

const oneWord = matching(/^[\x21-\x7e]{1,200}$/, 'must be one word of ASCII characters');

const levelsOfAssurance = matching(
  /^[\x21-\x7e]{1,200}( [\x21-\x7e]{1,200}){0,4}$/,
  'must be one to five values of acr, separated by spaces',
);

const wholeNumber = (most: number) =>
  makeValidator((text: string) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value <= most)) throw new EnvError(`must be a number from 0 to ${most}, not "${text}"`);
    return value;
  });

const metricsToken = matching(
  /^[\x21-\x7e]{16,}$/,
  'must have at least 16 characters without spaces',
);

const base64url = (bytes: number) =>
  makeValidator((text: string) => {
    if (!/^[\w-]+$/.test(text) || Buffer.from(text, 'base64url').length !== bytes)
      // The value may be the private key, so it is not repeated.
      throw new EnvError(
        `must be ${bytes} bytes in base64url, as web-push generate-vapid-keys writes`,
      );
    return text;
  });

const secret = matching(
  /^.{32,}$/s,
  ({ length }) => `must have at least 32 characters, not ${length}`,
);

const place = makeValidator((text: string) => {
  const found = findPlace(text);
  if (!found) throw new EnvError(`must be a Danish town or postcode, not "${text}"`);
  return { latitude: found.latitude, longitude: found.longitude };
});

const oneOf = <T extends string>(choices: readonly T[]) =>
  makeValidator((text: string) => {
    const choice = choices.find((candidate) => candidate === text);
    if (!choice) throw new EnvError(`must be ${choices.join(' or ')}, not "${text}"`);
    return choice;
  });

/** A wrong value in the environment, with which the service cannot start. The message is the one line to print. */
export class WrongEnvironment extends Error {}

/** Whether a service that listens on this host can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

/** Why a service with demo members refuses to listen for other machines. */
export const openDemo =
  'HOST is open to other machines, and the passwords of the demo members are public. Set HOST=127.0.0.1, SEED=none with an empty DATA_DIR, or PUBLIC_DEMO=on';

/** The mail server and the sender. Throws when `PUBLIC_URL` is missing, because the links in mails begin with it. */
function readSmtp(values: {
  SMTP_URL: string | undefined;
  MAIL_FROM: string | undefined;
  PUBLIC_URL: string | undefined;
}): { url: string; from: string } | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicAddress } = values;
  if (url === undefined) return undefined;
  if (publicAddress === undefined) {
    throw new WrongEnvironment('SMTP_URL requires PUBLIC_URL for the links in mails');
  }
  return { url, from: from ?? `Skuret <no-reply@${new URL(publicAddress).hostname}>` };
}

/** Whether a public key belongs to a private one. */
function isPair({ publicKey, privateKey }: NonNullable<PushSettings['keys']>): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}

/**
 * Both keys, or undefined: then the service makes a pair and stores it. Throws when only one is given or they are no
 * pair.
 */
function readPushKeys(values: {
  VAPID_PUBLIC_KEY: string | undefined;
  VAPID_PRIVATE_KEY: string | undefined;
}): PushSettings['keys'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || !isPair({ publicKey, privateKey })) {
    throw new WrongEnvironment(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a matching pair, or both unset',
    );
  }
  return { publicKey, privateKey };
}

/** The bucket for pictures. Throws when only some of its settings are given. */
function readBucket(values: {
  PICTURES_S3_URL: string | undefined;
  PICTURES_S3_REGION: string;
  PICTURES_S3_KEY: string | undefined;
  PICTURES_S3_SECRET: string | undefined;
}): S3Place | undefined {
  const { PICTURES_S3_URL: url, PICTURES_S3_KEY: key, PICTURES_S3_SECRET: secret } = values;
  if (url !== undefined && key !== undefined && secret !== undefined) {
    return { url, region: values.PICTURES_S3_REGION, key, secret };
  }
  if (url === undefined && key === undefined && secret === undefined) return undefined;
  throw new WrongEnvironment(
    'PICTURES_S3_URL, PICTURES_S3_KEY and PICTURES_S3_SECRET must be set together, or all unset',
  );
}

/** Throws for a credit without tiles: a credit names who made them. */
function readTiles(values: {
  TILES_URL: string | undefined;
  TILES_CREDIT: string | undefined;
}): MapTiles | undefined {
  const { TILES_URL: url, TILES_CREDIT: credit } = values;
  if (url !== undefined) return { url, credit: credit ?? '' };
  if (credit === undefined) return undefined;
  throw new WrongEnvironment('TILES_CREDIT has no effect without TILES_URL');
}

/** The identity broker. Throws when only some of its settings are given. */
function readIdentity(values: {
  IDENTITY_ISSUER: string | undefined;
  IDENTITY_CLIENT_ID: string | undefined;
  IDENTITY_CLIENT_SECRET: string | undefined;
  IDENTITY_ACR: string;
  PUBLIC_URL: string | undefined;
}): IdentitySettings | undefined {
  const { IDENTITY_ISSUER: issuer, IDENTITY_ACR: acr } = values;
  const { IDENTITY_CLIENT_ID: clientId, IDENTITY_CLIENT_SECRET: clientSecret } = values;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    if (values.PUBLIC_URL === undefined) {
      throw new WrongEnvironment(
        'IDENTITY_ISSUER requires PUBLIC_URL, where the broker sends members back',
      );
    }
    return { issuer, clientId, clientSecret, acr };
  }
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) {
    return undefined;
  }
  throw new WrongEnvironment(
    'IDENTITY_ISSUER, IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET must be set together, or all unset',
  );
}

/** Throws when Stripe is chosen and one of its settings is missing. */
function readPayments(values: {
  PAYMENTS: ProviderChoice['kind'];
  STRIPE_KEY: string | undefined;
  STRIPE_WEBHOOK_SECRET: string | undefined;
  PUBLIC_URL: string | undefined;
}): ProviderChoice {
  if (values.PAYMENTS === 'test') return { kind: 'test' };
  const { STRIPE_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL: publicUrl } = values;
  if (key === undefined || webhookSecret === undefined || publicUrl === undefined) {
    throw new WrongEnvironment(
      'PAYMENTS=stripe requires STRIPE_KEY, STRIPE_WEBHOOK_SECRET and PUBLIC_URL',
    );
  }
  return { kind: 'stripe', key, webhookSecret, publicUrl };
}

/** Whether two names differ by one letter, or by two that have changed places. */
function isTypo(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === name[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), name.slice(start)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (isSwapped && rest.slice(2) === wanted.slice(2))
  );
}

/** Former names of settings. They are rejected, because an ignored limit would go unnoticed. */
const renamed: Readonly<Record<string, string>> = {
  SIGN_IN_TRIES: 'LIMIT_SIGN_IN',
  ADDRESS_TRIES: 'LIMIT_SIGN_IN_PER_IP',
  LISTINGS_PER_HOUR: 'LIMIT_LISTINGS_PER_HOUR',
  MESSAGES_PER_HOUR: 'LIMIT_CONTACT_PER_HOUR',
  CONVERSATIONS_PER_ADDRESS: 'LIMIT_CONVERSATIONS_PER_IP',
  WRITTEN_PER_HOUR: 'LIMIT_MESSAGES_PER_HOUR',
  LINKS_PER_HOUR: 'LIMIT_LINKS_PER_HOUR',
  MUTATION_LIMITS_PERCENT: 'LIMIT_MUTATIONS_PERCENT',
  STREAMS: 'LIMIT_EVENT_STREAMS',
};

/** Settings that are gone. They are rejected for the same reason. */
const removed: readonly string[] = ['LIMIT_CONVERSATIONS_PER_DAY', 'CONVERSATIONS_PER_DAY'];

/** Throws for a former name with a value, and names the new one. */
function rejectFormerNames(given: object): void {
  const gone = Object.keys(given).find((name) => removed.includes(name));
  if (gone !== undefined) {
    throw new WrongEnvironment(
      `${gone} has been removed. The limit depends on the member's level.`,
    );
  }
  const former = Object.keys(given).find((name) => Object.hasOwn(renamed, name));
  if (former === undefined) return;
  throw new WrongEnvironment(`${former} has been renamed. Use ${renamed[former]} instead.`);
}

/** Throws for a variable that is almost a setting. Others may belong to another program. */
function refuseTypos(given: object, settings: object): void {
  const names = Object.keys(settings);
  // Short names are too near to those of other programs.
  const long = names.filter(({ length }) => length > 5);
  for (const typed of Object.keys(given)) {
    if (names.includes(typed)) continue;
    const meant = long.find((name) => isTypo(typed, name));
    if (meant === undefined) continue;
    throw new WrongEnvironment(`${typed} is not a setting. Do you mean ${meant}?`);
  }
}

/** Throws for a setting that another one makes useless. */
function refuseContradictions(given: Record<string, unknown>): void {
  const needs = [
    ['MAIL_FROM', 'SMTP_URL', given['SMTP_URL'] !== undefined],
    ['STRIPE_KEY', 'PAYMENTS=stripe', given['PAYMENTS'] === 'stripe'],
    ['STRIPE_WEBHOOK_SECRET', 'PAYMENTS=stripe', given['PAYMENTS'] === 'stripe'],
    ['PICTURES_S3_REGION', 'PICTURES_S3_URL', given['PICTURES_S3_URL'] !== undefined],
    ['IDENTITY_ACR', 'IDENTITY_ISSUER', given['IDENTITY_ISSUER'] !== undefined],
    ['PUBLIC_DEMO', 'SEED=demo', given['PUBLIC_DEMO'] !== 'on' || given['SEED'] !== 'none'],
  ] as const;
  for (const [name, needed, isGiven] of needs) {
    if (given[name] === undefined || isGiven) continue;
    throw new WrongEnvironment(`${name} has no effect without ${needed}`);
  }
}

/** The variables of the environment, and how each is read. */
function createSettings() {
  const copenhagen = findPlace('København');
  if (!copenhagen) throw new Error('The gazetteer has no København');
  const { latitude, longitude } = copenhagen;
  return {
    PORT: portNumber({ default: 4000 }),
    HOST: hostName({ default: '127.0.0.1' }),
    DATA_DIR: folder({ default: path.resolve('data') }),
    DATABASE_URL: postgresUrl({ default: undefined }),
    DATABASE_READ_URL: postgresUrl({ default: undefined }),
    DATABASE_LISTEN_URL: postgresUrl({ default: undefined }),
    PICTURES_S3_URL: bucketUrl({ default: undefined }),
    PICTURES_S3_REGION: oneWord({ default: 'us-east-1' }),
    PICTURES_S3_KEY: oneWord({ default: undefined }),
    PICTURES_S3_SECRET: oneWord({ default: undefined }),
    JWT_SECRET: secret({ default: undefined }),
    SEED: oneOf(['demo', 'none'])({ default: undefined }),
    PUBLIC_DEMO: oneOf(['on', 'off'])({ default: 'off' }),
    LOG_LEVEL: oneOf(logLevels)({ default: 'warn' }),
    INTROSPECTION: oneOf(['on', 'off'])({ default: 'off' }),
    LIMIT_SIGN_IN: wholeNumber(1_000_000)({ default: limits.rateLimits.account }),
    LIMIT_SIGN_IN_PER_IP: wholeNumber(1_000_000)({ default: limits.rateLimits.address }),
    LIMIT_LISTINGS_PER_HOUR: wholeNumber(1_000_000)({ default: limits.rateLimits.listings }),
    LIMIT_CONTACT_PER_HOUR: wholeNumber(1_000_000)({ default: limits.rateLimits.messages }),
    LIMIT_CONVERSATIONS_PER_IP: wholeNumber(1_000_000)({
      default: limits.rateLimits.conversationsFromAddress,
    }),
    LIMIT_MESSAGES_PER_HOUR: wholeNumber(1_000_000)({ default: limits.rateLimits.written }),
    LIMIT_LINKS_PER_HOUR: wholeNumber(1_000_000)({ default: limits.rateLimits.links }),
    LIMIT_MUTATIONS_PERCENT: wholeNumber(1_000_000)({ default: limits.rateLimits.mutations }),
    LIMIT_EVENT_STREAMS: wholeNumber(1_000_000)({ default: limits.streams }),
    TRUSTED_PROXIES: wholeNumber(10)({ default: 0 }),
    HSTS: oneOf(hstsChoices)({ default: 'off' }),
    SMTP_URL: smtpUrl({ default: undefined }),
    MAIL_FROM: sender({ default: undefined }),
    OFFICE_MAIL: mailAddress({ default: undefined }),
    VAPID_PUBLIC_KEY: base64url(65)({ default: undefined }),
    VAPID_PRIVATE_KEY: base64url(32)({ default: undefined }),
    PUSH_ENDPOINTS: oneOf(endpointRules)({ default: 'public' }),
    WEBHOOK_ENDPOINTS: oneOf(webhookRules)({ default: 'public' }),
    METRICS_TOKEN: metricsToken({ default: undefined }),
    PUBLIC_URL: publicUrl({ default: undefined }),
    ORIGIN_LOCATION: place({ default: { latitude, longitude } }),
    APP_DIR: folder({ default: path.resolve('build/app') }),
    PAGE_RENDERING: oneOf(['on', 'off'])({ default: 'on' }),
    PAGE_RENDER_TIMEOUT: wholeNumber(60_000)({ default: limits.rendering.timeoutMs }),
    PAYMENTS: oneOf(['test', 'stripe'])({ default: 'test' }),
    OWNER_COMMISSION_PERCENT: wholeNumber(50)({ default: 0 }),
    STRIPE_KEY: oneWord({ default: undefined }),
    STRIPE_WEBHOOK_SECRET: oneWord({ default: undefined }),
    IDENTITY_ISSUER: issuerUrl({ default: undefined }),
    IDENTITY_CLIENT_ID: oneWord({ default: undefined }),
    IDENTITY_CLIENT_SECRET: oneWord({ default: undefined }),
    IDENTITY_ACR: levelsOfAssurance({
      default: 'https://data.gov.dk/concept/core/nsis/loa/Substantial',
    }),
    TILES_URL: tilesUrl({ default: undefined }),
    TILES_CREDIT: creditLine({ default: undefined }),
    SOURCE: oneOf(sources)({ default: 'live' }),
    NODE_ENV: str({ default: 'production' }),
  };
}

/** Reads the variables one by one. Throws for a wrong one, and for those that contradict each other. */
function readValues(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const settings = createSettings();
  rejectFormerNames(given);
  refuseTypos(given, settings);
  const values = cleanEnv(given, settings, {
    reporter: ({ errors }) => {
      const [wrong] = Object.entries(errors);
      if (wrong) throw new WrongEnvironment(`${wrong[0]} ${(wrong[1] as Error).message}`);
    },
  });
  refuseContradictions(given);
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new WrongEnvironment('DATABASE_READ_URL requires DATABASE_URL, whose replica it is');
  }
  if (values.DATABASE_LISTEN_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new WrongEnvironment('DATABASE_LISTEN_URL requires DATABASE_URL, the same database');
  }
  return values;
}

type Values = ReturnType<typeof readValues>;

function readSeed(values: Pick<Values, 'DATABASE_URL' | 'HOST' | 'PUBLIC_DEMO' | 'SEED'>) {
  const seed = values.SEED ?? (values.DATABASE_URL === undefined ? 'demo' : 'none');
  if (seed === 'demo' && values.PUBLIC_DEMO === 'off' && !isLoopback(values.HOST)) {
    throw new WrongEnvironment(openDemo);
  }
  return seed;
}

const readRateLimits = (values: Values) => ({
  account: values.LIMIT_SIGN_IN,
  address: values.LIMIT_SIGN_IN_PER_IP,
  listings: values.LIMIT_LISTINGS_PER_HOUR,
  messages: values.LIMIT_CONTACT_PER_HOUR,
  conversationsFromAddress: values.LIMIT_CONVERSATIONS_PER_IP,
  written: values.LIMIT_MESSAGES_PER_HOUR,
  links: values.LIMIT_LINKS_PER_HOUR,
  mutations: values.LIMIT_MUTATIONS_PERCENT,
});

/** The settings of the service. Empty values count as not given. Throws `WrongEnvironment` for the first wrong one. */
export function readEnv(source: NodeJS.ProcessEnv) {
  const values = readValues(source);
  const seed = readSeed(values);
  return {
    /** 0: the system chooses a free port. */
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    /** Undefined for the embedded database. */
    databaseUrl: values.DATABASE_URL,
    /** A replica of `databaseUrl` that public reads go to. */
    databaseReadUrl: values.DATABASE_READ_URL,
    /**
     * `databaseUrl` without the pooler, which gives every transaction another connection: LISTEN needs one that stays.
     */
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    /** Where pictures are kept. Undefined: in a folder of `dataDir`. */
    picturesS3: readBucket(values),
    jwtSecret: values.JWT_SECRET,
    seed,
    /** Whether other machines may reach the demo's members, whose passwords are public. */
    publicDemo: values.PUBLIC_DEMO === 'on',
    logLevel: values.LOG_LEVEL,
    introspection: values.INTROSPECTION === 'on',
    rateLimits: readRateLimits(values),
    /** How many event streams may be open concurrently. */
    streams: values.LIMIT_EVENT_STREAMS,
    /** How many trusted proxies stand before the service and record the client's address. */
    trustedProxies: values.TRUSTED_PROXIES,
    /**
     * Whether browsers are told to use TLS only (HSTS), for the subdomains too. Only for a site that is served over TLS
     * completely.
     */
    hsts: values.HSTS,
    /** The token that `/metrics` requires. Undefined: `/metrics` answers only this machine. */
    metricsToken: values.METRICS_TOKEN,
    /** The mail server. Undefined: mails are stored and shown only to this machine. */
    smtp: readSmtp(values),
    /** Where mails to staff go. Undefined: alarms are in the log and the metrics only. */
    officeMail: values.OFFICE_MAIL,
    /** The keys by which push services recognise this service, and where those services may be. */
    push: { keys: readPushKeys(values), endpoints: values.PUSH_ENDPOINTS },
    webhookEndpoints: values.WEBHOOK_ENDPOINTS,
    /** The broker that checks identities. Undefined: none are checked. */
    identity: readIdentity(values),
    /** The public address of the service, for canonical links and previews of shared links. No slash at the end. */
    publicUrl: values.PUBLIC_URL,
    origin: values.ORIGIN_LOCATION,
    /** The folder of the app's build for the browser. */
    appFolder: values.APP_DIR,
    /** Whether pages are rendered for visitors; off for comparison. */
    pageRendering: values.PAGE_RENDERING === 'on',
    /** Milliseconds after which a visitor gets the page without content instead. */
    pageRenderTimeout: values.PAGE_RENDER_TIMEOUT,
    /** The payment provider: the test provider, which moves no money, or Stripe. */
    payments: readPayments(values),
    /** Skuret's commission on a rental that took place, in percent. */
    ownerCommissionPercent: values.OWNER_COMMISSION_PERCENT,
    /** Where the screens get their data from (D23). */
    source: values.SOURCE,
    /** Where the map gets its tiles from. Undefined: the map is drawn from the data that ships with the product. */
    tiles: readTiles(values),
  };
}
