import { databaseAway } from '../helpers/databaseAway';

test('recovers in the same process after 20 outages of PostgreSQL', async () => {
  expect(await databaseAway(20)).toEqual({ recovered: 20, responses: 300, unexpected: [] });
});
