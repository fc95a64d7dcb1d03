import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { readSigningKeys } from './tokens';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test('processes that start together on an empty database share one signing key', async () => {
  const { executor } = service;
  for (let round = 0; round < 10; round += 1) {
    await executor.deleteFrom('signing_keys').execute();
    const found = await Promise.all(
      Array.from({ length: 8 }, () => readSigningKeys(executor, undefined)),
    );
    expect(new Set(found.map((keys) => keys.map(({ id }) => id).join())).size).toBe(1);
  }
});
