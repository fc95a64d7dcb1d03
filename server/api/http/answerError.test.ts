import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as documents from '../../../tests/helpers/service/documents';
import { postHead, rawRequest } from '../../../tests/helpers/service/rawRequest';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { type WrittenBuild, writeBuild } from '../../../tests/helpers/service/writeBuild';
import { limits } from '../../config/limits';

let service: TestService;
let build: WrittenBuild;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  build = await writeBuild();
  // Larger than any buffer between two sockets.
  await writeFile(path.join(build.appFolder, 'large.bin'), Buffer.alloc(40_000_000));
  service = await startTestService({
    appFolder: build.appFolder,
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
    timeouts: { headers: 400, body: 400, answer: 1_500, idle: 60_000 },
  });
});
afterAll(async () => {
  await service.close();
  await build.remove();
});

/** Polls until the condition is true. Throws after about ten seconds. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 500; look += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It never came to be');
}

/** The values of `/metrics`, by name with labels. */
async function metrics(url = service.url): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );
}

const body = JSON.stringify({ query: '{ categories { id } }' });

describe('slow client', () => {
  test('is disconnected when its headers take too long', async () => {
    const { answer } = await rawRequest(service.url, 'POST /graphql HTTP/1.1\r\nhost: x\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('gets a 408 and is disconnected when its body takes too long', async () => {
    const { answer, socket } = await rawRequest(
      service.url,
      postHead(body.length) + body.slice(0, 5),
    );
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*did not reach us in time/);
    await new Promise<void>((resolve) =>
      socket.closed ? resolve() : socket.once('close', () => resolve()),
    );
  });

  test('is disconnected when it reads the response too slowly', async () => {
    const { socket } = await rawRequest(service.url, 'GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
    socket.removeAllListeners('data');
    socket.pause();
    await until(() => lines.some((line) => line['path'] === '/large.bin' && line['cutOff']));
    expect((await metrics()).get('skuret_rejections_total{reason="slow reader"}')).toBe(1);
    socket.destroy();
  });
});

test('receives at most two uploads of a member concurrently', async () => {
  const token = await service.signUp();
  const length = limits.body.bytes + 1_000;
  const head = postHead(length, `authorization: Bearer ${token}\r\n`);
  const first = await rawRequest(service.url, `${head}{`);
  const second = await rawRequest(service.url, `${head}{`);
  await until(async () => (await metrics()).get('skuret_requests_under_way') === 3);
  // The service reads a body once it knows the person. One more answered request shows that it has come that far.
  await service.graphql(documents.currentUser, {}, token);
  const third = await rawRequest(service.url, `${head}{`);
  const answer = await third.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/^retry-after: 1\r$/im);
  for (const { socket } of [first, second, third]) socket.destroy();
});

