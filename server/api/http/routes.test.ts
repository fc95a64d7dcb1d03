import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import { addresses } from '../../../domain/values/addresses';
import { openStream } from '../../../tests/helpers/openStream';
import * as documents from '../../../tests/helpers/service/documents';
import { addStaff, askOffice } from '../../../tests/helpers/service/office';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { type WrittenBuild, writeBuild } from '../../../tests/helpers/service/writeBuild';
import {
  identityClient,
  startIdentityProvider,
} from '../../../tests/helpers/startIdentityProvider';
import { readSigningKeys } from '../../members/auth/tokens';
import { createContactLinks, createNewsletterLinks } from '../../notifications/mail/signedLinks';
import { createUnsubscribing } from '../../notifications/mail/unsubscribing';
import { insertNewsletterSubscription } from '../../pages/records/contact';
import { openProvider } from '../../payments/openProvider';

/** The routes besides the GraphQL operations: these tests try everything that `docs/operations/access.md` says about them. */
const askers = ['visitor', 'ended', 'other', 'holder'] as const;
type Asker = (typeof askers)[number];

/** How the table names the files of the build and the pages, which are not listed one by one. */
const files = 'GET (a file of the build)';
const pages = 'GET (a page)';

const tokens: Record<Asker, string> = { visitor: '', ended: '', other: '', holder: '' };
const emails = { other: 'ane@skuret.example', holder: 'bo@skuret.example' };
const routes = new Set<string>();
let broker: Awaited<ReturnType<typeof startIdentityProvider>>;
let build: WrittenBuild;
let service: TestService;
let table: { route: string; cells: Record<Asker, string> }[];
let holderId = 0;
let officeToken = '';
let bank: NonNullable<Awaited<ReturnType<typeof openProvider>>['test']>;

