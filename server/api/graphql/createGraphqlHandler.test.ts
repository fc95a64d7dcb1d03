import { auditServer } from 'graphql-http';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

// The audits ask for `__type`.
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ introspection: true });
});
afterAll(() => service.close());

test('passes every audit of GraphQL over HTTP', async () => {
  const results = await auditServer({ url: `${service.url}/graphql`, fetchFn: fetch });
  expect(results).toHaveLength(61);
  const notOk = results.filter((result) => result.status !== 'ok');
  expect(notOk.map((result) => `${result.id} ${result.name}`)).toEqual([]);
});
