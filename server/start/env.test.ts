import { createECDH } from 'node:crypto';
import path from 'node:path';
import { noBounds } from '../../tests/helpers/startOwnService';
import { readEnv, WrongEnvironment } from './env';

test('defaults to the embedded database with the demo on localhost', () => {
  expect(readEnv({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    databaseListenUrl: undefined,
    picturesS3: undefined,
    jwtSecret: undefined,
    seed: 'demo',
    publicDemo: false,
    logLevel: 'warn',
    introspection: false,
    rateLimits: {
      account: 10,
      address: 100,
      listings: 60,
      messages: 20,
      conversationsFromAddress: 60,
      written: 300,
      links: 5,
      mutations: 100,
    },
    streams: 4096,
    trustedProxies: 0,
    hsts: 'off',
    appFolder: path.resolve('build/app'),
    pageRendering: true,
    pageRenderTimeout: 1_500,
    payments: { kind: 'test' },
    ownerCommissionPercent: 0,
    source: 'live',
    tiles: undefined,
    metricsToken: undefined,
    smtp: undefined,
    push: { keys: undefined, endpoints: 'public' },
    webhookEndpoints: 'public',
    publicUrl: undefined,
    origin: { latitude: expect.closeTo(55.68, 1), longitude: expect.closeTo(12.57, 1) },
  });
});

test('requires both push keys as a matching pair', () => {
  const curve = createECDH('prime256v1');
  // Any 32 bytes will do as a key.
  curve.setPrivateKey(Buffer.alloc(32, 7));
  const VAPID_PRIVATE_KEY = curve.getPrivateKey('base64url');
  const VAPID_PUBLIC_KEY = curve.getPublicKey('base64url');
  expect(readEnv({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).push.keys).toEqual({
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
  });
  curve.generateKeys();
  for (const other of [undefined, curve.getPublicKey('base64url')]) {
    const read = () => readEnv({ VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY: other });
    expect(read).toThrow(/must be a matching pair/);
  }
});

test('seeds no demo into PostgreSQL by default', () => {
  const DATABASE_URL = 'postgres://skuret@db/skuret';
  expect(readEnv({ DATABASE_URL }).seed).toBe('none');
  expect(readEnv({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
});

test('rejects the demo on a public host unless PUBLIC_DEMO is set', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'skuret.example']) {
    expect(() => readEnv({ HOST })).toThrow(/^HOST is open to other machines/);
    expect(readEnv({ HOST, PUBLIC_DEMO: 'on' }).host).toBe(HOST);
    expect(readEnv({ HOST, SEED: 'none' }).host).toBe(HOST);
  }
  for (const HOST of ['127.0.0.1', '127.0.1.1', '::1', 'localhost']) {
    expect(readEnv({ HOST }).seed).toBe('demo');
  }
});

test('requires placeholders in the map tile URL', () => {
  const url = 'https://tiles.example.org:8443/{z}/{x}/{y}@2x.png?key=a&style=da';
  expect(readEnv({ TILES_URL: url }).tiles).toEqual({ url, credit: '' });
  expect(readEnv({ TILES_URL: 'http://[::1]:80/{z}/{y}/{x}' }).tiles?.url).toMatch(/\{x\}$/);
  expect(readEnv({ TILES_URL: url, TILES_CREDIT: '© Kortfabrikken' }).tiles?.credit).toBe(
    '© Kortfabrikken',
  );
  for (const TILES_URL of [
    'tiles.example.org/{z}/{x}/{y}.png',
    'ftp://tiles.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}.png',
    'https://tiles.example.org/{z}/{x}/{y}/{y}.png',
    'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}/{y}{r}.png',
    "https://tiles.example.org;script-src'*'/{z}/{x}/{y}.png",
    'https://*.example.org/{z}/{x}/{y}.png',
    'https://me:hemmelig@tiles.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}/{y} .png',
    `https://tiles.example.org/{z}/{x}/{y}${'a'.repeat(500)}`,
  ]) {
    const read = () => readEnv({ TILES_URL });
    expect(read).toThrow(WrongEnvironment);
    expect(read).toThrow(
      /^TILES_URL must be a URL like https:\/\/tiles\.example\.org\/\{z\}\/\{x\}\/\{y\}\.png$/,
    );
  }
  expect(() => readEnv({ TILES_CREDIT: '© Ingen' })).toThrow(/has no effect without TILES_URL$/);
  expect(() => readEnv({ TILES_URL: url, TILES_CREDIT: 'to\nlinjer' })).toThrow(
    'TILES_CREDIT must be one line of at most 200 characters',
  );
});

test('reads one e-mail for alarms', () => {
  expect(readEnv({}).officeMail).toBeUndefined();
  expect(readEnv({ OFFICE_MAIL: 'vagt@skuret.example' }).officeMail).toBe('vagt@skuret.example');
  for (const address of [
    'vagt',
    'a@b.dk, c@d.dk',
    'Vagt <vagt@skuret.example>',
    'a@b\nBcc: c@d.dk',
  ]) {
    expect(() => readEnv({ OFFICE_MAIL: address })).toThrow(
      'OFFICE_MAIL must be an e-mail address like office@skuret.example',
    );
  }
});

test('reads the commission as whole percent up to 50', () => {
  expect(readEnv({ OWNER_COMMISSION_PERCENT: '12' }).ownerCommissionPercent).toBe(12);
  expect(readEnv({ OWNER_COMMISSION_PERCENT: '50' }).ownerCommissionPercent).toBe(50);
  for (const percent of ['51', '-1', '2.5', 'ten']) {
    expect(() => readEnv({ OWNER_COMMISSION_PERCENT: percent })).toThrow(
      `OWNER_COMMISSION_PERCENT must be a number from 0 to 50, not "${percent}"`,
    );
  }
});

test('uses the real source by default', () => {
  expect(readEnv({}).source).toBe('live');
  expect(readEnv({ SOURCE: 'sample' }).source).toBe('sample');
  expect(() => readEnv({ SOURCE: 'demo' })).toThrow('SOURCE must be live or sample, not "demo"');
});

test('requires all Stripe settings together, and defaults to test payments', () => {
  const stripe = {
    PAYMENTS: 'stripe',
    STRIPE_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://skuret.example',
  };
  expect(readEnv(stripe).payments).toEqual({
    kind: 'stripe',
    key: 'sk_test_1',
    webhookSecret: 'whsec_1',
    publicUrl: 'https://skuret.example',
  });
  expect(readEnv({ PUBLIC_URL: stripe.PUBLIC_URL }).payments).toEqual({ kind: 'test' });
  expect(() => readEnv({ ...stripe, PAYMENTS: '' })).toThrow(
    'STRIPE_KEY has no effect without PAYMENTS=stripe',
  );
  for (const missing of ['STRIPE_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL']) {
    expect(() => readEnv({ ...stripe, [missing]: '' })).toThrow(/^PAYMENTS=stripe requires/);
  }
});

test('removes the trailing slash of the public URL', () => {
  expect(readEnv({ PUBLIC_URL: 'https://skuret.example/' }).publicUrl).toBe(
    'https://skuret.example',
  );
});

test('sends mails by SMTP when configured, with links to the public URL', () => {
  const SMTP_URL = 'smtp://skuret:hemmeligt@mail.example.com:587';
  const PUBLIC_URL = 'https://skuret.example';
  expect(readEnv({ SMTP_URL, PUBLIC_URL }).smtp).toEqual({
    url: SMTP_URL,
    from: 'Skuret <no-reply@skuret.example>',
  });
  const MAIL_FROM = 'hej@skuret.example';
  expect(readEnv({ SMTP_URL, PUBLIC_URL, MAIL_FROM }).smtp?.from).toBe(MAIL_FROM);
  expect(() => readEnv({ SMTP_URL })).toThrow('SMTP_URL requires PUBLIC_URL');
});

test('stores pictures in a bucket when configured, with its key', () => {
  const bucket = {
    PICTURES_S3_URL: 'https://s3.example.com/skuret/',
    PICTURES_S3_KEY: 'id',
    PICTURES_S3_SECRET: 'hemmeligt',
  };
  expect(readEnv(bucket).picturesS3).toEqual({
    url: 'https://s3.example.com/skuret',
    region: 'us-east-1',
    key: 'id',
    secret: 'hemmeligt',
  });
  expect(readEnv({ ...bucket, PICTURES_S3_REGION: 'eu-north-1' }).picturesS3?.region).toBe(
    'eu-north-1',
  );
});

test('treats an empty value as missing', () => {
  expect(readEnv({ PORT: '', SEED: '', DATABASE_URL: '', JWT_SECRET: '' })).toEqual(readEnv({}));
});

test('reads the origin of distances from a place', () => {
  const { origin } = readEnv({ ORIGIN_LOCATION: '8000' });
  expect(origin.latitude).toBeCloseTo(56.16, 1);
  expect(origin.longitude).toBeCloseTo(10.2, 1);
});

test.each([
  [{ PORT: '65536' }, 'PORT must be a port from 0 to 65535, not "65536"'],
  [{ PORT: '-1' }, 'PORT must be a port from 0 to 65535, not "-1"'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, not "a b"'],
  [{ DATA_DIR: ' ' }, 'DATA_DIR must be a folder'],
  [
    { DATABASE_URL: 'mysql://root:hemmeligt@db' },
    'DATABASE_URL must be a URL like postgres://user:password@host:5432/database',
  ],
  [
    { DATABASE_READ_URL: 'postgres://skuret:hemmeligt@replica/skuret' },
    'DATABASE_READ_URL requires DATABASE_URL, whose replica it is',
  ],
  [
    { PICTURES_S3_URL: 'https://key:hemmeligt@s3.example.com/skuret' },
    'PICTURES_S3_URL must be a URL like https://s3.example.com/bucket, without a query or credentials',
  ],
  [
    { PICTURES_S3_URL: 'https://s3.example.com' },
    'PICTURES_S3_URL must be a URL like https://s3.example.com/bucket, without a query or credentials',
  ],
  [
    { PICTURES_S3_URL: 'https://s3.example.com/skuret', PICTURES_S3_SECRET: 'hemmeligt' },
    'PICTURES_S3_URL, PICTURES_S3_KEY and PICTURES_S3_SECRET must be set together, or all unset',
  ],
  [
    { PICTURES_S3_SECRET: 'hemmeligt med mellemrum' },
    'PICTURES_S3_SECRET must be one word of ASCII characters',
  ],
  [
    { PUBLIC_URL: 'https://mette:hemmeligt@skuret.example/browse' },
    'PUBLIC_URL must be a URL like https://skuret.example, without a path',
  ],
  [
    { SMTP_URL: 'http://skuret:hemmeligt@mail.example.com' },
    'SMTP_URL must be a URL like smtp://user:password@host:587',
  ],
  [
    { VAPID_PRIVATE_KEY: 'hemmeligt' },
    'VAPID_PRIVATE_KEY must be 32 bytes in base64url, as web-push generate-vapid-keys writes',
  ],
  [
    { VAPID_PRIVATE_KEY: 'A'.repeat(43), VAPID_PUBLIC_KEY: 'A'.repeat(87) },
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a matching pair, or both unset',
  ],
  [{ WEBHOOK_ENDPOINTS: 'any' }, 'WEBHOOK_ENDPOINTS must be public or loopback, not "any"'],
  [{ PUSH_ENDPOINTS: 'none' }, 'PUSH_ENDPOINTS must be public or any, not "none"'],
  [{ MAIL_FROM: 'hemmeligt' }, 'MAIL_FROM must be like Skuret <hello@skuret.example>'],
  [{ JWT_SECRET: 'hemmeligt' }, 'JWT_SECRET must have at least 32 characters, not 9'],
  [{ SEED: 'Demo' }, 'SEED must be demo or none, not "Demo"'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be fatal or error or warn or info or debug or silent, not "loud"',
  ],
  [{ LIMIT_SIGN_IN: '-1' }, 'LIMIT_SIGN_IN must be a number from 0 to 1000000, not "-1"'],
  [
    { LIMIT_SIGN_IN_PER_IP: 'many' },
    'LIMIT_SIGN_IN_PER_IP must be a number from 0 to 1000000, not "many"',
  ],
  [{ TRUSTED_PROXIES: '11' }, 'TRUSTED_PROXIES must be a number from 0 to 10, not "11"'],
  [{ HSTS: 'yes' }, 'HSTS must be off or on or subdomains, not "yes"'],
  [{ METRICS_TOKEN: 'hemmeligt' }, 'METRICS_TOKEN must have at least 16 characters without spaces'],
  [{ INTROSPECTION: 'yes' }, 'INTROSPECTION must be on or off, not "yes"'],
  [{ SIGN_IN_TRIES: '5' }, 'SIGN_IN_TRIES has been renamed. Use LIMIT_SIGN_IN instead.'],
  [
    { LIMIT_CONVERSATIONS_PER_DAY: '5' },
    "LIMIT_CONVERSATIONS_PER_DAY has been removed. The limit depends on the member's level.",
  ],
  [{ STREAMS: '10' }, 'STREAMS has been renamed. Use LIMIT_EVENT_STREAMS instead.'],
  [{ SMTP_ULR: 'smtp://x' }, 'SMTP_ULR is not a setting. Do you mean SMTP_URL?'],
  [{ DATABASE_UR: 'x' }, 'DATABASE_UR is not a setting. Do you mean DATABASE_URL?'],
  [{ PUBLIC_URLL: 'x' }, 'PUBLIC_URLL is not a setting. Do you mean PUBLIC_URL?'],
  [{ STRIPE_KEX: 'x' }, 'STRIPE_KEX is not a setting. Do you mean STRIPE_KEY?'],
  [
    { IDENTITY_ISSUER: 'https://broker.example' },
    'IDENTITY_ISSUER, IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET must be set together, or all unset',
  ],
  [
    { IDENTITY_ISSUER: 'https://b.example', IDENTITY_CLIENT_ID: 'a', IDENTITY_CLIENT_SECRET: 'b' },
    'IDENTITY_ISSUER requires PUBLIC_URL, where the broker sends members back',
  ],
  [
    { IDENTITY_ISSUER: 'http://broker.example' },
    'IDENTITY_ISSUER must be a URL like https://broker.example, without a query or credentials',
  ],
  [{ IDENTITY_ACR: 'high' }, 'IDENTITY_ACR has no effect without IDENTITY_ISSUER'],
  [{ STRIPE_KEY: 'sk_test_1' }, 'STRIPE_KEY has no effect without PAYMENTS=stripe'],
  [{ MAIL_FROM: 'Skuret <hej@skuret.example>' }, 'MAIL_FROM has no effect without SMTP_URL'],
  [{ PUBLIC_DEMO: 'on', SEED: 'none' }, 'PUBLIC_DEMO has no effect without SEED=demo'],
  [
    { ORIGIN_LOCATION: 'Andeby' },
    'ORIGIN_LOCATION must be a Danish town or postcode, not "Andeby"',
  ],
])('rejects %j with a reason and without secrets', (source, message) => {
  const read = () => readEnv(source);
  expect(read).toThrow(WrongEnvironment);
  expect(read).toThrow(new WrongEnvironment(message));
});

test('the settings for tests and benchmarks turn all limits off', () => {
  const { rateLimits, streams } = readEnv(noBounds);
  expect(Object.values(rateLimits).filter((bound) => bound !== 0)).toEqual([]);
  expect(streams).toBe(1_000_000);
});