beforeAll(async () => {
  const text = await readFile(path.join(__dirname, '../../../docs/operations/access.md'), 'utf8');
  table = [...text.matchAll(/^\| `((?:GET|POST|OPTIONS) [^`]+)` \|(.+)\|$/gm)].map(
    ([, route = '', rest = '']) => {
      const [visitor = '', ended = '', other = '', holder = ''] = rest
        .split('|')
        .map((cell) => cell.trim());
      return { route, cells: { visitor, ended, other, holder } };
    },
  );

  build = await writeBuild();
  await writeFile(path.join(build.appFolder, 'sw.js'), '"use strict"');
  await writeFile(path.join(build.appFolder, 'robots.txt'), 'Disallow: /dashboard\n');
  await mkdir(path.join(build.appFolder, 'images/tools'), { recursive: true });
  await writeFile(
    path.join(build.appFolder, 'images/tools/default.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await writeFile(path.join(build.appFolder, 'office.html'), '<!doctype html>');
  const built = ['/sw.js', '/images/tools/default.svg'];
  broker = await startIdentityProvider();
  service = await startTestService({
    identity: { ...identityClient, issuer: broker.issuer },
    appFolder: build.appFolder,
    addRoutes(app) {
      app.addHook('onRoute', ({ method, url }: RouteOptions) => {
        for (const each of [method].flat()) {
          if (each === 'HEAD') continue;
          routes.add(built.includes(url) ? files : `${each} ${url}`);
        }
      });
    },
  });
  tokens.other = await service.signUp(emails.other);
  tokens.holder = await service.signUp(emails.holder);
  tokens.ended = await service.signIn(emails.holder, password);
  await service.graphql(documents.signOut, {}, tokens.ended);
  const me = await service.graphql(documents.currentUser, {}, tokens.holder);
  holderId = Number(me.data.currentUser.id);
  const staff = { name: 'Lea', email: 'lea@office.example', role: 'lead' as const };
  officeToken = (await addStaff(service, staff)).token;
  const { executor } = service;
  const signingKeys = await readSigningKeys(executor, undefined);
  const opened = await openProvider(
    { kind: 'test' },
    { executor, signingKeys, now: () => new Date() },
  );
  if (!opened.test) throw new Error('There is no test provider');
  bank = opened.test;
  // Now there is a stored mail.
  await service.outbox.settled();
});
afterAll(async () => {
  await service.close();
  broker.end();
  await build.remove();
});

const fetchAs = (asker: Asker, address: string, init: RequestInit = {}) =>
  fetch(`${service.url}${address}`, {
    redirect: 'manual',
    ...init,
    headers: { authorization: tokens[asker] && `Bearer ${tokens[asker]}`, ...init.headers },
  });

/** The outcome of a request, from its status. `isOwn`: the content belongs to a member. */
function outcome({ status }: { status: number }, isOwn = true): string {
  if (status === 401) return 'sign in';
  if (status === 404) return 'none';
  if (status >= 400) return 'refused';
  return isOwn ? 'own' : 'all';
}

/** Tries a route whose response must be the same for everybody. */
async function forAll(asker: Asker, address: string): Promise<string> {
  const [answer, asVisitor] = [await fetchAs(asker, address), await fetchAs('visitor', address)];
  if ((await answer.text()) !== (await asVisitor.text())) return 'another answer';
  return outcome(answer, false);
}

/** Tries a route with a secret in its address: the holder has the address, the others guess a similar one. */
async function withSecret(asker: Asker, address: string, init?: RequestInit): Promise<string> {
  const guessed = address.replace(/[\w-]{20}(?=[^/]*$)/, 'A'.repeat(20));
  if (guessed === address) throw new Error(`Nothing in ${address} has to be guessed`);
  return outcome(await fetchAs(asker, asker === 'holder' ? address : guessed, init));
}

/** Tries a route that is only for this machine: the others come through a proxy. */
const onThisMachine = async (asker: Asker, address: string) =>
  outcome(
    await fetchAs(
      asker,
      address,
      asker === 'holder' ? {} : { headers: { 'x-forwarded-for': '203.0.113.7' } },
    ),
  );

async function unsubscribeLink(): Promise<string> {
  const keys = await readSigningKeys(service.executor, undefined);
  return `/unsubscribe/${await createUnsubscribing(keys).sign(holderId, ['messages'])}`;
}

async function answerLink(): Promise<string> {
  const { id } = await service.executor
    .insertInto('contact_messages')
    .values({ name: 'Bo', email: 'bo@example.dk', subject: 'Hej', message: 'Hej' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keys = await readSigningKeys(service.executor, undefined);
  const until = Date.now() + 86_400_000;
  return `/answer/${await createContactLinks(keys).sign(id, { until })}`;
}

async function newsletterLink(): Promise<string> {
  await service.executor.deleteFrom('newsletter_subscriptions').execute();
  const { id } = await insertNewsletterSubscription(service.executor, 'bo@example.dk');
  const keys = await readSigningKeys(service.executor, undefined);
  return `/newsletter/${await createNewsletterLinks(keys).sign(id)}`;
}

const testPayment = async () =>
  (await service.graphql(documents.addPaymentMethod, {}, tokens.holder)).data.addPaymentMethod
    .url as string;

async function keptMail(): Promise<string> {
  const { id } = await service.executor
    .selectFrom('kept_mails')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `/dev/mail/${id}`;
}

const anyQuery = '{ categories { id } }';
const newPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const attempts: Record<string, (asker: Asker) => Promise<string>> = {
  'GET /graphql': (asker) => forAll(asker, `/graphql?query=${encodeURIComponent(anyQuery)}`),
  'POST /graphql': async (asker) =>
    outcome(
      await fetchAs(asker, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: anyQuery }),
      }),
      false,
    ),
  'OPTIONS /graphql': async (asker) => {
    const headers = { 'access-control-request-headers': 'authorization' };
    const { status } = await fetchAs(asker, '/graphql', { method: 'OPTIONS', headers });
    return status === 204 ? 'all' : String(status);
  },
  'GET /report': (asker) => forAll(asker, '/report'),
  'POST /report': async (asker) =>
    outcome(
      await fetchAs(asker, '/report', {
        method: 'POST',
        body: new URLSearchParams({ about: `/profile/${holderId}`, text: 'x' }),
      }),
      false,
    ),
  'GET /report/:token': async (asker) => {
    const body = new URLSearchParams({ about: `/profile/${holderId}`, text: 'x' });
    const sent = await fetchAs('visitor', '/report', { method: 'POST', body });
    return withSecret(asker, sent.headers.get('location') ?? '');
  },
  'GET /office': (asker) => forAll(asker, '/office'),
  'GET /office/*': (asker) => forAll(asker, '/office/case/1'),
  'GET /office/mail-samples/:name/:language': (asker) =>
    forAll(asker, '/office/mail-samples/newsletter/da'),
  'POST /office/graphql': async (asker) => {
    const token = asker === 'holder' ? officeToken : tokens[asker];
    const { errors } = await askOffice(service, '{ me { id } }', {}, token);
    if (errors.length === 0) return 'own';
    return errors[0]?.extensions?.['code'] === 'UNAUTHENTICATED' ? 'sign in' : 'refused';
  },
  'GET /events': async (asker) => {
    const stream = await openStream(service.url, tokens[asker]);
    stream.close();
    return outcome(stream);
  },
  'POST /uploads': async (asker) => {
    const stored = async () =>
      (await service.executor.selectFrom('picture_uploads').select('user_id').execute()).length;
    await service.executor.deleteFrom('picture_uploads').execute();
    const body = new Uint8Array(await newPicture());
    const found = outcome(await fetchAs(asker, '/uploads', { method: 'POST', body }));
    if ((await stored()) !== (found === 'own' ? 1 : 0)) return 'stored all the same';
    return found;
  },
  'GET /pictures/*': async (asker) => {
    const body = new Uint8Array(await newPicture());
    const kept = await fetchAs('holder', '/uploads', { method: 'POST', body });
    return forAll(asker, ((await kept.json()) as { url: string }).url);
  },
  'GET /calendar/:file': async (asker) => {
    const { data } = await service.graphql(documents.makeCalendarFeed, {}, tokens.holder);
    return withSecret(asker, data.makeCalendarFeed.feed.address);
  },
  'GET /export/:ticket': async (asker) => {
    // Exports are limited to three an hour.
    await service.executor.deleteFrom('account_tickets').execute();
    const { data } = await service.graphql(documents.exportEverything, {}, tokens.holder);
    return withSecret(asker, data.exportEverything.address ?? '');
  },
  'POST /identity/start': async (asker) =>
    outcome(await fetchAs(asker, '/identity/start', { method: 'POST' })),
  'GET /identity/callback': async (asker) => {
    const started = await fetchAs('holder', '/identity/start', { method: 'POST' });
    const { url } = (await started.json()) as { url: string };
    const state = new URL(url).searchParams.get('state') ?? '';
    const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? '';
    const ended = await fetchAs(asker, `/identity/callback?error=access_denied&state=${state}`, {
      headers: asker === 'holder' ? { cookie } : {},
    });
    // Only with the cookie is the state known.
    return ended.headers.get('location')?.endsWith('identity=expired') ? 'none' : outcome(ended);
  },
  'GET /unsubscribe/*': async (asker) => withSecret(asker, await unsubscribeLink()),
  'POST /unsubscribe/*': async (asker) => {
    const users = service.executor.updateTable('users');
    await users.set({ muted_mails: [] }).execute();
    const found = await withSecret(asker, await unsubscribeLink(), { method: 'POST' });
    const stopped = await service.executor
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`muted_mails = '{messages}'`)
      .execute();
    const expected = found === 'own' ? [{ id: holderId }] : [];
    return JSON.stringify(stopped) === JSON.stringify(expected) ? found : 'stopped all the same';
  },
  'GET /answer/*': async (asker) => withSecret(asker, await answerLink()),
  'POST /answer/*': async (asker) =>
    withSecret(asker, await answerLink(), {
      method: 'POST',
      body: new URLSearchParams({ text: 'Tak' }),
    }),
  'GET /newsletter/*': async (asker) => withSecret(asker, await newsletterLink()),
  'POST /newsletter/*': async (asker) => {
    const link = await newsletterLink();
    const found = await withSecret(asker, link, { method: 'POST' });
    const { confirmed_at } = await service.executor
      .selectFrom('newsletter_subscriptions')
      .select('confirmed_at')
      .executeTakeFirstOrThrow();
    return (confirmed_at !== null) === (found === 'own') ? found : 'confirmed all the same';
  },
  'POST /payment-events': async (asker) => {
    const page = await testPayment();
    await bank.choose(page.slice(page.lastIndexOf('/') + 1), { kind: 'pay', card: 'good' });
    const [event] = await bank.waitingEvents();
    if (!event) throw new Error('Nothing was told');
    const headers = asker === 'holder' ? event.headers : {};
    const body = new Uint8Array(event.body);
    return outcome(await fetchAs(asker, '/payment-events', { method: 'POST', body, headers }));
  },
  'GET /test-payment/:id': async (asker) => withSecret(asker, await testPayment()),
  'POST /test-payment/:id': async (asker) =>
    withSecret(asker, await testPayment(), {
      method: 'POST',
      body: new URLSearchParams({ choice: 'decline' }),
    }),
  'GET /dev/mail': (asker) => onThisMachine(asker, '/dev/mail'),
  'GET /dev/mail/kinds': (asker) => onThisMachine(asker, '/dev/mail/kinds'),
  'GET /dev/mail/:id': async (asker) => onThisMachine(asker, await keptMail()),
  'GET /dev/mail/:id/plain': async (asker) => onThisMachine(asker, `${await keptMail()}/plain`),
  'GET /metrics': (asker) => onThisMachine(asker, '/metrics'),
  'GET /healthz': (asker) => forAll(asker, '/healthz'),
  'GET /readyz': (asker) => forAll(asker, '/readyz'),
  'GET /sitemap.xml': (asker) => forAll(asker, '/sitemap.xml'),
  'GET /sitemap-:name.xml': (asker) => forAll(asker, '/sitemap-pages.xml'),
  'GET /robots.txt': (asker) => forAll(asker, '/robots.txt'),
  'GET /.well-known/change-password': (asker) => forAll(asker, '/.well-known/change-password'),
  'GET /.well-known/passkey-endpoints': (asker) => forAll(asker, '/.well-known/passkey-endpoints'),
  'GET /.well-known/security.txt': (asker) => forAll(asker, '/.well-known/security.txt'),
  'GET /images/shared/:name.png': (asker) => forAll(asker, '/images/shared/default.png'),
  [files]: (asker) => forAll(asker, '/sw.js'),
  [pages]: async (asker) => {
    // A page is the same with any token: the browser fetches a person's data itself.
    const found = new Set<string>();
    for (const address of Object.values(addresses)) {
      if (!address.includes(':')) found.add(await forAll(asker, address));
    }
    return [...found].join(' or ');
  },
};

test('the route table and its attempts list every route exactly once', () => {
  const found = [...routes, pages].sort();
  expect(table.map(({ route }) => route).sort()).toEqual(found);
  expect(Object.keys(attempts).sort()).toEqual(found);
});

test.each(askers)('the route table column “%s” matches the service', async (asker) => {
  const found: Record<string, string> = {};
  const written: Record<string, string> = {};
  for (const { route, cells } of table) {
    written[route] = cells[asker];
    found[route] = (await attempts[route]?.(asker)) ?? 'not tried';
  }
  expect(found).toEqual(written);
});

test('rejects URLs with U+0000 with 404', async () => {
  const found: Record<string, number> = {};
  for (const route of routes) {
    const [method = '', address = ''] = route.split(' ');
    if (!/[:*]/.test(address)) continue;
    const asked = address.replace(/:\w+|\*/, 'a%00');
    const body = method === 'POST' ? new URLSearchParams({ choice: 'decline' }) : null;
    found[route] = (await fetchAs('holder', asked, { method, body })).status;
  }
  expect(Object.keys(found).length).toBeGreaterThan(5);
  expect(Object.entries(found).filter(([, status]) => status !== 404)).toEqual([]);
});

test('ignores tokens in the query string', async () => {
  for (const address of ['/events', '/graphql']) {
    const url = `${address}?token=${tokens.holder}&access_token=${tokens.holder}&query=${encodeURIComponent('{ myTools { id } }')}`;
    const answer = await fetchAs('visitor', url);
    expect(await answer.text()).toContain('UNAUTHENTICATED');
  }
});
