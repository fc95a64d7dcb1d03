import { request } from 'node:http';
import { rawRequest } from '../../../tests/helpers/service/rawRequest';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { insertKeptMail } from './keptMails';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const mail = {
    once: 'mail 1',
    to: 'mette@skuret.example',
    subject: 'Hej <Mette>',
    html: '<p style="color: red">Hej</p><script>alert(1)</script>',
    plain: 'Hej',
  };
  for (const _again of [1, 2]) await insertKeptMail(service.executor, mail, new Date(0));
});
afterAll(() => service.close());

/** A GET request with headers that `fetch` does not allow to set. */
function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; policy: string; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          policy: String(response.headers['content-security-policy']),
          text,
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

test('shows unsent mails to local clients, without scripts', async () => {
  const list = await get(`${service.url}/dev/mail`);
  expect(list.status).toBe(200);
  expect(list.text.match(/Hej &lt;Mette&gt;/g)).toHaveLength(1);
  const [, path = ''] = /href="(\/dev\/mail\/\d+)"/.exec(list.text) ?? [];
  const mail = await get(service.url + path);
  expect(mail.text).toContain('color: red');
  expect(mail.policy).toBe(
    "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox",
  );
  expect(await get(`${service.url}${path}/plain`)).toMatchObject({ status: 200, text: 'Hej' });
});

test.each([
  ['through a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy that sends Via only', { via: '1.1 varnish' }],
  ['with a foreign Host', { host: 'evil.example' }],
])('hides unsent mails for clients %s', async (_who, headers) => {
  for (const path of ['/dev/mail', '/dev/mail/1', '/dev/mail/1/plain']) {
    const { status, text } = await get(service.url + path, headers);
    expect(status).toBe(404);
    expect(text).not.toContain('Hej');
  }
});

test('hides unsent mails behind a proxy that is recognized by HTTP/1.0', async () => {
  for (const path of ['/dev/mail', '/dev/mail/1', '/metrics']) {
    const { host } = new URL(service.url);
    const asked = await rawRequest(service.url, `GET ${path} HTTP/1.0\r\nhost: ${host}\r\n\r\n`);
    expect(await asked.answer).toContain(' 404 ');
  }
});

test.each([
  ['behind proxies', { trustedProxies: 1 }],
  ['on a service with a public URL', { publicUrl: 'https://skuret.example' }],
  ['with a mail server', { smtp: { url: 'smtp://127.0.0.1:9', from: 'a@b.dk' } }],
])('hides unsent mails %s', async (_where, options) => {
  const other = await startTestService(options);
  try {
    expect((await get(`${other.url}/dev/mail`)).status).toBe(404);
  } finally {
    await other.close();
  }
});
