import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let clock = new Date('2031-03-03T12:34:56Z');
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ now: () => clock, publicUrl: 'https://skuret.example' });
});
afterAll(() => service.close());

const read = (path: string) => fetch(service.url + path, { redirect: 'manual' });

test('a password manager finds where to change the password', async () => {
  const answer = await read('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/settings#security']);
});

test('a password manager finds where to manage passkeys', async () => {
  const answer = await read('/.well-known/passkey-endpoints');
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const settings = 'https://skuret.example/settings#security';
  expect(await answer.json()).toEqual({ enroll: settings, manage: settings });
});

test('security.txt has the fields of RFC 9116 and never expires', async () => {
  const lines = async () => (await (await read('/.well-known/security.txt')).text()).split('\n');
  expect(await lines()).toEqual([
    'Contact: https://skuret.example/contact',
    'Expires: 2031-08-30T00:00:00.000Z',
    'Preferred-Languages: da, en',
    'Canonical: https://skuret.example/.well-known/security.txt',
    '',
  ]);
  clock = new Date('2032-03-03T00:00:00Z');
  expect(await lines()).toContain('Expires: 2032-08-30T00:00:00.000Z');
});

test.each([
  ['/how-it-works.', '/how-it-works'],
  ['/Tool/16?days=3', '/tool/16?days=3'],
  ['/tool/16%C2%BB', '/tool/16'],
])('redirects %s to %s', async (written, meant) => {
  const answer = await read(written);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, meant]);
});
