import { migrateUnderLoad } from '../helpers/migrateUnderLoad';

test('migrates ten times under load, each time once by two newer processes, without losing a write', async () => {
  const result = await migrateUnderLoad(10);
  console.info(`${result.confirmed} confirmed listings`);
  expect(result).toMatchObject({ runs: Array(10).fill(1), lost: [], unexpected: [] });
  expect(result.confirmed).toBeGreaterThan(100);
});
