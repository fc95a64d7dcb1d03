/**
 * `npm run demo:reset`: resets the demo to its first start, as of today. With `-- --everything` even when people have
 * left data.
 */
import { getCopenhagenDate } from '../domain/values/days';
import { createPasswords } from '../server/members/auth/passwords';
import { ResetRefused, resetDemo } from '../server/seed/resetDemo';
import { makeDemo } from '../server/seed/seedDemo';
import { runOnData } from './runOnData';

await runOnData('demo:reset', async ({ data }) => {
  const [flag] = process.argv.slice(2);
  if (flag !== undefined && flag !== '--everything') {
    throw new ResetRefused(
      `Unknown option ${flag}. Usage: npm run demo:reset, or npm run demo:reset -- --everything`,
    );
  }
  if (!data) throw new ResetRefused('The service is running on this data. Stop it first.');
  const now = new Date();
  const today = getCopenhagenDate(now);
  const { executor } = data.database;
  const demo = await makeDemo(createPasswords(), today, now);
  const made = await resetDemo(executor, data.pictures, demo, { everything: flag !== undefined });
  console.log(`The demo was reset as of ${today}. Deleted entries made since the last reset:`);
  for (const [what, count] of Object.entries(made)) console.log(`${what.padEnd(16)} ${count}`);
});
