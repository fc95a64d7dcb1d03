/** `npm run staff -- command`: the accounts of the people who run Skuret (docs/operations/office.md). */
import { Readable } from 'node:stream';
import { askControl } from '../server/backup/openControl';
import { readEnv } from '../server/start/env';
import { openStaffCommands } from '../server/start/openStaffCommands';
import { runOnData } from './runOnData';

await runOnData('staff', async ({ data, dataDir }) => {
  const args = process.argv.slice(2);
  if (!data) {
    // The service that holds the embedded database runs the command.
    const asked = Readable.from([JSON.stringify(args)]);
    for await (const line of askControl(dataDir, '/staff', asked)) {
      console.log((JSON.parse(line) as { said: string }).said);
    }
    return;
  }
  const run = await openStaffCommands(data.database.executor, readEnv(process.env));
  console.log(await run(args));
});
