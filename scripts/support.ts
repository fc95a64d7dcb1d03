/** `npm run support -- command`: what the operator of the service looks at and does (docs/decisions/54-support.md). */
import { Readable } from 'node:stream';
import { askControl } from '../server/backup/openControl';
import { createSupport } from '../server/office/createSupport';
import { runOnData } from './runOnData';

await runOnData('support', async ({ data, dataDir }) => {
  const args = process.argv.slice(2);
  if (!data) {
    // The service that holds the embedded database runs the command.
    const asked = Readable.from([JSON.stringify(args)]);
    for await (const line of askControl(dataDir, '/support', asked)) {
      console.log((JSON.parse(line) as { said: string }).said);
    }
    return;
  }
  const { executor } = data.database;
  console.log(await createSupport({ executor, now: () => new Date() })(args));
});
