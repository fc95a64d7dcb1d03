import { databaseAway } from '../helpers/databaseAway';

test('recovers in the same process after PostgreSQL was away 20 times', async () => {
  expect(await databaseAway(20)).toEqual({ recovered: 20, responses: 300, unexpected: [] });
});
