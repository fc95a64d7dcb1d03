import { sql } from 'kysely';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test('an index finds members by a part of the name or of the e-mail', async () => {
  const plan = await service.executor.transaction().execute(async (transaction) => {
    // The table of the test is too small for the planner to choose an index.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from users where name ilike '%arla%' or email ilike '%arla%'
    `.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan.match(/Bitmap Index Scan on users_parts/g)).toHaveLength(2);
});
