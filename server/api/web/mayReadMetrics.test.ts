import { once } from 'node:events';
import { request } from 'node:http';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ logLevel: 'silent' });
});
afterAll(() => service.close());

async function statusFor(host: string | undefined): Promise<number | undefined> {
  const asking = request(`${service.url}/metrics`, host === undefined ? {} : { headers: { host } });
  asking.end();
  const [response] = await once(asking, 'response');
  response.resume();
  return response.statusCode;
}

test.each([
  [undefined, 200],
  ['localhost:4000', 200],
  ['[::1]', 200],
  ['skuret.example', 404],
  ['127.0.0.1.skuret.example', 404],
])('without a token, metrics for host %s return %s', async (host, status) => {
  expect(await statusFor(host)).toBe(status);
});
