import type { LookupAddress } from 'node:dns';
import { isPublicAddress, isPushEndpoint, publicLookup } from './pushEndpoint';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'skuret.example',
  '',
])('%s is not a public IP address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.1.1',
  '2a00:1450::1',
  '2001:4860::1',
])('%s is a public IP address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQ',
  'https://db5p.notify.windows.com/w/?token=BQYAAA%3d',
])('accepts the push endpoint %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, 'public')).toBe(true);
});

test('does not resolve localhost', async () => {
  for (const all of [true, false]) {
    const found = await new Promise<[Error | null, string | LookupAddress[]]>((resolve) => {
      publicLookup('localhost', { all }, (error, address) => resolve([error, address]));
    });
    expect(found).toEqual([new Error('localhost leads to no public address'), '']);
  }
});