test('answers malformed requests with a 4xx status', async () => {
  const strange = [
    'BREW /graphql HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    '\0\0\0\0\r\n\r\n',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    'GET /\u0001 HTTP/1.1\r\nhost: x\r\n\r\n',
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
  ];
  for (const text of strange) {
    const { answer } = await rawRequest(service.url, text);
    expect(await answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
});

test('completes all running requests on shutdown', async () => {
  const own = await startTestService();
  const open = await Promise.all(
    Array.from({ length: 60 }, () => rawRequest(own.url, postHead(body.length) + body.slice(0, 5))),
  );
  await until(async () => (await metrics(own.url)).get('skuret_requests_under_way') === 61);
  const stopped = own.close();
  for (const { socket } of open) socket.write(body.slice(5));
  const answers = await Promise.all(open.map(({ answer }) => answer));
  expect(
    answers.filter((answer) => /^HTTP\/1\.1 200 [\s\S]*"categories":\[/.test(answer)),
  ).toHaveLength(60);
  await stopped;
  await expect(fetch(`${own.url}/healthz`)).rejects.toThrow();
});

describe('request log', () => {
  test('has one JSON line per request with the request id', async () => {
    const response = await fetch(`${service.url}/browse?q=hemmelig`);
    await response.text();
    const id = response.headers.get('x-request-id');
    await until(() => lines.some((line) => line['requestId'] === id));
    expect(lines.find((line) => line['requestId'] === id)).toMatchObject({
      method: 'GET',
      path: '/browse',
      status: 200,
      ms: expect.any(Number),
    });
  });

  test('has an unexpected error once, with its error id and request id', async () => {
    const token = await service.signUp();
    await service.graphql(documents.createTool, { input: documents.newTool }, token);
    await service.database.pool.query('alter table reviews rename to reviews_away');
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ searchTools { reviews { id } } }' }),
    });
    await service.database.pool.query('alter table reviews_away rename to reviews');
    const text = await response.text();
    const { errors } = JSON.parse(text) as { errors: { extensions: { id: string } }[] };
    const id = errors[0]?.extensions.id;
    const logged = lines.filter((line) => line['errorId'] === id);
    expect(logged).toMatchObject([
      { requestId: response.headers.get('x-request-id'), msg: 'unexpected error' },
    ]);
    expect(text).not.toMatch(/reviews_away|relation|select|42P01/);
  });

  test('has no passwords, tokens, hashes or e-mails', async () => {
    const secret = 'et-meget-hemmeligt-kodeord';
    const email = 'loglinje@skuret.example';
    const account = { name: 'Log', email, password: secret };
    const { data } = await service.graphql(documents.signUp, account);
    const token: string = data.signUpUser.token;
    await service.graphql(documents.signIn, { email, password: `${secret}-forkert` });
    await service.graphql(documents.signIn, { email, password: 7 });
    await service.graphql(documents.currentUser, {}, token);
    await service.graphql(documents.currentUser, {}, `${token}x`);
    await service.graphql(`{ a(password: "${secret}") }`);
    await fetch(`${service.url}/graphql?query={a}&token=${token}`);
    // A database error whose message repeats the whole row.
    await service.database.pool.query(
      "alter table users add constraint never check (name <> 'Fejl') not valid",
    );
    await service.graphql(documents.signUp, { ...account, name: 'Fejl', email: `x${email}` });
    await service.database.pool.query('alter table users drop constraint never');
    const log = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(lines.filter((line) => line['msg'] === 'unexpected error').length).toBeGreaterThan(0);
    for (const word of [secret, email, token, token.split('.')[2] ?? '', 'argon2']) {
      expect(log).not.toContain(word);
    }
  });
});

describe('metrics', () => {
  test('use the Prometheus text format and count requests and sign-ins', async () => {
    const before = await metrics();
    await service.graphql('{ categories { id } }');
    await service.graphql(documents.signIn, { email: 'a@b.dk', password: 'x' });
    const text = await (await fetch(`${service.url}/metrics`)).text();
    for (const line of text.split('\n').filter((each) => each !== '')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
    }
    const after = await metrics();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('skuret_http_requests_total{route="/graphql",status="200"}')).toBe(2);
    expect(grown('skuret_sign_ins_total{result="wrong"}')).toBe(1);
    expect(grown('skuret_http_request_duration_seconds_bucket{le="+Inf",route="/graphql"}')).toBe(
      2,
    );
  });

  test('are hidden from clients behind a proxy', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const response = await fetch(`${service.url}/metrics`, {
        headers: { [header]: '127.0.0.1' },
      });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('skuret_');
    }
  });
});

describe('service behind TLS with a metrics token', () => {
  let behindTls: TestService;
  beforeAll(async () => {
    behindTls = await startTestService({ hsts: 'on', metricsToken: 'sekstentegn-eller-flere' });
  });
  afterAll(() => behindTls.close());

  test('sends HSTS for two years only when configured', async () => {
    for (const address of ['/healthz', '/nowhere', '/graphql']) {
      const { headers } = await fetch(`${behindTls.url}${address}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    }
    const whole = await startTestService({ hsts: 'subdomains' });
    const { headers } = await fetch(`${whole.url}/nowhere`);
    await whole.close();
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    const plain = await fetch(`${service.url}/healthz`);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  test('requires the token for metrics', async () => {
    const ask = async (authorization: string) =>
      (await fetch(`${behindTls.url}/metrics`, { headers: { authorization } })).status;
    expect(await ask('Bearer sekstentegn-eller-flere')).toBe(200);
    expect(await ask('Bearer sekstentegn')).toBe(404);
    expect(await ask('')).toBe(404);
  });
});
